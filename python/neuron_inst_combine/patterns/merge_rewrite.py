# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Carries out the plan of the patterns that merge two reduces."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Location, Operation, PatternRewriter, Value
from neuron_inst_combine.dialects.build import HloBuilder
from neuron_inst_combine.dialects.hlo import dialect_of
from neuron_inst_combine.patterns.dead_ops import constant_ops, erase_beside_root, erase_if_dead
from neuron_inst_combine.patterns.merge_plan import InputWindow, Merge, MergedReduce

_LOCATION = attrgetter("location")
_RESULT = attrgetter("result")


class MergeRewrite:
    """Changes the IR of one wheel as plans say."""

    def __init__(self, bindings: Bindings) -> None:
        self._bindings = bindings
        self._fuse = bindings.ir.Location.fused

    def carry_out(self, plan: MergedReduce, rewriter: PatternRewriter) -> None:
        """Merges the reduces of a plan; its slices and its root are changed where they stand."""
        root, links, merge = plan.root, plan.links, plan.merge
        inner, slices, values, absorbed, has_other_inits = links
        # Most chains start from one constant, which the root goes on reading.
        below: list[Operation] = []
        if has_other_inits or merge.drops_dimensions_only:
            below = constant_ops([*inner.operands][len(values) :])
        unread: Sequence[Operation] = ()
        if merge.keeps_one_slice and not absorbed:
            window = slices[0]
            self.merge_in_place(root, window, inner, window.result, values[0], merge)
        else:
            unread = self._merge(plan, rewriter)
        # All uses of these were within the chain.
        for op in unread:
            rewriter.erase_op(op)
        erase_beside_root(rewriter, inner)
        if absorbed:
            below = [*(op for op in absorbed if op is not None), *below]
        if below:
            erase_if_dead(rewriter, below)

    def merge_in_place(
        self,
        root: Operation,
        window: Operation,
        inner: Operation,
        z: Value,
        x: Value,
        merge: Merge,
    ) -> None:
        """Makes the root, which reduces z, the result of one slice, the reduce of a slice of x."""
        locations = [root.location, window.location, inner.location]
        location = self._fuse(locations, None, root.context)
        _slice_other(window, z, x, merge.inputs[0])
        _reduce_more(root, merge, location)

    def _merge(self, plan: MergedReduce, rewriter: PatternRewriter) -> Sequence[Operation]:
        """Makes the root the merged reduce, or replaces it; the slices that nothing reads then."""
        root, links, merge = plan.root, plan.links, plan.merge
        inner, slices, values, *_ = links
        location = self._fuse([root.location, *map(_LOCATION, slices), inner.location])
        made, unread = self._slice_inputs(plan) if slices else (values, ())
        if merge.drops_dimensions_only:
            self._replace_by_reshapes(plan, made, location, rewriter)
            return unread
        if unread or not slices:
            for k, value in enumerate(made):
                root.operands[k] = value
        _reduce_more(root, merge, location)
        return unread

    def _slice_inputs(self, plan: MergedReduce) -> tuple[Sequence[Value], Sequence[Operation]]:
        """Makes each slice one of what the inner reduce reads; inputs that read the same share it.

        Returns:
          What to read in place of the inputs, and the slices that nothing reads then.
        """
        _, slices, values, absorbed, _ = plan.links
        made = list(map(_RESULT, slices))
        unread: list[Operation] = []
        for k, part in enumerate(plan.merge.inputs):
            op = slices[k]
            if part.window is None:
                made[k] = values[k]
                unread.append(op)
                continue
            if k and (twin := _earlier(plan, k)) is not None:
                made[k] = made[twin]
                unread.append(op)
                continue
            _slice_other(op, made[k], values[k], part)
            if absorbed and (below := absorbed[k]) is not None:
                op.location = self._fuse([op.location, below.location])
        return made, unread

    def _replace_by_reshapes(
        self,
        plan: MergedReduce,
        values: Sequence[Value],
        location: Location,
        rewriter: PatternRewriter,
    ) -> None:
        attributes = plan.merge.attributes
        builder = HloBuilder(self._bindings, dialect_of(plan.root), rewriter.ip)
        types = [result.type for result in plan.root.results]
        results = [
            value
            if value.type == result_type and not attributes
            else builder.reshape(value, result_type, location, attributes)
            for value, result_type in zip(values, types, strict=True)
        ]
        rewriter.replace_op(plan.root, results)


def _slice_other(op: Operation, result: Value, value: Value, part: InputWindow) -> None:
    """Makes a slice with that result one of another value."""
    op.operands[0] = value
    attributes = op.attributes
    for name, attribute in part.attributes.items():
        attributes[name] = attribute
    result.set_type(part.type)


def _reduce_more(root: Operation, merge: Merge, location: Location) -> None:
    """Makes a reduce the merged one, once it reads what that reads."""
    root.attributes["dimensions"] = merge.dimensions_attribute
    root.location = location


def _earlier(plan: MergedReduce, k: int) -> int | None:
    """The first input that reads what input k does."""
    _, _, values, _, _ = plan.links
    window = plan.merge.inputs[k].window
    for other, part in enumerate(plan.merge.inputs[:k]):
        if part.window == window and values[other] == values[k]:
            return other
    return None
