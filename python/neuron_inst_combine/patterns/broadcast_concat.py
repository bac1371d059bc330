# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""BroadcastConcat: copies of a reassembled broadcast vector become a broadcast of the broadcast.

Pattern: concatenate(c, ..., c) where c = concatenate(slice(b), ...), b = broadcast(constant)
    -> reshape(broadcast(b)) [if c is all of b, in order]
"""

from __future__ import annotations

from collections.abc import Sequence

from neuron_inst_combine.analysis.runs import Run
from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.analysis.sources import (
    broadcast_of_vector,
    run_of_concatenate,
    run_of_slice,
    skip_reshapes_and_broadcasts,
)
from neuron_inst_combine.analysis.tensor_types import refuse_type, static_shape
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import (
    Operation,
    Value,
)
from neuron_inst_combine.dialects.hlo import (
    ConcatenateOp,
    SliceOp,
    UnreadableOpError,
    defining_op,
    describe,
    dialect_of,
    discardable_attributes,
    distinct,
    first_operand_op,
    op_key,
    users,
)
from neuron_inst_combine.patterns.base import Missed
from neuron_inst_combine.patterns.repeated_source import (
    CopiesPattern,
    RepeatedSource,
    place_of_copies,
)


class BroadcastConcat(CopiesPattern):
    """Replaces copies of a value that was cut into slices and put together again.

    Before::

        %b = stablehlo.broadcast_in_dim %k, dims = [1] : 8 -> 6x8       (%k: a constant)
        %l = stablehlo.slice %b [0:3, 0:8] : 6x8 -> 3x8
        %h = stablehlo.slice %b [3:6, 0:8] : 6x8 -> 3x8
        %c = stablehlo.concatenate %l, %h, dim = 0 : 6x8
        %r = stablehlo.concatenate %c, %c, %c, dim = 0 : 18x8

    After::

        %b = stablehlo.broadcast_in_dim %k, dims = [1] : 8 -> 6x8
        %n = stablehlo.broadcast_in_dim %b, dims = [1, 2] : 6x8 -> 3x6x8
        %r = stablehlo.reshape %n : 3x6x8 -> 18x8

    Conditions, checked in this order:

    1. The root has a user that is no concatenate. The original scan looks at the operands of an op
       only if that is *not* a concatenate, and its matcher then asks for one; so one that feeds
       concatenates only is never a root. Nothing between a root and that user can change the
       match, so it is decided when the scan is at the root.
    2. The root is a concatenate of at least two operands, all the same value.
    3. That value is a concatenate of slices.
    4. Through reshapes, and broadcasts that keep the elements, all are slices of one value.
    5. That is a broadcast of a constant of rank 1 (itself perhaps reshaped).
    6. The inner concatenate is all elements of it, in order: the slices are runs, the first begins
       at 0, each other where the one before ends, and the last ends at the end.
    7. No op in between has a sharding attribute, and all types are static and without encoding.
    8. What the root repeats begins and ends between two dimensions of the broadcast, so that the
       number of copies can be put in as a dimension.

    The broadcast of the constant is kept as it is, so no constant is ever expanded; with
    ``patterns=extended`` the two broadcasts become one where nothing else uses the first. The new
    dimension is 0 where all dimensions before the concatenated one have extent 1.

    Source: neuron-hlo-inst-comb of the AWS Neuron compiler, slice-concat; StableHLO spec,
    concatenate and broadcast_in_dim.
    """

    name = "BroadcastConcat"
    benefit = 2  # Before RepeatedConcat, which would keep what is copied here.

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern.has_structure``: concatenate(concatenate(slice))."""
        copied = first_operand_op(op, op.name)
        return copied is not None and (
            first_operand_op(copied, f"{dialect_of(op)}.slice") is not None
        )

    def decide(self, op: Operation) -> RepeatedSource | Missed:
        """See the class: conditions (1) to (8) in order."""
        root = ConcatenateOp.of(op)
        if all(user.name == op.name for user in users(op)):
            return Missed(1, "the root has no user besides concatenates")
        copied = root.inputs[0]
        if len(root.inputs) < 2:
            return Missed(2, "the root has 1 operand")
        for k, value in enumerate(root.inputs):
            if value != copied:
                return Missed(2, f"operand {k} of the root is not the same value as operand 0")
        inner_op = defining_op(copied)
        if inner_op is None or inner_op.name != op.name:
            return Missed(3, f"the root repeats {describe(copied)}, not a concatenate")
        inner = ConcatenateOp.of(inner_op)
        slices = _slices(inner)
        if isinstance(slices, Missed):
            return slices
        # Once for each value: long chains of reshapes are often shared.
        peeled = {
            value: skip_reshapes_and_broadcasts(self.bindings, value)
            for value in dict.fromkeys(view.operand for view in slices)
        }
        source = peeled[slices[0].operand]
        for k, view in enumerate(slices):
            if peeled[view.operand] != source:
                return Missed(4, f"slices 0 and {k} of the inner concatenate are of two values")
        if broadcast_of_vector(self.bindings, source) is None:
            return Missed(
                5, f"the slices are of {describe(source)}, not of a broadcast rank-1 constant"
            )
        if reason := self._refuse_run(inner, slices, source):
            return Missed(6, reason)
        if reason := self._refuse_types(root, inner, slices, source):
            return Missed(7, reason)
        return self._plan(root, inner, slices, source)

    def _refuse_run(
        self, inner: ConcatenateOp, slices: Sequence[SliceOp], source: Value
    ) -> str | None:
        """Condition (6)."""
        runs: list[Run] = []
        for k, view in enumerate(slices):
            if (run := run_of_slice(self.bindings, view)) is None:
                return f"slice {k} is not made of consecutive elements"
            if run.begin != (runs[-1].end if runs else 0):
                return (
                    f"slice {k} begins at element {run.begin}, "
                    f"but {runs[-1].end if runs else 0} is expected there"
                )
            runs.append(run)
        whole = run_of_concatenate(self.bindings, inner, runs)
        if whole is None:
            return f"the inner concatenate on dimension {inner.dimension} interleaves its slices"
        if whole.end != (size := _size(self.bindings, source)):
            return f"the slices are {whole.end} of the {size} elements of the broadcast"
        return None

    def _refuse_types(
        self,
        root: ConcatenateOp,
        inner: ConcatenateOp,
        slices: Sequence[SliceOp],
        source: Value,
    ) -> str | None:
        """Condition (7)."""
        ops = (root.operation, inner.operation, *_between(slices, source))
        for op in ops:
            if attribute := sharding_attribute(op):
                return f"{op.name} has the attribute {attribute}"
        for value in (source, *(op.results[0] for op in ops)):
            if reason := refuse_type(self.bindings, value):
                return reason
        return None

    def _plan(
        self,
        root: ConcatenateOp,
        inner: ConcatenateOp,
        slices: Sequence[SliceOp],
        source: Value,
    ) -> RepeatedSource | Missed:
        copied_shape = static_shape(self.bindings, root.inputs[0])
        shape = static_shape(self.bindings, source)
        assert copied_shape is not None
        assert shape is not None
        if not 0 <= root.dimension < len(copied_shape):
            raise UnreadableOpError(f"{root.operation.name} has no dimension {root.dimension}")
        axis = place_of_copies(shape, copied_shape, root.dimension)
        if axis is None:
            return Missed(
                8,
                f"no dimension of the broadcast ({list(shape)}) begins where dimension "
                f"{root.dimension} of the copies ({list(copied_shape)}) does",
            )
        return self.compose(
            RepeatedSource(
                root=root.operation,
                source=source,
                dimensions=tuple(d if d < axis else d + 1 for d in range(len(shape))),
                shape=(*shape[:axis], len(root.inputs), *shape[axis:]),
                copies=len(root.inputs),
                result_type=root.operation.results[0].type,
                attributes=discardable_attributes(root.operation, ConcatenateOp.INHERENT),
                replaced=(inner.operation, *_between(slices, source)),
            )
        )


def _slices(inner: ConcatenateOp) -> list[SliceOp] | Missed:
    """Condition (3)."""
    views: list[SliceOp] = []
    slice_name = f"{dialect_of(inner.operation)}.slice"
    for k, value in enumerate(inner.inputs):
        op = defining_op(value)
        if op is None or op.name != slice_name:
            return Missed(3, f"operand {k} of the inner concatenate is {describe(value)}, no slice")
        views.append(SliceOp.of(op))
    return views


def _between(slices: Sequence[SliceOp], source: Value) -> list[Operation]:
    """The slices, and the reshapes and broadcasts from which they are peeled."""
    ops = distinct(view.operation for view in slices)
    for operand in dict.fromkeys(view.operand for view in slices):
        value = operand
        while value != source:
            op = defining_op(value)
            assert op is not None
            ops[op_key(op)] = op
            # A reshape or a broadcast: both have one operand.
            value = op.operands[0]
    return list(ops.values())


def _size(bindings: Bindings, value: Value) -> int:
    size = 1
    for extent in static_shape(bindings, value) or ():
        size *= extent
    return size
