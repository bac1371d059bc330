# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``python -m benchmarks``: measures, prints tables, draws plots."""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TypeVar

from benchmarks import curves, environments, figures, peers, real_modules
from benchmarks.in_process import ROOT
from benchmarks.plots import draw
from benchmarks.results import PARTS, Results
from benchmarks.tables import all_tables
from neuron_inst_combine.bindings.load import version_of
from neuron_inst_combine.bindings.wheels import WHEELS

SIZES = (1_000, 10_000, 100_000, 1_000_000)
REWRITES = (10, 100, 1_000, 10_000)
QUICK_SIZES = (100, 1_000)
QUICK_REWRITES = (10, 50)
LARGEST_FOR_PEERS = 100_000


def main(argv: list[str] | None = None) -> int:
    """Runs the command.

    Returns:
      The exit status: 1 if there was nothing to draw with, or to install; 2 if the page of the
      documentation was asked for, and would be worth less than before.
    """
    options = _options(argv)
    if options.make_environments:
        return 0 if environments.make(options.environments) else 1
    kept = options.output / "results.json"
    results = Results.read(kept)
    if options.docs and (reason := _refuse_page(results, options.only, quick=options.quick)):
        sys.stderr.write(f"nothing was measured: no docs/benchmarks.md: {reason}\n")
        return 2
    for part in options.only:
        # What there is is kept, also when the rest is waited for in vain.
        try:
            _measure(part, options, results)
        finally:
            results.write(kept)
    print(f"\n{all_tables(results)}")
    try:
        for path in draw(results.points, options.output):
            print(path)
        if not options.docs:
            return 0
        # Again, since there may have been nothing to measure.
        if reason := _refuse_page(results, (), quick=False):
            sys.stderr.write(f"no docs/benchmarks.md: {reason}\n")
            return 2
        from benchmarks.page import write_page

        write_page(results, ROOT / "docs")
    except ImportError as error:
        sys.stderr.write(f"no plots: {error}: pip install 'neuron-inst-combine[bench]'\n")
        return 1
    return 0


def _refuse_page(results: Results, measured: Sequence[str], *, quick: bool) -> str | None:
    """Why docs/benchmarks.md is not to be written: parts of it would be gone, or say nothing.

    Args:
      results: What is kept.
      measured: Parts that will be measured, in place of what is kept of them.
      quick: Whether on small modules.
    """
    small = [part for part in PARTS if (quick if part in measured else part in results.quick)]
    if small:
        return f"the modules of --quick, for {', '.join(small)}, are too small to tell anything"
    missing = [part for part in PARTS if part not in measured and not results.parts[part]]
    if not missing:
        return None
    return (
        f"there are no results of {', '.join(missing)}; measure them too (--only), or name the "
        "folder that keeps them (--output)"
    )


def _options(argv: list[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="small modules, measured once")
    parser.add_argument(
        "--only",
        type=lambda text: [_part(word) for word in text.split(",") if word],
        default=PARTS,
        metavar="PART,...",
        help=f"measure these, of {', '.join(PARTS)}; what is kept of the others is shown",
    )
    parser.add_argument(
        "--output",
        type=Path,
        default=ROOT / "build" / "benchmarks",
        help="where results and plots are kept; default: build/benchmarks",
    )
    parser.add_argument(
        "--docs", action="store_true", help="write docs/benchmarks.md too, of all parts"
    )
    parser.add_argument(
        "--environments",
        type=Path,
        default=ROOT / "build" / "benchmarks" / "environments",
        metavar="DIRECTORY",
        help="of the optimizers that do not install beside our wheels",
    )
    parser.add_argument(
        "--make-environments", action="store_true", help="make those with pip, and nothing else"
    )
    parser.add_argument("--repeat", type=int, default=5, help="how often; medians are taken")
    parser.add_argument(
        "--timeout", type=float, default=300, help="seconds for another optimizer; default: 300"
    )
    return parser.parse_args(argv)


def _part(word: str) -> str:
    if word not in PARTS:
        raise argparse.ArgumentTypeError(f"'{word}' is none of {', '.join(PARTS)}")
    return word


def _measure(part: str, options: argparse.Namespace, results: Results) -> None:
    inputs = options.output / "inputs"
    repeat = 1 if options.quick else options.repeat
    sizes = QUICK_SIZES if options.quick else SIZES
    results.versions = _versions()
    if part == "figures":
        scale = figures.QUICK if options.quick else figures.Scale(repeat=repeat)
        _tell(figures.rows(scale, inputs), results.rows)
    elif part == "plots":
        rewrites = QUICK_REWRITES if options.quick else REWRITES
        _tell(curves.points(sizes, rewrites, repeat, inputs), results.points)
    elif part == "peers":
        small = [size for size in sizes if size <= LARGEST_FOR_PEERS]
        kinds = ("none", "5-percent", "all")
        found = peers.runs(kinds, small, inputs, options.environments, options.timeout)
        _tell(found, results.peers)
    else:
        _tell(real_modules.runs(repeat, inputs), results.real)
    results.quick = [p for p in PARTS if (options.quick if p == part else p in results.quick)]


T = TypeVar("T")


def _tell(measured: Iterable[T], kept: list[T]) -> None:
    """Keeps all of it, in place of what there was; each is shown as it comes, on standard error."""
    kept.clear()
    for one in measured:
        sys.stderr.write(f"{one}\n")
        kept.append(one)


def _versions() -> dict[str, str]:
    wheels = {w.distributions[0]: version_of(w) for w in WHEELS.values() if w.installed}
    return {"Python": platform.python_version(), **wheels}


if __name__ == "__main__":
    sys.exit(main())
