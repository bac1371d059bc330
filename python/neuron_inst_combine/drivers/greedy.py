# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The greedy driver: apply patterns until nothing changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.drivers.callbacks import Callbacks
from neuron_inst_combine.drivers.first_sweep import FirstSweep
from neuron_inst_combine.drivers.observer import Observer, Silent
from neuron_inst_combine.drivers.pattern_sets import Engine, freeze
from neuron_inst_combine.drivers.rules import rule_of
from neuron_inst_combine.patterns.base import Pattern


class NoConvergenceError(Exception):
    """The patterns still applied when the iterations were used up."""


@dataclass(frozen=True, slots=True)
class GreedyConfig:
    """What the pass sets of MLIR's ``GreedyRewriteConfig``; the rest is as the wheel has it.

    Attributes:
      max_iterations: Sweeps over the regions; -1 for no limit.
      max_num_rewrites: Rewrites in one sweep; -1 for no limit.
      top_down: Whether the worklist starts in document order.
      fold: Whether ops are folded on the way, and regions simplified after each sweep.
    """

    max_iterations: int = 10
    max_num_rewrites: int = -1
    top_down: bool = True
    fold: bool = True

    @property
    def may_walk_first(self) -> bool:
        """Whether the first sweep is one that a walk can do."""
        is_limited = self.max_num_rewrites != -1 or self.max_iterations == 0
        return self.top_down and not is_limited


def apply_greedily(
    bindings: Bindings,
    op: Operation,
    patterns: Sequence[Pattern[Any]],
    config: GreedyConfig,
    observer: Observer,
    engine: Engine = Engine.AUTO,
) -> bool:
    """Applies patterns to the regions of an op, which itself stays.

    Returns:
      Whether something was changed that may be worth verifying: equal constants that the driver has
      made one, and moved to the front, are not.

    Raises:
      NoConvergenceError: The driver reported failure.
      EngineError: The engine does not exist on this wheel.
      Exception: Whatever a pattern raised.
    """
    ir = bindings.ir
    callbacks = Callbacks()
    context = op.context
    with context, ir.Location.unknown():
        may_walk_first = config.may_walk_first and all(p.may_be_walked for p in patterns)
        first = FirstSweep(bindings, observer) if may_walk_first else None
        if first is None:
            rules = [rule_of(pattern, observer) for pattern in patterns]
        else:
            # One that has more to it than Silent may well listen.
            listens = type(observer) is not Silent or bool(vars(observer))
            rules = [
                first.rule(rule_of(pattern, first.observer, needs_plans=listens))
                for pattern in patterns
            ]
        frozen = freeze(bindings, op, rules, callbacks, engine)
        if first is not None:
            bindings.rewrite.walk_and_apply_patterns(op, frozen)
            callbacks.reraise()
            first.finish()
            if not config.fold and not first.found_candidates:
                return False
            # The walk and what the driver folds in its first iteration are one sweep.
            if first.rewrites and config.max_iterations == 1:
                raise NoConvergenceError("the first sweep was the last")
        if first is not None and first.is_settled:
            return _drive_settled(bindings, op, frozen, config, callbacks)
        has_changed = _drive(bindings, op, frozen, config, callbacks)
        return has_changed or (first is not None and first.rewrites > 0)


def _drive_settled(
    bindings: Bindings, op: Operation, frozen: Any, config: GreedyConfig, callbacks: Callbacks
) -> bool:
    """As ``_drive``, where the patterns have nothing to do until something was folded or erased."""
    no_patterns = bindings.rewrite.RewritePatternSet(op.context).freeze()
    failure = _sweep(bindings, op, no_patterns, replace(config, max_iterations=1), callbacks)
    if failure is None:
        return False
    if config.max_iterations == 1:
        raise NoConvergenceError(str(failure)) from failure
    # The patterns may have something to do now, in what is still the first sweep.
    _drive(bindings, op, frozen, config, callbacks)
    return True


def _drive(
    bindings: Bindings, op: Operation, frozen: Any, config: GreedyConfig, callbacks: Callbacks
) -> bool:
    """Runs the driver; whether it has changed something.

    Raises:
      NoConvergenceError: It reported failure.
      Exception: Whatever a pattern raised.
    """
    if config.max_iterations == 0:
        return False
    # The driver does not tell whether it has changed something. But its first sweep has converged
    # only if it has not; and it starts each sweep from nothing.
    failure = _sweep(bindings, op, frozen, replace(config, max_iterations=1), callbacks)
    if failure is None:
        return False
    if config.max_iterations != 1:
        others = max(config.max_iterations - 1, -1)
        failure = _sweep(bindings, op, frozen, replace(config, max_iterations=others), callbacks)
    if failure is not None:
        raise NoConvergenceError(str(failure)) from failure
    return True


def _sweep(
    bindings: Bindings, op: Operation, frozen: Any, config: GreedyConfig, callbacks: Callbacks
) -> RuntimeError | None:
    """Runs the driver once; what it reports where it has not converged.

    Raises:
      Exception: Whatever a pattern raised.
    """
    failure: RuntimeError | None = None
    try:
        bindings.rewrite.apply_patterns_and_fold_greedily(
            op, frozen, _native_config(bindings, config)
        )
    except RuntimeError as reported:
        failure = reported
    callbacks.reraise()
    return failure


def _native_config(bindings: Bindings, config: GreedyConfig) -> Any:
    native = bindings.rewrite.GreedyRewriteConfig()
    native.max_iterations = config.max_iterations
    native.max_num_rewrites = config.max_num_rewrites
    native.use_top_down_traversal = config.top_down
    native.enable_folding = config.fold
    if not config.fold:
        levels = bindings.rewrite.GreedySimplifyRegionLevel
        native.region_simplification_level = levels.DISABLED
    return native
