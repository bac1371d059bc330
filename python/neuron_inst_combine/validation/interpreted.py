# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The ops that have a meaning of their own: which it is, read off an op of either dialect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from neuron_inst_combine.analysis.monoids import recognize
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.dialects.hlo import (
    BroadcastInDimOp,
    ConcatenateOp,
    ReduceOp,
    SliceOp,
    UnreadableOpError,
    attribute,
)
from neuron_inst_combine.validation.element_formats import Complex, element_format
from neuron_inst_combine.validation.laws import Law, law_of
from neuron_inst_combine.validation.meanings import (
    Broadcast,
    Combine,
    Concatenate,
    Iota,
    Meaning,
    Pad,
    Reduce,
    Reshape,
    Reverse,
    Slice,
    Transpose,
)
from neuron_inst_combine.validation.op_tables import HLO
from neuron_inst_combine.validation.terms import TypeInfo


@dataclass(frozen=True, slots=True)
class Interpreted:
    """What one result of an op means.

    Attributes:
      meaning: The function.
      operands: Of which operands of the op, by number.
    """

    meaning: Meaning
    operands: tuple[int, ...]


def interpret(
    op: Operation, operands: Sequence[TypeInfo], results: Sequence[TypeInfo]
) -> tuple[Interpreted, ...] | None:
    """What each result of an op means; None for an op that is uninterpreted.

    Args:
      op: Its attributes can be read.
      operands: The types of its operands.
      results: The types of its results.
    """
    dialect, _, mnemonic = op.name.partition(".")
    if dialect not in HLO or any(info.shape is None for info in (*operands, *results)):
        return None
    try:
        if mnemonic == "reduce":
            return _reduce(op, operands, results)
        meaning = _meaning(op, mnemonic, operands, results)
    except (UnreadableOpError, TypeError, ValueError):
        return None
    if meaning is None:
        return None
    return (Interpreted(meaning, tuple(range(len(operands)))),)


def _meaning(
    op: Operation, mnemonic: str, operands: Sequence[TypeInfo], results: Sequence[TypeInfo]
) -> Meaning | None:
    if len(results) != 1 or len(op.regions):
        return None
    law = law_of(mnemonic, results[0].element)
    if law is not None:
        # Also not where types differ, as they may for bounded or quantized ones.
        alike = len(operands) == 2 and {*operands, *results} == {results[0]}
        return Combine(law) if alike else None
    reader = _READERS.get(mnemonic)
    meaning = None if reader is None else reader(op)
    if meaning is None or not _fits(meaning, operands, results[0]):
        return None
    return meaning


def integers(op: Operation, name: str) -> tuple[int, ...]:
    """An attribute that is a list of integers.

    Raises:
      UnreadableOpError: It is missing.
      TypeError, ValueError: It is something else.
    """
    return tuple(int(element) for element in attribute(op, name))


def _integer(op: Operation, name: str) -> int:
    return int(attribute(op, name).value)


def _pad(op: Operation) -> Meaning:
    names = ("edge_padding_low", "edge_padding_high", "interior_padding")
    return Pad(*(integers(op, name) for name in names))


_READERS: dict[str, Callable[[Operation], Meaning]] = {
    "broadcast_in_dim": lambda op: Broadcast(BroadcastInDimOp.of(op).broadcast_dimensions),
    "concatenate": lambda op: Concatenate(ConcatenateOp.of(op).dimension),
    "iota": lambda op: Iota(_integer(op, "iota_dimension")),
    "pad": _pad,
    "reshape": lambda _: Reshape(),
    "reverse": lambda op: Reverse(tuple(sorted(integers(op, "dimensions")))),
    "slice": lambda op: Slice(SliceOp.of(op).window.normalized()),
    "transpose": lambda op: Transpose(integers(op, "permutation")),
}


def _reduce(
    op: Operation, operands: Sequence[TypeInfo], results: Sequence[TypeInfo]
) -> tuple[Interpreted, ...] | None:
    """A reduce whose body is a recognised monoid: each result is a reduce of its own."""
    view = ReduceOp.of(op)
    monoids = recognize(view.body)
    if monoids is None:
        return None
    found: list[Interpreted] = []
    count = len(view.inputs)
    arguments = [str(argument.type) for argument in view.body.blocks[0].arguments]
    for k, monoid in enumerate(monoids):
        element = results[k].element
        law = law_of(monoid.value, element)
        # A body may compute in a wider type than that of the elements.
        types = {element, operands[k].element, operands[count + k].element}
        scalar = TypeInfo(f"tensor<{element}>", (), element)
        if law is None or len(types) != 1 or {arguments[k], arguments[count + k]} != {scalar.text}:
            return None
        meaning = Reduce(law, tuple(sorted(view.dimensions)))
        if not _fits(meaning, (operands[k], operands[count + k]), results[k]):
            return None
        found.append(Interpreted(meaning, (k, count + k)))
    return tuple(found)


def _fits(meaning: Meaning, operands: Sequence[TypeInfo], result: TypeInfo) -> bool:
    """Whether shapes are as the op demands; those of unregistered ops were never verified."""
    shapes = [info.shape or () for info in operands]
    shape = result.shape or ()
    if isinstance(meaning, Iota):
        known = element_format(result.element)
        return (
            not operands
            and 0 <= meaning.dimension < len(shape)
            and known is not None
            and not isinstance(known, Complex)
        )
    if not operands or {info.element for info in operands} != {result.element}:
        return False
    first = shapes[0]
    if isinstance(meaning, Concatenate):
        return _concatenated(shapes, meaning.dimension) == shape
    if isinstance(meaning, Reduce):
        kept = tuple(n for d, n in enumerate(first) if d not in meaning.dimensions)
        in_range = all(0 <= d < len(first) for d in meaning.dimensions)
        return in_range and kept == shape and shapes[1] == ()
    if isinstance(meaning, Pad):
        return len(operands) == 2 and shapes[1] == () and _padded(first, meaning) == shape
    if len(operands) != 1:
        return False
    return _fits_unary(meaning, first, shape)


def _fits_unary(meaning: Meaning, first: tuple[int, ...], shape: tuple[int, ...]) -> bool:
    if isinstance(meaning, Slice):
        meaning.window.require_fits(first)
        return meaning.window.extents() == shape
    if isinstance(meaning, Reshape):
        return TypeInfo("", first, "").size == TypeInfo("", shape, "").size
    if isinstance(meaning, Broadcast):
        dims = meaning.dimensions
        return (
            len(dims) == len(first) == len(set(dims))
            and all(0 <= d < len(shape) for d in dims)
            and all(n in (1, shape[d]) for n, d in zip(first, dims, strict=True))
        )
    if isinstance(meaning, Transpose):
        order = meaning.permutation
        is_permutation = sorted(order) == list(range(len(first)))
        return is_permutation and tuple(first[d] for d in order) == shape
    assert isinstance(meaning, Reverse)
    return first == shape and all(0 <= d < len(first) for d in meaning.dimensions)


def _concatenated(shapes: Sequence[tuple[int, ...]], dimension: int) -> tuple[int, ...] | None:
    first = shapes[0]
    if not 0 <= dimension < len(first):
        return None
    rests = {(shape[:dimension], shape[dimension + 1 :]) for shape in shapes}
    if len(rests) != 1:
        return None
    total = sum(shape[dimension] for shape in shapes)
    return (*first[:dimension], total, *first[dimension + 1 :])


def _padded(shape: tuple[int, ...], pad: Pad) -> tuple[int, ...] | None:
    if not len(shape) == len(pad.low) == len(pad.high) == len(pad.interior):
        return None
    return tuple(
        low + high + n + max(0, n - 1) * interior
        for n, low, high, interior in zip(shape, pad.low, pad.high, pad.interior, strict=True)
    )


__all__ = ["Interpreted", "Law", "integers", "interpret"]
