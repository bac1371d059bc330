# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The elements of a constant as bit patterns, read with no help from the wheel but its text.

What the Python bindings hand out as a buffer is taken as such; of most small types they do not.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

import numpy as np

from neuron_inst_combine.validation.element_formats import (
    Complex,
    Float,
    Integer,
    element_format,
)
from neuron_inst_combine.validation.errors import NotCheckedError
from neuron_inst_combine.validation.field import Residues

_WORD = re.compile(r"[^\s,\[\]()]+")
_LOW_WORD = (1 << 64) - 1


@dataclass(frozen=True, slots=True)
class Elements:
    """The bit patterns of a constant.

    Attributes:
      parts: One array of 64-bit words, or two for complex elements: flat, row-major; of one word
        for a splat.
      element: The element type.
    """

    parts: tuple[Residues, ...]
    element: str


def read_elements(value: object, element: str, blob: bytes | None) -> Elements:
    """Reads an elements attribute.

    Args:
      value: The attribute, or its text where the bindings have no attribute to give.
      element: Its element type.
      blob: The bytes of a resource, if the attribute names one.

    Raises:
      NotCheckedError: It is of a form that is not understood.
    """
    kind = element_format(element)
    if kind is None:
        raise NotCheckedError(f"constants of {element} are not understood")
    if blob is not None:
        return Elements(_from_bytes(blob, kind), element)
    if (words := _from_buffer(value)) is not None:
        return Elements((words,), element)
    text = str(value)
    body = text[len("dense<") : text.rindex("> : ")] if text.startswith("dense<") else None
    if body is None:
        raise NotCheckedError(f"a constant of the form {text[:20]}... is not understood")
    if body.startswith('"0x'):
        return Elements(_from_bytes(bytes.fromhex(body[3:-1]), kind), element)
    part = kind.part if isinstance(kind, Complex) else kind
    words = np.array([_bits(word, part) for word in _WORD.findall(body)], np.uint64)
    return Elements(_split(words, kind), element)


def _from_buffer(value: object) -> Residues | None:
    if getattr(value, "is_splat", True):
        return None
    try:
        view = memoryview(value)  # type: ignore[arg-type]
    except (BufferError, TypeError):
        return None
    array = np.ascontiguousarray(np.asarray(view))
    return array.view(f"u{array.dtype.itemsize}").astype(np.uint64).reshape(-1)


def _from_bytes(data: bytes, kind: Integer | Float | Complex) -> tuple[Residues, ...]:
    part = kind.part if isinstance(kind, Complex) else kind
    width = (part.width + 7) // 8
    columns = np.frombuffer(data, np.uint8).reshape(-1, width)
    words = np.zeros(len(columns), np.uint64)
    for column in range(min(width, 8)):
        words |= columns[:, column].astype(np.uint64) << np.uint64(8 * column)
    # Bytes above the eighth, of very wide integers: they must count, however they do.
    for column in range(8, width):
        words ^= columns[:, column].astype(np.uint64) << np.uint64(7 * column % 56)
    return _split(words, kind)


def _split(words: Residues, kind: Integer | Float | Complex) -> tuple[Residues, ...]:
    return (words[0::2], words[1::2]) if isinstance(kind, Complex) else (words,)


def _bits(word: str, kind: Integer | Float) -> int:
    if word in ("true", "false"):
        return int(word == "true")
    if word.startswith("0x"):
        return _folded(int(word, 16), kind.width)
    if isinstance(kind, Float):
        return kind.bits(float(word))
    return _folded(kind.bits(int(word)), kind.width)


def _folded(bits: int, width: int) -> int:
    """As ``_from_bytes`` does it."""
    word = bits & _LOW_WORD
    for column in range(8, (width + 7) // 8):
        word ^= ((bits >> (8 * column)) & 0xFF) << (7 * column % 56)
    return word
