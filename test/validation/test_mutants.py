# RUN: %pytest %s
"""Every planted fault is found in one run, and every correct output is called equal."""

from __future__ import annotations

import dataclasses
from typing import Any

import pytest
from mutants import MUTANTS, Mutant
from programs import PROGRAMS

from neuron_inst_combine import run
from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings import load
from neuron_inst_combine.patterns import merged_reduce
from neuron_inst_combine.patterns.broadcast_concat import BroadcastConcat
from neuron_inst_combine.patterns.repeated_concat import RepeatedConcat
from neuron_inst_combine.patterns.repeated_source import RepeatedSource
from neuron_inst_combine.validation import FunctionVerdict, Verdict, validate

BINDINGS = load("iree")


def rewritten(name: str) -> tuple[Any, Any]:
    """A program before and after the pass, in one context."""
    program = PROGRAMS[name]
    context = BINDINGS.context()
    before, after = (BINDINGS.ir.Module.parse(program.module, context) for _ in range(2))
    assert run(after, program.pipeline).changed
    return before, after


def verdict_of(before: Any, after: Any) -> FunctionVerdict:
    (verdict,) = validate(before, after)
    return verdict


@pytest.mark.parametrize("name", PROGRAMS)
def test_correct_output_is_equal(name: str) -> None:
    assert verdict_of(*rewritten(name)).verdict is Verdict.EQUAL


@pytest.mark.parametrize("name", PROGRAMS)
def test_equal_the_other_way_round(name: str) -> None:
    before, after = rewritten(name)
    assert verdict_of(after, before).verdict is Verdict.EQUAL


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_fault_is_found(mutant: Mutant) -> None:
    before, after = rewritten(mutant.program)
    text = str(after)
    for old, new in mutant.edits:
        assert text.count(old) == 1, f"{old} is there {text.count(old)} times in:\n{text}"
        text = text.replace(old, new)
    found = verdict_of(before, BINDINGS.ir.Module.parse(text, before.context))
    assert found.verdict is Verdict.DIFFERENT
    assert found.difference is not None
    assert found.difference.before
    assert found.difference.after


def test_there_are_enough_faults() -> None:
    assert len(MUTANTS) >= 40
    assert len(set(map(str, MUTANTS))) == len(MUTANTS)
    assert {mutant.program for mutant in MUTANTS} == set(PROGRAMS)


# ---- Faults in the code of the patterns ----


def test_fault_in_the_lifting_of_windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The window of the reduced value, taken for one of the whole from dimension 0 on."""

    def wrong(self: Window, kept: tuple[int, ...], shape: tuple[int, ...]) -> Window:
        starts, limits, strides = ([*part] for part in (self.starts, self.limits, self.strides))
        rest = len(shape) - len(kept)
        return Window(
            tuple(starts + [0] * rest),
            tuple(limits + list(shape[len(kept) :])),
            tuple(strides + [1] * rest),
        )

    monkeypatch.setattr(Window, "lift", wrong)
    assert verdict_of(*rewritten("frames")).verdict is Verdict.DIFFERENT


def test_fault_in_the_merging_of_dimensions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The outer reduce's dimensions, taken for those of the inner one's operand."""

    def wrong(inner: Any, outer: Any, rank: int) -> tuple[int, ...]:
        del rank
        return tuple(sorted({*inner.dimensions, *(d + 2 for d in outer.dimensions)}))

    monkeypatch.setattr(merged_reduce, "merged_dimensions", wrong)
    assert verdict_of(*rewritten("nested")).verdict is Verdict.DIFFERENT


def test_fault_in_the_condition_on_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slices out of order, with equal element counts: what the original pass takes for whole."""
    monkeypatch.setattr(BroadcastConcat, "_refuse_run", lambda *_: None)
    program = PROGRAMS["copies"].module
    context = BINDINGS.context()
    swapped = program.replace(
        "%2 = stablehlo.concatenate %0, %1", "%2 = stablehlo.concatenate %6, %7"
    )
    swapped = swapped.replace(
        "  %0 = stablehlo.slice %b [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>\n",
        "  %0 = stablehlo.slice %b [0:2, 0:1] : (tensor<2x3xf32>) -> tensor<2x1xf32>\n"
        "  %6 = stablehlo.slice %b [0:2, 1:3] : (tensor<2x3xf32>) -> tensor<2x2xf32>\n",
    )
    swapped = swapped.replace(
        "  %1 = stablehlo.slice %b [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>\n", ""
    )
    swapped = swapped.replace(
        "concatenate %6, %7, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>)",
        "concatenate %6, %0, dim = 1 : (tensor<2x2xf32>, tensor<2x1xf32>)",
    )
    before, after = (BINDINGS.ir.Module.parse(swapped, context) for _ in range(2))
    assert run(after, PROGRAMS["copies"].pipeline).changed
    assert verdict_of(before, after).verdict is Verdict.DIFFERENT


def test_fault_in_the_place_of_copies(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number of copies put in behind the dimension that is concatenated."""
    right = RepeatedConcat.decide

    def wrong(self: RepeatedConcat, op: Any) -> Any:
        plan = right(self, op)
        if not isinstance(plan, RepeatedSource):
            return plan
        return dataclasses.replace(plan, dimensions=(0, 1))

    monkeypatch.setattr(RepeatedConcat, "decide", wrong)
    assert verdict_of(*rewritten("repeats")).verdict is Verdict.DIFFERENT
