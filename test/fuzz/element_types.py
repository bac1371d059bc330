# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Element types of generated modules: how they are spelled, and which sums are exact in them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class ElementType:
    """An element type.

    Attributes:
        name: as MLIR writes it.
        exact: up to which magnitude all integers are values of it; None where arithmetic wraps, and
            so is exact whatever the order.
        weight: how often it is drawn, compared to the others.
        least: the greatest number that is less than all others, as MLIR writes it; "" where the
            numbers have no order.
        greatest: the other end.
        ones: what has all bits set; "" for types without bitwise ops.
    """

    name: str
    exact: int | None
    weight: int
    least: str
    greatest: str
    ones: str = ""

    @property
    def is_integer(self) -> bool:
        """Whether it has bitwise ops."""
        return bool(self.ones)

    @property
    def is_complex(self) -> bool:
        """Whether its values have two parts."""
        return self.name.startswith("complex")

    @property
    def input_bound(self) -> int:
        """The greatest magnitude of an input."""
        return 1 if self.exact is not None and self.exact < 64 else 2

    @property
    def laws(self) -> tuple[str, ...]:
        """The ops that combine two values and are associative and commutative."""
        if self.is_complex:
            return ("add", "multiply")
        ordered = ("add", "add", "multiply", "maximum", "minimum")
        return (*ordered, "and", "or", "xor") if self.is_integer else ordered

    def number(self, value: int) -> str:
        """Spells a small integer."""
        if self.name == "i1":
            return "true" if value % 2 else "false"
        if self.is_complex:
            return f"({value}.0, 0.0)"
        if self.is_integer:
            return str(abs(value) if self.name.startswith("u") else value)
        return f"{value}.0"

    def identity(self, law: str) -> str:
        """Spells the number that a law does not change others by."""
        if law in ("add", "or", "xor"):
            return self.number(0)
        if law == "multiply":
            return self.number(1)
        return {"maximum": self.least, "minimum": self.greatest, "and": self.ones}[law]

    def combined(self, law: str, one: int, other: int) -> int:
        """A bound for what a law makes of values with these bounds."""
        if law == "add":
            return one + other
        if law == "multiply":
            return one * other * (2 if self.is_complex else 1)
        return max(one, other)

    def repeated(self, law: str, bound: int, count: int) -> int:
        """A bound for what a law makes of `count` values with this bound."""
        if law == "add":
            return bound * count
        if law == "multiply":
            # An exponent of more would be above all limits too.
            largest: int = (bound * (2 if self.is_complex else 1)) ** min(count, 64)
            return largest
        return bound


def _integer(name: str, weight: int) -> ElementType:
    width = int(name.lstrip("ui"))
    if name.startswith("u"):
        return ElementType(name, None, weight, "0", str(2**width - 1), str(2**width - 1))
    half = 2 ** (width - 1)
    return ElementType(name, None, weight, str(-half), str(half - 1), "-1")


ELEMENT_TYPES: tuple[ElementType, ...] = (
    ElementType("f32", 2**24, 24, "0xFF800000", "0x7F800000"),
    ElementType("f64", 2**53, 4, "0xFFF0000000000000", "0x7FF0000000000000"),
    ElementType("f16", 2**11, 5, "0xFC00", "0x7C00"),
    ElementType("bf16", 2**8, 5, "0xFF80", "0x7F80"),
    ElementType("f8E5M2", 2**3, 2, "0xFC", "0x7C"),
    ElementType("f8E4M3FN", 2**4, 2, "-448.0", "448.0"),
    ElementType("complex<f32>", 2**24, 3, "", ""),
    ElementType("i1", None, 4, "false", "true", "true"),
    _integer("i4", 2),
    _integer("ui4", 1),
    _integer("i8", 3),
    _integer("i16", 2),
    _integer("i32", 12),
    _integer("i64", 3),
    _integer("ui8", 3),
    _integer("ui32", 2),
)

BY_NAME: dict[str, ElementType] = {kind.name: kind for kind in ELEMENT_TYPES}
