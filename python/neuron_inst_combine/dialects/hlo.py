# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Typed views of the StableHLO and MHLO ops that the patterns look at.

A view is made of an operation of any wheel, registered or not, and of either dialect: StableHLO
keeps ``start_indices`` and friends as ``array<i64>``, MHLO as dense elements. Making one checks
what the dialect's verifier would, as far as a pattern relies on it, since an unregistered op was
never verified.

Source: StableHLO spec, the op of the same name.
"""

from __future__ import annotations

import itertools
import operator
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar

from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings.types import Attribute, Operation, Region, Value

_MAX_RANK = 4096

DIALECTS: tuple[str, ...] = ("stablehlo", "mhlo")


class UnreadableOpError(Exception):
    """An op lacks what its dialect says it has; only unregistered ops come to that."""


def dialect_of(op: Operation) -> str:
    """The namespace of an op: ``stablehlo`` of ``stablehlo.slice``."""
    namespace: str = op.name.partition(".")[0]
    return namespace


def defining_op(value: Value) -> Operation | None:
    """The op that a value is a result of; None for a block argument."""
    # The owner of a block argument is a Block, which has no `operation`.
    return getattr(value.owner, "operation", None)


def op_key(op: Operation) -> int:
    """A number that no other op with results has while this one is there, to tell them apart.

    On all wheels ``hash`` of an op is that of its contents: it changes with operands, attributes,
    and takes time in their number. That of a value is where it is; so an op's first result stands
    for it. An op without results, which no rewrite replaces, has only the other.
    """
    results = op.results
    return hash(results[0]) if len(results) else hash(op)


def first_operand_op(op: Operation, name: str) -> Operation | None:
    """The op of that name of which the first operand of ``op`` is the first result."""
    operands = op.operands
    if not len(operands):
        return None
    operand = operands[0]
    producer = defining_op(operand)
    if producer is None or producer.name != name or operand != producer.results[0]:
        return None
    return producer


def describe(value: Value) -> str:
    """What a value is, in a refusal: ``a result of stablehlo.reshape``."""
    op = defining_op(value)
    return "a block argument" if op is None else f"a result of {op.name}"


def distinct(ops: Iterable[Operation]) -> dict[int, Operation]:
    """Each of the ops once, in order, by its key."""
    found: dict[int, Operation] = {}
    last: Operation | None = None
    for op in ops:
        # An op that uses a value k times is its user k times in a row, and to compare two ops takes
        # a tenth of what a key does. (On all wheels comparing one with None raises.)
        if last is None or op != last:
            found.setdefault(op_key(op), op)
            last = op
    return found


def users(op: Operation) -> list[Operation]:
    """The ops that use a result of this op, one entry for each use."""
    return [use.owner.operation for result in op.results for use in result.uses]


def count_uses(op: Operation, limit: int) -> int:
    """How many uses the results of an op have; no more than the limit are looked at."""
    uses = itertools.chain.from_iterable(result.uses for result in op.results)
    return sum(1 for _ in itertools.islice(uses, limit))


def has_one_use(value: Value) -> bool:
    """Whether a value has exactly one use; looks at two uses at the most."""
    uses = iter(value.uses)
    return next(uses, None) is not None and next(uses, None) is None


def attribute(op: Operation, name: str) -> Attribute:
    """An attribute of an op by name.

    Raises:
      UnreadableOpError: It is missing, or of a kind that the Python bindings cannot represent, such
        as dense complex numbers.
    """
    attributes = op.attributes
    if name not in attributes:
        raise UnreadableOpError(
            f"{op.name} has no attribute '{name}' (of an op of an unregistered dialect only those "
            "in {...} can be read, not the properties in <{...}>)"
        )
    try:
        return attributes[name]
    except TypeError as error:
        raise UnreadableOpError(
            f"attribute '{name}' of {op.name} is of a kind that the Python bindings cannot read"
        ) from error


def discardable_attributes(op: Operation, inherent: Iterable[str]) -> dict[str, Attribute]:
    """The attributes of an op besides its inherent ones, whose names are given.

    Raises:
      UnreadableOpError: One is of a kind that the Python bindings cannot represent.
    """
    known = frozenset(inherent)
    return {name: attribute(op, name) for name in op.attributes if name not in known}


def _repeats_shared(values: Iterable[Value]) -> Iterator[Value]:
    """The values, with one object for those that are repeated side by side.

    A hundred thousand objects do not stay in the cache of a processor, and one does.
    """
    last: Value | None = None
    for value in values:
        if last is None or value != last:
            last = value
        yield last


def _integers(op: Operation, name: str) -> tuple[int, ...]:
    try:
        found = attribute(op, name)
        # No shape has so many dimensions, and a splat may have any number of elements.
        if len(found) > _MAX_RANK:
            raise UnreadableOpError(f"'{name}' of {op.name} has {len(found)} elements")
        return tuple(map(operator.index, found))
    except (TypeError, ValueError) as error:
        raise UnreadableOpError(f"'{name}' of {op.name} is no array of integers") from error


def _integer(op: Operation, name: str) -> int:
    try:
        return operator.index(attribute(op, name).value)
    except (AttributeError, TypeError, ValueError) as error:
        raise UnreadableOpError(f"'{name}' of {op.name} is no integer") from error


@dataclass(frozen=True, slots=True)
class SliceOp:
    """``slice``: a window of its operand."""

    NAMES: ClassVar[frozenset[str]] = frozenset(f"{d}.slice" for d in DIALECTS)
    INHERENT: ClassVar[tuple[str, ...]] = ("start_indices", "limit_indices", "strides")

    operation: Operation
    operand: Value
    window: Window

    @classmethod
    def of(cls, op: Operation) -> SliceOp:
        """The view of an op whose name is one of NAMES.

        Raises:
          UnreadableOpError: an attribute is missing, or the numbers are no window.
        """
        if len(op.operands) != 1 or len(op.results) != 1:
            raise UnreadableOpError(f"{op.name} has not one operand and one result")
        try:
            window = Window(*(_integers(op, name) for name in cls.INHERENT))
        except ValueError as error:
            raise UnreadableOpError(f"{op.name}: {error}") from error
        return cls(op, op.operands[0], window)


@dataclass(frozen=True, slots=True)
class ReduceOp:
    """``reduce``: as many init values as inputs, and a body that combines two elements of each."""

    NAMES: ClassVar[frozenset[str]] = frozenset(f"{d}.reduce" for d in DIALECTS)
    INHERENT: ClassVar[tuple[str, ...]] = ("dimensions",)

    operation: Operation
    inputs: tuple[Value, ...]
    init_values: tuple[Value, ...]
    dimensions: tuple[int, ...]
    """As written: unique, in any order."""

    @property
    def body(self) -> Region:
        """The region with the reducer function."""
        return self.operation.regions[0]

    @classmethod
    def of(cls, op: Operation) -> ReduceOp:
        """The view of an op whose name is one of NAMES.

        Raises:
          UnreadableOpError: the number of operands, results or regions is wrong, ``dimensions`` is
            missing or repeats one.
        """
        operands = tuple(op.operands)
        count = len(operands) // 2
        if not operands or len(operands) % 2 or len(op.results) != count or len(op.regions) != 1:
            raise UnreadableOpError(
                f"{op.name} has {len(operands)} operands, {len(op.results)} results and "
                f"{len(op.regions)} regions"
            )
        dimensions = _integers(op, "dimensions")
        if len(set(dimensions)) != len(dimensions):
            raise UnreadableOpError(f"{op.name} repeats a dimension: {list(dimensions)}")
        return cls(op, operands[:count], operands[count:], dimensions)


@dataclass(frozen=True, slots=True)
class ConcatenateOp:
    """``concatenate``: its inputs side by side along one dimension."""

    NAMES: ClassVar[frozenset[str]] = frozenset(f"{d}.concatenate" for d in DIALECTS)
    INHERENT: ClassVar[tuple[str, ...]] = ("dimension",)

    operation: Operation
    inputs: tuple[Value, ...]
    dimension: int

    @classmethod
    def of(cls, op: Operation) -> ConcatenateOp:
        """The view of an op whose name is one of NAMES.

        Raises:
          UnreadableOpError: there is no input, not one result, or no ``dimension``.
        """
        if not len(op.operands) or len(op.results) != 1:
            raise UnreadableOpError(f"{op.name} has no input, or not one result")
        return cls(op, tuple(_repeats_shared(op.operands)), _integer(op, "dimension"))


@dataclass(frozen=True, slots=True)
class BroadcastInDimOp:
    """``broadcast_in_dim``: dimension d of the operand becomes ``broadcast_dimensions[d]``."""

    NAMES: ClassVar[frozenset[str]] = frozenset(f"{d}.broadcast_in_dim" for d in DIALECTS)
    INHERENT: ClassVar[tuple[str, ...]] = ("broadcast_dimensions",)

    operation: Operation
    operand: Value
    broadcast_dimensions: tuple[int, ...]

    @classmethod
    def of(cls, op: Operation) -> BroadcastInDimOp:
        """The view of an op whose name is one of NAMES.

        Raises:
          UnreadableOpError: there is not one operand and result, or no ``broadcast_dimensions``.
        """
        if len(op.operands) != 1 or len(op.results) != 1:
            raise UnreadableOpError(f"{op.name} has not one operand and one result")
        return cls(op, op.operands[0], _integers(op, "broadcast_dimensions"))


@dataclass(frozen=True, slots=True)
class ReshapeOp:
    """``reshape``: the same elements in row-major order under another shape."""

    NAMES: ClassVar[frozenset[str]] = frozenset(f"{d}.reshape" for d in DIALECTS)
    INHERENT: ClassVar[tuple[str, ...]] = ()

    operation: Operation
    operand: Value

    @classmethod
    def of(cls, op: Operation) -> ReshapeOp:
        """The view of an op whose name is one of NAMES.

        Raises:
          UnreadableOpError: there is not one operand and result.
        """
        if len(op.operands) != 1 or len(op.results) != 1:
            raise UnreadableOpError(f"{op.name} has not one operand and one result")
        return cls(op, op.operands[0])


@dataclass(frozen=True, slots=True)
class ConstantOp:
    """``constant``: its ``value``, an attribute that is never expanded into elements here."""

    NAMES: ClassVar[frozenset[str]] = frozenset(f"{d}.constant" for d in DIALECTS)
    INHERENT: ClassVar[tuple[str, ...]] = ("value",)

    operation: Operation
    value: Attribute

    @classmethod
    def of(cls, op: Operation) -> ConstantOp:
        """The view of an op whose name is one of NAMES.

        Raises:
          UnreadableOpError: there is no ``value``.
        """
        return cls(op, attribute(op, "value"))
