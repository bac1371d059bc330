# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The entry point: validates a rewrite of a module, function by function."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from neuron_inst_combine.bindings import Bindings, bindings_of
from neuron_inst_combine.bindings.types import Module, Operation
from neuron_inst_combine.dialects.hlo import UnreadableOpError
from neuron_inst_combine.validation.attributes import Attributes
from neuron_inst_combine.validation.comparer import Comparer, Equal, Outcome, Unequal, Unknown
from neuron_inst_combine.validation.errors import NotCheckedError
from neuron_inst_combine.validation.matcher import Matcher
from neuron_inst_combine.validation.modules import (
    functions_of,
    has_body,
    in_context,
    is_private,
    other_symbols,
)
from neuron_inst_combine.validation.options import ValidationOptions
from neuron_inst_combine.validation.reader import Reader, Returned
from neuron_inst_combine.validation.terms import TermTable, Types
from neuron_inst_combine.validation.tracing import difference
from neuron_inst_combine.validation.verdicts import Difference, FunctionVerdict, Verdict

_DEFAULT_OPTIONS = ValidationOptions()


def validate(
    before_module: Module,
    after_module: Module,
    options: ValidationOptions = _DEFAULT_OPTIONS,
    *,
    functions: Iterable[str] | None = None,
) -> list[FunctionVerdict]:
    """Compares two modules, function by function in pairs of one name.

    Neither module is changed. For a module that a pipeline is to change in place, hand in a clone
    made before: ``before = module.operation.clone()`` is an operation, which will do as well.

    Args:
      before_module: A module of any supported MLIR Python package, or its operation.
      after_module: Another of the same package; best of the same context.
      options: How to.
      functions: The names of those to look at; all by default.

    Returns:
      A verdict for each function that has a body on either side, in the order of the side before.
      A private function that is on one side only has none: nothing outside can call it.

    Raises:
      TypeError: The modules are none, or of two packages.
      KeyError: A name in `functions` is on neither side.
    """
    before = _as_module(before_module)
    after = in_context(_as_module(after_module), before.context)
    return _Validation(bindings_of(before), before, after, options).run(functions)


def exit_status(verdicts: Iterable[FunctionVerdict]) -> int:
    """What a program ends with: 1 if any function differs, else 2 if any is not checked, else 0."""
    found = {verdict.verdict for verdict in verdicts}
    if Verdict.DIFFERENT in found:
        return 1
    return 2 if Verdict.NOT_CHECKED in found else 0


def _as_module(module: Any) -> Any:
    # A clone of a module's operation has no module class around it, only its view.
    return module if hasattr(module, "body") else module.opview


class _Validation:
    """One validation of two modules in one context."""

    def __init__(
        self, bindings: Bindings, before: Module, after: Module, options: ValidationOptions
    ) -> None:
        self._bindings = bindings
        self._options = options
        self._modules = (before, after)
        self._functions = (functions_of(before), functions_of(after))
        self._types = Types()
        self._attributes = Attributes(before.context, self._modules)

    def run(self, names: Iterable[str] | None) -> list[FunctionVerdict]:
        """See ``validate``."""
        before, after = self._functions
        everything = list(dict.fromkeys([*before, *after]))
        if names is None:
            names = everything
        elif missing := [name for name in names if name not in everything]:
            raise KeyError(missing[0])
        # Of one function, the comparison finds that out as fast.
        alike = self._alike(everything) if len(everything) > 1 else frozenset()
        judged = {name: self._function(name, alike) for name in names}
        verdicts = {name: verdict for name, verdict in judged.items() if verdict is not None}
        return _settled(verdicts) + self._other_symbols()

    def _other_symbols(self) -> list[FunctionVerdict]:
        before, after = map(other_symbols, self._modules)
        if before == after:
            return []
        changed = sorted(
            name for name in {**before, **after} if before.get(name) != after.get(name)
        )
        reason = f"@{changed[0]} differs, and is no function"
        return [FunctionVerdict(changed[0], Verdict.NOT_CHECKED, reason)]

    def _alike(self, names: Sequence[str]) -> frozenset[str]:
        """The functions that are the same terms on both sides, and so are all that they name."""
        before, after = self._functions
        named: dict[str, set[str]] = {}
        for name in names:
            if (
                name in before
                and name in after
                and has_body(before[name])
                and has_body(after[name])
            ):
                table = TermTable()
                readers = self._readers(table, inline=False)
                try:
                    if self._read(readers, table, name):
                        named[name] = readers[0].assumed | readers[1].assumed
                except (NotCheckedError, UnreadableOpError):
                    continue
        alike = set(named)
        declared = {name for name in before if not has_body(before[name])}
        while unlike := {name for name in alike if not named[name] <= alike | declared}:
            alike -= unlike
        return frozenset(alike)

    def _read(self, readers: Sequence[Reader], table: TermTable, name: str) -> bool:
        """Reads a function on both sides; gives whether it returns the same terms."""
        self._attributes.side = 0
        old = readers[0].read(name)
        table.side = self._attributes.side = 1
        return old == readers[1].read(name)

    def _function(self, name: str, alike: frozenset[str]) -> FunctionVerdict | None:
        old, new = (functions.get(name) for functions in self._functions)
        if old is None or new is None:
            return _alone(name, old, new)
        if not has_body(old) and not has_body(new):
            return None
        types = [str(function.attributes["function_type"]) for function in (old, new)]
        if types[0] != types[1]:
            return _differs(name, f"its type is {types[0]} before, {types[1]} after")
        if not has_body(old) or not has_body(new):
            return _differs(name, "it has a body on one side only")
        if name in alike:
            return FunctionVerdict(name, Verdict.EQUAL)
        try:
            return self._pair(name)
        except (NotCheckedError, UnreadableOpError) as error:
            return FunctionVerdict(name, Verdict.NOT_CHECKED, str(error))

    def _pair(self, name: str) -> FunctionVerdict:
        table = TermTable()
        comparer = Comparer(table, self._options, self._blob)
        readers = self._readers(table, inline=True)
        self._attributes.side = 0
        old = readers[0].read(name)
        table.side = self._attributes.side = 1
        table.prove = Matcher(comparer)
        new = readers[1].read(name)
        table.prove = None
        assumed = tuple(sorted(readers[0].assumed | readers[1].assumed))
        return _judge(name, comparer, old, new, assumed)

    def _readers(self, table: TermTable, *, inline: bool) -> list[Reader]:
        return [
            Reader(
                self._bindings,
                table,
                self._types,
                self._attributes,
                functions,
                assume_monoid=self._options.assume_monoid,
                inline=inline,
            )
            for functions in self._functions
        ]

    def _blob(self, meaning: Any) -> bytes | None:
        return self._attributes.content(meaning.blob) if meaning.blob else None


def _judge(
    name: str, comparer: Comparer, old: Returned, new: Returned, assumed: tuple[str, ...]
) -> FunctionVerdict:
    if old.signature != new.signature:
        return _differs(name, "its blocks have other arguments or results")
    count = len(old.results)
    before, after = (*old.results, *old.world), (*new.results, *new.world)
    unknown = ""
    for k, (first, second) in enumerate(zip(before, after, strict=True)):
        outcome: Outcome = comparer.compare(first, second)
        if isinstance(outcome, Unequal):
            found = difference(comparer, k if k < count else None, first, second, outcome)
            return FunctionVerdict(name, Verdict.DIFFERENT, difference=found, assumed=assumed)
        if isinstance(outcome, Unknown):
            unknown = unknown or f"result {k}: {outcome.reason}"
        else:
            assert isinstance(outcome, Equal)
    if unknown:
        return FunctionVerdict(name, Verdict.NOT_CHECKED, unknown, assumed=assumed)
    return FunctionVerdict(name, Verdict.EQUAL, assumed=assumed)


def _differs(name: str, reason: str) -> FunctionVerdict:
    return FunctionVerdict(
        name, Verdict.DIFFERENT, difference=Difference(None, None, None, 0, (), (), reason)
    )


def _alone(name: str, old: Operation | None, new: Operation | None) -> FunctionVerdict | None:
    function = new if old is None else old
    assert function is not None
    if is_private(function):
        return None
    return _differs(name, f"it is there {'before' if new is None else 'after'} only")


def _settled(verdicts: Mapping[str, FunctionVerdict]) -> list[FunctionVerdict]:
    """Takes back what rests on functions that are not equal, until nothing does."""
    settled = dict(verdicts)
    changed = True
    while changed:
        changed = False
        for name, verdict in settled.items():
            if verdict.verdict is not Verdict.EQUAL:
                continue
            failed = _failed(settled, verdict.assumed)
            if failed is not None:
                reason = f"it rests on @{failed}, which is {settled[failed].verdict.value}"
                settled[name] = FunctionVerdict(
                    name, Verdict.NOT_CHECKED, reason, assumed=verdict.assumed
                )
                changed = True
    return list(settled.values())


def _failed(settled: Mapping[str, FunctionVerdict], names: Sequence[str]) -> str | None:
    for name in names:
        if name in settled and settled[name].verdict is not Verdict.EQUAL:
            return name
    return None
