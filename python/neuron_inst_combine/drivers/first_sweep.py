# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The greedy driver's first sweep, as a walk.

The first top-down sweep comes by each op once, in document order. So does a walk, which keeps no
worklist and simplifies no regions, and takes a tenth of the time. What the walk does not see, since
it came too early for it, the greedy driver does afterwards; where the walk has changed nothing, its
first sweep only folds and erases. Where it neither folds nor simplifies regions, and the walk found
no candidate, all that it could do is to erase dead ops; then it is not started, and these stay.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterable
from typing import Any

from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.drivers.pattern_sets import Rule
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import DeadOps, DeferringRewriter, has_uses


class FirstSweep:
    """Rules that a walk may apply, and the greedy driver after it.

    A walk may erase only the op it stands at; what else a rule erases goes when the walk is over.

    Attributes:
      observer: To be told by the rules; passes on what it hears.
      rewrites: How many there were in the walk.
    """

    def __init__(self, observer: Observer) -> None:
        self.observer = _Misses(observer)
        self.rewrites = 0
        self._is_walking = True
        self._met_dead_roots = False
        self._later = _Later()

    @property
    def found_candidates(self) -> bool:
        """Whether there was anything that a rule is about."""
        return self.rewrites > 0 or self.observer.count > 0 or self._met_dead_roots

    @property
    def is_settled(self) -> bool:
        """Whether the rules, asked once more behind the walk, would say what they said in it."""
        return self.rewrites == 0 and not self._met_dead_roots

    def rule(self, rule: Rule) -> Rule:
        """A rule for both drivers."""

        def match(op: Operation) -> bool:
            # The greedy driver erases an op that is dead, and asks no pattern about it.
            if self._is_walking and not has_uses(op.operation):
                self._met_dead_roots = True
                return False
            return rule.match(op)

        def rewrite(op: Operation, rewriter: PatternRewriter) -> None:
            if not self._is_walking:
                rule.rewrite(op, rewriter)
                return
            self.rewrites += 1
            self._later.begin(op.operation, rewriter)
            rule.rewrite(op, self._later)

        return dataclasses.replace(rule, match=match, rewrite=rewrite)

    def finish(self) -> None:
        """Ends the walk: erases what the rules left dead."""
        self._is_walking = False
        self._later.finish()


class _Misses:
    """Counts the candidates that are left alone."""

    def __init__(self, observer: Observer) -> None:
        self.count = 0
        self._observer = observer

    def passed(self, pattern: Pattern[Any], plan: Plan) -> Callable[[], None] | None:
        return self._observer.passed(pattern, plan)

    def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
        self.count += 1
        self._observer.missed(pattern, op, why)


class _Later(DeferringRewriter):
    """A rewriter that keeps the ops to be erased, other than the root."""

    def __init__(self) -> None:
        self._rewriter: PatternRewriter = None
        self._root: Operation = None
        self._dead_ops = DeadOps()

    def begin(self, root: Operation, rewriter: PatternRewriter) -> None:
        """Turns to a root."""
        self._root = root
        self._rewriter = rewriter

    def finish(self) -> None:
        """Erases what was to be erased, unless a rule has found a use for it since."""
        self._root = self._rewriter = None
        self._dead_ops.erase()

    @property
    def ip(self) -> Any:
        """Where new ops go."""
        return self._rewriter.ip

    def replace_op(self, op: Operation, by: Any) -> None:
        """Replaces the root."""
        self._dead_ops.forget(op)
        self._rewriter.replace_op(op, by)

    def erase_op(self, op: Operation) -> None:
        """Erases the root now, and another op after the walk, unless it has a use by then."""
        if op == self._root:
            self._dead_ops.forget(op)
            self._rewriter.erase_op(op)
        else:
            self._dead_ops.extend((op,))

    def erase_if_dead(self, ops: Iterable[Operation]) -> None:
        """Erases those that have no use after the walk."""
        self._dead_ops.extend(ops)
