# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Turns patterns into a frozen set for a driver, by one of two engines.

``pdl``: the structure is matched by the PDL interpreter, and Python is asked about candidates only.
``python``: Python is asked about every op with the name of a root. The result is the same.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Sequence
from functools import cache
from importlib import resources
from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Context, Operation
from neuron_inst_combine.drivers.callbacks import Callbacks
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan


class Engine(enum.Enum):
    """Who matches the structure."""

    AUTO = "auto"
    """PDL where the wheel has it."""

    PDL = "pdl"
    PYTHON = "python"


class EngineError(Exception):
    """The engine asked for does not exist on this wheel."""


class _Callback:
    """One pattern as the drivers see it; keeps a plan from its match to its rewrite."""

    def __init__(self, pattern: Pattern[Any], observer: Observer, *, dry_run: bool) -> None:
        self.pattern = pattern
        self._observer = observer
        self._dry_run = dry_run
        self._plan: Plan | None = None

    def match(self, op: Operation) -> bool:
        # Also where PDL has matched: it may ask before it has checked all of the structure.
        if not self.pattern.has_structure(op.operation):
            return False
        outcome = self.pattern.match(op)
        if outcome is None:
            return False
        if isinstance(outcome, Missed):
            self._observer.missed(self.pattern, op, outcome)
            return False
        self._plan = outcome
        return not self._dry_run

    def rewrite(self, op: Operation, rewriter: Any) -> bool:
        plan, self._plan = self._plan, None
        if plan is None or plan.root != op.operation:
            raise AssertionError(f"{self.pattern.name}: a rewrite without its match")
        self._observer.passed(self.pattern, plan)
        self.pattern.rewrite(plan, rewriter)
        return True

    def match_and_rewrite(self, op: Operation, rewriter: Any) -> bool:
        return self.match(op) and self.rewrite(op, rewriter)


def freeze(
    bindings: Bindings,
    context: Context,
    patterns: Sequence[Pattern[Any]],
    callbacks: Callbacks,
    observer: Observer,
    engine: Engine,
    *,
    dry_run: bool = False,
) -> Any:
    """Makes a ``FrozenRewritePatternSet`` of the patterns; with ``dry_run``, none of them matches.

    Raises:
      EngineError: ``pdl`` was asked for and the wheel has no PDL dialect.
    """
    if engine is Engine.PDL and not bindings.wheel.has_pdl:
        raise EngineError(
            f"engine=pdl: {bindings.wheel.package} has no pdl dialect; use engine=python or auto"
        )
    registered = [_Callback(pattern, observer, dry_run=dry_run) for pattern in patterns]
    if engine is Engine.PYTHON or not bindings.wheel.has_pdl:
        return _freeze_python(bindings, context, registered, callbacks)
    return _freeze_pdl(bindings, context, registered, callbacks)


def _freeze_python(
    bindings: Bindings, context: Context, registered: Sequence[_Callback], callbacks: Callbacks
) -> Any:
    pattern_set = bindings.rewrite.RewritePatternSet(context)
    for entry in registered:
        function = callbacks.wrap(entry.match_and_rewrite)
        for root_name in sorted(entry.pattern.root_names):
            pattern_set.add(root_name, function, entry.pattern.benefit)
    return pattern_set.freeze()


def _freeze_pdl(
    bindings: Bindings, context: Context, registered: Sequence[_Callback], callbacks: Callbacks
) -> Any:
    # Held until the set is frozen: PDLModule does not keep the module alive.
    module = _pdl_module(bindings, context, [entry.pattern for entry in registered])
    pdl = bindings.rewrite.PDLModule(module)
    for entry in registered:
        name = entry.pattern.name
        pdl.register_constraint_function(f"Match{name}", callbacks.wrap(_constraint(entry)))
        pdl.register_rewrite_function(
            f"Rewrite{name}", callbacks.wrap_native_rewrite(_native_rewrite(entry))
        )
    frozen = pdl.freeze()
    del module
    return frozen


def _pdl_module(bindings: Bindings, context: Context, patterns: Sequence[Pattern[Any]]) -> Any:
    # One module for each file, since each has location aliases of its own.
    first, *others = (bindings.ir.Module.parse(pdl_text(p), context) for p in patterns)
    for module in others:
        for op in list(module.body.operations):
            op.detach_from_parent()
            first.body.append(op)
    return first


def _constraint(entry: _Callback) -> Callable[..., bool]:
    def constraint(_rewriter: Any, _results: Any, values: Sequence[Operation]) -> bool:
        return entry.match(values[0])

    return constraint


def _native_rewrite(entry: _Callback) -> Callable[..., bool]:
    def native_rewrite(rewriter: Any, _results: Any, values: Sequence[Operation]) -> bool:
        return entry.rewrite(values[0], rewriter)

    return native_rewrite


def pdl_text(pattern: Pattern[Any]) -> str:
    """The ``pdl.pattern`` ops of a pattern, from the ``.pdl.mlir`` file beside its module."""
    package, _, module = type(pattern).__module__.rpartition(".")
    return _read(package, f"{module}.pdl.mlir")


@cache
def _read(package: str, name: str) -> str:
    return resources.files(package).joinpath(name).read_text(encoding="utf-8")
