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

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.dialects.hlo import distinct, op_key
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.drivers.pattern_sets import Rule
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import DeferringRewriter, has_uses


class FirstSweep:
    """Rules that a walk may apply, and the greedy driver after it.

    A walk may erase only the op it stands at; what else a rule erases goes when the walk is over.

    Attributes:
      observer: To be told by the rules; passes on what it hears.
      rewrites: How many there were in the walk.
    """

    def __init__(self, bindings: Bindings, observer: Observer) -> None:
        self.observer = _Misses(observer)
        self.rewrites = 0
        self._is_walking = True
        self._met_dead_roots = False
        self._later = _Later(bindings)

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

    def __init__(self, bindings: Bindings) -> None:
        self._results = bindings.ir.WalkResult
        self._rewriter: PatternRewriter = None
        self._root: Operation = None
        # By key: the driver may have erased an op since, which must not be looked at any more.
        self._dead: dict[int, Operation] = {}
        self._perhaps_dead: dict[int, Operation] = {}

    def begin(self, root: Operation, rewriter: PatternRewriter) -> None:
        """Turns to a root."""
        self._root = root
        self._rewriter = rewriter

    def finish(self) -> None:
        """Erases what was to be erased."""
        self._root = self._rewriter = None
        # The innermost first: with an op all that is in its regions is erased.
        for op in sorted({**self._dead, **self._perhaps_dead}.values(), key=_depth, reverse=True):
            # A rule may have found a use for it since.
            if not has_uses(op):
                op.erase()

    @property
    def ip(self) -> Any:
        """Where new ops go."""
        return self._rewriter.ip

    def replace_op(self, op: Operation, by: Any) -> None:
        """Replaces the root."""
        self._forget(op)
        self._rewriter.replace_op(op, by)

    def erase_op(self, op: Operation) -> None:
        """Erases the root now, and another op after the walk, unless it has a use by then."""
        if op == self._root:
            self._forget(op)
            self._rewriter.erase_op(op)
        else:
            self._dead[op_key(op)] = op

    def erase_if_dead(self, ops: Iterable[Operation]) -> None:
        """Erases those that have no use after the walk; users stand before what they use."""
        self._perhaps_dead.update(distinct(ops))

    def _forget(self, root: Operation) -> None:
        """Takes an op that is about to be erased off the lists, and what is in its regions."""

        def forget(op: Operation) -> Any:
            key = op_key(op.operation)
            self._dead.pop(key, None)
            self._perhaps_dead.pop(key, None)
            return self._results.ADVANCE

        if self._dead or self._perhaps_dead:
            root.walk(forget)


def _depth(op: Operation) -> int:
    """In how many ops an op is."""
    depth = 0
    while (parent := op.parent) is not None:
        op = parent
        depth += 1
    return depth
