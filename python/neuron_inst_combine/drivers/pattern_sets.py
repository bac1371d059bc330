# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Turns patterns into a frozen set for a driver, by one of two engines.

``pdl``: the structure is matched by the PDL interpreter, and Python is asked about candidates only.
``python``: Python is asked about every op with the name of a root. The result is the same.
"""

from __future__ import annotations

import enum
import re
from collections.abc import Callable, Sequence
from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Context, Operation, PatternRewriter
from neuron_inst_combine.drivers import names_first
from neuron_inst_combine.drivers.callbacks import Callbacks
from neuron_inst_combine.drivers.rules import Rule
from neuron_inst_combine.patterns.base import Plan

_OP_NAME = re.compile(r"[\w.$-]+", re.ASCII)
_PATTERN_NAMES = re.compile(r"pdl\.pattern @(\w+)")


class Engine(enum.Enum):
    """Who matches the structure."""

    AUTO = "auto"
    """PDL where the wheel has it and there are so many ops that it pays, or a pattern wants it."""

    PDL = "pdl"
    PYTHON = "python"


PDL_PAYS_FROM = 1000
"""Ops. To parse and compile the patterns takes as long as to ask Python about some hundred roots.
Also, MLIR's ``mlirFreezeRewritePattern`` leaks a kilobyte for each set of PDL patterns."""


class EngineError(Exception):
    """The engine asked for does not exist on this wheel, or cannot read a pattern's PDL."""


def freeze(
    bindings: Bindings,
    op: Operation,
    rules: Sequence[Rule],
    callbacks: Callbacks,
    engine: Engine,
) -> Any:
    """Makes a ``FrozenRewritePatternSet`` of rules, to be called in the context of the op.

    Args:
      bindings: The wheel.
      op: What the rules are to be applied to.
      rules: The rules.
      callbacks: Through which they are called.
      engine: Who matches structure.

    Raises:
      EngineError: ``pdl`` was asked for and the wheel has no PDL dialect.
    """
    if engine is Engine.PDL and not bindings.wheel.has_pdl:
        raise EngineError(
            f"engine=pdl: {bindings.wheel.package} has no pdl dialect; use engine=python or auto"
        )
    # All patterns may be disabled, and there is no PDL module without one.
    if not bindings.wheel.has_pdl or not rules:
        engine = Engine.PYTHON
    if engine is Engine.AUTO:
        may_be_python = all(rule.engines_agree for rule in rules)
        use_pdl = not may_be_python or _has_many_ops(bindings, op)
        engine = Engine.PDL if use_pdl else Engine.PYTHON
    make = _freeze_pdl if engine is Engine.PDL else _freeze_python
    return make(bindings, op.context, rules, callbacks)


def _has_many_ops(bindings: Bindings, op: Operation) -> bool:
    results = bindings.ir.WalkResult
    budget = iter(range(PDL_PAYS_FROM))

    def visit(_: Operation) -> Any:
        return results.INTERRUPT if next(budget, None) is None else results.ADVANCE

    op.walk(visit)
    return next(budget, None) is None


def _freeze_python(
    bindings: Bindings, context: Context, rules: Sequence[Rule], callbacks: Callbacks
) -> Any:
    pattern_set = bindings.rewrite.RewritePatternSet(context)
    for rule in rules:
        function = callbacks.wrap_pattern(rule.is_candidate, _match_and_rewrite(rule))
        for root_name in sorted(rule.root_names):
            pattern_set.add(root_name, function, rule.benefit)
    return pattern_set.freeze()


def _freeze_pdl(
    bindings: Bindings, context: Context, rules: Sequence[Rule], callbacks: Callbacks
) -> Any:
    # Held until the set is frozen: PDLModule does not keep the module alive.
    module = pdl_module(bindings, context, rules)
    pdl = bindings.rewrite.PDLModule(module)
    matches_nothing = callbacks.wrap(names_first.match_nothing)
    pdl.register_constraint_function(names_first.CONSTRAINT, matches_nothing)
    for rule in rules:
        constraint, native_rewrite = _native_functions(rule)
        pdl.register_constraint_function(rule.constraint, callbacks.wrap(constraint))
        pdl.register_rewrite_function(
            rule.native_rewrite, callbacks.wrap_native_rewrite(native_rewrite)
        )
    frozen = pdl.freeze()
    del module
    return frozen


def pdl_module(bindings: Bindings, context: Context, rules: Sequence[Rule]) -> Any:
    """The ``builtin.module`` with the PDL patterns of rules, of which there must be one.

    Raises:
      EngineError: The wheel cannot read it.
    """
    # One module for each file, since each has location aliases of its own.
    module, *others = (_parse(bindings, context, rule.pdl()) for rule in rules)
    for other in others:
        _move_ops(other, module)
    root_names = sorted(name for rule in rules for name in rule.root_names if _is_op_name(name))
    # A plugin that is for PDL alone may leave them out, or have anything there.
    if root_names:
        names = names_first.name_patterns(root_names[0], len(list(module.body.operations)))
        _move_ops(_parse(bindings, context, names), module)
    return module


def _is_op_name(name: str) -> bool:
    return _OP_NAME.fullmatch(name) is not None


def _move_ops(source: Any, target: Any) -> None:
    for op in list(source.body.operations):
        op.detach_from_parent()
        target.body.append(op)


def _parse(bindings: Bindings, context: Context, text: str) -> Any:
    try:
        return bindings.ir.Module.parse(text, context)
    except bindings.ir.MLIRError as error:
        names = ", ".join(sorted(set(_PATTERN_NAMES.findall(text)))) or "a pattern"
        raise EngineError(f"the .pdl.mlir file of {names} cannot be read: {error}") from error


def _match_and_rewrite(rule: Rule) -> Callable[..., bool]:
    def match_and_rewrite(op: Operation, rewriter: PatternRewriter) -> bool:
        plan = rule.match(op)
        if plan is None:
            return False
        rule.rewrite(plan, rewriter)
        return True

    return match_and_rewrite


def _native_functions(rule: Rule) -> tuple[Callable[..., bool], Callable[..., bool]]:
    """The constraint and the rewrite of a rule.

    PDL calls the one soon after the other, and in between nothing but constraints of other rules.
    """
    match, rewrite = rule.match, rule.rewrite
    planned: Plan | None = None

    def constraint(_rewriter: Any, _results: Any, values: Sequence[Operation]) -> bool:
        nonlocal planned
        planned = match(values[0])
        return planned is not None

    def native_rewrite(rewriter: Any, _results: Any, values: Sequence[Operation]) -> bool:
        nonlocal planned
        plan, planned = planned, None
        assert plan is not None, "called without the constraint"
        assert plan.root == values[0].operation, "called after the constraint of another op"
        rewrite(plan, rewriter)
        return True

    return constraint, native_rewrite
