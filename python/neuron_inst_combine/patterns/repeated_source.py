# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The plan and the rewrite that the patterns about copies side by side have in common."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.analysis.tensor_types import refuse_type
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
    BroadcastInDimOp,
    ConcatenateOp,
    defining_op,
    dialect_of,
    distinct,
    users,
)
from neuron_inst_combine.patterns.base import Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import DeadOps
from neuron_inst_combine.patterns.options import PatternOptions


@dataclass(frozen=True, slots=True)
class RepeatedSource(Plan):
    """The broadcast that is to take the place of copies side by side.

    Attributes:
      source: What is broadcast.
      dimensions: The ``broadcast_dimensions`` of it.
      shape: Of the broadcast.
      copies: How many there are.
      result_type: Of the root; a reshape follows where the broadcast has another.
      attributes: The discardable ones of the root.
      replaced: The ops between source and root.
    """

    source: Value
    dimensions: tuple[int, ...]
    shape: tuple[int, ...]
    copies: int
    result_type: Type
    attributes: Mapping[str, Attribute]
    replaced: tuple[Operation, ...]

    def summary(self) -> str:
        """See ``Plan``."""
        return f"{self.copies} copies became one broadcast"

    def hint(self) -> str:
        """See ``Plan``."""
        return f"{self.copies} copies of one value are put together"


class CopiesPattern(Pattern[RepeatedSource]):
    """A pattern whose plan is a broadcast in place of copies; subclasses decide of what."""

    root_names = ConcatenateOp.NAMES
    engines_agree = True

    def __init__(
        self, bindings: Bindings, dead_ops: DeadOps, options: PatternOptions | None = None
    ) -> None:
        super().__init__(bindings)
        self.dead_ops = dead_ops
        self.options = options or PatternOptions()

    def compose(self, plan: RepeatedSource) -> RepeatedSource:
        """Makes one broadcast of two, where the lower one is used by what is replaced only.

        Raises:
          UnreadableOpError: an op is malformed.
        """
        op = defining_op(plan.source)
        if not self.options.compose_broadcasts or op is None:
            return plan
        if op.name != f"{dialect_of(plan.root)}.broadcast_in_dim" or sharding_attribute(op):
            return plan
        view = BroadcastInDimOp.of(op)
        gone = distinct((plan.root, *plan.replaced))
        if refuse_type(self.bindings, view.operand):
            return plan
        others = distinct(users(op)).items()
        if any(key not in gone and not self.dead_ops.is_dead(user) for key, user in others):
            return plan
        return RepeatedSource(
            root=plan.root,
            source=view.operand,
            dimensions=tuple(plan.dimensions[d] for d in view.broadcast_dimensions),
            shape=plan.shape,
            copies=plan.copies,
            result_type=plan.result_type,
            attributes=plan.attributes,
            replaced=(*plan.replaced, op),
        )

    def rewrite(self, plan: RepeatedSource, rewriter: PatternRewriter) -> None:
        """Makes the broadcast, and the reshape where it is needed."""
        builder = HloBuilder(self.bindings, dialect_of(plan.root), rewriter.ip)
        location = plan.root.location
        is_result = tuple(plan.result_type.shape) == plan.shape
        attributes = plan.attributes if is_result else {}
        value = builder.broadcast_in_dim(
            plan.source, plan.shape, plan.dimensions, location, attributes
        )
        if not is_result:
            value = builder.reshape(value, plan.result_type, location, plan.attributes)
        rewriter.replace_op(plan.root, [value])
        self.dead_ops.extend(plan.replaced)


def place_of_copies(
    shape: Sequence[int], copied_shape: Sequence[int], dimension: int
) -> int | None:
    """Where a number of copies goes into a shape, for them to lie side by side along a dimension.

    Args:
      shape: Of the value that is copied, in elements.
      copied_shape: Of the same elements as the copies have it.
      dimension: Of `copied_shape`, along which the copies are concatenated.

    Returns:
      The dimension of `shape` before which the copies are counted; None where that place is
      inside a dimension.
    """
    outer = 1
    for extent in copied_shape[:dimension]:
        outer *= extent
    product = 1
    for axis, extent in enumerate((*shape, 0)):
        if product == outer:
            return axis
        product *= extent
    return None
