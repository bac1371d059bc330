# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Patterns as drivers see them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeAlias

from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import DeferringRewriter

RewriteKnown: TypeAlias = Callable[[Sequence[Operation], int, DeferringRewriter], int]
"""``Pattern.rewrite_known``."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A pattern as a driver sees it.

    Attributes:
      root_names: The op names that a root can have, for the Python engine.
      benefit: As in MLIR.
      pdl: Reads the text of the ``pdl.pattern`` ops, for the PDL engine.
      constraint: The name of the native constraint in that text.
      native_rewrite: The name of the native rewrite in it.
      match: What to do with an op; None leaves it as it is.
      rewrite: Does it, at once after the match.
      engines_agree: Whether it makes no difference who matches.
      is_candidate: A quick answer for ops that do not match; None for none.
      rewrite_known: Matches and rewrites in one, as far as ops are like earlier ones, if this was
        asked for; None for none.
      match_unknown: ``match`` for an op that ``rewrite_known`` has left.
    """

    root_names: frozenset[str]
    benefit: int
    pdl: Callable[[], str]
    constraint: str
    native_rewrite: str
    match: Callable[[Operation], Plan | None]
    rewrite: Callable[[Any, PatternRewriter], None]
    engines_agree: bool
    is_candidate: Callable[[Operation], bool] | None = None
    rewrite_known: RewriteKnown | None = None
    match_unknown: Callable[[Operation], Plan | None] | None = None


def rule_of(pattern: Pattern[Any], observer: Observer, *, needs_plans: bool = True) -> Rule:
    """The rule that carries out a pattern's plans, and tells the observer of each candidate.

    Args:
      pattern: The pattern.
      observer: Is told.
      needs_plans: Whether of each rewrite; or else of misses only.
    """
    # Most patterns remember nothing, and most ops are no candidates: these are answered at once.
    recall: Callable[[Operation], Plan | None] | None = pattern.recall
    if type(pattern).recall is Pattern.recall:
        recall = None
    has_structure = pattern.has_structure
    carry_out = pattern.rewrite
    passed = observer.passed

    def match_unknown(op: Operation) -> Plan | None:
        # Also where PDL has matched: it may ask before it has checked all of the structure.
        if not has_structure(op):
            return None
        outcome = pattern.match(op)
        if isinstance(outcome, Missed):
            observer.missed(pattern, op, outcome)
            return None
        return None if outcome is None else _of_root(pattern, outcome, op)

    def match(op: Operation) -> Plan | None:
        op = op.operation
        plan = None if recall is None else recall(op)
        return match_unknown(op) if plan is None else _of_root(pattern, plan, op)

    def rewrite(plan: Plan, rewriter: PatternRewriter) -> None:
        done = passed(pattern, plan)
        carry_out(plan, rewriter)
        if done is not None:
            done()

    return Rule(
        root_names=pattern.root_names,
        benefit=pattern.benefit,
        pdl=partial(pdl_text, pattern),
        constraint=f"Match{pattern.name}",
        native_rewrite=f"Rewrite{pattern.name}",
        match=match,
        rewrite=rewrite,
        engines_agree=pattern.engines_agree,
        is_candidate=has_structure,
        rewrite_known=None if needs_plans else _shortcut(pattern),
        match_unknown=match_unknown,
    )


def _of_root(pattern: Pattern[Any], plan: Plan, op: Operation) -> Plan:
    is_root = plan.root is op or plan.root == op
    assert is_root, f"{pattern.name} planned for another op than it was asked about"
    return plan


def _shortcut(pattern: Pattern[Any]) -> RewriteKnown | None:
    """``rewrite_known``, if no subclass has a ``recall`` or a ``rewrite`` that it does not know."""
    names = ("rewrite_known", "recall", "rewrite")
    classes = type(pattern).__mro__
    owners = {next(cls for cls in classes if name in vars(cls)) for name in names}
    is_whole = len(owners) == 1 and Pattern not in owners and not {*names} & {*vars(pattern)}
    return pattern.rewrite_known if is_whole else None


def pdl_text(pattern: Pattern[Any] | type[Pattern[Any]], kind: str = "") -> str:
    """The ``pdl.pattern`` ops of a pattern, from the ``.pdl.mlir`` file beside its module.

    Args:
      pattern: The pattern.
      kind: Empty for its own file; ``_near`` for that of its near misses.

    Raises:
      OSError: There is no such file.
    """
    cls = pattern if isinstance(pattern, type) else type(pattern)
    return _read(cls.__module__, kind)


@cache
def _read(module: str, kind: str) -> str:
    # Not before it is needed: it takes a twentieth of the time in which a small file is done.
    from importlib import resources

    package, _, name = module.rpartition(".")
    # The file of a plugin that is a package lies in it.
    is_package = hasattr(sys.modules[module], "__path__")
    directory = resources.files(module if is_package or not package else package)
    return directory.joinpath(f"{name}{kind}.pdl.mlir").read_text(encoding="utf-8")
