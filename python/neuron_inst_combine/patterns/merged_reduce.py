# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The plan and the rewrite that the patterns which merge two reduces have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.analysis.tensor_types import element_type, refuse_type, static_shape
from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import (
    Attribute,
    Location,
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
from neuron_inst_combine.patterns.base import Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import constant_ops, erase_if_dead
from neuron_inst_combine.patterns.options import PatternOptions
from neuron_inst_combine.patterns.reduce_merging import (
    is_reduce_of_one,
    kept_dimensions,
    merged_dimensions,
)


@dataclass(frozen=True, slots=True)
class SlicedInput:
    """What the merged reduce reads for one of its inputs.

    Attributes:
      value: The inner reduce's input, or the operand of the slice which that is.
      window: What of it is read; None for all.
      shape: The extents of what is read, in elements.
      sources: The slices that the window is made of; the new one has their locations.
      attributes: The discardable ones of the new slice, those of the sources.
    """

    value: Value
    window: Window | None
    shape: tuple[int, ...]
    sources: tuple[Operation, ...]
    attributes: Mapping[str, Attribute]


@dataclass(frozen=True, slots=True)
class MergedReduce(Plan):
    """The one reduce that is to take the place of two and a slice.

    Attributes:
      inner: The reduce nearer to the inputs.
      slices: The slices between the two, one for each input; empty without.
      inputs: What is reduced.
      dimensions: Over what, ascending.
      drops_dimensions_only: Whether a reshape will do, since each element is reduced alone.
      attributes: The discardable ones of the root.
    """

    inner: Operation
    slices: tuple[Operation, ...]
    inputs: tuple[SlicedInput, ...]
    dimensions: tuple[int, ...]
    drops_dimensions_only: bool
    attributes: Mapping[str, Attribute]

    def summary(self) -> str:
        """See ``Plan``."""
        before = "2 reduces and a slice" if self.slices else "2 reduces"
        what = "reshape" if self.drops_dimensions_only else "reduce"
        sliced = "" if self.inputs[0].window is None else f" of a {_shape(self.inputs[0])} slice"
        return f"{before} became one {what}{sliced} over {list(self.dimensions)}"

    def hint(self) -> str:
        """See ``Plan``."""
        return f"two reduces can be one over {list(self.dimensions)}"


class ReduceMerger(Pattern[MergedReduce]):
    """A pattern whose plan is a merged reduce; subclasses decide when there is one."""

    root_names = ReduceOp.NAMES

    def __init__(self, bindings: Bindings, options: PatternOptions | None = None) -> None:
        super().__init__(bindings)
        self.options = options or PatternOptions()

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

    def plan(self, outer: ReduceOp, slices: Sequence[SliceOp], inner: ReduceOp) -> MergedReduce:
        """The merged reduce of a chain that was found legal; without slices, of all inputs.

        Raises:
          UnreadableOpError: a dimension or a window does not fit.
        """
        views: Sequence[SliceOp | None] = slices or [None] * len(inner.inputs)
        inputs = tuple(
            self._sliced_input(inner, x, view) for x, view in zip(inner.inputs, views, strict=True)
        )
        dimensions = merged_dimensions(inner, outer, len(inputs[0].shape))
        return MergedReduce(
            root=outer.operation,
            inner=inner.operation,
            slices=tuple(view.operation for view in slices),
            inputs=inputs,
            dimensions=dimensions,
            drops_dimensions_only=is_reduce_of_one(
                self.bindings, outer, inputs[0].shape, dimensions, self.options
            ),
            attributes=discardable_attributes(outer.operation, ReduceOp.INHERENT),
        )

    def _sliced_input(self, inner: ReduceOp, x: Value, view: SliceOp | None) -> SlicedInput:
        shape = static_shape(self.bindings, x)
        if shape is None:
            raise UnreadableOpError(f"{inner.operation.name} reduces no static tensor")
        if view is None:
            return SlicedInput(x, None, shape, (), {})
        try:
            window = view.window.lift(kept_dimensions(inner, len(shape)), shape)
        except ValueError as error:
            raise UnreadableOpError(f"{view.operation.name}: {error}") from error
        if window.is_whole(shape):
            return SlicedInput(x, None, shape, (), {})
        sources: tuple[Operation, ...] = (view.operation,)
        if (below := self._absorbable_slice(inner, x)) is None:
            below_value = x
        else:
            below_value = below.operand
            sources = (view.operation, below.operation)
            try:
                window = below.window.compose(window)
            except ValueError as error:
                raise UnreadableOpError(f"{below.operation.name}: {error}") from error
        attributes: dict[str, Attribute] = {}
        for source in reversed(sources):
            attributes |= discardable_attributes(source, SliceOp.INHERENT)
        return SlicedInput(below_value, window, window.extents(), sources, attributes)

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

    def rewrite(self, plan: MergedReduce, rewriter: PatternRewriter) -> None:
        """See the class."""
        root = plan.root
        outer, inner = ReduceOp.of(root), ReduceOp.of(plan.inner)
        absorbed = [op for value in plan.inputs for op in value.sources if op not in plan.slices]
        constants = constant_ops(inner.init_values)
        location = self._fused(root, *plan.slices, plan.inner)
        builder = HloBuilder(self.bindings, dialect_of(root), rewriter.ip)

        operands = self._slice_inputs(builder, plan.inputs)
        if plan.drops_dimensions_only:
            types = [result.type for result in root.results]
            values = [
                operand
                if operand.type == result_type and not plan.attributes
                else builder.reshape(operand, result_type, location, plan.attributes)
                for operand, result_type in zip(operands, types, strict=True)
            ]
            rewriter.replace_op(root, values)
        else:
            merged = root.clone(rewriter.ip)
            for k, operand in enumerate((*operands, *outer.init_values)):
                merged.operands[k] = operand
            merged.attributes["dimensions"] = builder.index_array(
                plan.dimensions, like=root.attributes["dimensions"]
            )
            merged.location = location
            rewriter.replace_op(root, merged)
        erase_if_dead(rewriter, [*plan.slices, plan.inner, *absorbed, *constants])

    def _slice_inputs(self, builder: HloBuilder, inputs: Sequence[SlicedInput]) -> list[Value]:
        # Inputs that read the same need one slice.
        made: dict[tuple[Value, Window | None], Value] = {}
        for part in inputs:
            key = (part.value, part.window)
            if key in made:
                continue
            made[key] = part.value
            if part.window is not None:
                made[key] = builder.slice(
                    part.value,
                    part.window,
                    self._fused(*part.sources),
                    part.attributes,
                    like=part.sources[0].attributes["start_indices"],
                )
        return [made[part.value, part.window] for part in inputs]

    def _fused(self, *ops: Operation) -> Location:
        return self.bindings.ir.Location.fused([op.location for op in ops])


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


def _shape(part: SlicedInput) -> str:
    return "x".join(map(str, part.shape))
