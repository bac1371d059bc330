# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Terms: what a value is computed by, each just once for both sides of a validation.

Two values that are computed alike, before and after, are one term, and need no further proof. A
value inside a region, or from outside it, is a term like any other; the arguments of a region are
variables, named by how deep the region is nested. So what a region returns says what it computes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from neuron_inst_combine.bindings.types import Operation, Type
from neuron_inst_combine.validation.meanings import Meaning, Opaque, Tuple


@dataclass(frozen=True, slots=True)
class TypeInfo:
    """A type.

    Attributes:
      text: As MLIR writes it.
      shape: The extents of a static ranked tensor, in elements; None for anything else.
      element: Its element type, as MLIR writes it; empty for anything else.
    """

    text: str
    shape: tuple[int, ...] | None
    element: str

    @property
    def size(self) -> int:
        """How many elements a static tensor has."""
        size = 1
        for extent in self.shape or ():
            size *= extent
        return size


WORLD = TypeInfo("world", None, "")
"""Of the state that side effects change."""


class Types:
    """Types of MLIR as ``TypeInfo``, each looked at once."""

    def __init__(self) -> None:
        self._known: dict[Type, TypeInfo] = {}

    def of(self, mlir_type: Type) -> TypeInfo:
        """What a type is."""
        found = self._known.get(mlir_type)
        if found is None:
            found = self._known[mlir_type] = _type_info(mlir_type)
        return found


def _type_info(mlir_type: Any) -> TypeInfo:
    text = str(mlir_type)
    # A memref or vector also has a shape.
    is_static = text.startswith("tensor<") and getattr(mlir_type, "has_static_shape", False)
    if not is_static:
        return TypeInfo(text, None, "")
    return TypeInfo(text, tuple(mlir_type.shape), str(mlir_type.element_type))


@dataclass(frozen=True, slots=True)
class Term:
    """One way to compute a value; the operands are numbers of other, earlier terms."""

    meaning: Meaning
    operands: tuple[int, ...]
    type: TypeInfo


@dataclass
class TermTable:
    """All terms of both sides; the number of a term is greater than those of its operands.

    Attributes:
      terms: By number.
      origins: For each side, the op whose result a term is there, the first one met.
      side: Which of these is being read, 0 (before) or 1 (after).
      prove: Asked about each new term of the side after; may give a term of the side before that
        has the same value, which is then used in its place.
    """

    terms: list[Term] = field(default_factory=list)
    origins: tuple[dict[int, Operation], dict[int, Operation]] = field(
        default_factory=lambda: ({}, {})
    )
    side: int = 0
    prove: Callable[[Term], int | None] | None = None
    _numbers: dict[Term, int] = field(default_factory=dict)

    def add(
        self,
        meaning: Meaning,
        operands: Sequence[int],
        info: TypeInfo,
        origin: Operation | None = None,
    ) -> int:
        """The number of a term, which is made if it is new."""
        term = Term(meaning, tuple(operands), info)
        number = self._numbers.get(term)
        if number is None:
            number = None if self.prove is None else self.prove(term)
            if number is None:
                number = len(self.terms)
                self.terms.append(term)
            self._numbers[term] = number
        if origin is not None:
            self.origins[self.side].setdefault(number, origin)
        return number

    def component(self, number: int, index: int, info: TypeInfo, origin: Operation) -> int:
        """A component of a tuple."""
        term = self.terms[number]
        if isinstance(term.meaning, Tuple) and index < len(term.operands):
            return term.operands[index]
        return self.add(Opaque("get_tuple_element", index, 0), [number], info, origin)
