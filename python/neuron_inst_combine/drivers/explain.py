# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Asks the patterns about every candidate that is left, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.drivers.callbacks import Callbacks
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.drivers.pattern_sets import Engine, freeze
from neuron_inst_combine.patterns.base import Pattern


def explain(
    bindings: Bindings,
    op: Operation,
    patterns: Sequence[Pattern[Any]],
    observer: Observer,
    engine: Engine = Engine.AUTO,
) -> None:
    """Tells the observer of each candidate nested in an op why it is missed.

    A driver may come by a candidate several times, and give different reasons as others change; run
    after the driver, this names each candidate that stayed once, with the reason that holds.

    Raises:
      EngineError: The engine does not exist on this wheel.
      Exception: Whatever a pattern raised.
    """
    callbacks = Callbacks()
    context = op.context
    with context, bindings.ir.Location.unknown():
        frozen = freeze(bindings, context, patterns, callbacks, observer, engine, dry_run=True)
        bindings.rewrite.walk_and_apply_patterns(op, frozen)
        callbacks.reraise()
