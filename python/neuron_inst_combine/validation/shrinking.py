# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which dimensions can have one element instead of many, for all that a comparison depends on.

Where every op between the free terms and what is compared treats the indices of a dimension alike,
element j of the result is one and the same function of elements j of the free terms, for each j.
Both sides are then equal for all j if they are for one. Dimensions that correspond, from operand to
result, make a class; a class can shrink unless an op in it takes the indices apart: a slice that
trims it, a reduce over it, a concatenate along it, a reshape that splits or merges it, and so on.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from neuron_inst_combine.validation.meanings import (
    ATOMS,
    AssumedReduce,
    Broadcast,
    Combine,
    Concatenate,
    Constant,
    Elementwise,
    Iota,
    Pad,
    Reduce,
    Reshape,
    Reverse,
    RowwiseReduce,
    Slice,
    Transpose,
)
from neuron_inst_combine.validation.terms import Term, TermTable

Dimension = tuple[int, int]
"""The number of a term, and one of its dimensions."""


class _Classes:
    """Dimensions that correspond (a union-find), and those that must keep their extent."""

    def __init__(self) -> None:
        self._parents: dict[Dimension, Dimension] = {}
        self._kept: set[Dimension] = set()

    def root(self, dimension: Dimension) -> Dimension:
        """The representative of a class."""
        path = []
        while (parent := self._parents.get(dimension, dimension)) != dimension:
            path.append(dimension)
            dimension = parent
        for passed in path:
            self._parents[passed] = dimension
        return dimension

    def join(self, one: Dimension, other: Dimension) -> None:
        """Makes one class of two."""
        left, right = self.root(one), self.root(other)
        if left != right:
            self._parents[left] = right
            if left in self._kept:
                self._kept.add(right)

    def keep(self, dimension: Dimension) -> None:
        """Forbids a class to shrink."""
        self._kept.add(self.root(dimension))

    def shrinks(self, dimension: Dimension) -> bool:
        """Whether a class may shrink."""
        return self.root(dimension) not in self._kept


def shrunk_shapes(
    table: TermTable,
    order: Sequence[int],
    free: AbstractSet[int],
    roots: Sequence[int],
    splats: AbstractSet[int],
) -> Mapping[int, tuple[int, ...]]:
    """The shape at which each term can be evaluated, for the roots to be compared.

    Args:
      table: The terms.
      order: All that the roots depend on, by number; all of static tensor type.
      free: Those that are taken for variables.
      roots: Two terms of one shape, that are compared index by index.
      splats: Those constants whose elements are all equal.
    """
    classes = _Classes()
    first, second = roots
    for d in range(len(table.terms[first].type.shape or ())):
        classes.join((first, d), (second, d))
    for number in order:
        term = table.terms[number]
        shape = term.type.shape or ()
        for d, extent in enumerate(shape):
            if extent == 0:
                classes.keep((number, d))
        if number in free or isinstance(term.meaning, ATOMS) or number in splats:
            continue
        _relate(classes, table, number, term)
    return {
        number: tuple(
            1 if classes.shrinks((number, d)) else extent
            for d, extent in enumerate(table.terms[number].type.shape or ())
        )
        for number in order
    }


def _relate(classes: _Classes, table: TermTable, number: int, term: Term) -> None:
    shape = term.type.shape or ()
    shapes = [table.terms[operand].type.shape or () for operand in term.operands]
    meaning = term.meaning
    if isinstance(meaning, (Elementwise, Combine)):
        for operand, its_shape in zip(term.operands, shapes, strict=True):
            for d in range(len(its_shape)):
                classes.join((operand, d), (number, d))
    elif isinstance(meaning, (Reduce, AssumedReduce, RowwiseReduce)):
        _relate_reduce(classes, number, term, meaning, len(shapes[0]))
    elif isinstance(meaning, Broadcast):
        for d, extent in enumerate(shapes[0]):
            if extent == shape[meaning.dimensions[d]]:
                classes.join((term.operands[0], d), (number, meaning.dimensions[d]))
    elif isinstance(meaning, Transpose):
        for d, from_d in enumerate(meaning.permutation):
            classes.join((term.operands[0], from_d), (number, d))
    elif isinstance(meaning, Reshape):
        _relate_reshape(classes, term.operands[0], shapes[0], number, shape)
    else:
        _relate_side_by_side(classes, number, term, shapes, shape)


def _relate_reduce(
    classes: _Classes,
    number: int,
    term: Term,
    meaning: Reduce | AssumedReduce | RowwiseReduce,
    rank: int,
) -> None:
    inputs = 1 if isinstance(meaning, Reduce) else meaning.inputs
    kept = [d for d in range(rank) if d not in meaning.dimensions]
    for operand in term.operands[:inputs]:
        for d in meaning.dimensions:
            classes.keep((operand, d))
        for d, from_d in enumerate(kept):
            classes.join((operand, from_d), (number, d))


def _relate_side_by_side(
    classes: _Classes,
    number: int,
    term: Term,
    shapes: Sequence[tuple[int, ...]],
    shape: tuple[int, ...],
) -> None:
    """Ops that leave most dimensions as they are, and take some apart."""
    meaning = term.meaning
    apart = _taken_apart(term, shapes, shape)
    operands = term.operands[:1] if isinstance(meaning, Pad) else term.operands
    for d in range(len(shape)):
        for operand in operands:
            if d in apart:
                classes.keep((operand, d))
            else:
                classes.join((operand, d), (number, d))
        if d in apart:
            classes.keep((number, d))


def _taken_apart(
    term: Term, shapes: Sequence[tuple[int, ...]], shape: tuple[int, ...]
) -> AbstractSet[int]:
    meaning = term.meaning
    if isinstance(meaning, Slice):
        return {d for d, extent in enumerate(shape) if extent != shapes[0][d]}
    if isinstance(meaning, Concatenate):
        return {meaning.dimension}
    if isinstance(meaning, Reverse):
        return set(meaning.dimensions)
    if isinstance(meaning, Iota):
        return {meaning.dimension}
    if isinstance(meaning, Pad):
        edges = zip(meaning.low, meaning.high, meaning.interior, strict=True)
        return {d for d, numbers in enumerate(edges) if any(numbers)}
    assert isinstance(meaning, Constant)
    return set(range(len(shape)))


def _relate_reshape(
    classes: _Classes,
    operand: int,
    before: tuple[int, ...],
    number: int,
    after: tuple[int, ...],
) -> None:
    """Dimensions correspond where the products of the extents up to them are equal."""
    if 0 in before:
        return
    left, right = 0, 0
    while left < len(before) or right < len(after):
        group: tuple[list[int], list[int]] = ([], [])
        products = [1, 1]
        while True:
            if products[0] <= products[1] and left < len(before):
                products[0] *= before[left]
                group[0].append(left)
                left += 1
            elif right < len(after):
                products[1] *= after[right]
                group[1].append(right)
                right += 1
            else:
                break
            if products[0] == products[1] and group[0] and group[1]:
                break
        many = [d for d in group[0] if before[d] > 1], [d for d in group[1] if after[d] > 1]
        if len(many[0]) == len(many[1]) == 1:
            classes.join((operand, many[0][0]), (number, many[1][0]))
            continue
        for d in many[0]:
            classes.keep((operand, d))
        for d in many[1]:
            classes.keep((number, d))
