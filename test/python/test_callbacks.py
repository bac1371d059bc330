# RUN: %pytest %s
"""Exceptions and truth values between a driver and Python, on the wheel under test."""

from __future__ import annotations

import os
from typing import Any

import pytest

from neuron_inst_combine.bindings import Bindings, load
from neuron_inst_combine.bindings.types import Module
from neuron_inst_combine.drivers.greedy import GreedyConfig, apply_greedily
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.drivers.pattern_sets import Engine, EngineError
from neuron_inst_combine.drivers.walk import walk_and_apply
from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine
from neuron_inst_combine.patterns.dead_ops import DeadOps
from neuron_inst_combine.patterns.simplify_reduce_slice_reduce import SimplifyReduceSliceReduce
from neuron_inst_combine.pipelines.pipeline import Pipeline, load_pipeline

BINDINGS = load(os.environ.get("NEURON_MLIR_BINDINGS", "iree"))
ENGINES = [Engine.PDL, Engine.PYTHON] if BINDINGS.wheel.has_pdl else [Engine.PYTHON]

SOURCE = """
func.func @main(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %z = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %r1 = "stablehlo.reduce"(%x, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %cut = "stablehlo.slice"(%r1) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>,
    strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %r2 = "stablehlo.reduce"(%cut, %z) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %r2 : tensor<4xf32>
}
"""


def parsed() -> Module:
    context = BINDINGS.context(allow_unregistered_dialects=True)
    return BINDINGS.ir.Module.parse(SOURCE, context)


def function(module: Module) -> Any:
    return module.body.operations[0].operation


class Faulty(SimplifyReduceSliceReduce):
    """Raises where it is told to; otherwise itself."""

    def __init__(self, bindings: Bindings, place: str, exception: BaseException) -> None:
        super().__init__(bindings)
        self.place = place
        self.exception = exception
        self.calls = 0

    def decide(self, op: Any) -> Any:
        self.calls += 1
        if self.place == "match":
            raise self.exception
        return super().decide(op)

    def rewrite(self, plan: Any, rewriter: Any) -> None:
        if self.place == "rewrite":
            raise self.exception
        super().rewrite(plan, rewriter)


# The .pdl.mlir is looked for beside a pattern's module.
Faulty.__module__ = SimplifyReduceSliceReduce.__module__


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("place", ["match", "rewrite"])
@pytest.mark.parametrize("exception", [ZeroDivisionError("oops"), KeyboardInterrupt()])
def test_greedy_reraises(engine: Engine, place: str, exception: BaseException) -> None:
    module = parsed()
    pattern = Faulty(BINDINGS, place, exception)
    with pytest.raises(type(exception)) as caught:
        apply_greedily(BINDINGS, function(module), [pattern], GreedyConfig(), Silent(), engine)
    assert caught.value is exception
    assert pattern.calls == 1
    assert module.operation.verify()


@pytest.mark.parametrize("engine", ENGINES)
def test_walk_reraises(engine: Engine) -> None:
    module = parsed()
    exception = ZeroDivisionError("oops")
    pattern = Faulty(BINDINGS, "match", exception)
    with pytest.raises(ZeroDivisionError) as caught:
        walk_and_apply(BINDINGS, module.operation, [pattern], DeadOps(), Silent(), engine)
    assert caught.value is exception


@pytest.mark.parametrize("engine", ENGINES)
def test_success_is_success(engine: Engine) -> None:
    module = parsed()
    pattern = SimplifyReduceSliceReduce(BINDINGS)
    apply_greedily(BINDINGS, function(module), [pattern], GreedyConfig(), Silent(), engine)
    assert str(module).count("stablehlo.reduce") == 1


def test_a_bug_in_a_pass_reaches_who_runs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(NeuronInstCombine, "run", run)
    module = parsed()
    pipeline = load_pipeline(
        Pipeline.parse("neuron-inst-combine"), BINDINGS, module.context, Silent()
    )
    with pytest.raises(ZeroDivisionError, match="oops"):
        pipeline.run(module.operation)


def test_a_bug_in_a_pass_fails_somebody_elses_pass_manager(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def run(*_: object) -> None:
        raise ZeroDivisionError("oops")

    monkeypatch.setattr(NeuronInstCombine, "run", run)
    module = parsed()
    pipeline = load_pipeline(
        Pipeline.parse("neuron-inst-combine"), BINDINGS, module.context, Silent()
    )
    with pytest.raises(BINDINGS.ir.MLIRError, match=r"internal error.*ZeroDivisionError: oops"):
        pipeline.manager.run(module.operation)


@pytest.mark.skipif(BINDINGS.wheel.has_pdl, reason="this wheel has the pdl dialect")
def test_no_pdl_is_said() -> None:
    module = parsed()
    pattern = SimplifyReduceSliceReduce(BINDINGS)
    with pytest.raises(EngineError, match="has no pdl dialect; use engine=python or auto"):
        apply_greedily(BINDINGS, function(module), [pattern], GreedyConfig(), Silent(), Engine.PDL)
