# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The figures to reach: each a ratio of two things that are measured in one run."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.in_process import ROOT, FailedError, measure, ratio
from benchmarks.inputs import TEN_LINES, Input
from benchmarks.results import Row
from benchmarks.tools import iree_opt, neuron_opt
from benchmarks.whole_process import Usage, in_turn, medians
from benchmarks.worker import WITH_REMARKS

CANONICALIZE = "canonicalize"
HLO = "neuron-hlo-inst-comb"
COMBINE = "neuron-inst-combine"
NO_FOLD = "neuron-inst-combine{fold=false}"
BOTH = f"{HLO},{COMBINE}"
EXTENDED = f"{HLO}{{patterns=extended}},{COMBINE}{{patterns=extended}}"


@dataclass(frozen=True, slots=True)
class Scale:
    """How large the measured modules are.

    Attributes:
      ops: Of the large ones.
      rewrites: In one module.
      leaves: Of one sum, the smaller of two.
      operands: Of one concatenate, the smaller of two.
      repeat: How often each is measured.
      starts: How often a program is started to see how long that takes.
    """

    ops: int = 1_000_000
    rewrites: int = 10_000
    leaves: int = 10_000
    operands: int = 10_000
    repeat: int = 5
    starts: int = 21


# A dead op is no candidate, but with one the greedy driver, and so canonicalize, sweeps twice.
DEAD = ", one dead op"

QUICK = Scale(ops=2_000, rewrites=50, leaves=50, operands=50, repeat=1, starts=2)


def rows(scale: Scale, inputs: Path) -> Iterator[Row]:
    """Measures all figures, one after the other."""
    yield from _without_candidates(scale, inputs)
    yield from _rewrites(scale, inputs)
    yield from _whole_process(scale, inputs)
    yield from _startup(scale, inputs)
    yield from _ten_times(scale, inputs)
    yield from _ten_times_as_a_process(scale, inputs)
    yield from _jaxlib(scale, inputs)


def _ratios(
    wheel: str,
    source: Input,
    inputs: Path,
    scale: Scale,
    wanted: Sequence[tuple[str, str, float]],
    *,
    beside_jax: bool = False,
) -> Iterator[Row]:
    """A row for each of (what, pipeline, goal), against the wheel's own canonicalizer."""
    against = f"canonicalize on {wheel}"
    pipelines = [CANONICALIZE, *(pipeline for _, pipeline, _ in wanted)]
    try:
        path = source.write(inputs)
        runs = [(path, pipeline) for pipeline in pipelines]
        base, *others = measure(wheel, runs, scale.repeat, beside_jax=beside_jax)
    except FailedError as error:
        for what, _, goal in wanted:
            yield Row(what, against, None, goal, str(error))
        return
    for (what, _, goal), seconds in zip(wanted, others, strict=True):
        yield Row(what, against, ratio(seconds, base), goal)


def _without_candidates(scale: Scale, inputs: Path) -> Iterator[Row]:
    for kind, more in (("none", ""), ("dead", DEAD)):
        size = f"no candidates, {scale.ops:,} ops{more}"
        yield from _ratios(
            "iree",
            Input(kind, scale.ops),
            inputs,
            scale,
            [
                (f"{HLO}, {size}", HLO, 0.08),
                (f"{COMBINE}, {size}", COMBINE, 1.25),
                (f"{NO_FOLD}, {size}", NO_FOLD, 0.25),
            ],
        )


def _rewrites(scale: Scale, inputs: Path) -> Iterator[Row]:
    """Merged reduces; and what it costs to be told of each."""
    what = f"{COMBINE}, {scale.rewrites:,} rewrites of reduce-slice-reduce"
    # In a module of nothing else, and in one where each stands among 40 ops.
    sparse = Input("5-percent", scale.rewrites * 40)
    for source, more in (
        (Input("reduces", scale.rewrites), ""),
        (sparse, f" among {sparse.count:,} ops"),
    ):
        yield from _ratios("iree", source, inputs, scale, [(what + more, COMBINE, 4)])
    for kind, pipeline in (("reduces", COMBINE), ("sums", HLO)):
        path = Input(kind, scale.rewrites).write(inputs)
        yield from _against_itself(
            f"{pipeline}, {scale.rewrites:,} rewrites, remarks on",
            f"{pipeline}, remarks off",
            path,
            scale,
            (pipeline + WITH_REMARKS, pipeline),
            2,
        )


def _against_itself(
    what: str, against: str, path: Path, scale: Scale, pair: tuple[str, str], goal: float
) -> Iterator[Row]:
    try:
        seconds, base = measure("iree", [(path, pipeline) for pipeline in pair], scale.repeat)
    except FailedError as error:
        yield Row(what, against, None, goal, str(error))
        return
    yield Row(what, against, ratio(seconds, base), goal)


def _whole_process(scale: Scale, inputs: Path) -> Iterator[Row]:
    for kind, more in (("none", ""), ("dead", DEAD)):
        what = f"neuron-opt, both passes, {scale.ops:,} ops{more}"
        yield from _parsed_and_printed(what, Input(kind, scale.ops).write(inputs), scale, inputs)


def _parsed_and_printed(what: str, path: Path, scale: Scale, inputs: Path) -> Iterator[Row]:
    commands = {
        "ours": [*neuron_opt(), f"--{HLO}", f"--{COMBINE}", path, "-o", inputs / "ours.out"],
        "iree": [*iree_opt(), path, "-o", inputs / "iree.out"],
    }
    against = "iree-opt, parse and print"
    try:
        usages = in_turn(commands, scale.repeat)
    except FailedError as error:
        yield Row(f"{what}, time", against, None, 1.15, str(error))
        yield Row(f"{what}, memory", against, None, 1.15, str(error))
        return
    yield Row(f"{what}, time", against, _time_ratio(usages), 1.15)
    memory = medians(usages["ours"]).mebibytes / medians(usages["iree"]).mebibytes
    yield Row(f"{what}, memory", against, memory, 1.15)


def _time_ratio(usages: Mapping[str, Sequence[Usage]]) -> float:
    ours, iree = ([usage.seconds for usage in usages[name]] for name in ("ours", "iree"))
    return ratio(ours, iree)


def _startup(scale: Scale, inputs: Path) -> Iterator[Row]:
    path = inputs / "ten-lines.mlir"
    path.write_text(TEN_LINES)
    commands = {
        "ours": [*neuron_opt(), f"--{HLO}", f"--{COMBINE}", path],
        "iree": [*iree_opt(), path],
    }
    what, against = "neuron-opt, both passes, a file of ten lines", "iree-opt, parse and print"
    try:
        usages = in_turn(commands, scale.starts)
    except FailedError as error:
        yield Row(what, against, None, 1.3, str(error))
        return
    yield Row(what, against, _time_ratio(usages), 1.3)


def _ten_times(scale: Scale, inputs: Path) -> Iterator[Row]:
    """How time grows with each of four sizes; with patterns=extended, which have most to do."""
    growing = (
        ("ops", "none", scale.ops // 10, EXTENDED),
        (f"ops, {HLO} alone", "none", scale.ops // 10, HLO),
        (f"ops, {NO_FOLD} alone", "none", scale.ops // 10, NO_FOLD),
        ("ops, 5 % of them candidates", "5-percent", scale.ops // 100, EXTENDED),
        ("leaves", "leaves", scale.leaves, EXTENDED),
        ("operands", "operands", scale.operands, EXTENDED),
        ("rewrites of reduces", "reduces", scale.rewrites // 10, COMBINE),
        ("rewrites of sums", "sums", scale.rewrites // 10, HLO),
    )
    for name, kind, count, pipeline in growing:
        what, against = f"{count * 10:,} {name}", f"{count:,} of them"
        # What the greedy driver does where it folds, canonicalize does too.
        folds = kind == "none" and pipeline == EXTENDED
        pipelines = (pipeline, CANONICALIZE) if folds else (pipeline,)
        try:
            paths = [Input(kind, n).write(inputs) for n in (count, count * 10)]
            runs = [(path, text) for text in pipelines for path in paths]
            small, large, *native = measure("iree", runs, scale.repeat)
        except FailedError as error:
            yield Row(what, against, None, 12, str(error))
            continue
        note = f"{CANONICALIZE} {ratio(native[1], native[0]):.1f}" if native else ""
        yield Row(what, against, ratio(large, small), 12, note)


def _ten_times_as_a_process(scale: Scale, inputs: Path) -> Iterator[Row]:
    """The same of ops without candidates for what a user waits for."""
    counts = (scale.ops // 10, scale.ops)
    small, large = (Input("none", count).write(inputs) for count in counts)
    what, against = f"{scale.ops:,} ops, neuron-opt, both passes", f"{counts[0]:,} of them"
    commands = {
        name: [*neuron_opt(), f"--{HLO}", f"--{COMBINE}", path, "-o", inputs / "ours.out"]
        for name, path in (("small", small), ("large", large))
    }
    try:
        usages = in_turn(commands, scale.repeat)
    except FailedError as error:
        yield Row(what, against, None, 12, str(error))
        return
    seconds = {name: [usage.seconds for usage in of_one] for name, of_one in usages.items()}
    yield Row(what, against, ratio(seconds["large"], seconds["small"]), 12)


def _jaxlib(scale: Scale, inputs: Path) -> Iterator[Row]:
    for kind, beside_jax, more in (
        ("slices", False, ""),
        ("slices", True, ", JAX imported"),
        ("slices-dead", False, DEAD),
    ):
        source, what = Input(kind, scale.ops), f"{scale.ops:,} ops, half of them slices{more}"
        wanted = [(f"{BOTH} on jaxlib, {what}", BOTH, 0.5)]
        yield from _ratios("jaxlib", source, inputs, scale, wanted, beside_jax=beside_jax)


__all__ = ["BOTH", "CANONICALIZE", "COMBINE", "HLO", "NO_FOLD", "QUICK", "ROOT", "Scale", "rows"]
