# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page of the documentation: the tables and plots, with what they show."""

from __future__ import annotations

import datetime
from pathlib import Path

from benchmarks.curves import MEMORY_AGAINST_OPS, TIME_AGAINST_OPS, TIME_AGAINST_REWRITES
from benchmarks.plots import draw
from benchmarks.results import Results
from benchmarks.tables import all_tables

_HEAD = """<!-- Made by python -m benchmarks --docs; do not edit. -->

# Benchmarks

What the passes cost, as ratios of what was measured in one run: seconds differ from machine to
machine. `python -m benchmarks` measures and prints this; `--quick` takes a minute and small
modules. The plots need matplotlib, the extra `bench`.

- *Passes* are timed in the pass manager, in turn with the wheel's own `canonicalize` on copies of
  one module: processor time, MLIR's threads and verifier off, the median of the rounds' ratios.
- *Whole processes* are timed by the clock; memory is the peak of what is resident.
- The inputs are made: straight elementwise code without candidates; with every twentieth op the
  root of a rewrite (*5 %*); of nothing else (*all*). *One dead op* is a constant that nothing
  uses: no candidate, but for it `canonicalize` and the greedy driver make a second sweep.
- `benchmarks/NOTES.md` says what was tried to make it faster, and what that gave.
"""

_PICTURES = {
    TIME_AGAINST_OPS: "Time in the pass manager against ops",
    TIME_AGAINST_REWRITES: "Time in the pass manager against rewrites",
    MEMORY_AGAINST_OPS: "Peak memory of the process against ops",
}


def write_page(results: Results, docs: Path) -> None:
    """Writes ``benchmarks.md`` and its pictures.

    Raises:
      ImportError: There is no matplotlib.
    """
    drawn = {path.stem for path in draw(results.points, docs / "benchmarks")}
    versions = ", ".join(f"{name} {version}" for name, version in results.versions.items())
    pictures = [
        f"![{title}](benchmarks/{name}.png)\n\n([SVG](benchmarks/{name}.svg))"
        for name, title in _PICTURES.items()
        if name in drawn
    ]
    today = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    parts = [f"{_HEAD}\n{today}, with {versions}.", all_tables(results)]
    if pictures:
        parts.append("## Plots\n\n" + "\n\n".join(pictures))
    (docs / "benchmarks.md").write_text("\n\n".join(parts) + "\n")
