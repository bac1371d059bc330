# RUN: %pytest %s
"""What the greedy driver does before it starts, on the wheel under test."""

from __future__ import annotations

import os
from typing import Any

import pytest

from neuron_inst_combine.bindings import load
from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.dialects.hlo import users
from neuron_inst_combine.drivers import greedy
from neuron_inst_combine.drivers.greedy import GreedyConfig, NoConvergenceError, apply_greedily
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.drivers.pattern_sets import Engine
from neuron_inst_combine.patterns.base import Pattern, Plan
from neuron_inst_combine.patterns.options import PatternOptions
from neuron_inst_combine.patterns.simplify_reduce_slice_reduce import SimplifyReduceSliceReduce

BINDINGS = load(os.environ.get("NEURON_MLIR_BINDINGS", "iree"))

SOURCE = """
func.func @main(%x: tensor<3xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %0 = "stablehlo.add"(%x, %x) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  %1 = "stablehlo.negate"(%0) : (tensor<3xi32>) -> tensor<3xi32>
  %2 = "stablehlo.add"(%1, %x) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  %3 = "stablehlo.negate"(%2) : (tensor<3xi32>) -> tensor<3xi32>
  return %3, %3 : tensor<3xi32>, tensor<3xi32>
}
"""


def parsed(source: str) -> Any:
    context = BINDINGS.context(allow_unregistered_dialects=True)
    return BINDINGS.ir.Module.parse(source, context)


class TakesUsersAway(Pattern[Plan]):
    """Puts an add in the place of its negations, as only the greedy driver allows."""

    name = "TakesUsersAway"
    root_names = frozenset({"stablehlo.add"})

    def has_structure(self, op: Operation) -> bool:
        return any(user.name == "stablehlo.negate" for user in users(op))

    def decide(self, op: Operation) -> Plan:
        return Plan(op)

    def rewrite(self, plan: Plan, rewriter: PatternRewriter) -> None:
        for user in users(plan.root):
            rewriter.replace_op(user, [plan.root.results[0]])


def test_a_pattern_that_needs_the_greedy_driver_has_no_walk() -> None:
    module = parsed(SOURCE)
    function = module.body.operations[0].operation
    patterns = [TakesUsersAway(BINDINGS)]
    apply_greedily(BINDINGS, function, patterns, GreedyConfig(), Silent(), Engine.PYTHON)
    assert module.operation.verify()
    assert "negate" not in str(module)


def test_without_folding_and_candidates_the_driver_is_not_started(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def unwanted(*_: object) -> None:
        raise AssertionError

    monkeypatch.setattr(greedy, "_drive", unwanted)
    module = parsed(SOURCE)
    function = module.body.operations[0].operation
    patterns = [SimplifyReduceSliceReduce(BINDINGS)]
    assert not apply_greedily(BINDINGS, function, patterns, GreedyConfig(fold=False), Silent())


NOTHING_TO_DO = """
func.func @main(%x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = "stablehlo.add"(%x, %x) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
"""

# MLIR itself folds and erases these, on a wheel that knows the dialects of the input or none.
DEAD_OP = NOTHING_TO_DO.replace("  return", "  %c = arith.constant 1 : i32\n  return")
UNREACHABLE_BLOCK = NOTHING_TO_DO.replace("\n}", "\n^bb1:\n  return %x : tensor<3xi32>\n}")
FOLDABLE = """
func.func @main(%x: i32) -> i32 {
  %c = arith.constant 0 : i32
  %0 = arith.addi %x, %c : i32
  return %0 : i32
}
"""


@pytest.mark.parametrize("iterations", [-1, 0, 1, 2, 10])
def test_the_driver_tells_that_nothing_was_changed(iterations: int) -> None:
    module = parsed(NOTHING_TO_DO)
    before = str(module)
    function = module.body.operations[0].operation
    config = GreedyConfig(max_iterations=iterations)
    patterns = [SimplifyReduceSliceReduce(BINDINGS)]
    assert not apply_greedily(BINDINGS, function, patterns, config, Silent())
    assert str(module) == before


@pytest.mark.parametrize("source", [DEAD_OP, UNREACHABLE_BLOCK, FOLDABLE])
@pytest.mark.parametrize("iterations", [-1, 0, 1, 2, 10])
def test_the_driver_tells_that_something_was_changed(source: str, iterations: int) -> None:
    if "arith" in source and not BINDINGS.context().is_registered_operation("arith.addi"):
        pytest.skip(f"{BINDINGS.wheel.package} has no arith dialect")
    module = parsed(source)
    before = str(module)
    function = module.body.operations[0].operation
    config = GreedyConfig(max_iterations=iterations)
    if iterations == 1:
        with pytest.raises(NoConvergenceError, match="converge"):
            apply_greedily(BINDINGS, function, [], config, Silent())
        return
    assert apply_greedily(BINDINGS, function, [], config, Silent()) == (iterations != 0)
    assert (str(module) == before) == (iterations == 0)


CAPTURING = """
func.func @main(%x: tensor<3x4x5xi32>, %k: tensor<i32>) -> tensor<3xi32> {
  %c = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0 = "stablehlo.reduce"(%x, %c) ({^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "stablehlo.add"(%a, %k) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%m) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>,
    strides = array<i64: 1, 1>} : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = "stablehlo.reduce"(%1, %c) ({^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "stablehlo.add"(%a, %k) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%m) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
"""


def test_a_decision_makes_no_user() -> None:
    module = parsed(CAPTURING)
    block = module.body.operations[0].regions[0].blocks[0]
    captured = block.arguments[1]
    root = block.operations[3].operation
    before = len(list(captured.uses))
    pattern = SimplifyReduceSliceReduce(BINDINGS, PatternOptions(assume_monoid=True))
    with module.context, BINDINGS.ir.Location.unknown():
        assert isinstance(pattern.match(root), Plan)
    assert len(list(captured.uses)) == before
