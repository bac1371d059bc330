# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""DoubleNegate: an example of a pattern of a plugin.

Pattern: negate(negate(x)) -> x
"""

from __future__ import annotations

from dataclasses import dataclass

from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.bindings.types import Operation, PatternRewriter, Value
from neuron_inst_combine.dialects.hlo import defining_op, first_operand_op
from neuron_inst_combine.patterns.base import Missed, Plan
from neuron_inst_combine.plugins import PluginPattern


@dataclass(frozen=True, slots=True)
class Unnegated(Plan):
    """The value that a double negation gives back.

    Attributes:
      value: It takes the place of the root's result.
    """

    value: Value

    def summary(self) -> str:
        """See ``Plan``."""
        return "two negations cancel"


class DoubleNegate(PluginPattern[Unnegated]):
    """Replaces a negation of a negation by what is negated.

    Before::

        %y = stablehlo.negate %x
        %z = stablehlo.negate %y

    After: ``%x``.

    Conditions:

    1. The two have no sharding attribute.
    """

    name = "DoubleNegate"
    belongs_to = "neuron-hlo-inst-comb"
    root_names = frozenset({"stablehlo.negate"})

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern.has_structure``: negate(negate(x))."""
        return first_operand_op(op, op.name) is not None

    def decide(self, op: Operation) -> Unnegated | Missed:
        """See the class: condition (1)."""
        inner = defining_op(op.operands[0])
        assert inner is not None
        for negation in (op, inner):
            if attribute := sharding_attribute(negation):
                return Missed(1, f"{negation.name} has the attribute {attribute}")
        return Unnegated(op, inner.operands[0])

    def rewrite(self, plan: Unnegated, rewriter: PatternRewriter) -> None:
        """See ``Pattern.rewrite``."""
        inner = defining_op(plan.root.operands[0])
        assert inner is not None
        rewriter.replace_op(plan.root, [plan.value])
        self.leave_dead([inner], rewriter)
