# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What each meaning makes of the values of its operands."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import numpy as np

from neuron_inst_combine.validation import field, movement
from neuron_inst_combine.validation.assumed import assumed_reduce
from neuron_inst_combine.validation.bags import Bag, resolve
from neuron_inst_combine.validation.element_formats import Complex, element_format
from neuron_inst_combine.validation.elements import Elements, read_elements
from neuron_inst_combine.validation.errors import LimitExceededError, NotCheckedError
from neuron_inst_combine.validation.field import Residues
from neuron_inst_combine.validation.laws import Law
from neuron_inst_combine.validation.meanings import (
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
from neuron_inst_combine.validation.rowwise import rowwise_reduce, with_places
from neuron_inst_combine.validation.terms import Term
from neuron_inst_combine.validation.worlds import World

Held: TypeAlias = Residues | Bag
"""The value of a term while it is evaluated."""


@dataclass(frozen=True, slots=True)
class Step:
    """The evaluation of one term.

    Attributes:
      term: The term.
      operands: The values of its operands.
      shape: The shape it is to have.
      world: What it is evaluated in.
      limit: The most elements that an array may hold.
      functions: Numbers for the meanings of elementwise ops.
      blob: The bytes of a resource.
    """

    term: Term
    operands: list[Held]
    shape: tuple[int, ...]
    world: World
    limit: int
    functions: dict[Any, int]
    blob: Callable[[Any], bytes | None]

    @property
    def size(self) -> int:
        """How many elements the value has."""
        return int(np.prod(self.shape, dtype=np.int64))

    def plain(self, value: Held) -> Residues:
        """A value as residues."""
        return resolve(value, self.world.seed) if isinstance(value, Bag) else value

    def gather(self, value: Held, law: Law) -> Bag:
        """A value as a bag under a law."""
        if isinstance(value, Bag) and value.law is law:
            return value
        identity = self.world.identity(law, self.term.type.element)
        return Bag(law, identity, self.plain(value)[..., None])

    def check(self, elements: int) -> None:
        """Refuses an array of more elements than the limit.

        Raises:
          LimitExceededError: It is one.
        """
        if elements > self.limit:
            raise LimitExceededError(elements, self.limit)

    def check_dense(self, arrays: Sequence[Residues]) -> None:
        """Refuses an elementwise result that holds more elements than the limit.

        Raises:
          LimitExceededError: It does.
        """
        self.check(field.compressed(arrays)[0].size)


def _moved(value: Held, move: Callable[[Residues, int], Residues]) -> Held:
    """Moves the elements of a value; the function is told of the dimensions behind the tensor's."""
    if isinstance(value, Bag):
        return Bag(value.law, value.identity, move(value.members, 1))
    return move(value, 0)


def _slice(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, Slice)
    window = meaning.window
    return _moved(step.operands[0], lambda a, _: movement.take_window(a, window, step.shape))


def _reshape(step: Step) -> Held:
    return _moved(
        step.operands[0],
        lambda a, behind: movement.reshape(
            a, (*step.shape, *a.shape[a.ndim - behind :]), step.limit
        ),
    )


def _broadcast(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, Broadcast)
    dimensions = meaning.dimensions
    return _moved(step.operands[0], lambda a, n: movement.broadcast(a, dimensions, step.shape, n))


def _transpose(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, Transpose)
    order = meaning.permutation
    return _moved(step.operands[0], lambda a, _: a.transpose(*order, *range(len(order), a.ndim)))


def _reverse(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, Reverse)
    dimensions = meaning.dimensions
    return _moved(step.operands[0], lambda a, _: movement.reverse(a, dimensions))


def _concatenate(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, Concatenate)
    axis = meaning.dimension
    bags = [value for value in step.operands if isinstance(value, Bag)]
    if not bags or any(bag.law is not bags[0].law or bag.law is Law.XOR for bag in bags):
        parts = [step.plain(value) for value in step.operands]
        if (repeated := movement.repeated(parts, axis)) is not None:
            return np.broadcast_to(repeated, step.shape)
        step.check(sum(part.size for part in parts))
        return np.concatenate(parts, axis)
    law = bags[0].law
    gathered = [step.gather(value, law).members for value in step.operands]
    count = max(part.shape[-1] for part in gathered)
    step.check(step.size * count)
    # A member that is there twice does not count twice.
    padded = [part[..., np.minimum(np.arange(count), part.shape[-1] - 1)] for part in gathered]
    return Bag(law, bags[0].identity, np.concatenate(padded, axis))


def _pad(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, Pad)
    array, value = (step.plain(operand) for operand in step.operands)
    step.check(step.size)
    return movement.pad(array, value, meaning.low, meaning.interior, step.shape)


def _constant(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, Constant)
    if meaning.blob:
        # Before the bytes are fetched.
        step.check(step.size)
    blob = step.blob(meaning)
    elements = read_elements(meaning.value, step.term.type.element, blob)
    residues = step.world.constant(elements)
    if residues.size == 1:
        return np.broadcast_to(residues.reshape(()), step.shape)
    if residues.size != step.size:
        raise NotCheckedError(f"a constant of {step.term.type.text} has {residues.size} elements")
    step.check(residues.size)
    return residues.reshape(step.shape)


def _iota(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, Iota)
    extent = step.shape[meaning.dimension]
    step.check(extent)
    kind = element_format(step.term.type.element)
    assert kind is not None
    assert not isinstance(kind, Complex)
    words = np.array([kind.bits(index) for index in range(extent)], np.uint64)
    line = step.world.constant(Elements((words,), step.term.type.element))
    return movement.broadcast(line, (meaning.dimension,), step.shape, 0)


def _elementwise(step: Step) -> Held:
    number = step.functions.setdefault(
        (step.term.meaning, step.term.type.element), len(step.functions)
    )
    arrays = [np.broadcast_to(step.plain(value), step.shape) for value in step.operands]
    step.check_dense(arrays)
    return field.elementwise(lambda *parts: step.world.function(number, list(parts)), *arrays)


def _combine(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, Combine)
    law = step.world.law(meaning.law, step.term.type.element)
    if law in (Law.ADD, Law.MULTIPLY):
        left, right = (step.plain(value) for value in step.operands)
        step.check_dense([left, right])
        return field.add(left, right) if law is Law.ADD else field.multiply(left, right)
    bags = [step.gather(value, law) for value in step.operands]
    return _united(step, bags)


def _united(step: Step, bags: Sequence[Bag]) -> Bag:
    """The bag of the members of bags of one shape, at each element."""
    members = [bag.members for bag in bags]
    index = tuple(
        slice(0, 1) if all(m.strides[d] == 0 and m.shape[d] > 1 for m in members) else slice(None)
        for d in range(members[0].ndim - 1)
    )
    parts = [member[index] for member in members]
    step.check(sum(part.size for part in parts))
    joined = np.concatenate(parts, axis=-1)
    shape = (*members[0].shape[:-1], joined.shape[-1])
    return Bag(bags[0].law, bags[0].identity, np.broadcast_to(joined, shape))


def _reduce(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, Reduce)
    dimensions = meaning.dimensions
    law = step.world.law(meaning.law, step.term.type.element)
    if law in (Law.ADD, Law.MULTIPLY):
        array, init = (step.plain(value) for value in step.operands)
        start = np.broadcast_to(init, step.shape)
        if law is Law.ADD:
            return field.add(field.sum_over(array, dimensions), start)
        return field.multiply(field.product_over(array, dimensions), start)
    bag = step.gather(step.operands[0], law)
    added = step.gather(step.operands[1], law)
    collected = _collected(step, bag, dimensions)
    count = collected.shape[-1]
    members = np.broadcast_to(added.members, (*step.shape, added.members.shape[-1]))
    return _united(
        step,
        [
            Bag(law, bag.identity, np.broadcast_to(collected, (*step.shape, count))),
            Bag(law, bag.identity, members),
        ],
    )


def _collected(step: Step, bag: Bag, dimensions: Sequence[int]) -> Residues:
    """The members along dimensions together; with extent 1 where elements are repeated."""
    members = bag.members
    index = tuple(
        # Repeated members count in no law but one.
        slice(0, 1)
        if members.strides[d] == 0
        and members.shape[d] > 1
        and (d not in dimensions or bag.law is not Law.XOR)
        else slice(None)
        for d in range(members.ndim - 1)
    )
    distinct = members[index]
    kept = [d for d in range(distinct.ndim - 1) if d not in dimensions]
    moved = distinct.transpose(*kept, *dimensions, distinct.ndim - 1)
    extents = moved.shape[: len(kept)]
    count = int(np.prod(moved.shape[len(kept) :], dtype=np.int64))
    return movement.reshape(moved, (*extents, count), step.limit)


def _assumed(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, AssumedReduce)
    arrays = [step.plain(value) for value in step.operands[: 2 * meaning.inputs]]
    body = step.term.operands[2 * meaning.inputs :]
    count = meaning.inputs
    reduced = assumed_reduce(
        field.seed_of(step.world.seed, "body", body),
        arrays[:count],
        arrays[count:],
        meaning.dimensions,
    )
    return reduced[meaning.result]


def _rowwise(step: Step) -> Held:
    meaning = step.term.meaning
    assert isinstance(meaning, RowwiseReduce)
    count = meaning.inputs
    arrays = [step.plain(value) for value in step.operands[: 2 * count]]
    step.check_dense(with_places(arrays[:count], meaning.dimensions))
    body = (meaning.signature, step.term.operands[2 * count :])
    return rowwise_reduce(
        field.seed_of(step.world.seed, "rows", body),
        arrays[:count],
        arrays[count:],
        meaning.dimensions,
        meaning.result,
    )


EVALUATE: dict[type, Callable[[Step], Held]] = {
    AssumedReduce: _assumed,
    Broadcast: _broadcast,
    Combine: _combine,
    Concatenate: _concatenate,
    Constant: _constant,
    Elementwise: _elementwise,
    Iota: _iota,
    Pad: _pad,
    Reduce: _reduce,
    Reshape: _reshape,
    Reverse: _reverse,
    RowwiseReduce: _rowwise,
    Slice: _slice,
    Transpose: _transpose,
}
