# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the values of terms depend on, down to what is taken for variables."""

from __future__ import annotations

import heapq
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from neuron_inst_combine.validation.meanings import ATOMS, MOVEMENT, AssumedReduce, RowwiseReduce
from neuron_inst_combine.validation.terms import Term, TermTable


@dataclass(frozen=True, slots=True)
class Cone:
    """The terms that two terms depend on.

    Attributes:
      order: By number, so operands come before what uses them.
      free: Those that are taken for variables: nothing below them is in the cone.
      own: For each of the two, what it alone depends on; users before what they use.
    """

    order: tuple[int, ...]
    free: frozenset[int]
    own: tuple[tuple[int, ...], tuple[int, ...]]


def evaluated_operands(term: Term) -> Sequence[int]:
    """The operands that matter to a value as values."""
    if isinstance(term.meaning, (AssumedReduce, RowwiseReduce)):
        return term.operands[: 2 * term.meaning.inputs]
    return term.operands


def cone(
    table: TermTable,
    first: int,
    second: int,
    *,
    cut_common: bool,
    most: int | None = None,
) -> Cone | None:
    """The cone of two terms.

    Args:
      table: The terms.
      first: One.
      second: The other.
      cut_common: Whether also those terms are free that both depend on, unless they only move
        elements. Then less is evaluated, and a difference need not be one.
      most: How many terms there may be; any number by default.

    Returns:
      The cone; None if it would have more terms than that.
    """
    sides = {first: 1}
    sides[second] = sides.get(second, 0) | 2
    # The greatest number first: when a term is looked at, all that use it have been.
    pending = [-number for number in sides]
    heapq.heapify(pending)
    free: set[int] = set()
    own: tuple[list[int], list[int]] = ([], [])
    while pending:
        if most is not None and len(sides) > most:
            return None
        number = -heapq.heappop(pending)
        term, side = table.terms[number], sides[number]
        if side != 3:
            own[side - 1].append(number)
        is_common = cut_common and side == 3 and not isinstance(term.meaning, MOVEMENT)
        if is_common or isinstance(term.meaning, ATOMS):
            free.add(number)
            continue
        for operand in evaluated_operands(term):
            if operand not in sides:
                sides[operand] = 0
                heapq.heappush(pending, -operand)
            sides[operand] |= side
    return Cone(
        order=tuple(sorted(sides)),
        free=frozenset(free),
        own=(tuple(own[0]), tuple(own[1])),
    )


def everything_below(table: TermTable, roots: Iterable[int]) -> list[int]:
    """All terms that some depend on, also through what is taken for variables, by number."""
    seen = set(roots)
    pending = list(seen)
    while pending:
        for operand in table.terms[pending.pop()].operands:
            if operand not in seen:
                seen.add(operand)
                pending.append(operand)
    return sorted(seen)
