# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether two terms have the same value."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from neuron_inst_combine.validation.cones import Cone, cone, everything_below
from neuron_inst_combine.validation.errors import NotCheckedError
from neuron_inst_combine.validation.evaluator import Evaluator, Watch
from neuron_inst_combine.validation.field import Residues, compressed, seed_of
from neuron_inst_combine.validation.meanings import ATOMS, Constant, Opaque, Tuple
from neuron_inst_combine.validation.options import ValidationOptions
from neuron_inst_combine.validation.shrinking import shrunk_shapes
from neuron_inst_combine.validation.terms import Term, TermTable
from neuron_inst_combine.validation.worlds import World

_SMALL = 1 << 12
"""Elements below which nothing is shrunk: an index then is one of the whole tensor."""


@dataclass(frozen=True, slots=True)
class Equal:
    """The values are the same."""


@dataclass(frozen=True, slots=True)
class Unequal:
    """The values differ.

    Attributes:
      index: The first element that does, of tensors of one shape.
      residues: What it is on either side.
      sample: In which world.
    """

    index: tuple[int, ...] | None = None
    residues: tuple[int, int] | None = None
    sample: int = 0


@dataclass(frozen=True, slots=True)
class Unknown:
    """It cannot be told.

    Attributes:
      reason: Why.
    """

    reason: str


Outcome = Equal | Unequal | Unknown

_EQUAL = Equal()


@dataclass
class Comparer:
    """Compares terms of one table, and remembers what it found.

    Two ways, the cheap one first: with all that both values depend on taken for variables, by which
    equal is proved; then down to the uninterpreted ops, of which those are one whose operands are
    equal, by which different is shown too.
    """

    table: TermTable
    options: ValidationOptions
    blob: Callable[[Any], bytes | None]
    _outcomes: dict[tuple[int, int], Outcome] = field(default_factory=dict)
    _abstract: dict[tuple[int, int], bool] = field(default_factory=dict)
    _names: dict[int, int] = field(default_factory=dict)
    _groups: dict[Hashable, list[int]] = field(default_factory=lambda: defaultdict(list))
    _functions: dict[Any, int] = field(default_factory=dict)
    _doubts: dict[int, str] = field(default_factory=dict)
    _is_naming: bool = False

    def compare(self, first: int, second: int) -> Outcome:
        """Compares two values."""
        if first == second:
            return _EQUAL
        key = (first, second)
        if key not in self._outcomes:
            self._outcomes[key] = self._compare(first, second)
        return self._outcomes[key]

    def prove(self, first: int, second: int, most: int | None = None) -> bool:
        """Whether two values are equal whatever the values are that both depend on.

        With `most`, nothing is proved that would take the evaluation of more terms.
        """
        if first == second:
            return True
        key = (first, second)
        if key not in self._abstract:
            one, other = self.table.terms[first], self.table.terms[second]
            both_atoms = isinstance(one.meaning, ATOMS) and isinstance(other.meaning, ATOMS)
            if one.type != other.type or both_atoms:
                self._abstract[key] = False
            else:
                below = cone(self.table, first, second, cut_common=True, most=most)
                if below is None:
                    return False
                self._abstract[key] = self._proved(below, first, second)
        return self._abstract[key]

    def note_different(self, first: int, second: int) -> None:
        """Remembers that two values are not worth another proof."""
        self._abstract.setdefault((first, second), False)

    def fingerprints(self, first: int, second: int) -> dict[int, int]:
        """Numbers for the values that two unequal ones depend on; other ones for other values.

        Raises:
          NotCheckedError: Something cannot be evaluated.
        """
        below = cone(self.table, first, second, cut_common=False)
        assert below is not None
        found: dict[int, int] = {}

        def watch(number: int, value: Residues) -> None:
            (distinct,) = compressed([value])
            found[number] = seed_of(distinct.tobytes())

        for world in self._worlds():
            found.clear()
            left, right = self._run(below, first, second, world, watch)
            if first_difference(left, right) is not None:
                break
        return found

    def _proved(self, below: Cone, first: int, second: int) -> bool:
        if self.table.terms[first].type.shape is None:
            return False
        try:
            return self._evaluate(below, first, second) is _EQUAL
        except NotCheckedError:
            return False

    def _compare(self, first: int, second: int) -> Outcome:
        one, other = self.table.terms[first], self.table.terms[second]
        if one.type != other.type:
            return Unequal()
        if isinstance(one.meaning, Tuple) and isinstance(other.meaning, Tuple):
            return self.compare_all(zip(one.operands, other.operands, strict=True))
        if self.prove(first, second):
            return _EQUAL
        if not self._is_naming:
            self._name_atoms([first, second])
        if isinstance(one.meaning, ATOMS) and isinstance(other.meaning, ATOMS):
            if self._name(first) == self._name(second):
                return _EQUAL
            return self._doubted(Unequal(), [first, second])
        if one.type.shape is None:
            if isinstance(one.meaning, Constant) and isinstance(other.meaning, Constant):
                return Unequal()
            return Unknown(f"values of type {one.type.text} are not evaluated")
        below = cone(self.table, first, second, cut_common=False)
        assert below is not None
        try:
            outcome = self._evaluate(below, first, second)
        except NotCheckedError as error:
            return Unknown(str(error))
        return self._doubted(outcome, below.free)

    def compare_all(self, pairs: Iterable[tuple[int, int]]) -> Outcome:
        """Compares values pair by pair: unequal if one pair is, else unknown if one is."""
        worst: Outcome = _EQUAL
        for first, second in pairs:
            outcome = self.compare(first, second)
            if isinstance(outcome, Unequal):
                return outcome
            if isinstance(outcome, Unknown):
                worst = outcome
        return worst

    def _doubted(self, outcome: Outcome, atoms: Iterable[int]) -> Outcome:
        """A difference between what may be equal after all is none that is known."""
        if isinstance(outcome, Unequal):
            for atom in sorted(atoms):
                if reason := self._doubts.get(atom):
                    return Unknown(reason)
        return outcome

    def _name(self, atom: int) -> int:
        return self._names.get(atom, atom)

    def _name_atoms(self, roots: list[int]) -> None:
        """Gives uninterpreted ops with equal operands one name, from the inputs on.

        Comparing the operands of one asks only for names that were given before.
        """
        self._is_naming = True
        for number in everything_below(self.table, roots):
            term = self.table.terms[number]
            if not isinstance(term.meaning, Opaque) or number in self._names:
                continue
            group = self._groups[term.meaning, term.type, len(term.operands)]
            self._names[number] = number
            for other in group:
                outcome = self._same_operands(term, self.table.terms[other])
                if outcome is _EQUAL:
                    self._names[number] = other
                    break
                if isinstance(outcome, Unknown):
                    self._doubts[number] = outcome.reason
            else:
                group.append(number)
        self._is_naming = False

    def _same_operands(self, one: Term, other: Term) -> Outcome:
        pairs = [(a, b) for a, b in zip(one.operands, other.operands, strict=True) if a != b]
        # Where two atoms of two names meet, nothing needs evaluation.
        for a, b in pairs:
            left, right = self.table.terms[a], self.table.terms[b]
            if left.type != right.type:
                return Unequal()
            both = isinstance(left.meaning, ATOMS) and isinstance(right.meaning, ATOMS)
            is_sure = a not in self._doubts and b not in self._doubts
            if both and is_sure and self._name(a) != self._name(b):
                return Unequal()
        return self.compare_all(sorted(pairs, key=max))

    def _evaluate(self, below: Cone, first: int, second: int) -> Outcome:
        """Evaluates two terms of one static shape in each world.

        Raises:
          NotCheckedError: Something in the cone cannot be evaluated.
        """
        for sample, world in enumerate(self._worlds()):
            left, right = self._run(below, first, second, world)
            if (index := first_difference(left, right)) is not None:
                return Unequal(index, (int(left[index]), int(right[index])), sample)
        return _EQUAL

    def _run(
        self, below: Cone, first: int, second: int, world: World, watch: Watch | None = None
    ) -> list[Residues]:
        terms = self.table.terms
        for number in below.order:
            if terms[number].type.shape is None:
                raise NotCheckedError(f"it depends on a value of type {terms[number].type.text}")
        shapes = {number: terms[number].type.shape or () for number in below.order}
        if any(terms[number].type.size > _SMALL for number in below.order):
            splats = {number for number in below.order if self._is_splat(terms[number])}
            shapes = dict(
                shrunk_shapes(self.table, below.order, below.free, (first, second), splats)
            )
        evaluator = Evaluator(
            self.table, self.options.limit_elements, self._names, self._functions, self.blob
        )
        return evaluator.run(below.order, below.free, shapes, [first, second], world, watch)

    def _worlds(self) -> list[World]:
        worlds = [World(seed_of(self.options.seed, k)) for k in range(self.options.samples)]
        if self.options.preserve_signed_zero:
            worlds += [World(world.seed, of_signed_zeros=True) for world in worlds]
        return worlds

    def _is_splat(self, term: Term) -> bool:
        return isinstance(term.meaning, Constant) and (
            bool(getattr(term.meaning.value, "is_splat", False)) or term.type.size == 1
        )


def first_difference(left: Residues, right: Residues) -> tuple[int, ...] | None:
    """The first index, in row-major order, at which two arrays of one shape differ."""
    one, other = compressed([left, right])
    differ = one != other
    if not differ.any():
        return None
    return tuple(int(d) for d in np.unravel_index(int(np.argmax(differ)), differ.shape))
