# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SimplifyReduceSliceReduce: a reduce of a slice of a reduce becomes one reduce.

Pattern: reduce(slice(reduce(x, I)), O) -> reduce(slice(x), I + O in x's frame)
    [if the slice trims only what the outer reduces, or to one element]
"""

from __future__ import annotations

from neuron_inst_combine.analysis.monoids import recognize
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.dialects.hlo import (
    DIALECTS,
    ReduceOp,
    SliceOp,
    count_uses,
    defining_op,
    describe,
    dialect_of,
    first_operand_op,
)
from neuron_inst_combine.patterns.base import Missed
from neuron_inst_combine.patterns.merge_plan import MergedReduce
from neuron_inst_combine.patterns.merged_reduce import (
    MANY_USES,
    ReduceMerger,
    or_more,
    refuse_users,
)
from neuron_inst_combine.patterns.reduce_merging import refuse_bodies_and_inits, refuse_monoid

# What is named in a near miss.
_BETWEEN = frozenset(
    f"{dialect}.{mnemonic}"
    for dialect in DIALECTS
    for mnemonic in ("reshape", "transpose", "convert")
)


class SimplifyReduceSliceReduce(ReduceMerger):
    """Merges two reduces with a slice between them, slicing the inner one's operand instead.

    Before::

        %y = stablehlo.reduce(%x init: %0) applies add across dimensions = [2] : 4x8x16 -> 4x8
        %z = stablehlo.slice %y [0:4, 2:6] : 4x8 -> 4x4
        %w = stablehlo.reduce(%z init: %0) applies add across dimensions = [1] : 4x4 -> 4

    After::

        %s = stablehlo.slice %x [0:4, 2:6, 0:16] : 4x8x16 -> 4x4x16
        %w = stablehlo.reduce(%s init: %0) applies add across dimensions = [1, 2] : 4x4x16 -> 4

    Conditions, checked in this order:

    1. Every input of the outer reduce is a slice; with more than one, input k is a slice of result
       k of one op, and all windows are equal.
    2. Each slice has one use.
    3. The op before the slices is a reduce, with the same body up to names and locations (or the
       same known monoid), and init values that are the same or equal constants.
    4. No dimension *number* is in both reduces' lists. The two count dimensions of different
       values, so this refuses some legal cases, and admits no wrong one. Not with
       ``patterns=extended``, which compares the dimensions in one frame: there they never meet.
    5. Each dimension that the slice trims is reduced by the outer reduce, or has extent 1 after it.
    6. The inner reduce has no other user, and stands in the same block as the outer one; otherwise
       its work would be done more often than before.
    7. All shapes are static and without encoding, slices and inner reduce have no sharding
       attribute, and one element type goes through the chain.
    8. Body and init values are a known monoid: add, multiply or xor with the identity, or maximum,
       minimum, and, or with any init (``assume-monoid`` takes the program at its word).

    Where every merged dimension has extent 1 and the init is the identity, a reshape takes the
    reduce's place. Where an input is itself a slice without another user, the two windows become
    one. The new reduce has the outer one's init values, result types and discardable attributes,
    and a location fused of the three.

    Source: neuron-inst-combine of the AWS Neuron compiler; StableHLO spec, reduce and slice.
    """

    name = "SimplifyReduceSliceReduce"
    has_near_misses = True

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern.has_structure``: reduce(slice(reduce))."""
        window = first_operand_op(op, f"{dialect_of(op)}.slice")
        return window is not None and first_operand_op(window, op.name) is not None

    def near_miss(self, op: Operation) -> Missed | None:
        """See ``Pattern.near_miss``: one more op stands between the reduces."""
        upper = defining_op(op.operands[0]) if len(op.operands) else None
        lower = defining_op(upper.operands[0]) if upper and len(upper.operands) else None
        inner = defining_op(lower.operands[0]) if lower and len(lower.operands) else None
        if upper is None or lower is None or inner is None or inner.name != op.name:
            return None
        slice_name = f"{dialect_of(op)}.slice"
        if upper.name in _BETWEEN and lower.name == slice_name:
            return Missed(1, f"a {upper.name} stands between the slice and the outer reduce")
        if lower.name in _BETWEEN and upper.name == slice_name:
            return Missed(3, f"a {lower.name} stands between the inner reduce and the slice")
        return None

    def decide(self, op: Operation) -> MergedReduce | Missed:
        """See the class: conditions (1) to (8) in order."""
        outer = ReduceOp.of(op)
        slices = self._slices(outer)
        if isinstance(slices, Missed):
            return slices
        for k, view in enumerate(slices):
            if (uses := count_uses(view.operation, MANY_USES)) != 1:
                return Missed(2, f"slice {k} has {uses}{or_more(uses)} uses")
        inner_op = defining_op(slices[0].operand)
        if inner_op is None or inner_op.name != op.name:
            return Missed(3, f"the slice's operand is {describe(slices[0].operand)}, not a reduce")
        inner = ReduceOp.of(inner_op)
        monoids = recognize(outer.body)
        if reason := refuse_bodies_and_inits(inner, outer, monoids):
            return Missed(3, reason)
        shared = sorted(set(inner.dimensions) & set(outer.dimensions))
        if shared and not self.options.frame_aware:
            return Missed(4, f"both reduces name dimension {shared[0]}, each in its own frame")
        if reason := _refuse_hoisting(self.bindings, slices[0], outer):
            return Missed(5, reason)
        if reason := refuse_users(inner_op, op):
            return Missed(6, reason)
        if reason := self.refuse_types(outer, slices, inner):
            return Missed(7, reason)
        if reason := refuse_monoid(self.bindings, outer, monoids, self.options):
            return Missed(8, reason)
        return self.plan(outer, slices, inner, monoids)

    def _slices(self, outer: ReduceOp) -> list[SliceOp] | Missed:
        """Condition (1)."""
        slices: list[SliceOp] = []
        slice_name = f"{dialect_of(outer.operation)}.slice"
        for k, value in enumerate(outer.inputs):
            producer = defining_op(value)
            if producer is None or producer.name != slice_name:
                return Missed(1, f"input {k} of the outer reduce is {describe(value)}, not a slice")
            slices.append(SliceOp.of(producer))
        if len(slices) == 1 and defining_op(slices[0].operand) is None:
            return slices
        first = defining_op(slices[0].operand)
        for k, view in enumerate(slices):
            if first is None or k >= len(first.results) or view.operand != first.results[k]:
                return Missed(
                    1, f"input {k} of the outer reduce is no slice of result {k} below it"
                )
            if view.window.normalized() != slices[0].window.normalized():
                return Missed(1, f"slice {k} has another window than slice 0")
        return slices


def _refuse_hoisting(bindings: Bindings, view: SliceOp, outer: ReduceOp) -> str | None:
    """Condition (5)."""
    operand = view.operand.type
    result = view.operation.results[0].type
    ranked = bindings.ir.RankedTensorType
    if not isinstance(operand, ranked) or not isinstance(result, ranked):
        return None  # Condition (7) says so.
    for dimension, (before, after) in enumerate(zip(operand.shape, result.shape, strict=False)):
        if before != after and after != 1 and dimension not in outer.dimensions:
            return (
                f"the slice trims dimension {dimension} ({_extent(before)} to {_extent(after)}), "
                "which the outer reduce keeps"
            )
    return None


def _extent(extent: int) -> str:
    # MLIR's marker of a dynamic extent is negative, and says nothing to a reader.
    return "?" if extent < 0 else str(extent)
