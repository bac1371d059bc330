# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The leaves of a tree of adds, with slices of adds between them; iterative and linear.

Source: neuron-hlo-inst-comb of the AWS Neuron compiler, the collection of slices in a chain.
"""

from __future__ import annotations

from dataclasses import dataclass

from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings.types import Operation, Value
from neuron_inst_combine.dialects.hlo import (
    SliceOp,
    UnreadableOpError,
    defining_op,
    describe,
    dialect_of,
    has_one_use,
    op_key,
)


@dataclass(frozen=True, slots=True)
class Leaf:
    """A slice at the end of the tree.

    Attributes:
      view: The slice.
      window: What of its operand reaches the sum: its own window, with those of the slices above.
    """

    view: SliceOp
    window: Window


@dataclass(frozen=True, slots=True)
class AddTree:
    """The leaves, and the ops between them and the sum.

    Attributes:
      leaves: In no particular order.
      inner: The adds and the slices of adds, users before the ops they use.
    """

    leaves: tuple[Leaf, ...]
    inner: tuple[Operation, ...]


@dataclass(frozen=True, slots=True)
class NoTree:
    """Why there is none.

    Attributes:
      is_shared: Whether an op has a user outside of the tree; else a leaf is no slice, or an op
        is sharded.
      is_sharded: Whether an op is sharded.
      reason: A lowercase fragment of a sentence.
    """

    reason: str
    is_shared: bool = False
    is_sharded: bool = False


def collect_add_tree(total: Value, *, may_be_shared: bool = False) -> AddTree | NoTree:
    """Walks from a sum, the result of an add, down to the slices that are added.

    An op of the tree with more than one use ends the walk at once, so that partial sums that are
    used elsewhere cost nothing: each would have to stay beside what replaces the tree. This also
    makes it a tree, so that no leaf is met twice through one op.

    Args:
      total: The sum.
      may_be_shared: Whether the sum itself, not the partial ones, may have several uses.

    Raises:
      UnreadableOpError: an op is malformed.
      ValueError: a window does not fit the one below it; only unregistered ops come to that.
    """
    top = defining_op(total)
    assert top is not None
    add_name = top.name
    slice_name = f"{dialect_of(top)}.slice"
    leaves: list[Leaf] = []
    inner: dict[int, Operation] = {}
    pending: list[tuple[Value, Window | None]] = [(total, None)]
    while pending:
        value, above = pending.pop()
        op = defining_op(value)
        if op is None or op.name not in (add_name, slice_name):
            return NoTree(f"a leaf of the sum is {describe(value)}, not a slice")
        if attribute := sharding_attribute(op):
            return NoTree(f"{op.name} has the attribute {attribute}", is_sharded=True)
        operands: tuple[Value, ...]
        window: Window | None
        if op.name == slice_name:
            view = SliceOp.of(op)
            taken = view.window if above is None else view.window.compose(above)
            below = defining_op(view.operand)
            if below is None or below.name != add_name:
                leaves.append(Leaf(view, taken))
                continue
            window = taken
            operands = (view.operand,)
        else:
            window = above
            operands = tuple(op.operands)
            if len(operands) != 2 or len(op.results) != 1:
                raise UnreadableOpError(f"{op.name} has not two operands and one result")
        if not has_one_use(value) and not (may_be_shared and not inner):
            return NoTree(f"a partial sum ({op.name}) has another user", is_shared=True)
        if op.block != top.block:
            return NoTree(f"a partial sum ({op.name}) stands in another block", is_shared=True)
        key = op_key(op)
        if key in inner:
            # With one use each, only a cycle leads to an op again; graph regions can have one.
            return NoTree(f"the sum ({op.name}) is computed from itself", is_shared=True)
        inner[key] = op
        pending.extend((operand, window) for operand in operands)
    return AddTree(tuple(leaves), tuple(inner.values()))
