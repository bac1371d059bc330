# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SameSourceConcat: pieces of a value put together in order are that value, or a slice of it.

Pattern: concatenate(slice(x), ..., slice(x)) -> x, reshape(x) or slice(x)
    [if the slices are side by side in x, in this order]
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from neuron_inst_combine.analysis.runs import Run
from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.analysis.sources import (
    run_of_concatenate,
    run_of_slice,
    skip_reshapes_and_broadcasts,
)
from neuron_inst_combine.analysis.tensor_types import refuse_type, static_shape
from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import (
    Attribute,
    Operation,
    PatternRewriter,
    Type,
    Value,
)
from neuron_inst_combine.dialects.build import HloBuilder
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
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.patterns.broadcast_concat import BroadcastConcat
from neuron_inst_combine.patterns.dead_ops import DeadOps
from neuron_inst_combine.patterns.options import PatternOptions
from neuron_inst_combine.patterns.repeated_source import RepeatedSource


@dataclass(frozen=True, slots=True)
class Reassembled(Plan):
    """What is to take the place of pieces of a value put together.

    Attributes:
      source: The value that the pieces are of.
      window: What of it they are; None for all.
      result_type: Of the root; a reshape follows where the slice has another.
      attributes: The discardable ones of the root.
      replaced: The ops between source and root.
    """

    source: Value
    window: Window | None
    result_type: Type
    attributes: Mapping[str, Attribute]
    replaced: tuple[Operation, ...]

    def summary(self) -> str:
        """See ``Plan``."""
        what = "their source" if self.window is None else "one slice of their source"
        return f"pieces put together in order became {what}"

    def hint(self) -> str:
        """See ``Plan``."""
        slice_name = f"{dialect_of(self.root)}.slice"
        for op in self.replaced:
            if op.name != slice_name:
                return f"a {op.name} stands between the slices and the concatenate"
        if self.window is None:
            return "the slices are all of one value, in order"
        ranges = zip(self.window.starts, self.window.limits, strict=True)
        taken = ", ".join(f"{start}:{limit}" for start, limit in ranges)
        whole = "x".join(map(str, self.source.type.shape))
        return f"the slices are a part of one value ([{taken}] of {whole}), in order"


class SameSourceConcat(Pattern[Reassembled]):
    """Replaces pieces of a value that are put together in their order.

    Before::

        %a = stablehlo.slice %x [0:4] : 12 -> 4
        %b = stablehlo.slice %x [4:8] : 12 -> 4
        %c = stablehlo.concatenate %a, %b, dim = 0 : 8

    After::

        %c = stablehlo.slice %x [0:8] : 12 -> 8

    Conditions, checked in this order:

    1. Not all users are copies that BroadcastConcat replaces, which has more to gain from it.
    2. Every operand is a slice of one value (directly, or through reshapes and broadcasts that keep
       the elements); or the concatenate has one operand.
    3. The concatenate has no sharding attribute, nor have the slices and what is between, and all
       types are static and without encoding.
    4. The slices are windows of the value that differ along the concatenated axis only, with stride
       1, each beginning where the one before ends; or they are runs of it, each beginning where the
       one before ends, and no dimension before the concatenated one interleaves them.
    5. A run that is not the whole value is one slice of it.

    Worth it: the elements are moved once at the most, not twice, and of N + 1 ops two are left at
    the most: a slice and a reshape, which moves nothing.

    Source: neuron-hlo-inst-comb of the AWS Neuron compiler, the inline rewrite of pieces of one
    source; StableHLO spec, concatenate and slice.
    """

    name = "SameSourceConcat"
    has_near_misses = True
    root_names = ConcatenateOp.NAMES
    engines_agree = True

    def __init__(
        self,
        bindings: Bindings,
        dead_ops: DeadOps,
        options: PatternOptions | None = None,
        before: BroadcastConcat | None = None,
    ) -> None:
        super().__init__(bindings)
        self.dead_ops = dead_ops
        self.options = options or PatternOptions()
        self.before = before

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern.has_structure``: concatenate(slice), concatenate(reshape) and so on."""
        dialect = dialect_of(op)
        if len(op.operands) == 1:
            return True
        first = defining_op(op.operands[0]) if len(op.operands) else None
        mnemonics = ("slice", "reshape", "broadcast_in_dim")
        return first is not None and first.name in [f"{dialect}.{word}" for word in mnemonics]

    def near_miss(self, op: Operation) -> Missed | None:
        """See ``Pattern.near_miss``: the pieces are put together in two steps."""
        inner = first_operand_op(op, op.name)
        if inner is None or first_operand_op(inner, f"{dialect_of(op)}.slice") is None:
            return None
        if any(value == op.operands[0] for value in list(op.operands)[1:]):
            return None  # Copies: another pattern's.
        outer_dimension = ConcatenateOp.of(op).dimension
        inner_dimension = ConcatenateOp.of(inner).dimension
        return Missed(
            2,
            "the slices are put together in two steps, by concatenates along dimensions "
            f"{inner_dimension} and {outer_dimension}",
        )

    def decide(self, op: Operation) -> Reassembled | Missed | None:
        """See the class: conditions (1) to (5) in order; without a slice there is no candidate."""
        root = ConcatenateOp.of(op)
        if self._is_copied(op):
            return Missed(1, "the concatenate is what a BroadcastConcat copies")
        if len(root.inputs) == 1:
            return self._decide_about_one(root)
        pieces = self._pieces(root)
        if pieces is None or isinstance(pieces, Missed):
            return pieces
        if reason := self._refuse_types(root, pieces):
            return Missed(3, reason)
        direct = all(
            value == view.operation.results[0]
            for value, view in zip(root.inputs, pieces, strict=True)
        )
        window = _joined_window(root, pieces) if direct else None
        if window is None:
            window_or_missed = self._window_of_run(root, pieces)
            if isinstance(window_or_missed, Missed):
                return window_or_missed
            window = window_or_missed
        return self._plan(root, pieces[0].operand, window, pieces)

    def _is_copied(self, op: Operation) -> bool:
        """Condition (1)."""
        if self.before is None:
            return False
        # With any other user it would stay beside the copies.
        copies = distinct(users(op)).values()
        return bool(copies) and all(
            user.name == op.name
            and self.before.has_structure(user)
            and isinstance(self.before.match(user), RepeatedSource)
            for user in copies
        )

    def _decide_about_one(self, root: ConcatenateOp) -> Reassembled | Missed:
        if attribute := sharding_attribute(root.operation):
            return Missed(3, f"{root.operation.name} has the attribute {attribute}")
        for value in (root.inputs[0], root.operation.results[0]):
            if reason := refuse_type(self.bindings, value):
                return Missed(3, reason)
        return self._plan(root, root.inputs[0], None, ())

    def _pieces(self, root: ConcatenateOp) -> list[SliceOp] | Missed | None:
        """Condition (2)."""
        views: list[SliceOp] = []
        slice_name = f"{dialect_of(root.operation)}.slice"
        for k, value in enumerate(root.inputs):
            op = defining_op(skip_reshapes_and_broadcasts(self.bindings, value))
            if op is None or op.name != slice_name:
                if k == 0:
                    return None
                return Missed(2, f"operand {k} is {describe(value)}, not a slice")
            views.append(SliceOp.of(op))
            if views[k].operand != views[0].operand:
                return Missed(2, f"operands 0 and {k} are slices of two values")
        return views

    def _refuse_types(self, root: ConcatenateOp, pieces: Sequence[SliceOp]) -> str | None:
        """Condition (3)."""
        ops = (root.operation, *_between(root, pieces))
        for op in ops:
            if attribute := sharding_attribute(op):
                return f"{op.name} has the attribute {attribute}"
        for value in (pieces[0].operand, *(op.results[0] for op in ops)):
            if reason := refuse_type(self.bindings, value):
                return reason
        return None

    def _window_of_run(self, root: ConcatenateOp, pieces: Sequence[SliceOp]) -> Window | Missed:
        """Conditions (4), for runs, and (5)."""
        runs: list[Run] = []
        for k, view in enumerate(pieces):
            if (run := run_of_slice(self.bindings, view)) is None:
                return Missed(4, f"operand {k} is not made of consecutive elements")
            if runs and run.begin != runs[-1].end:
                return Missed(
                    4,
                    f"operand {k} begins at element {run.begin}, "
                    f"and the one before ends at {runs[-1].end}",
                )
            runs.append(run)
        whole = run_of_concatenate(self.bindings, root, runs)
        if whole is None:
            return Missed(
                4, f"the concatenate along dimension {root.dimension} interleaves its operands"
            )
        shape = static_shape(self.bindings, pieces[0].operand)
        assert shape is not None
        window = window_of_run(shape, whole)
        if window is None:
            return Missed(5, f"elements {whole.begin} to {whole.end} of {list(shape)} are no slice")
        return window

    def _plan(
        self,
        root: ConcatenateOp,
        source: Value,
        window: Window | None,
        pieces: Sequence[SliceOp],
    ) -> Reassembled:
        shape = static_shape(self.bindings, source)
        assert shape is not None
        return Reassembled(
            root=root.operation,
            source=source,
            window=None if window is None or window.is_whole(shape) else window,
            result_type=root.operation.results[0].type,
            attributes=discardable_attributes(root.operation, ConcatenateOp.INHERENT),
            replaced=tuple(_between(root, pieces)),
        )

    def rewrite(self, plan: Reassembled, rewriter: PatternRewriter) -> None:
        """See the class."""
        builder = HloBuilder(self.bindings, dialect_of(plan.root), rewriter.ip)
        location = plan.root.location
        value = plan.source
        shape = tuple(plan.result_type.shape)
        if plan.window is not None:
            is_result = plan.window.extents() == shape
            attributes = plan.attributes if is_result else {}
            value = builder.slice(value, plan.window, location, attributes)
        elif plan.attributes or tuple(value.type.shape) != shape:
            # Also where only the attributes need an op that has them.
            value = builder.reshape(value, plan.result_type, location, plan.attributes)
        if tuple(value.type.shape) != shape:
            value = builder.reshape(value, plan.result_type, location, plan.attributes)
        rewriter.replace_op(plan.root, [value])
        self.dead_ops.extend(plan.replaced)


def window_of_run(shape: Sequence[int], run: Run) -> Window | None:
    """The window of a value of that shape (in elements) that selects just a run of it.

    None where there is none: [3, 9) of 4x5 is parts of two rows.
    """
    starts, limits = [0] * len(shape), [0] * len(shape)
    begin, end = run.begin, run.end - 1
    for dimension in reversed(range(len(shape))):
        begin, starts[dimension] = divmod(begin, shape[dimension])
        end, last = divmod(end, shape[dimension])
        limits[dimension] = last + 1
    if any(start >= limit for start, limit in zip(starts, limits, strict=True)):
        return None
    window = Window(tuple(starts), tuple(limits), (1,) * len(shape))
    size = 1
    for extent in window.extents():
        size *= extent
    return window if size == run.size else None


def _joined_window(root: ConcatenateOp, pieces: Sequence[SliceOp]) -> Window | None:
    """Condition (4), for windows: the one that they make side by side, in this order."""
    axis = root.dimension
    windows = [view.window.normalized() for view in pieces]
    first = windows[0]
    if not 0 <= axis < first.rank:
        raise UnreadableOpError(f"{root.operation.name} has no dimension {axis}")
    limit = first.starts[axis]
    for window in windows:
        if window.starts[axis] != limit or window.strides[axis] != 1:
            return None
        for mine, theirs in (
            (window.starts, first.starts),
            (window.limits, first.limits),
            (window.strides, first.strides),
        ):
            if mine[:axis] != theirs[:axis] or mine[axis + 1 :] != theirs[axis + 1 :]:
                return None
        limit = window.limits[axis]
    limits = (*first.limits[:axis], limit, *first.limits[axis + 1 :])
    return Window(first.starts, limits, first.strides)


def _between(root: ConcatenateOp, pieces: Sequence[SliceOp]) -> list[Operation]:
    ops: dict[int, Operation] = {}
    for operand, view in zip(root.inputs, pieces, strict=False):
        value = operand
        while value != view.operation.results[0]:
            op = defining_op(value)
            assert op is not None
            ops[op_key(op)] = op
            # A reshape or a broadcast: both have one operand.
            value = op.operands[0]
        ops[op_key(view.operation)] = view.operation
    return list(ops.values())
