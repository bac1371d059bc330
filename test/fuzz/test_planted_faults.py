# RUN: %pytest %s
"""A fuzzer that finds nothing proves something only if it finds what is planted."""

from __future__ import annotations

import dataclasses
import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

import crew
from generator import specimen
from interpreting import Interpreter
from judging import Judge, Outcome, Problem
from tally import Tally

import fuzz
from neuron_inst_combine.analysis import cuts
from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.patterns import merged_reduce, slice_of_sibling_reduce
from neuron_inst_combine.patterns.broadcast_concat import BroadcastConcat
from neuron_inst_combine.patterns.known_chains import KnownChains
from neuron_inst_combine.patterns.reduce_of_reduce import ReduceOfReduce
from neuron_inst_combine.patterns.repeated_concat import RepeatedConcat
from neuron_inst_combine.patterns.repeated_source import RepeatedSource

ENOUGH = 400
"""Modules; the faults are found in far fewer."""


def first_problem(judge: Judge) -> Problem | None:
    for index in range(ENOUGH):
        if problems := judge.judge(index).problems:
            return problems[0]
    return None


def limit_off_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Window.lift

    def wrong(self: Window, kept: tuple[int, ...], shape: tuple[int, ...]) -> Window:
        window = right(self, kept, shape)
        limits = tuple(min(n + 1, size) for n, size in zip(window.limits, shape, strict=True))
        return dataclasses.replace(window, limits=limits)

    monkeypatch.setattr(Window, "lift", wrong)


def window_one_late(monkeypatch: pytest.MonkeyPatch) -> None:
    right = Window.lift

    def wrong(self: Window, kept: tuple[int, ...], shape: tuple[int, ...]) -> Window:
        window = right(self, kept, shape)
        moves = [int(n < size) for n, size in zip(window.limits, shape, strict=True)]
        starts, limits = (
            tuple(n + move for n, move in zip(part, moves, strict=True))
            for part in (window.starts, window.limits)
        )
        return Window(starts, limits, window.strides)

    monkeypatch.setattr(Window, "lift", wrong)


def dimensions_of_the_wrong_frame(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(inner: Any, outer: Any, rank: int) -> tuple[int, ...]:
        count = len({*inner.dimensions}) + len(outer.dimensions)
        return tuple(range(rank - count, rank))

    monkeypatch.setattr(merged_reduce, "merged_dimensions", wrong)


def order_of_slices_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(BroadcastConcat, "_refuse_run", lambda *_: None)


def trimmed_dimensions_ignored(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cuts, "_not_a_piece", lambda *_: None)


def copies_in_the_wrong_place(monkeypatch: pytest.MonkeyPatch) -> None:
    right = RepeatedConcat.decide

    def wrong(self: RepeatedConcat, op: Any) -> Any:
        plan = right(self, op)
        if not isinstance(plan, RepeatedSource) or len(set(plan.source.type.shape)) > 1:
            return plan
        rank = len(plan.source.type.shape)
        same = len(plan.shape) == rank + 1 and set(plan.shape) == set(plan.source.type.shape)
        return dataclasses.replace(plan, dimensions=tuple(range(rank))) if same else plan

    monkeypatch.setattr(RepeatedConcat, "decide", wrong)


def bodies_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    ignore(monkeypatch, "refuse_bodies_and_inits")


def any_init_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    ignore(monkeypatch, "refuse_monoid")


def ignore(monkeypatch: pytest.MonkeyPatch, condition: str) -> None:
    for name in ("simplify_reduce_slice_reduce", "reduce_of_reduce"):
        where = f"neuron_inst_combine.patterns.{name}.{condition}"
        monkeypatch.setattr(where, lambda *_: None)


def window_of_the_first_dimensions(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(window: Window, kept: Any) -> Window:
        parts = (window.starts, window.limits, window.strides)
        return Window(*(part[: len(kept)] for part in parts))

    monkeypatch.setattr(slice_of_sibling_reduce, "_project", wrong)


def inits_of_known_chains_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(KnownChains, "_is_init", lambda *_: True)


FAULTS = (
    limit_off_by_one,
    window_one_late,
    dimensions_of_the_wrong_frame,
    order_of_slices_ignored,
    trimmed_dimensions_ignored,
    copies_in_the_wrong_place,
    bodies_not_compared,
    any_init_will_do,
    window_of_the_first_dimensions,
    inits_of_known_chains_not_compared,
)


@pytest.mark.parametrize("plant", FAULTS)
def test_fault_is_found(plant: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch)
    problem = first_problem(Judge(seed=3))
    assert problem is not None
    assert problem.kind in ("different", "verifier"), problem


def test_interpreter_finds_it_too(monkeypatch: pytest.MonkeyPatch) -> None:
    pytest.importorskip("jaxlib", reason="the interpreter is in jaxlib")
    limit_off_by_one(monkeypatch)
    monkeypatch.setattr(Judge, "_validate", lambda *_: None)
    interpreter = Interpreter()
    try:
        problem = first_problem(Judge(3, interpreter=interpreter))
    finally:
        interpreter.close()
    assert problem is not None
    assert problem.kind == "interpreter"
    assert "before" in problem.text


def test_exception_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(*_: Any) -> None:
        raise KeyError("planted")

    monkeypatch.setattr(ReduceOfReduce, "decide", wrong)
    problem = first_problem(Judge(seed=3))
    assert problem == Problem("exception", "extended", "KeyError: 'planted'")


def test_death_is_the_fault_of_one_module(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    plant(
        monkeypatch,
        tmp_path,
        "right = Judge.judge\n"
        "Judge.judge = lambda self, n: os.abort() if n == 2 else right(self, n)\n",
    )
    outcomes = {o.index: o for o in crew.Crew(["--seed=3"], jobs=1).outcomes(range(4))}
    assert sorted(outcomes) == [0, 1, 2, 3]
    died = {index: o.problems for index, o in outcomes.items() if o.problems}
    assert [(index, found[0].kind) for index, found in died.items()] == [(2, "died")]
    assert "SIGABRT" in died[2][0].text


def test_command_fails_and_keeps_the_module(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    plant(monkeypatch, tmp_path, "RepeatedConcat.decide = lambda self, op: 1 / 0\n")
    arguments = ["--modules=40", "--seed=3", "--jobs=1", f"--save-failures={tmp_path}"]
    assert fuzz.main(arguments) == 1
    captured = capsys.readouterr()
    assert "exception extended: ZeroDivisionError" in captured.err
    assert "never fired: RepeatedConcat (extended)" in captured.out
    kept = sorted(tmp_path.glob("seed-3-index-*.mlir"))
    assert kept
    index = int(kept[0].stem.rpartition("-")[2])
    assert kept[0].read_text().endswith(specimen(3, index).text)


def plant(monkeypatch: pytest.MonkeyPatch, directory: Path, code: str) -> None:
    """Has the workers run some code before they begin."""
    script = directory / "planted.py"
    script.write_text(
        f"import os, sys\nsys.path.insert(0, {str(Path(fuzz.__file__).parent)!r})\nimport fuzz\n"
        "from judging import Judge\n"
        "from neuron_inst_combine.patterns.repeated_concat import RepeatedConcat\n"
        f"{code}sys.exit(fuzz.main(sys.argv[1:]))\n"
    )
    monkeypatch.setattr(crew, "SCRIPT", script)


# ---- The counts ----


def test_a_pattern_that_never_fired_is_a_failure() -> None:
    tally = Tally()
    assert not tally.is_clean()
    for index, names in enumerate(
        (
            {"SimplifyReduceSliceReduce": 1, "StridedSliceReduce": 2, "BroadcastConcat": 1},
            {"ReduceOfReduce": 1, "SliceOfSiblingReduce": 1, "SameSourceConcat": 1},
        )
    ):
        tally.add(Outcome(index, fired={"documented": names, "extended": names}))
    assert tally.never_fired() == ["RepeatedConcat (extended)"]
    tally.add(Outcome(2, fired={"extended": {"RepeatedConcat": 1}}))
    assert tally.is_clean()
    tally.add(Outcome(3, problems=[Problem("died", "", "SIGABRT")]))
    assert not tally.is_clean()


def test_the_same_module_by_seed_and_index() -> None:
    assert specimen(3, 7) == specimen(3, 7)
    assert specimen(3, 7).text != specimen(3, 8).text
    assert specimen(4, 7).text != specimen(3, 7).text
