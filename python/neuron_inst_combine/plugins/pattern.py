# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a pattern of a plugin is."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, TypeVar

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.patterns.base import Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import DeadOps, erase_if_dead
from neuron_inst_combine.patterns.options import PatternOptions

PlanT = TypeVar("PlanT", bound=Plan)


class PluginPattern(Pattern[PlanT]):
    """A pattern that is not part of this project.

    See ``Pattern`` for what a subclass has to define, and ``patterns/repeated_concat.py`` for one
    to copy. Its name is that of its entry point, and the ``.pdll`` declares the native constraint
    ``Match`` and the native rewrite ``Rewrite``, each followed by that name.
    """

    belongs_to: ClassVar[str]
    """The pass it belongs to, ``neuron-inst-combine`` or ``neuron-hlo-inst-comb``."""

    def __init__(
        self, bindings: Bindings, options: PatternOptions, dead_ops: DeadOps | None = None
    ) -> None:
        """Made by the pass; `dead_ops` is that of a walk, None in the greedy driver."""
        super().__init__(bindings)
        self.options = options
        self._dead_ops = dead_ops

    def leave_dead(self, ops: Iterable[Operation], rewriter: PatternRewriter) -> None:
        """To be called by ``rewrite``: erases those of the ops that have no use, now or later.

        The ops must be free of side effects, and users stand before the ops they use.
        """
        if self._dead_ops is None:
            erase_if_dead(rewriter, ops)
        else:
            self._dead_ops.extend(ops)
