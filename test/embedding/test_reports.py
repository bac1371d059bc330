# RUN: %pytest %s
"""``run``: reports, remarks, and what they cost."""

from __future__ import annotations

import gc
import weakref

import pytest
from reduce_slice_reduce import TEXT, reduces

import neuron_inst_combine
from neuron_inst_combine.bindings import load
from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine

MISSED = TEXT.replace("dense<0.0>", "dense<1.0>")


def test_counters_and_seconds() -> None:
    with load("iree").context() as context:
        module = load("iree").ir.Module.parse(TEXT, context)
        report = neuron_inst_combine.run(module, "cse,neuron-hlo-inst-comb,neuron-inst-combine")
    assert reduces(module) == 1
    assert report.changed
    assert report.fired == {"SimplifyReduceSliceReduce": 1}
    assert [of.pass_argument for of in report.passes] == [
        "neuron-hlo-inst-comb",
        "neuron-inst-combine",
    ]
    assert [of.fired for of in report.passes] == [{}, {"SimplifyReduceSliceReduce": 1}]
    assert report.remarks == ()
    assert 0 < sum(of.seconds for of in report.passes) < report.seconds < 60
    assert str(report) == "SimplifyReduceSliceReduce: 1"


def test_remarks() -> None:
    heard: list[neuron_inst_combine.Remark] = []
    with load("iree").context() as context:
        module = load("iree").ir.Module.parse(TEXT, context)
        report = neuron_inst_combine.run(module, "neuron-inst-combine", remarks=heard.append)
    assert list(report.remarks) == heard
    (passed,) = report.passed
    assert (passed.pattern, passed.function) == ("SimplifyReduceSliceReduce", "main")
    assert passed.position is not None
    assert passed.position.line == 7
    assert report.missed == ()


def test_missed_remarks() -> None:
    with load("iree").context() as context:
        module = load("iree").ir.Module.parse(MISSED, context)
        report = neuron_inst_combine.run(module, "neuron-inst-combine", remarks=lambda _: None)
    assert not report.changed
    (missed,) = report.missed
    assert missed.condition == 8
    assert str(report) == "nothing fired"


def test_without_remarks_nothing_is_explained(monkeypatch: pytest.MonkeyPatch) -> None:
    def explain(*_: object) -> None:
        raise AssertionError("asked for remarks")

    monkeypatch.setattr(NeuronInstCombine, "explain", explain)
    with load("iree").context() as context:
        module = load("iree").ir.Module.parse(MISSED, context)
        assert not neuron_inst_combine.run(module, "neuron-inst-combine").changed
        with pytest.raises(AssertionError, match="asked for remarks"):
            neuron_inst_combine.run(module, "neuron-inst-combine", remarks=print)


def test_what_the_callback_raises_reaches_the_caller() -> None:
    def refuse(remark: neuron_inst_combine.Remark) -> None:
        raise LookupError(remark.pattern)

    with load("iree").context() as context:
        module = load("iree").ir.Module.parse(MISSED, context)
        with pytest.raises(LookupError, match="SimplifyReduceSliceReduce"):
            neuron_inst_combine.run(module, "neuron-inst-combine", remarks=refuse)


def test_no_context_stays_behind() -> None:
    with load("iree").context() as context:
        module = load("iree").ir.Module.parse(TEXT, context)
        report = neuron_inst_combine.run(module)
    gone = weakref.ref(context)
    del context, module
    gc.collect()
    assert gone() is None
    assert report.changed
