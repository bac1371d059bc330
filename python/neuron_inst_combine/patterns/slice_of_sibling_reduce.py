# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SliceOfSiblingReduce: a reduce of a slice is a slice of a reduce that is there already.

Pattern: reduce(slice(x), A) -> slice(reduce(x, B))
    [if reduce(x, B) is in the block, and A is B but for dimensions of extent 1]
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cmp_to_key

from neuron_inst_combine.analysis.monoids import is_identity, recognize
from neuron_inst_combine.analysis.other_reduces import (
    MOST_IN_VAIN,
    MOST_USES,
    OtherReduces,
    become_newest_user,
)
from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.analysis.tensor_types import element_type, refuse_type, static_shape
from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import (
    Attribute,
    Operation,
    PatternRewriter,
    Region,
    Value,
)
from neuron_inst_combine.dialects.build import HloBuilder
from neuron_inst_combine.dialects.hlo import (
    ReduceOp,
    SliceOp,
    UnreadableOpError,
    defining_op,
    describe,
    dialect_of,
    discardable_attributes,
    first_operand_op,
    users,
)
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import constant_ops, erase_if_dead, is_read
from neuron_inst_combine.patterns.options import PatternOptions, SignedZero
from neuron_inst_combine.patterns.reduce_merging import (
    kept_dimensions,
    refuse_bodies_and_inits,
)
from neuron_inst_combine.patterns.reduced_trims import ReducedTrims


@dataclass(frozen=True, slots=True)
class SlicedSibling(Plan):
    """The slice of a sibling that is to take the place of a reduce of a slice.

    Attributes:
      slices: The slices that the root reduces.
      sibling: The reduce of the unsliced values.
      init_values: What the sibling is to have as init values: its own, or the root's equal ones.
      must_move: Whether the sibling stands behind the root.
      window: What of the sibling's results is taken; None for all.
      slice_attributes: The discardable ones of the slices, for the new ones.
      attributes: The discardable ones of the root.
    """

    slices: tuple[Operation, ...]
    sibling: Operation
    init_values: tuple[Value, ...]
    must_move: bool
    window: Window | None
    slice_attributes: tuple[Mapping[str, Attribute], ...]
    attributes: Mapping[str, Attribute]

    def summary(self) -> str:
        """See ``Plan``."""
        return "a reduce of a slice became a slice of the sibling reduce"

    def hint(self) -> str:
        """See ``Plan``."""
        return "the unsliced value is reduced alike, and the result can be sliced"


class SliceOfSiblingReduce(Pattern[SlicedSibling]):
    """Takes a slice of a reduce that is computed anyway, instead of reducing a slice.

    Before::

        %y = stablehlo.reduce(%x init: %0) applies add across dimensions = [1] : 8x16 -> 8
        %s = stablehlo.slice %x [2:6, 0:16] : 8x16 -> 4x16
        %z = stablehlo.reduce(%s init: %0) applies add across dimensions = [1] : 4x16 -> 4

    After::

        %y = stablehlo.reduce(%x init: %0) applies add across dimensions = [1] : 8x16 -> 8
        %z = stablehlo.slice %y [2:6] : 8 -> 4

    Conditions, checked in this order:

    1. Every input of the root is a slice with one use, all windows are equal, and input k is of the
       k-th input of one other reduce, the *sibling*, which is in the root's block and used, by
       more than what nothing uses. Of several siblings that meet (2) to (6), the first in the block
       is taken. Of a value with more than 256 uses the newest 256 are looked at first, and then
       all, until that has been in vain for 8 reduces.
    2. Root and sibling have the same body up to names and locations (or the same known monoid), and
       init values that are the same or equal constants.
    3. No dimension that the slice trims is reduced by the sibling. (Where the root reduces one, no
       sibling would do, and the root is no candidate.)
    4. Both reduce the same dimensions but for some of extent 1; if there are such, the init values
       are the identity, so that reducing over them is no more than a reshape.
    5. The sibling stands before the root, or can be moved behind the definition of its inputs:
       its own init values, or the root's equal ones, and what its body uses from outside, are
       defined before the slices (before the root, where those stand in another block).
    6. All shapes are static and without encoding, slices, root and sibling have no sharding
       attribute, and one element type goes through both.

    Worth it: the elements of the slice are read no more, one reduce is left of two, and the new
    slice is of the reduced value.

    Source: the other reading of the evidence about neuron-inst-combine of the AWS Neuron compiler
    (an inner reduce that is moved, slice attributes from which dimensions are dropped, the elision
    to a reshape; docs/faithfulness.md); StableHLO spec, reduce and slice.
    """

    name = "SliceOfSiblingReduce"
    root_names = ReduceOp.NAMES
    engines_agree = True
    may_be_walked = True

    def __init__(self, bindings: Bindings, options: PatternOptions | None = None) -> None:
        super().__init__(bindings)
        self.options = options or PatternOptions()
        self._other_reduces = OtherReduces()
        self._reduced_trims = ReducedTrims(bindings)

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern.has_structure``: reduce(slice(x)) where x has another user."""
        window = first_operand_op(op, f"{dialect_of(op)}.slice")
        return window is not None and len(window.operands) == 1

    def decide(self, op: Operation) -> SlicedSibling | Missed | None:
        """See the class: conditions (1) to (6); without a sibling there is no candidate."""
        window = defining_op(op.operands[0])
        if window is None or window.name not in SliceOp.NAMES:
            return None
        # Then (3) fails of any sibling, which takes no look at the others to tell.
        if self._reduced_trims.include(op, window):
            return None
        root, x = ReduceOp.of(op), window.operands[0]
        outcome: SlicedSibling | Missed | None = None
        for others in self._other_reduces.looks(op, x):
            outcome = self._decide_among(root, others)
            if isinstance(outcome, SlicedSibling):
                return outcome
        if outcome is None and self._other_reduces.has_given_up(op, x):
            return Missed(
                1,
                f"what is sliced has more than {MOST_USES} uses, and after looking through all of "
                f"them in vain for {MOST_IN_VAIN} reduces only the newest are looked at",
            )
        return outcome

    def _decide_among(
        self, root: ReduceOp, others: Sequence[Operation]
    ) -> SlicedSibling | Missed | None:
        if not others:
            return None
        slices = _slices(root)
        if isinstance(slices, Missed):
            return slices
        siblings = _siblings(root, slices, others)
        if not siblings:
            return Missed(1, "no other reduce in the block is of the values that are sliced")
        reasons = [self._decide_about(root, slices, sibling) for sibling in siblings]
        for outcome in reasons:
            if isinstance(outcome, SlicedSibling):
                return outcome
        return reasons[0]

    def _decide_about(
        self, root: ReduceOp, slices: Sequence[SliceOp], sibling: ReduceOp
    ) -> SlicedSibling | Missed:
        if reason := refuse_bodies_and_inits(sibling, root, recognize(root.body)):
            return Missed(2, reason)
        shape = static_shape(self.bindings, slices[0].operand)
        if shape is None:
            return Missed(6, refuse_type(self.bindings, slices[0].operand) or "no static shape")
        window = slices[0].window
        try:
            trimmed = window.trimmed(shape)
        except ValueError as error:
            raise UnreadableOpError(f"{slices[0].operation.name}: {error}") from error
        for dimension in trimmed:
            if dimension in sibling.dimensions:
                return Missed(3, f"the slice trims dimension {dimension}, which is reduced")
        if reason := self._refuse_dimensions(root, sibling, shape):
            return Missed(4, reason)
        init_values = _init_values_before(root, slices, sibling)
        if init_values is None:
            return Missed(
                5,
                "the sibling stands behind, and what it needs besides its inputs is defined "
                "behind the slice",
            )
        if reason := self._refuse_types(root, slices, sibling):
            return Missed(6, reason)
        kept = kept_dimensions(sibling, len(shape))
        return SlicedSibling(
            root=root.operation,
            slices=tuple(view.operation for view in slices),
            sibling=sibling.operation,
            init_values=init_values,
            must_move=not _is_before(sibling.operation, root.operation),
            window=_project(window, kept) if trimmed else None,
            slice_attributes=tuple(
                discardable_attributes(view.operation, SliceOp.INHERENT) for view in slices
            ),
            attributes=discardable_attributes(root.operation, ReduceOp.INHERENT),
        )

    def _refuse_dimensions(
        self, root: ReduceOp, sibling: ReduceOp, shape: Sequence[int]
    ) -> str | None:
        """Condition (4)."""
        # Also checks that both name dimensions which there are.
        kept_dimensions(root, len(shape))
        kept_dimensions(sibling, len(shape))
        only_one = set(root.dimensions) ^ set(sibling.dimensions)
        for dimension in sorted(only_one):
            if shape[dimension] != 1:
                return f"only one of the two reduces dimension {dimension} ({shape[dimension]})"
        if only_one and not self._has_identities(root):
            return "only one reduces a dimension of extent 1, and the init is not the identity"
        return None

    def _has_identities(self, reduce: ReduceOp) -> bool:
        monoids = recognize(reduce.body)
        exact = self.options.signed_zero is SignedZero.PRESERVE
        return (
            monoids is not None
            and len(monoids) == len(reduce.inputs)
            and all(
                is_identity(self.bindings, monoid, init, exact=exact)
                for monoid, init in zip(monoids, reduce.init_values, strict=True)
            )
        )

    def _refuse_types(
        self, root: ReduceOp, slices: Sequence[SliceOp], sibling: ReduceOp
    ) -> str | None:
        """Condition (6)."""
        for op in (root.operation, sibling.operation, *(view.operation for view in slices)):
            if attribute := sharding_attribute(op):
                return f"{op.name} has the attribute {attribute}"
        for k, view in enumerate(slices):
            chain = [view.operand, view.operation.results[0], root.operation.results[k]]
            chain += [sibling.operation.results[k], root.init_values[k], sibling.init_values[k]]
            for value in chain:
                if reason := refuse_type(self.bindings, value):
                    return reason
            if len({element_type(value) for value in chain}) != 1:
                return f"the element type of input {k} changes on the way"
        return None

    def rewrite(self, plan: SlicedSibling, rewriter: PatternRewriter) -> None:
        """See the class."""
        root, sibling = plan.root, plan.sibling
        constants = constant_ops(
            [*ReduceOp.of(root).init_values, *ReduceOp.of(sibling).init_values]
        )
        inputs = len(plan.slices)
        if plan.must_move:
            for k, init in enumerate(plan.init_values):
                sibling.operands[inputs + k] = init
            _move_behind(sibling, [*sibling.operands, *_captured(sibling.regions[0])])
        become_newest_user(sibling, inputs)
        location = self.bindings.ir.Location.fused([root.location, sibling.location])
        builder = HloBuilder(self.bindings, dialect_of(root), rewriter.ip)
        values: list[Value] = []
        for k, cut in enumerate(plan.slices):
            value, result_type = sibling.results[k], root.results[k].type
            if plan.window is not None:
                attributes = {**plan.slice_attributes[k]}
                if plan.window.extents() == tuple(result_type.shape):
                    attributes |= plan.attributes
                like = cut.attributes["start_indices"]
                value = builder.slice(value, plan.window, location, attributes, like=like)
            if value.type != result_type or (plan.window is None and plan.attributes):
                value = builder.reshape(value, result_type, location, plan.attributes)
            values.append(value)
        rewriter.replace_op(root, values)
        erase_if_dead(rewriter, [*plan.slices, *constants])


def _slices(root: ReduceOp) -> list[SliceOp] | Missed:
    """The first part of condition (1)."""
    views: list[SliceOp] = []
    slice_name = f"{dialect_of(root.operation)}.slice"
    for k, value in enumerate(root.inputs):
        op = defining_op(value)
        if op is None or op.name != slice_name:
            return Missed(1, f"input {k} of the reduce is {describe(value)}, not a slice")
        views.append(SliceOp.of(op))
        if (uses := len(users(op))) != 1:
            return Missed(1, f"slice {k} has {uses} uses")
        if views[k].window.normalized() != views[0].window.normalized():
            return Missed(1, f"slice {k} has another window than slice 0")
    return views


def _siblings(
    root: ReduceOp, slices: Sequence[SliceOp], others: Sequence[Operation]
) -> list[ReduceOp]:
    """Those of the other reduces that are siblings, in the order of the block."""
    operands = tuple(view.operand for view in slices)
    near = [op for op in others if op.block == root.operation.block and is_read(op)]
    fitting = [view for view in map(ReduceOp.of, near) if view.inputs == operands]
    return sorted(fitting, key=cmp_to_key(_by_place))


def _by_place(one: ReduceOp, other: ReduceOp) -> int:
    return -1 if _is_before(one.operation, other.operation) else 1


def _is_before(one: Operation, other: Operation) -> bool:
    is_before: bool = one.is_before_in_block(other)
    return is_before


def _init_values_before(
    root: ReduceOp, slices: Sequence[SliceOp], sibling: ReduceOp
) -> tuple[Value, ...] | None:
    """Condition (5): init values for the sibling where it is to stand."""
    block = root.operation.block
    if _is_before(sibling.operation, root.operation):
        return sibling.init_values
    captured = list(_captured(sibling.body))
    # A place in a block cannot be compared with one in another.
    ends = [view.operation for view in slices if view.operation.block == block]
    for candidate in (sibling.init_values, root.init_values):
        producers = [defining_op(value) for value in (*candidate, *captured)]
        if all(
            op is None or op.block != block or _is_before(op, end)
            for op in producers
            for end in ends or [root.operation]
        ):
            return candidate
    return None


def _captured(region: Region) -> Iterator[Value]:
    """The values that ops in a region use and that are defined outside of it."""
    inside: set[Value] = set()
    used: list[Value] = []
    pending = [region]
    while pending:
        for block in pending.pop().blocks:
            inside.update(block.arguments)
            for view in block.operations:
                inside.update(view.operation.results)
                used.extend(view.operation.operands)
                pending.extend(view.operation.regions)
    return (value for value in used if value not in inside)


def _move_behind(op: Operation, values: Sequence[Value]) -> None:
    """Moves an op behind the last of the definitions of values that is in its block."""
    last: Operation | None = None
    for value in values:
        producer = defining_op(value)
        if producer is None or producer.block != op.block:
            continue
        if last is None or _is_before(last, producer):
            last = producer
    if last is not None:
        op.move_after(last)
        return
    op.move_before(next(iter(op.block.operations)).operation)


def _project(window: Window, kept: Sequence[int]) -> Window:
    """The triples of a window for some dimensions."""
    parts = (window.starts, window.limits, window.strides)
    return Window(*(tuple(part[dimension] for dimension in kept) for part in parts))
