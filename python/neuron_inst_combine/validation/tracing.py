# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where two values part, on the way from what a function returns to its arguments."""

from __future__ import annotations

from neuron_inst_combine.bindings.locations import file_position
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.validation.comparer import Comparer, Unequal
from neuron_inst_combine.validation.cones import cone
from neuron_inst_combine.validation.errors import NotCheckedError
from neuron_inst_combine.validation.meanings import ATOMS, Variable
from neuron_inst_combine.validation.terms import TypeInfo
from neuron_inst_combine.validation.verdicts import Difference, OpOrigin

_SHOWN_OPS = 6
_STEPS = 64
_MAX_LOCATION = 200


def difference(
    comparer: Comparer, result: int | None, first: int, second: int, outcome: Unequal
) -> Difference:
    """Describes the difference between what is returned, at the ops where it begins.

    Two ops of the same meaning differ because operands do; these are followed as long as one pair
    of operands is known to be different.
    """
    for _ in range(_STEPS):
        inner = _behind_alike_ops(comparer, first, second)
        inner = inner or _different_operands(comparer, first, second)
        if inner is None:
            break
        (first, second), found = inner, comparer.compare(*inner)
        outcome = found if isinstance(found, Unequal) else Unequal()
    below = cone(comparer.table, first, second, cut_common=True)
    assert below is not None
    ours, theirs = below.own
    table = comparer.table
    where = "the side effects" if result is None else f"result {result}"
    return Difference(
        result=result,
        index=outcome.index,
        residues=outcome.residues,
        sample=outcome.sample,
        before=_origins(table.origins[0], (first, *ours)),
        after=_origins(table.origins[1], (second, *theirs)),
        reason=f"{where}: {_in_words(outcome, table.terms[first].type)}",
    )


def _behind_alike_ops(comparer: Comparer, first: int, second: int) -> tuple[int, int] | None:
    """Follows ops of equal meaning to the last pair that differs; None if that is no other pair.

    One evaluation tells of all pairs, down to the uninterpreted ops.
    """
    terms = comparer.table.terms
    if any(
        isinstance(terms[n].meaning, ATOMS) or terms[n].type.shape is None for n in (first, second)
    ):
        return None
    try:
        values = comparer.fingerprints(first, second)
    except NotCheckedError:
        return None
    start = (first, second)
    while pairs := _operand_pairs(comparer, first, second):
        differing = [
            (a, b) for a, b in pairs if a in values and b in values and values[a] != values[b]
        ]
        if not differing:
            break
        first, second = differing[0]
    return (first, second) if (first, second) != start else None


def _different_operands(comparer: Comparer, first: int, second: int) -> tuple[int, int] | None:
    for a, b in _operand_pairs(comparer, first, second):
        if isinstance(comparer.compare(a, b), Unequal):
            return a, b
    return None


def _operand_pairs(comparer: Comparer, first: int, second: int) -> list[tuple[int, int]]:
    """The operands in which two ops of one meaning may differ; an argument alone says nothing."""
    terms = comparer.table.terms
    one, other = terms[first], terms[second]
    if one.meaning != other.meaning or len(one.operands) != len(other.operands):
        return []
    return [
        (a, b)
        for a, b in zip(one.operands, other.operands, strict=True)
        if a != b
        and terms[a].type == terms[b].type
        and not isinstance(terms[a].meaning, Variable)
        and not isinstance(terms[b].meaning, Variable)
    ]


def _in_words(outcome: Unequal, info: TypeInfo) -> str:
    if outcome.index is None or outcome.residues is None:
        return "the ops differ"
    old, new = outcome.residues
    at = f"[{', '.join(map(str, outcome.index))}]"
    return f"element {at} of {info.text} is {old} before, {new} after"


def _origins(origins: dict[int, Operation], numbers: tuple[int, ...]) -> tuple[OpOrigin, ...]:
    ops = [origins[n] for n in dict.fromkeys(numbers) if n in origins]
    return tuple(map(_origin, ops[:_SHOWN_OPS]))


def _origin(op: Operation) -> OpOrigin:
    position = file_position(op.location)
    where = str(op.location)[:_MAX_LOCATION] if position is None else str(position)
    types = [str(result.type) for result in op.results]
    return OpOrigin(op.name, types[0] if len(types) == 1 else f"({', '.join(types)})", where)
