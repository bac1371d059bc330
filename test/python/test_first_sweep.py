# RUN: %pytest %s
"""What the greedy driver does before it starts, on the wheel under test."""

from __future__ import annotations

import os
from typing import Any

import pytest
from double_negation import OUT_OF_ORDER, DoubleNegation, Twice
from generic_ops import reduce_op, slice_op, zero

from neuron_inst_combine.bindings import load
from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.dialects.hlo import users
from neuron_inst_combine.drivers import greedy
from neuron_inst_combine.drivers.first_sweep import FirstSweep
from neuron_inst_combine.drivers.greedy import GreedyConfig, NoConvergenceError, apply_greedily
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.drivers.pattern_sets import Engine
from neuron_inst_combine.drivers.rules import Rule
from neuron_inst_combine.patterns.base import Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import erase_if_dead
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


IN_ORDER = """
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "stablehlo.negate"(%x) : (tensor<4xi32>) -> tensor<4xi32>
  %1 = "stablehlo.negate"(%0) : (tensor<4xi32>) -> tensor<4xi32>
  %2 = "stablehlo.negate"(%1) : (tensor<4xi32>) -> tensor<4xi32>
  %3 = "stablehlo.negate"(%2) : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}
"""


class DoubleNegate(DoubleNegation):
    """Tells whether the operand of each root went with it."""

    name = "DoubleNegate"
    may_be_walked = True

    def __init__(self) -> None:
        super().__init__(BINDINGS)
        self.went_at_once: list[bool] = []

    def rewrite(self, plan: Twice, rewriter: PatternRewriter) -> None:
        x = plan.inner.operands[0]
        block = plan.inner.block
        before = len(list(block.operations))
        plan.root.results[0].replace_all_uses_with(x)
        plan.root.operands[0] = x
        erase_if_dead(rewriter, [plan.inner])
        self.went_at_once.append(len(list(block.operations)) == before - 1)
        rewriter.erase_op(plan.root)


@pytest.mark.parametrize(
    ("source", "at_once", "left"), [(OUT_OF_ORDER, [False], 1), (IN_ORDER, [True, True], 0)]
)
def test_what_the_walk_has_come_by_is_erased_at_once(
    source: str, at_once: list[bool], left: int
) -> None:
    module = parsed(source)
    function = module.body.operations[0].operation
    pattern = DoubleNegate()
    apply_greedily(BINDINGS, function, [pattern], GreedyConfig(), Silent(), Engine.PYTHON)
    assert pattern.went_at_once == at_once
    assert str(module).count("stablehlo.negate") == left
    assert module.operation.verify()


class Either(DoubleNegate):
    """As DoubleNegate; another rule for the same roots."""

    name = "Either"


def test_one_rule_rewrites_an_op() -> None:
    module = parsed(IN_ORDER)
    function = module.body.operations[0].operation
    patterns = [DoubleNegate(), Either()]
    apply_greedily(BINDINGS, function, patterns, GreedyConfig(), Silent(), Engine.PYTHON)
    assert [len(pattern.went_at_once) for pattern in patterns] == [2, 0]
    assert "negate" not in str(module)


def rule_with(benefit: int, asked: list[int]) -> Rule:
    """A rule that rewrites nothing, and tells that it was asked to."""

    def match(op: Operation) -> Plan | None:
        assert op.name == "stablehlo.negate"
        asked.append(benefit)
        return Plan(op) if benefit == 3 else None

    return Rule(
        root_names=frozenset({"stablehlo.negate"}),
        benefit=benefit,
        pdl=str,
        constraint=f"Match{benefit}",
        native_rewrite=f"Rewrite{benefit}",
        match=match,
        rewrite=lambda *_: None,
        engines_agree=True,
    )


def test_rules_are_asked_in_the_order_of_their_benefits() -> None:
    module = parsed(IN_ORDER)
    op = module.body.operations[0].regions[0].blocks[0].operations[0].operation
    asked: list[int] = []
    sweep = FirstSweep(BINDINGS, Silent())
    # As PDL's matcher may.
    for benefit in (2, 5, 1, 5, 3):
        assert not sweep.rule(rule_with(benefit, asked)).match(op)
    assert not asked
    sweep.finish()
    assert asked == [5, 5, 3]
    assert sweep.rewrites == 1


class Astray(DoubleNegate):
    """Plans for an op that it was not asked about."""

    name = "Astray"

    def decide(self, op: Operation) -> Twice:
        plan = super().decide(op)
        return Twice(plan.inner, plan.inner)


class AstrayInMemory(Astray):
    """The same, for what it takes for known."""

    def recall(self, op: Operation) -> Twice | None:
        return self.decide(op) if self.has_structure(op) else None


@pytest.mark.parametrize("pattern_class", [Astray, AstrayInMemory])
@pytest.mark.parametrize("is_walked", [True, False])
def test_a_plan_is_for_the_op_that_was_asked_about(
    pattern_class: type[Astray], is_walked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pattern_class, "may_be_walked", is_walked)
    module = parsed(IN_ORDER)
    before = str(module)
    function = module.body.operations[0].operation
    patterns = [pattern_class()]
    with pytest.raises(AssertionError, match="Astray planned for another op"):
        apply_greedily(BINDINGS, function, patterns, GreedyConfig(), Silent(), Engine.PYTHON)
    assert str(module) == before


class Failing(DoubleNegate):
    """Raises at its second root."""

    def rewrite(self, plan: Twice, rewriter: PatternRewriter) -> None:
        if self.went_at_once:
            raise ZeroDivisionError
        super().rewrite(plan, rewriter)


def test_an_exception_of_a_rule_reaches_the_caller() -> None:
    module = parsed(IN_ORDER)
    function = module.body.operations[0].operation
    with pytest.raises(ZeroDivisionError):
        apply_greedily(BINDINGS, function, [Failing()], GreedyConfig(), Silent(), Engine.PYTHON)
    assert str(module).count("stablehlo.negate") == 2


@pytest.mark.parametrize("engine", [Engine.PYTHON, Engine.AUTO])
def test_what_stays_for_a_while_keeps_what_it_reads(engine: Engine) -> None:
    # In a region without dominance, each slice behind the root that reads it. Whole, it is left
    # unread, and only erased at the end; the reduce above the root may not be gone before.
    count = 40
    chains = [
        reduce_op(f"%y{k}", "%x", 2, (3, 4, 5), "%c")
        + reduce_op(f"%w{k}", f"%z{k}", 1, (3, 4), "%c")
        + slice_op(f"%z{k}", f"%y{k}", (3, 4), (3, 4))
        for k in range(count)
    ]
    types = ", ".join(["tensor<3xi32>"] * count)
    source = f"""
func.func @main(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {{
  {zero("%c")}
  %r:{count} = "test.graph"() ({{
    {"".join(chains)}
    "test.yield"({", ".join(f"%w{k}" for k in range(count))}) : ({types}) -> ()
  }}) : () -> ({types})
  return %r#0 : tensor<3xi32>
}}
"""
    module = parsed(source)
    function = module.body.operations[0].operation
    patterns = [SimplifyReduceSliceReduce(BINDINGS)]
    assert apply_greedily(BINDINGS, function, patterns, GreedyConfig(), Silent(), engine)
    assert str(module).count("stablehlo.reduce") == count
    assert "stablehlo.slice" not in str(module)
    assert module.operation.verify()


def test_a_slice_has_no_user_that_is_gone() -> None:
    # The first chain becomes one reduce of the slice, which is then the second's alone to absorb.
    source = f"""
func.func @main(%x: tensor<3x4x5x6xi32>) -> tensor<3xi32> {{
  {zero("%c")}
  {slice_op("%s", "%x", (3, 4, 5, 2), (3, 4, 5, 6))}
  {reduce_op("%r", "%s", 3, (3, 4, 5, 2), "%c")}
  {slice_op("%z", "%r", (3, 4, 5), (3, 4, 5))}
  {reduce_op("%t", "%z", 2, (3, 4, 5), "%c")}
  {slice_op("%u", "%t", (3, 2), (3, 4))}
  {reduce_op("%w", "%u", 1, (3, 2), "%c")}
  return %w : tensor<3xi32>
}}
"""
    module = parsed(source)
    function = module.body.operations[0].operation
    patterns = [SimplifyReduceSliceReduce(BINDINGS)]
    assert apply_greedily(BINDINGS, function, patterns, GreedyConfig(), Silent())
    assert str(module).count("stablehlo.reduce") == 1
    assert str(module).count("stablehlo.slice") == 1
    assert module.operation.verify()


@pytest.mark.parametrize("engine", [Engine.AUTO, Engine.PYTHON, Engine.PDL])
def test_the_engines_agree_that_a_dead_reduce_is_no_candidate(engine: Engine) -> None:
    if engine is Engine.PDL and not BINDINGS.wheel.has_pdl:
        pytest.skip(f"{BINDINGS.wheel.package} has no pdl dialect")
    source = f"""
func.func @main(%x: tensor<3x4xi32>) -> tensor<3x4xi32> {{
  {zero("%c")}
  {reduce_op("%r", "%x", 1, (3, 4), "%c")}
  return %x : tensor<3x4xi32>
}}
"""
    module = parsed(source)
    before = str(module)
    function = module.body.operations[0].operation
    patterns = [SimplifyReduceSliceReduce(BINDINGS)]
    config = GreedyConfig(max_iterations=1, fold=False)
    assert not apply_greedily(BINDINGS, function, patterns, config, Silent(), engine)
    assert str(module) == before
