# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The lines of the plots: time against ops, time against rewrites, memory against ops."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from benchmarks.figures import BOTH, CANONICALIZE, COMBINE, HLO, NO_FOLD
from benchmarks.in_process import FailedError, measure
from benchmarks.inputs import Input
from benchmarks.results import Point
from benchmarks.tools import iree_opt, neuron_opt
from benchmarks.whole_process import in_turn, medians

TIME_AGAINST_OPS = "time-against-ops"
TIME_AGAINST_REWRITES = "time-against-rewrites"
MEMORY_AGAINST_OPS = "memory-against-ops"

PANELS = {
    "none": "no candidates",
    "5-percent": "5 % candidates",
    "all": "all candidates",
    "reduces": "reduce-slice-reduce",
    "sums": "sums of slices",
}


def points(
    sizes: Sequence[int], rewrites: Sequence[int], repeat: int, inputs: Path
) -> Iterator[Point]:
    """Measures them; what fails is said on the standard output, and leaves a gap."""
    for kind in ("none", "5-percent", "all"):
        for ops in sizes:
            path = Input(kind, ops).write(inputs)
            pipelines = [CANONICALIZE, HLO, COMBINE, NO_FOLD]
            yield from _times(TIME_AGAINST_OPS, kind, path, ops, pipelines, repeat)
            yield from _memory(kind, path, ops, repeat, inputs)
    for kind, pipeline in (("reduces", COMBINE), ("sums", HLO)):
        for count in rewrites:
            path = Input(kind, count).write(inputs)
            pipelines = [CANONICALIZE, pipeline]
            yield from _times(TIME_AGAINST_REWRITES, kind, path, count, pipelines, repeat)


def _times(
    plot: str, kind: str, path: Path, x: int, pipelines: Sequence[str], repeat: int
) -> Iterator[Point]:
    try:
        taken = measure("iree", [(path, pipeline) for pipeline in pipelines], repeat)
    except FailedError as error:
        print(f"{path.name}: {error}")
        return
    for pipeline, seconds in zip(pipelines, taken, strict=True):
        yield Point(plot, PANELS[kind], pipeline, x, median(seconds))


def _memory(kind: str, path: Path, ops: int, repeat: int, inputs: Path) -> Iterator[Point]:
    commands = {
        f"neuron-opt, {BOTH}": [
            *neuron_opt(),
            f"--{HLO}",
            f"--{COMBINE}",
            path,
            "-o",
            inputs / "ours.out",
        ],
        "iree-opt, parse and print": [*iree_opt(), path, "-o", inputs / "iree.out"],
        "iree-opt, canonicalize": [
            *iree_opt(),
            "--canonicalize",
            path,
            "-o",
            inputs / "iree.out",
        ],
    }
    try:
        usages = in_turn(commands, repeat)
    except FailedError as error:
        print(f"{path.name}: {error}")
        return
    for name, taken in usages.items():
        yield Point(MEMORY_AGAINST_OPS, PANELS[kind], name, ops, medians(taken).mebibytes)
