# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Ours on the large modules that real tools made, next to IREE's parser and printer."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from pathlib import Path

from benchmarks.figures import COMBINE, HLO
from benchmarks.in_process import ROOT, FailedError
from benchmarks.results import ToolRun
from benchmarks.tools import iree_opt, neuron_opt
from benchmarks.whole_process import in_turn, medians

LARGE = 40_000
"""Bytes."""

OURS = "neuron-opt, both passes"
THEIRS = "iree-opt, parse and print"

# Some were cut out of a log with the line that followed them.
_LOG_LINE = re.compile(rb"^-{5,} END OF MLIR MODULE -{5,}$", re.MULTILINE)


def directory() -> Path:
    """Where they are: ``NEURON_REAL_MODULES``, as for the tests."""
    return Path(os.environ.get("NEURON_REAL_MODULES", ROOT.parent / "shared" / "real"))


def runs(repeat: int, inputs: Path) -> Iterator[ToolRun]:
    """Both tools on each module; nothing where there are none."""
    for path in sorted(directory().glob("*")):
        if path.is_file() and path.stat().st_size >= LARGE:
            yield from _runs_on(_without_log_line(path, inputs), repeat)


def _without_log_line(path: Path, inputs: Path) -> Path:
    data = path.read_bytes()
    cleaned = _LOG_LINE.sub(b"", data)
    if cleaned == data:
        return path
    inputs.mkdir(parents=True, exist_ok=True)
    copy = inputs / path.name
    copy.write_bytes(cleaned)
    return copy


def _runs_on(path: Path, repeat: int) -> Iterator[ToolRun]:
    for tool, command in (
        (OURS, [*neuron_opt(), f"--{HLO}", f"--{COMBINE}", path]),
        (THEIRS, [*iree_opt(), path]),
    ):
        try:
            usage = medians(in_turn({tool: command}, repeat)[tool])
        except FailedError as error:
            yield ToolRun(tool, path.name, None, None, str(error))
        else:
            yield ToolRun(tool, path.name, usage.seconds, usage.mebibytes)
