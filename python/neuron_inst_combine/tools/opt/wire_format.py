# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The wire format of protocol buffers: numbered fields, without a schema."""

from __future__ import annotations

import enum
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

_KIND_BITS = 3
_LONGEST_VARINT = 10


class Kind(enum.IntEnum):
    """How a field is encoded."""

    VARINT = 0
    FIXED_64 = 1
    BYTES = 2
    FIXED_32 = 5


_FIXED_SIZES = {Kind.FIXED_64: 8, Kind.FIXED_32: 4}


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a message.

    Attributes:
      number: In the schema.
      kind: How it is encoded.
      payload: Its bytes, without the length of BYTES.
    """

    number: int
    kind: Kind
    payload: bytes

    @property
    def value(self) -> int:
        """The number that a VARINT is."""
        return varint(self.payload, 0)[0]


def fields(message: bytes) -> Iterator[Field]:
    """Yields the fields of a message, in order.

    Raises:
      ValueError: This is no message.
    """
    at = 0
    while at < len(message):
        key, at = varint(message, at)
        kind = Kind(key & ((1 << _KIND_BITS) - 1))
        if kind is Kind.BYTES:
            size, at = varint(message, at)
            end = at + size
        elif kind is Kind.VARINT:
            _, end = varint(message, at)
        else:
            end = at + _FIXED_SIZES[kind]
        if end > len(message):
            raise ValueError("a field is longer than its message")
        yield Field(key >> _KIND_BITS, kind, message[at:end])
        at = end


def encoded(message: Iterable[Field]) -> bytes:
    """The bytes of a message."""
    pieces: list[bytes] = []
    for field in message:
        pieces.append(_varint_bytes(field.number << _KIND_BITS | field.kind))
        if field.kind is Kind.BYTES:
            pieces.append(_varint_bytes(len(field.payload)))
        pieces.append(field.payload)
    return b"".join(pieces)


def varint(data: bytes, at: int) -> tuple[int, int]:
    """A number of variable length, and where it ends.

    Raises:
      ValueError: It does not end.
    """
    value = 0
    for shift, end in enumerate(range(at, min(at + _LONGEST_VARINT, len(data)))):
        value |= (data[end] & 0x7F) << 7 * shift
        if data[end] < 0x80:
            return value, end + 1
    raise ValueError("a number is longer than its message")


def _varint_bytes(value: int) -> bytes:
    encoding = bytearray()
    while value >= 0x80:
        encoding.append(value & 0x7F | 0x80)
        value >>= 7
    encoding.append(value)
    return bytes(encoding)
