# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""StridedSliceReduce, extended: rooted at any sum, along any axis, of a part of the source too.

Pattern: add(slice(x), ..., slice(x)) -> reduce_add(reshape(slice(x), [..., N, K, ...]), axis)
    [if the N slices lie side by side on one axis, each K wide]
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from neuron_inst_combine.analysis.cuts import Cut, Refusal
from neuron_inst_combine.analysis.monoids import Monoid, is_identity, recognize
from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.analysis.tensor_types import element_type, refuse_type, static_shape
from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings.types import Attribute, Operation, Value
from neuron_inst_combine.dialects.hlo import (
    DIALECTS,
    ReduceOp,
    ReshapeOp,
    SliceOp,
    defining_op,
    dialect_of,
    discardable_attributes,
    distinct,
    first_operand_op,
    has_one_use,
    op_key,
    users,
)
from neuron_inst_combine.patterns.base import Missed
from neuron_inst_combine.patterns.dead_ops import constant_ops
from neuron_inst_combine.patterns.options import SignedZero
from neuron_inst_combine.patterns.strided_slice_reduce import (
    StridedSliceReduce,
    TiledSum,
    is_boolean,
    tile,
)


class StridedSliceReduceAnyRoot(StridedSliceReduce):
    """What ``StridedSliceReduce`` is with ``patterns=extended``.

    Before::

        %a = stablehlo.slice %x [0:8, 0:4] : 8x16 -> 8x4
        %b = stablehlo.slice %x [0:8, 4:8] : 8x16 -> 8x4
        %c = stablehlo.slice %x [0:8, 8:12] : 8x16 -> 8x4
        %s = stablehlo.add %a, %b : 8x4
        %t = stablehlo.add %s, %c : 8x4

    After::

        %p = stablehlo.slice %x [0:8, 0:12] : 8x16 -> 8x12
        %y = stablehlo.reshape %p : 8x12 -> 8x3x4
        %t = stablehlo.reduce(%y init: 0) applies add across dimensions = [1] : 8x3x4 -> 8x4

    Conditions, as for the documented pattern but for these:

    1. The root is a slice of an add, or an add whose only user is no slice, and no add of it and
       another sum or slice.
    6. The leaves are a cut of any one axis, into equal widths. Where they are not all of the
       source, there are at least three: of two slices and an add, a slice, a reshape and a reduce
       would be no less.
    8. Unless the documented pattern has it too: the adds are in the root's block, so that none runs
       more often than before. Of the slices so many are in that block and have no other use that
       fewer elements are read than before: at least one of two; at least three where all are not
       all of the source.

    Where the source is itself such a reduce of a reshape along the same axis, in the same block,
    and nothing but the slices uses it, both become one reduce: so does a tree that adds halves,
    then halves of that.

    Worth it: of N slices of K elements, (3 N - 2) K were read, N K by the slices and the rest by
    the adds. Now it is N K, by the reduce, and N K more by the slice of a part. Of 2 N - 1 ops at
    most three are left. A slice that has another use stays, and is counted so.

    Source: as StridedSliceReduce; what JAX writes for a sum over windows has no slice on top.
    """

    must_cover = False
    root_names = SliceOp.NAMES | frozenset(f"{dialect}.add" for dialect in DIALECTS)

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern.has_structure``: slice(add), or an add of slices or of two adds."""
        dialect = dialect_of(op)
        if op.name in SliceOp.NAMES:
            return first_operand_op(op, f"{dialect}.add") is not None
        names = [
            producer.name if (producer := defining_op(operand)) is not None else ""
            for operand in op.operands
        ]
        return f"{dialect}.slice" in names or names == [op.name, op.name]

    def decide(self, op: Operation) -> TiledSum | Missed | None:
        """See the class; a part of a larger sum is no candidate."""
        if op.name in SliceOp.NAMES:
            return super().decide(op)
        if _is_part_of_a_sum(op):
            return None
        attributes = discardable_attributes(op, ())
        return self.decide_about_sum(op, op.results[0], None, attributes)

    def tile(self, shape: tuple[int, ...], windows: list[Window]) -> Cut | Refusal:
        """Condition (6)."""
        cut = tile(windows, shape, None)
        if isinstance(cut, Cut) and not cut.covers(shape[cut.axis]) and len(windows) < 3:
            return Refusal(
                f"2 slices cover [{cut.begin}:{cut.end}] of the {shape[cut.axis]} "
                f"on axis {cut.axis}, and a slice, a reshape and a reduce are no less"
            )
        return cut

    def decide_about_sum(
        self,
        root: Operation,
        total: Value,
        window: Window | None,
        attributes: Mapping[str, Attribute],
    ) -> TiledSum | Missed:
        """Conditions (2) to (8), of a sum of which the root takes a window."""
        plan = super().decide_about_sum(root, total, window, attributes)
        if isinstance(plan, Missed):
            return plan
        is_documented = root.name in SliceOp.NAMES and plan.axis == 0 and plan.part is None
        if not is_documented and (reason := self._refuse_cost(plan)):
            return Missed(8, reason)
        return self._absorb(plan)

    def _refuse_cost(self, plan: TiledSum) -> str | None:
        """Condition (8)."""
        slices = _slices(plan)
        going = distinct((plan.root, *plan.tree))
        stay_or_go = distinct(slices)
        for op in (op for key, op in going.items() if key not in stay_or_go):
            if op.block != plan.root.block:
                return f"a partial sum ({op.name}) stands in another block, and may run less often"
        gone = sum(self._goes(view, plan.root, going) for view in slices)
        needed = 3 if plan.part is not None else 3 - len(slices)
        if gone < needed:
            return (
                f"of {len(slices)} slices {len(slices) - gone} stay, which have another use or "
                "stand in another block, so the reduce would save nothing"
            )
        return None

    def _goes(self, op: Operation, root: Operation, going: Collection[int]) -> bool:
        """Whether a rewrite leaves a slice without a use, in the block that it makes shorter."""
        if op.block != root.block:
            return False
        return all(op_key(user) in going or self.dead_ops.is_dead(user) for user in users(op))

    def _absorb(self, plan: TiledSum) -> TiledSum:
        """Makes one reduce of this and of the source, if that is such a reduce too."""
        reduce_op = defining_op(plan.source)
        if plan.part is not None or reduce_op is None or reduce_op.name not in ReduceOp.NAMES:
            return plan
        below = ReduceOp.of(reduce_op)
        if below.dimensions != (plan.axis,) or not self._sums(below):
            return plan
        reshape_op = defining_op(below.inputs[0])
        if reshape_op is None or reshape_op.name not in ReshapeOp.NAMES:
            return plan
        if sharding_attribute(reshape_op) or not has_one_use(below.inputs[0]):
            return plan
        # Otherwise it would stay, or its work be done more often.
        going = distinct((plan.root, *plan.tree))
        if not all(self._goes(op, plan.root, going) for op in (reduce_op, *_slices(plan))):
            return plan
        source = ReshapeOp.of(reshape_op).operand
        split = static_shape(self.bindings, below.inputs[0])
        if split is None or not self._splits(source, split, plan.axis):
            return plan
        copies = split[plan.axis] * plan.shape[plan.axis]
        shape = (*plan.shape[: plan.axis], copies, *plan.shape[plan.axis + 1 :])
        return TiledSum(
            root=plan.root,
            source=source,
            part=None,
            shape=shape,
            axis=plan.axis,
            window=plan.window,
            attributes=plan.attributes,
            tree=(*plan.tree, reduce_op, reshape_op, *constant_ops(below.init_values)),
        )

    def _sums(self, reduce: ReduceOp) -> bool:
        """Whether a reduce is a plain sum of one value, which nothing distributes."""
        if len(reduce.inputs) != 1 or sharding_attribute(reduce.operation):
            return False
        element = element_type(reduce.inputs[0])
        if element != element_type(reduce.operation.results[0]):
            return False
        # For booleans, a sum is "or"; for other integers, "or" is no sum.
        is_or = is_boolean(self.bindings, element)
        monoids = recognize(reduce.body)
        if monoids != (Monoid.ADD,) and not (is_or and monoids == (Monoid.OR,)):
            return False
        exact = self.options.signed_zero is SignedZero.PRESERVE
        return is_identity(self.bindings, Monoid.ADD, reduce.init_values[0], exact=exact)

    def _splits(self, source: Value, split: tuple[int, ...], axis: int) -> bool:
        """Whether a reshape to `split` divides one axis of the source in two, at that place."""
        if refuse_type(self.bindings, source):
            return False
        merged = (*split[:axis], split[axis] * split[axis + 1], *split[axis + 2 :])
        return static_shape(self.bindings, source) == merged


def _slices(plan: TiledSum) -> list[Operation]:
    """The leaves of a sum: its other slices are of adds, and so not of the source."""
    return [op for op in plan.tree if op.name in SliceOp.NAMES and op.operands[0] == plan.source]


def _is_part_of_a_sum(op: Operation) -> bool:
    """Whether an add is looked at from another root: a slice of it, or a larger sum."""
    value = op.results[0]
    if not has_one_use(value):
        return False
    user = users(op)[0]
    if user.name == f"{dialect_of(op)}.slice":
        return True
    if user.name != op.name:
        return False
    other = user.operands[1] if user.operands[0] == value else user.operands[0]
    producer = defining_op(other)
    # An add of a bias, say, ends the sum of slices.
    return producer is not None and producer.name in (op.name, f"{dialect_of(op)}.slice")
