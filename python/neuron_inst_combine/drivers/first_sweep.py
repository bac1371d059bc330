# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The greedy driver's first sweep: a walk that finds the candidates, and a visit to each.

The first top-down sweep comes by each op once, in document order. So does a walk, which keeps no
worklist and simplifies no regions, and takes a tenth of the time. It only collects: the rules are
applied when it is over, outside of any driver, which saves a call from it for each rewrite. What
was no candidate before the first rewrite, the greedy driver sees afterwards; where the rules have
changed nothing, its first sweep only folds and erases. Where it neither folds nor simplifies
regions, and there was no candidate, all that it could do is to erase dead ops; then it is not
started, and these stay.
"""

from __future__ import annotations

import dataclasses
import itertools
from collections.abc import Callable, Iterable, Sequence
from operator import itemgetter
from typing import Any, TypeAlias

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation, Value
from neuron_inst_combine.dialects.hlo import distinct
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.drivers.rules import Rule
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import DeadOps, DeferringRewriter, has_uses

_Candidate: TypeAlias = tuple[Operation, list[Rule]]
"""An op, and the rules that are about it."""


_Match: TypeAlias = Callable[[Operation], Plan | None]


class FirstSweep:
    """Rules that a walk finds candidates for, and that the greedy driver applies after it.

    Attributes:
      observer: To be told by the rules; passes on what it hears.
      rewrites: How many there were in this sweep.
    """

    def __init__(self, bindings: Bindings, observer: Observer) -> None:
        self.observer = _Misses(observer)
        self.rewrites = 0
        self._bindings = bindings
        self._is_walking = True
        self._met_dead_roots = False
        self._candidates: list[_Candidate] = []

    @property
    def found_candidates(self) -> bool:
        """Whether there was anything that a rule is about."""
        return self.rewrites > 0 or self.observer.count > 0 or self._met_dead_roots

    @property
    def is_settled(self) -> bool:
        """Whether the rules, asked once more, would say what they said in this sweep."""
        return self.rewrites == 0 and not self._met_dead_roots

    def rule(self, rule: Rule) -> Rule:
        """A rule for both drivers: matches nothing in the walk, but remembers the op."""
        candidates = self._candidates
        # Most ops have but one; so one list does for all of them.
        alone = [rule]

        def match(op: Operation) -> Plan | None:
            if not self._is_walking:
                return rule.match(op)
            op = op.operation
            # A driver tries all rules on one op; one of PDL may match in several ways.
            if not candidates or op != candidates[-1][0]:
                candidates.append((op, alone))
                return None
            _, rules = candidates[-1]
            if rule not in rules:
                candidates[-1] = (op, [*rules, rule])
            return None

        return dataclasses.replace(rule, match=match)

    def finish(self) -> None:
        """Ends the walk: applies the rules to what it found, and erases what they left dead."""
        self._is_walking = False
        rewriter = _Rewriter(self._bindings)
        for rules, candidates in itertools.groupby(self._candidates, itemgetter(1)):
            self._visit([op for op, _ in candidates], rules, rewriter)
        self._candidates.clear()
        rewriter.finish()

    def _visit(
        self, roots: Sequence[Operation], rules: Sequence[Rule], rewriter: _Rewriter
    ) -> None:
        """Visits ops that the same rules are about."""
        # PDL asks in the order of its matcher, and looks at benefits afterwards.
        rules = sorted(rules, key=_benefit, reverse=True)
        rewrite_known = rules[0].rewrite_known
        matches = [rule.match for rule in rules]
        if rewrite_known is not None and rules[0].match_unknown is not None:
            matches[0] = rules[0].match_unknown
        candidate_rules = [*zip(matches, rules, strict=True)]
        k = 0
        while k < len(roots):
            if rewrite_known is not None:
                known = rewrite_known(roots, k, rewriter)
                self.rewrites += known
                k += known
            if k < len(roots):
                self._apply(roots[k], candidate_rules, rewriter)
                k += 1

    def _apply(
        self, op: Operation, rules: Sequence[tuple[_Match, Rule]], rewriter: _Rewriter
    ) -> None:
        # The greedy driver erases an op that is dead, and asks no pattern about it.
        if not has_uses(op):
            self._met_dead_roots = True
            return
        rewriter.begin(op)
        for match, rule in rules:
            plan = match(op)
            if plan is not None:
                rule.rewrite(plan, rewriter)
                self.rewrites += 1
                return


def _benefit(rule: Rule) -> int:
    return rule.benefit


class _Misses:
    """Passes on what it hears, and counts the candidates that are left alone."""

    def __init__(self, observer: Observer) -> None:
        self.count = 0
        self.passed = observer.passed
        self._observer = observer

    def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
        self.count += 1
        self._observer.missed(pattern, op, why)


class _Rewriter(DeferringRewriter):
    """What stands for MLIR's ``PatternRewriter`` outside of a driver.

    A candidate that has yet to be visited must not be erased. All that stands before the root in
    its block the walk has come by before, and all that is nested in it; so these go at once, but
    for what an op reads that has yet to go. (A sibling that a rule has moved up to its root may not
    have been visited; but from then on what replaced that root reads it.) The rest goes at the end,
    unless it has a use by then: also what is erased behind the root, whose place is lost.
    """

    def __init__(self, bindings: Bindings) -> None:
        self._root: Operation = None
        self._insertion_point = bindings.ir.InsertionPoint
        self._dead_ops = DeadOps()

    def begin(self, root: Operation) -> None:
        """See ``DeferringRewriter``."""
        self._root = root

    @property
    def ip(self) -> Any:
        """Where new ops go, as long as the root is there."""
        assert self._root is not None, "the root is gone, and with it the place"
        return self._insertion_point(self._root)

    def replace_op(self, op: Operation, by: Operation | Sequence[Value]) -> None:
        """Replaces the root by an op or by values."""
        values = by.results if hasattr(by, "results") else by
        for result, value in zip(op.results, values, strict=True):
            result.replace_all_uses_with(value)
        self._root = None
        self._erase(op)

    def erase_op(self, op: Operation) -> None:
        """Erases an op that has no use."""
        root = self._root
        if root is None:
            self._dead_ops.add(op)
        elif op == root:
            self._root = None
            self._erase(op)
        elif op.block == root.block:
            self.erase_beside_root(op)
        else:
            self._dead_ops.add(op)

    def erase_beside_root(self, op: Operation) -> None:
        """See ``DeferringRewriter``."""
        if self._root is None:
            self._dead_ops.add(op)
        else:
            self.erase_beside(self._root, op)

    def erase_beside(self, root: Operation, op: Operation) -> None:
        """See ``DeferringRewriter``."""
        is_visited = op.is_before_in_block(root)
        if is_visited and self._dead_ops.is_empty:
            op.erase()
        elif is_visited and not has_uses(op):
            self._erase(op)
        else:
            self._dead_ops.add(op)

    def erase_if_dead(self, ops: Iterable[Operation]) -> None:
        """Erases those that have no use, now or at the end."""
        for op in distinct(ops).values():
            if not has_uses(op):
                self.erase_op(op)
            elif not self._dead_ops.is_empty:
                # One of those may be the only user.
                self._dead_ops.add(op)

    def finish(self) -> None:
        """Erases what was to be erased later."""
        self._root = None
        self._dead_ops.erase()

    def _erase(self, op: Operation) -> None:
        self._dead_ops.forget(op)
        op.erase()
