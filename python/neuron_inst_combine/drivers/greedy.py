# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The greedy driver: apply patterns until nothing changes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.drivers.callbacks import Callbacks
from neuron_inst_combine.drivers.first_sweep import FirstSweep
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.drivers.pattern_sets import Engine, freeze, rule_of
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
      Whether something was changed.

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
        first = FirstSweep(observer) if may_walk_first else None
        if first is None:
            rules = [rule_of(pattern, observer) for pattern in patterns]
        else:
            rules = [first.rule(rule_of(pattern, first.observer)) for pattern in patterns]
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
        is_settled = first is not None and first.is_settled
        at_first = bindings.rewrite.RewritePatternSet(context).freeze() if is_settled else frozen
        has_changed = _drive(bindings, op, (at_first, frozen), config, callbacks)
        return has_changed or (first is not None and first.rewrites > 0)


def _drive(
    bindings: Bindings,
    op: Operation,
    frozen: tuple[Any, Any],
    config: GreedyConfig,
    callbacks: Callbacks,
) -> bool:
    """Runs the driver, with other patterns in its first sweep; whether it has changed something.

    Raises:
      NoConvergenceError: It reported failure.
      Exception: Whatever a pattern raised.
    """
    native = _native_config(bindings, config)

    def has_converged(patterns: Any, max_iterations: int) -> bool:
        native.max_iterations = max_iterations
        try:
            bindings.rewrite.apply_patterns_and_fold_greedily(op, patterns, native)
        except RuntimeError as failure:
            callbacks.reraise()
            reasons.append(failure)
            return False
        callbacks.reraise()
        return True

    at_first, afterwards = frozen
    reasons: list[RuntimeError] = []
    if config.max_iterations == 0:
        return not has_converged(at_first, 0)
    # The driver does not tell whether it has changed something. But it has not converged in its
    # first sweep if and only if that has; and it starts each sweep from nothing.
    if has_converged(at_first, 1):
        return False
    others = config.max_iterations - 1 if config.max_iterations > 0 else -1
    if others == 0 or not has_converged(afterwards, others):
        raise NoConvergenceError(str(reasons[-1])) from reasons[-1]
    return True


def _native_config(bindings: Bindings, config: GreedyConfig) -> Any:
    native = bindings.rewrite.GreedyRewriteConfig()
    native.max_num_rewrites = config.max_num_rewrites
    native.use_top_down_traversal = config.top_down
    native.enable_folding = config.fold
    if not config.fold:
        levels = bindings.rewrite.GreedySimplifyRegionLevel
        native.region_simplification_level = levels.DISABLED
    return native
