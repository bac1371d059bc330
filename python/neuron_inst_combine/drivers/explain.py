# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks the patterns about every candidate and near miss that is left, and changes nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.drivers.callbacks import Callbacks
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.drivers.pattern_sets import Engine, freeze
from neuron_inst_combine.drivers.rules import Rule, pdl_text
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan


def explain(
    bindings: Bindings,
    op: Operation,
    patterns: Sequence[Pattern[Any]],
    left_out: Sequence[Pattern[Any]],
    observer: Observer,
    engine: Engine = Engine.AUTO,
) -> None:
    """Tells the observer of each candidate nested in an op why it is missed.

    A driver may come by a candidate several times, and give different reasons as others change; run
    after the driver, this names each candidate that stayed once, with the reason that holds. It
    also names near misses, and what patterns would do that do not take part.

    Args:
      bindings: The wheel of the op.
      op: Where to look.
      patterns: Those that took part.
      left_out: Those that did not, and might be of use.
      observer: Is told.
      engine: Who matches structure.

    Raises:
      EngineError: The engine does not exist on this wheel.
      Exception: Whatever a pattern raised.
    """
    rules = [_question(pattern, _ask_candidate(pattern, observer)) for pattern in patterns]
    rules += [_question(pattern, _ask_left_out(pattern, observer)) for pattern in left_out]
    rules += [
        _near_question(pattern, _ask_near_miss(pattern, observer))
        for pattern in (*patterns, *left_out)
        if pattern.has_near_misses
    ]
    callbacks = Callbacks()
    context = op.context
    with context, bindings.ir.Location.unknown():
        frozen = freeze(bindings, op, rules, callbacks, engine)
        bindings.rewrite.walk_and_apply_patterns(op, frozen)
        callbacks.reraise()


def _question(pattern: Pattern[Any], ask: Callable[[Operation], None]) -> Rule:
    return Rule(
        root_names=pattern.root_names,
        benefit=pattern.benefit,
        pdl=partial(pdl_text, pattern),
        constraint=f"Match{pattern.name}",
        native_rewrite=f"Rewrite{pattern.name}",
        match=_never(ask),
        rewrite=_unreachable,
        engines_agree=pattern.engines_agree,
    )


def _near_question(pattern: Pattern[Any], ask: Callable[[Operation], None]) -> Rule:
    return Rule(
        root_names=pattern.root_names,
        benefit=pattern.benefit,
        pdl=partial(pdl_text, _with_near_file(type(pattern)), "_near"),
        constraint=f"Near{pattern.name}",
        native_rewrite=f"RewriteNear{pattern.name}",
        match=_never(ask),
        rewrite=_unreachable,
        engines_agree=pattern.engines_agree,
    )


def _with_near_file(cls: type[Pattern[Any]]) -> type[Pattern[Any]]:
    """The class beside whose module the file is: a pattern may inherit its near misses."""
    return next(base for base in cls.__mro__ if "has_near_misses" in vars(base))


def _never(ask: Callable[[Operation], None]) -> Callable[[Operation], None]:
    def match(op: Operation) -> None:
        ask(op.operation)

    return match


def _unreachable(plan: Plan, rewriter: PatternRewriter) -> None:
    raise AssertionError(f"{plan.root.name} was to be explained, not rewritten by {rewriter}")


def _ask_candidate(pattern: Pattern[Any], observer: Observer) -> Callable[[Operation], None]:
    def ask(op: Operation) -> None:
        outcome = pattern.match(op) if pattern.has_structure(op) else None
        if isinstance(outcome, Missed):
            observer.missed(pattern, op, outcome)

    return ask


def _ask_left_out(pattern: Pattern[Any], observer: Observer) -> Callable[[Operation], None]:
    def ask(op: Operation) -> None:
        outcome = pattern.match(op) if pattern.has_structure(op) else None
        if outcome is not None and not isinstance(outcome, Missed):
            reason = f"{outcome.hint()}; {pattern.name} (patterns=extended) rewrites it"
            observer.missed(pattern, op, Missed(0, reason))

    return ask


def _ask_near_miss(pattern: Pattern[Any], observer: Observer) -> Callable[[Operation], None]:
    def ask(op: Operation) -> None:
        near = None if pattern.has_structure(op) else pattern.near_miss(op)
        if near is not None:
            observer.missed(pattern, op, near)

    return ask
