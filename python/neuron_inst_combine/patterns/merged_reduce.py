# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The decision that the patterns which merge two reduces have in common, and runs of known ones."""

from __future__ import annotations

from collections.abc import Sequence

from neuron_inst_combine.analysis.monoids import Monoid
from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.analysis.tensor_types import element_type, refuse_type, static_shape
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import (
    Attribute,
    Operation,
    PatternRewriter,
    Value,
)
from neuron_inst_combine.dialects.build import HloBuilder
from neuron_inst_combine.dialects.hlo import (
    ReduceOp,
    SliceOp,
    UnreadableOpError,
    count_uses,
    defining_op,
    dialect_of,
    discardable_attributes,
)
from neuron_inst_combine.patterns.base import Pattern
from neuron_inst_combine.patterns.dead_ops import DeferringRewriter
from neuron_inst_combine.patterns.known_chains import KnownChains, plan_of
from neuron_inst_combine.patterns.merge_plan import InputWindow, Merge, MergedReduce
from neuron_inst_combine.patterns.merge_rewrite import MergeRewrite
from neuron_inst_combine.patterns.options import PatternOptions
from neuron_inst_combine.patterns.reduce_merging import (
    is_reduce_of_one,
    kept_dimensions,
    merged_dimensions,
)


class ReduceMerger(Pattern[MergedReduce]):
    """A pattern whose plan is a merged reduce; subclasses decide when there is one."""

    root_names = ReduceOp.NAMES
    engines_agree = True
    may_be_walked = True

    def __init__(self, bindings: Bindings, options: PatternOptions | None = None) -> None:
        super().__init__(bindings)
        self.options = options or PatternOptions()
        self._known = KnownChains(bindings)
        self._rewrite = MergeRewrite(bindings)

    def refuse_types(
        self, outer: ReduceOp, slices: Sequence[SliceOp], inner: ReduceOp
    ) -> str | None:
        """Why types or shardings forbid it: dynamic, encoded, mixed element types, a sharding."""
        for op in (*(view.operation for view in slices), inner.operation):
            if attribute := sharding_attribute(op):
                return f"{op.name} has the attribute {attribute}"
        for k, x in enumerate(inner.inputs):
            chain = [x, inner.operation.results[k], outer.operation.results[k]]
            chain += [outer.inputs[k], inner.init_values[k], outer.init_values[k]]
            for value in chain:
                if reason := refuse_type(self.bindings, value):
                    return reason
            types = {element_type(value) for value in chain}
            if (
                slices
                and static_shape(self.bindings, outer.inputs[k]) != slices[k].window.extents()
            ):
                raise UnreadableOpError(f"{slices[k].operation.name} has another type than window")
            if len(types) != 1:
                listed = ", ".join(sorted(map(str, types)))
                return f"the element type changes on the way: {listed}"
        return None

    def plan(
        self,
        outer: ReduceOp,
        slices: Sequence[SliceOp],
        inner: ReduceOp,
        monoids: tuple[Monoid, ...] | None,
    ) -> MergedReduce:
        """The merged reduce of a chain that was found legal; without slices, of all inputs.

        Raises:
          UnreadableOpError: a dimension or a window does not fit.
        """
        views: Sequence[SliceOp | None] = slices or [None] * len(inner.inputs)
        absorbed = tuple(
            None if view is None else self._absorbable_slice(inner, x)
            for x, view in zip(inner.inputs, views, strict=True)
        )
        builder = HloBuilder(self.bindings, dialect_of(outer.operation), None)
        values: list[Value] = []
        inputs: list[InputWindow] = []
        for x, view, below in zip(inner.inputs, views, absorbed, strict=True):
            part = self._input_window(builder, inner, x, view, below)
            inputs.append(part)
            values.append(x if below is None or part.window is None else below.operand)
        dimensions = merged_dimensions(inner, outer, len(inputs[0].shape))
        merge = Merge(
            inputs=tuple(inputs),
            dimensions=dimensions,
            dimensions_attribute=builder.index_array(
                dimensions, like=outer.operation.attributes["dimensions"]
            ),
            drops_dimensions_only=is_reduce_of_one(
                self.bindings, outer, monoids, inputs[0].shape, dimensions, self.options
            ),
            attributes=discardable_attributes(outer.operation, ReduceOp.INHERENT),
        )
        merged_views = tuple(
            None if below is None or part.window is None else below.operation
            for below, part in zip(absorbed, inputs, strict=True)
        )
        links = (
            inner.operation,
            tuple(view.operation for view in slices),
            tuple(values),
            merged_views if any(op is not None for op in merged_views) else (),
            inner.init_values != outer.init_values,
        )
        plan = MergedReduce(outer.operation, links, merge)
        # A body that is no known one may read values from outside, of which a copy would be a user.
        if monoids is not None:
            self._known.remember(plan)
        return plan

    def recall(self, op: Operation) -> MergedReduce | None:
        """See ``Pattern.recall``."""
        return self._known.recall(op)

    def _input_window(
        self,
        builder: HloBuilder,
        inner: ReduceOp,
        x: Value,
        view: SliceOp | None,
        below: SliceOp | None,
    ) -> InputWindow:
        shape = static_shape(self.bindings, x)
        if shape is None:
            raise UnreadableOpError(f"{inner.operation.name} reduces no static tensor")
        if view is None:
            return InputWindow(None, shape, {}, x.type)
        try:
            window = view.window.lift(kept_dimensions(inner, len(shape)), shape)
        except ValueError as error:
            raise UnreadableOpError(f"{view.operation.name}: {error}") from error
        if window.is_whole(shape):
            return InputWindow(None, shape, {}, x.type)
        attributes: dict[str, Attribute] = {}
        if below is not None:
            try:
                window = below.window.compose(window)
            except ValueError as error:
                raise UnreadableOpError(f"{below.operation.name}: {error}") from error
            own = view.operation.attributes
            attributes = {
                name: value
                for name, value in discardable_attributes(below.operation, SliceOp.INHERENT).items()
                if name not in own
            }
        attributes |= builder.window_attributes(
            window, like=view.operation.attributes["start_indices"]
        )
        result_type = builder.tensor_type(window.extents(), x.type.element_type)
        return InputWindow(window, window.extents(), attributes, result_type)

    def _absorbable_slice(self, inner: ReduceOp, x: Value) -> SliceOp | None:
        """The slice that x is, if it can become part of the new one: no other user, no sharding."""
        op = defining_op(x)
        if op is None or op.name != f"{dialect_of(inner.operation)}.slice":
            return None
        if op.block != inner.operation.block or sharding_attribute(op):
            return None
        if any(use.owner.operation != inner.operation for use in op.results[0].uses):
            return None
        view = SliceOp.of(op)
        shape = static_shape(self.bindings, view.operand)
        if shape is None or refuse_type(self.bindings, view.operand):
            return None
        try:
            view.window.require_fits(shape)
        except ValueError as error:
            raise UnreadableOpError(f"{op.name}: {error}") from error
        return view

    def rewrite_known(
        self, roots: Sequence[Operation], first: int, rewriter: DeferringRewriter
    ) -> int:
        """See ``Pattern.rewrite_known``."""
        try:
            return self._rewrite_run(roots, first, rewriter)
        finally:
            self._known.rest()

    def _rewrite_run(
        self, roots: Sequence[Operation], first: int, rewriter: DeferringRewriter
    ) -> int:
        known, merge_in_place = self._known, self._rewrite.merge_in_place
        for k in range(first, len(roots)):
            root = roots[k]
            found = known.find(root)
            if found is None:
                return k - first
            # The greedy driver erases an op that is dead, and asks no pattern about it.
            if next(iter(root.result.uses), None) is None:
                return k - first
            inner, window, z, x, other_init, merge = found
            if not merge.keeps_one_slice:
                known.rest()
                rewriter.begin(root)
                self.rewrite(plan_of(root, found), rewriter)
                continue
            merge_in_place(root, window, inner, z, x, merge)
            rewriter.erase_beside(root, inner)
            if other_init is not None:
                known.rest()
                rewriter.begin(root)
                rewriter.erase_if_dead([other_init])
        return len(roots) - first

    def rewrite(self, plan: MergedReduce, rewriter: PatternRewriter) -> None:
        """See the class; the slices and the root are changed where they stand."""
        self._rewrite.carry_out(plan, rewriter)


MANY_USES = 16
"""So many uses are counted, and no more: a value may have thousands, each of which may ask."""


def or_more(count: int) -> str:
    """What to say behind a number of uses that ends where the counting does."""
    return " or more" if count >= MANY_USES else ""


def refuse_users(inner: Operation, outer: Operation) -> str | None:
    """Why merging would do the inner reduce's work more often: other users, or another block."""
    inputs = len(outer.operands) // 2
    count = count_uses(inner, inputs + MANY_USES)
    if count != inputs:
        return f"the inner reduce has {count}{or_more(count - inputs)} uses, {inputs} of them here"
    if inner.block != outer.block:
        return "the inner reduce stands in another block, and may run less often than the outer"
    return None
