# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""SimplifyReduceSliceReduce: a reduce of a slice of a reduce becomes one reduce.

Pattern: reduce(slice(reduce(x, I)), O) -> reduce(slice(x), I + O in x's frame)
    [if the slice trims only what the outer reduces, or to one element]
"""

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
    defining_op,
    describe,
    dialect_of,
    discardable_attributes,
    first_operand_op,
    users,
)
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import constant_ops, erase_if_dead
from neuron_inst_combine.patterns.options import PatternOptions
from neuron_inst_combine.patterns.reduce_merging import (
    is_reduce_of_one,
    kept_dimensions,
    merged_dimensions,
    refuse_bodies_and_inits,
    refuse_monoid,
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
      slices: The slices between the two, one for each input.
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
        what = "reshape" if self.drops_dimensions_only else "reduce"
        sliced = "" if self.inputs[0].window is None else f" of a {_shape(self.inputs[0])} slice"
        return f"2 reduces and a slice became one {what}{sliced} over {list(self.dimensions)}"


class SimplifyReduceSliceReduce(Pattern[MergedReduce]):
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
       values, so this refuses some legal cases, and admits no wrong one.
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
    root_names = ReduceOp.NAMES

    def __init__(self, bindings: Bindings, options: PatternOptions | None = None) -> None:
        super().__init__(bindings)
        self.options = options or PatternOptions()

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern.has_structure``: reduce(slice(reduce))."""
        window = first_operand_op(op, f"{dialect_of(op)}.slice")
        return window is not None and first_operand_op(window, op.name) is not None

    def decide(self, op: Operation) -> MergedReduce | Missed:
        """See the class: conditions (1) to (8) in order."""
        outer = ReduceOp.of(op)
        slices = self._slices(outer)
        if isinstance(slices, Missed):
            return slices
        for k, view in enumerate(slices):
            if (uses := len(users(view.operation))) != 1:
                return Missed(2, f"slice {k} has {uses} uses")
        inner_op = defining_op(slices[0].operand)
        if inner_op is None or inner_op.name != op.name:
            return Missed(3, f"the slice's operand is {describe(slices[0].operand)}, not a reduce")
        inner = ReduceOp.of(inner_op)
        if reason := refuse_bodies_and_inits(inner, outer):
            return Missed(3, reason)
        if shared := sorted(set(inner.dimensions) & set(outer.dimensions)):
            return Missed(4, f"both reduces name dimension {shared[0]}, each in its own frame")
        if reason := _refuse_hoisting(slices[0], outer):
            return Missed(5, reason)
        if reason := _refuse_users(inner_op, op):
            return Missed(6, reason)
        if reason := self._refuse_types(outer, slices, inner):
            return Missed(7, reason)
        if reason := refuse_monoid(self.bindings, outer, self.options):
            return Missed(8, reason)
        return self._plan(outer, slices, inner)

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

    def _refuse_types(
        self, outer: ReduceOp, slices: Sequence[SliceOp], inner: ReduceOp
    ) -> str | None:
        """Condition (7)."""
        for op in (*(view.operation for view in slices), inner.operation):
            if attribute := sharding_attribute(op):
                return f"{op.name} has the attribute {attribute}"
        for k, (x, view) in enumerate(zip(inner.inputs, slices, strict=True)):
            chain = (x, view.operand, view.operation.results[0], outer.operation.results[k])
            for value in (*chain, outer.init_values[k]):
                if reason := refuse_type(self.bindings, value):
                    return reason
            types = {element_type(value) for value in (*chain, outer.init_values[k])}
            if len(types) != 1:
                listed = ", ".join(sorted(map(str, types)))
                return f"the element type changes on the way: {listed}"
        return None

    def _plan(self, outer: ReduceOp, slices: Sequence[SliceOp], inner: ReduceOp) -> MergedReduce:
        inputs = tuple(
            self._sliced_input(inner, x, view) for x, view in zip(inner.inputs, slices, strict=True)
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

    def _sliced_input(self, inner: ReduceOp, x: Value, view: SliceOp) -> SlicedInput:
        shape = static_shape(self.bindings, x)
        if shape is None:
            raise UnreadableOpError(f"{inner.operation.name} reduces no static tensor")
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
            window = below.window.compose(window)
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
        if any(user != inner.operation for user in users(op)):
            return None
        view = SliceOp.of(op)
        return None if refuse_type(self.bindings, view.operand) else view

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


def _refuse_hoisting(view: SliceOp, outer: ReduceOp) -> str | None:
    """Condition (5)."""
    operand = view.operand.type
    result = view.operation.results[0].type
    if not hasattr(operand, "shape") or not hasattr(result, "shape"):
        return None  # No ranked tensors: condition (7) says so.
    for dimension, (before, after) in enumerate(zip(operand.shape, result.shape, strict=False)):
        if before != after and after != 1 and dimension not in outer.dimensions:
            return (
                f"the slice trims dimension {dimension} ({_extent(before)} to {_extent(after)}), "
                "which the outer reduce keeps"
            )
    return None


def _refuse_users(inner: Operation, outer: Operation) -> str | None:
    """Condition (6)."""
    count = len(users(inner))
    if count != len(outer.operands) // 2:
        return f"the inner reduce has {count} uses, {len(outer.operands) // 2} of them this slice's"
    if inner.block != outer.block:
        return "the inner reduce stands in another block, and may run less often than the outer"
    return None


def _extent(extent: int) -> str:
    # MLIR's marker of a dynamic extent is negative, and says nothing to a reader.
    return "?" if extent < 0 else str(extent)


def _shape(part: SlicedInput) -> str:
    return "x".join(map(str, part.shape))
