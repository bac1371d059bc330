# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Element types as bit patterns: numbers, zeros, ones and infinities of each.

Source: LLVM's ``APFloat`` semantics, of the names MLIR gives them.
"""

from __future__ import annotations

import functools
import math
import re
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Integer:
    """An integer type of `width` bits; ``index`` counts as one of 64."""

    width: int
    is_unsigned: bool

    @property
    def is_boolean(self) -> bool:
        """Whether it is ``i1``, which is no number in StableHLO."""
        return self.width == 1

    @property
    def lowest_bits(self) -> int:
        """Of the smallest number."""
        return 0 if self.is_unsigned or self.is_boolean else 1 << (self.width - 1)

    @property
    def highest_bits(self) -> int:
        """Of the largest number."""
        whole = (1 << self.width) - 1
        return whole if self.is_unsigned or self.is_boolean else whole >> 1

    def bits(self, number: int) -> int:
        """Of a number."""
        return number % (1 << self.width)


@dataclass(frozen=True, slots=True)
class Float:
    """A float type.

    Attributes:
      exponent: Bits of it.
      mantissa: Bits of it, without the implicit one.
      bias: Of the exponent.
      has_infinity: Whether the highest exponent means infinities and NaNs only.
      has_sign: Whether there are negative numbers.
      has_negative_zero: Whether the sign bit alone is a zero.
    """

    exponent: int
    mantissa: int
    bias: int
    has_infinity: bool = True
    has_sign: bool = True
    has_negative_zero: bool = True

    @property
    def width(self) -> int:
        """In bits."""
        return self.exponent + self.mantissa + int(self.has_sign)

    @property
    def negative_zero_bits(self) -> int | None:
        """None where there is none."""
        return 1 << (self.exponent + self.mantissa) if self.has_negative_zero else None

    def infinity_bits(self, *, negative: bool) -> int | None:
        """None where there is none."""
        if not self.has_infinity:
            return None
        bits = ((1 << self.exponent) - 1) << self.mantissa
        return bits | (1 << (self.exponent + self.mantissa)) if negative else bits

    def bits(self, number: float) -> int:
        """Of a finite number that the type has."""
        sign = int(math.copysign(1.0, number) < 0) << (self.exponent + self.mantissa)
        if number == 0:
            return sign
        fraction, power = math.frexp(abs(number))
        exponent = power - 1 + self.bias
        if not self.has_sign:
            # An exponent and nothing else: f8E8M0FNU.
            return exponent
        if exponent <= 0:
            return sign | int(math.ldexp(abs(number), self.bias - 1 + self.mantissa))
        mantissa = int((fraction * 2 - 1) * (1 << self.mantissa))
        return sign | (exponent << self.mantissa) | mantissa


@dataclass(frozen=True, slots=True)
class Complex:
    """A complex type of two floats."""

    part: Float


_FLOATS = {
    "f64": Float(11, 52, 1023),
    "f32": Float(8, 23, 127),
    "tf32": Float(8, 10, 127),
    "f16": Float(5, 10, 15),
    "bf16": Float(8, 7, 127),
    "f8E5M2": Float(5, 2, 15),
    "f8E4M3": Float(4, 3, 7),
    "f8E3M4": Float(3, 4, 3),
    "f8E4M3FN": Float(4, 3, 7, has_infinity=False),
    "f8E5M2FNUZ": Float(5, 2, 16, has_infinity=False, has_negative_zero=False),
    "f8E4M3FNUZ": Float(4, 3, 8, has_infinity=False, has_negative_zero=False),
    "f8E4M3B11FNUZ": Float(4, 3, 11, has_infinity=False, has_negative_zero=False),
    "f8E8M0FNU": Float(8, 0, 127, has_infinity=False, has_sign=False, has_negative_zero=False),
    "f6E2M3FN": Float(2, 3, 1, has_infinity=False),
    "f6E3M2FN": Float(3, 2, 3, has_infinity=False),
    "f4E2M1FN": Float(2, 1, 1, has_infinity=False),
}

_INTEGER = re.compile(r"(u|s)?i(\d+)\Z")
_COMPLEX = re.compile(r"complex<(\w+)>\Z")


@functools.cache
def element_format(element: str) -> Integer | Float | Complex | None:
    """What an element type, as MLIR writes it, is; None for any other (quantized, for example)."""
    if element in _FLOATS:
        return _FLOATS[element]
    if element == "index":
        return Integer(64, is_unsigned=False)
    if match := _INTEGER.match(element):
        return Integer(int(match[2]), is_unsigned=match[1] == "u")
    if (match := _COMPLEX.match(element)) and match[1] in _FLOATS:
        return Complex(_FLOATS[match[1]])
    return None
