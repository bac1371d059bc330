# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds, op by op, what the side after has in common with the side before."""

from __future__ import annotations

import bisect
from collections import defaultdict
from collections.abc import Hashable

from neuron_inst_combine.validation.comparer import Comparer
from neuron_inst_combine.validation.laws import Law
from neuron_inst_combine.validation.meanings import MOVEMENT, Combine, Elementwise, Opaque
from neuron_inst_combine.validation.terms import Term

_CANDIDATES = 4
"""How many terms of the side before are tried for one of the side after."""

_CONE = 256
"""How many terms the proof that two operands are equal may depend on; a larger one has to wait for
the comparison of results."""

_CANCELLATIVE = (Combine(Law.ADD), Combine(Law.MULTIPLY), Combine(Law.XOR))
"""What differs if one operand does and the other does not."""


class Matcher:
    """Finds for a new term of the side after an equal one of the side before.

    An op behind a rewrite has other operands than before. If nothing else was done to it, there is
    an op of the same meaning before whose operands are equal by value; then both are one, and so is
    all that follows. What is not found here is compared at the end.

    Args:
      comparer: It has all terms of the side before, and no others yet.
    """

    def __init__(self, comparer: Comparer) -> None:
        self._comparer = comparer
        self._terms_before = len(comparer.table.terms)
        self._by_meaning: dict[Hashable, list[int]] = defaultdict(list)
        self._by_operand: dict[Hashable, list[int]] = defaultdict(list)
        self._counterparts: dict[int, int] = {}
        for number, term in enumerate(comparer.table.terms):
            if not term.operands or isinstance(term.meaning, MOVEMENT):
                continue
            key = _key(term)
            self._by_meaning[key].append(number)
            for place, operand in enumerate(term.operands):
                self._by_operand[key, place, operand].append(number)

    def __call__(self, term: Term) -> int | None:
        """The number of a term that is equal to one that would be new; None for none."""
        if not term.operands or isinstance(term.meaning, MOVEMENT):
            return None
        terms = self._comparer.table.terms
        tried = self._candidates(term)
        for number in tried:
            pairs = list(zip(terms[number].operands, term.operands, strict=True))
            if all(self._comparer.prove(a, b, _CONE) for a, b in pairs):
                return number
        for number in tried:
            # The number that the new term is about to get.
            if _differs(term, terms[number]):
                self._comparer.note_different(number, len(terms))
        if tried:
            self._counterparts[len(terms)] = tried[0]
        return None

    def _candidates(self, term: Term) -> list[int]:
        """Those before that come soon after the operands, best with one in common."""
        anchors = [
            operand if operand < self._terms_before else self._counterparts.get(operand, -1)
            for operand in term.operands
        ]
        anchor = max(anchors)
        key = _key(term)
        found: dict[int, None] = {}
        for place, operand in enumerate(term.operands):
            same = self._by_operand.get((key, place, operand), [])
            begin = bisect.bisect(same, anchor)
            found.update(dict.fromkeys(same[begin : begin + _CANDIDATES]))
        if not found:
            alike = self._by_meaning.get(key, [])
            begin = bisect.bisect(alike, anchor)
            found.update(dict.fromkeys(alike[begin : begin + _CANDIDATES]))
        # Behind an op that has no equal there is one place to look: behind its counterpart.
        is_behind = any(operand in self._counterparts for operand in term.operands)
        return sorted(found)[: 1 if is_behind else _CANDIDATES]


def _differs(one: Term, other: Term) -> bool:
    """Whether terms of one meaning, of whose operands some are not equal, cannot be equal."""
    if isinstance(one.meaning, (Elementwise, Opaque)):
        return True
    differing = sum(a != b for a, b in zip(one.operands, other.operands, strict=True))
    return one.meaning in _CANCELLATIVE and differing == 1


def _key(term: Term) -> Hashable:
    return term.meaning, term.type, len(term.operands)
