# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Turns patterns into a frozen set for a driver, by one of two engines.

``pdl``: the structure is matched by the PDL interpreter, and Python is asked about candidates only.
``python``: Python is asked about every op with the name of a root. The result is the same.
"""

from __future__ import annotations

import enum
import re
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any, TypeAlias

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Context, Operation, PatternRewriter
from neuron_inst_combine.drivers import names_first
from neuron_inst_combine.drivers.callbacks import Callbacks
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import DeferringRewriter

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

    def match(op: Operation) -> Plan | None:
        op = op.operation
        plan = None if recall is None else recall(op)
        if plan is None:
            # Also where PDL has matched: it may ask before it has checked all of the structure.
            if not has_structure(op):
                return None
            outcome = pattern.match(op)
            if isinstance(outcome, Missed):
                observer.missed(pattern, op, outcome)
                return None
            plan = outcome
        if plan is not None:
            is_root = plan.root is op or plan.root == op
            assert is_root, f"{pattern.name} planned for another op than it was asked about"
        return plan

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
    )


def _shortcut(pattern: Pattern[Any]) -> RewriteKnown | None:
    """``rewrite_known``, if no subclass has a ``recall`` or a ``rewrite`` that it does not know."""
    names = ("rewrite_known", "recall", "rewrite")
    classes = type(pattern).__mro__
    owners = {next(cls for cls in classes if name in vars(cls)) for name in names}
    is_whole = len(owners) == 1 and Pattern not in owners and not {*names} & {*vars(pattern)}
    return pattern.rewrite_known if is_whole else None


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
