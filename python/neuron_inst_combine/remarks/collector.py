# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""An observer that keeps a remark for each candidate."""

from __future__ import annotations

from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.remarks.remark import Remark, RemarkKind, enclosing_function


class RemarkCollector:
    """Collects the remarks of one pass: those that passed as they pass, then the missed ones.

    Attributes:
      remarks: In the order in which they were made.
    """

    def __init__(self, module_pass: ModulePass) -> None:
        self.remarks: list[Remark] = []
        self._pass = module_pass

    def passed(self, pattern: Pattern[Any], plan: Plan) -> None:
        """See ``Observer``."""
        self._add(RemarkKind.PASSED, pattern, plan.root, 0, plan.summary())

    def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
        """See ``Observer``; what a driver misses on the way is not final, so it is not kept."""

    def explain(self, bindings: Bindings, module: Operation) -> None:
        """Adds a remark for each candidate that is left when the pass is over."""
        self._pass.explain(bindings, module, _MissedOnly(self))

    def _add(
        self, kind: RemarkKind, pattern: Pattern[Any], op: Operation, condition: int, reason: str
    ) -> None:
        self.remarks.append(
            Remark(
                kind=kind,
                pass_argument=self._pass.argument,
                pattern=pattern.name,
                function=enclosing_function(op),
                location=op.location,
                condition=condition,
                reason=reason,
            )
        )


class _MissedOnly:
    def __init__(self, collector: RemarkCollector) -> None:
        self._collector = collector

    def passed(self, pattern: Pattern[Any], plan: Plan) -> None:
        """Never called: an explanation changes nothing."""

    def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
        self._collector._add(RemarkKind.MISSED, pattern, op, why.condition, why.reason)
