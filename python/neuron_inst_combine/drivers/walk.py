# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The walk driver: one scan in document order, each op once, what is new is not visited."""

from __future__ import annotations

import dataclasses
from collections.abc import Sequence
from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.drivers.callbacks import Callbacks
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.drivers.pattern_sets import Engine, freeze
from neuron_inst_combine.drivers.rules import Rule, rule_of
from neuron_inst_combine.patterns.base import Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import DeadOps


def walk_and_apply(
    bindings: Bindings,
    op: Operation,
    patterns: Sequence[Pattern[Any]],
    dead_ops: DeadOps,
    observer: Observer,
    engine: Engine = Engine.AUTO,
) -> None:
    """Applies patterns to all ops nested in an op, regions before the op that holds them.

    A pattern may replace the op it is at; what else it leaves dead it adds to `dead_ops`, which
    are erased when the walk is over.

    Raises:
      EngineError: The engine does not exist on this wheel.
      Exception: Whatever a pattern raised.
    """
    callbacks = Callbacks()
    context = op.context
    with context, bindings.ir.Location.unknown():
        rules = [_forgetting(rule_of(pattern, observer), dead_ops) for pattern in patterns]
        frozen = freeze(bindings, op, rules, callbacks, engine)
        bindings.rewrite.walk_and_apply_patterns(op, frozen)
        callbacks.reraise()
        dead_ops.erase()


def _forgetting(rule: Rule, dead_ops: DeadOps) -> Rule:
    """A rule whose root, which it replaces, is not erased once more when the walk is over."""

    def rewrite(plan: Plan, rewriter: PatternRewriter) -> None:
        dead_ops.forget(plan.root.operation)
        rule.rewrite(plan, rewriter)

    return dataclasses.replace(rule, rewrite=rewrite)
