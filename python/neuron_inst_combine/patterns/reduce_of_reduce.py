# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""ReduceOfReduce: a reduce of a reduce becomes one reduce.

Pattern: reduce(reduce(x, I), O) -> reduce(x, I + O in x's frame)
"""

from __future__ import annotations

from neuron_inst_combine.analysis.monoids import recognize
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.dialects.hlo import ReduceOp, defining_op, describe, first_operand_op
from neuron_inst_combine.patterns.base import Missed
from neuron_inst_combine.patterns.merge_plan import MergedReduce
from neuron_inst_combine.patterns.merged_reduce import ReduceMerger, refuse_users
from neuron_inst_combine.patterns.reduce_merging import refuse_bodies_and_inits, refuse_monoid


class ReduceOfReduce(ReduceMerger):
    """Merges two reduces with nothing between them.

    Before::

        %y = stablehlo.reduce(%x init: %0) applies add across dimensions = [2] : 4x8x16 -> 4x8
        %w = stablehlo.reduce(%y init: %0) applies add across dimensions = [1] : 4x8 -> 4

    After::

        %w = stablehlo.reduce(%x init: %0) applies add across dimensions = [1, 2] : 4x8x16 -> 4

    Conditions, checked in this order:

    1. Input k of the outer reduce is result k of one inner reduce.
    2. Both have the same body up to names and locations (or the same known monoid), and init values
       that are the same or equal constants.
    3. The inner reduce has no other user, and stands in the same block as the outer one; otherwise
       its work would be done more often than before.
    4. All shapes are static and without encoding, the inner reduce has no sharding attribute, and
       one element type goes through the chain.
    5. Body and init values are a known monoid, as for SimplifyReduceSliceReduce.

    Worth it: x is read once as before, the value between the two is neither written nor read, and
    of two ops one is left. Where every merged dimension has extent 1 and the init is the identity,
    a reshape takes the reduce's place.

    Source: the same merge as SimplifyReduceSliceReduce, without a slice; StableHLO spec, reduce.
    """

    name = "ReduceOfReduce"

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern.has_structure``: reduce(reduce)."""
        return first_operand_op(op, op.name) is not None

    def decide(self, op: Operation) -> MergedReduce | Missed:
        """See the class: conditions (1) to (5) in order."""
        outer = ReduceOp.of(op)
        inner_op = defining_op(outer.inputs[0])
        for k, value in enumerate(outer.inputs):
            if inner_op is None or inner_op.name != op.name:
                return Missed(1, f"input {k} of the outer reduce is {describe(value)}, no reduce")
            if k >= len(inner_op.results) or value != inner_op.results[k]:
                return Missed(1, f"input {k} of the outer reduce is not result {k} of the inner")
        assert inner_op is not None
        inner = ReduceOp.of(inner_op)
        monoids = recognize(outer.body)
        if reason := refuse_bodies_and_inits(inner, outer, monoids):
            return Missed(2, reason)
        if reason := refuse_users(inner_op, op):
            return Missed(3, reason)
        if reason := self.refuse_types(outer, (), inner):
            return Missed(4, reason)
        if reason := refuse_monoid(self.bindings, outer, monoids, self.options):
            return Missed(5, reason)
        return self.plan(outer, (), inner, monoids)
