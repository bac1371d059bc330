# RUN: %pytest %s
"""Keys of ops, and what is kept by them while ops change, on the wheel under test."""

from __future__ import annotations

import itertools
import os
from typing import Any

import pytest

from neuron_inst_combine.bindings import load
from neuron_inst_combine.dialects.hlo import distinct, op_key
from neuron_inst_combine.patterns.dead_ops import DeadOps

BINDINGS = load(os.environ.get("NEURON_MLIR_BINDINGS", "iree"))

SOURCE = """
func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.add"(%x, %y) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %2 = "stablehlo.add"(%0, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %x : tensor<4xf32>
}
"""


def parsed() -> tuple[Any, list[Any]]:
    """A module, and the ops of its function."""
    context = BINDINGS.context(allow_unregistered_dialects=True)
    module = BINDINGS.ir.Module.parse(SOURCE, context)
    block = module.body.operations[0].regions[0].blocks[0]
    return module, [op.operation for op in block.operations]


def test_a_key_is_one_op_s_whatever_becomes_of_it() -> None:
    module, (first, second, last, _) = parsed()
    keys = [op_key(op) for op in (first, second, last)]
    assert len(set(keys)) == 3
    first.operands[1] = first.operands[0]
    first.attributes["note"] = BINDINGS.ir.UnitAttr.get(module.context)
    assert [op_key(op) for op in (first, second, last)] == keys
    assert op_key(last.operands[0].owner) == keys[0]


def test_each_op_once_in_order() -> None:
    _module, (first, second, last, _) = parsed()
    assert list(distinct([last, first, last, second, first]).values()) == [last, first, second]


def test_dead_ops_that_changed_since_are_erased() -> None:
    module, (first, second, last, _) = parsed()
    dead_ops = DeadOps()
    dead_ops.extend([last, first, second])
    # As when something is put in the place of an operand.
    first.operands[1] = first.operands[0]
    second.operands[0] = second.operands[1]
    assert dead_ops.is_dead(last)
    dead_ops.erase()
    assert "stablehlo.add" not in str(module)


def test_a_dead_op_that_changed_since_is_forgotten() -> None:
    module, (_first, _second, last, _) = parsed()
    dead_ops = DeadOps()
    dead_ops.extend([last])
    last.operands[0] = last.operands[1]
    dead_ops.forget(last)
    dead_ops.erase()
    assert str(module).count("stablehlo.add") == 3


NESTED = """
func.func @main(%x: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    %2 = "stablehlo.add"(%1, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
    "stablehlo.return"(%1) : (tensor<4xf32>) -> ()
  }, {
    "stablehlo.return"(%x) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<4xf32>
  %3 = "stablehlo.add"(%0, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %x : tensor<4xf32>
}
"""


def nested() -> tuple[Any, list[Any]]:
    """A module, and in it an op with regions, its user, an op in it that is used, and one not."""
    module = BINDINGS.ir.Module.parse(NESTED, BINDINGS.context(allow_unregistered_dialects=True))
    outer, user, _ = module.body.operations[0].regions[0].blocks[0]
    used, unused, _ = outer.regions[0].blocks[0]
    return module, [op.operation for op in (outer, user, used, unused)]


@pytest.mark.parametrize("order", list(itertools.permutations(range(4))))
def test_dead_ops_in_a_dead_op_are_erased_once(order: tuple[int, ...]) -> None:
    module, ops = nested()
    dead_ops = DeadOps()
    dead_ops.extend(ops[k] for k in order)
    dead_ops.erase()
    assert "stablehlo" not in str(module)


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_what_is_in_an_op_is_forgotten_with_it(order: tuple[int, ...]) -> None:
    module, (outer, user, used, unused) = nested()
    dead_ops = DeadOps()
    dead_ops.extend([(outer, used, unused)[k] for k in order])
    user.erase()
    dead_ops.forget(outer)
    outer.erase()
    dead_ops.erase()
    assert "stablehlo" not in str(module)


CAPTURED = """
func.func @main(%x: tensor<4xf32>, %p: tensor<i1>) -> tensor<4xf32> {
  %0 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %1 = "stablehlo.if"(%p) ({
    "stablehlo.return"(%0) : (tensor<4xf32>) -> ()
  }, {
    "stablehlo.return"(%x) : (tensor<4xf32>) -> ()
  }) : (tensor<i1>) -> tensor<4xf32>
  %2 = "stablehlo.add"(%1, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %x : tensor<4xf32>
}
"""


@pytest.mark.parametrize("order", list(itertools.permutations(range(3))))
def test_what_only_the_region_of_a_dead_op_used_is_erased(order: tuple[int, ...]) -> None:
    module = BINDINGS.ir.Module.parse(CAPTURED, BINDINGS.context(allow_unregistered_dialects=True))
    ops = [op.operation for op in module.body.operations[0].regions[0].blocks[0]]
    dead_ops = DeadOps()
    dead_ops.extend(ops[k] for k in order)
    dead_ops.erase()
    assert "stablehlo" not in str(module)
