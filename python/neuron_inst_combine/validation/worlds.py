# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A world: what variables, constants and uninterpreted ops stand for in one evaluation."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from neuron_inst_combine.validation.element_formats import (
    Complex,
    Float,
    Integer,
    element_format,
)
from neuron_inst_combine.validation.elements import Elements
from neuron_inst_combine.validation.field import PRIME, Residues, hash_words, seed_of
from neuron_inst_combine.validation.laws import Law, identity_bits


@dataclass(frozen=True, slots=True)
class World:
    """One random meaning of everything that has none of its own.

    Attributes:
      seed: Different ones make independent worlds.
      of_signed_zeros: Whether +0.0 and -0.0 are two values, and a float sum is what it is among
        zeros; otherwise both are the zero of the field.
    """

    seed: int
    of_signed_zeros: bool = False

    def variable(self, number: int, shape: tuple[int, ...]) -> Residues:
        """The elements of the value of a variable or an uninterpreted op, by its number."""
        count = int(np.prod(shape, dtype=np.int64))
        return hash_words(
            seed_of(self.seed, "value", number), np.arange(count, dtype=np.uint64)
        ).reshape(shape)

    def function(self, number: int, operands: list[Residues]) -> Residues:
        """An uninterpreted function of some elements, by its number."""
        return hash_words(seed_of(self.seed, "function", number), *operands)

    def constant(self, elements: Elements) -> Residues:
        """The residue of each element: 0 and 1 of those numbers, else a hash of type and bits."""
        result = hash_words(seed_of(self.seed, "constant", elements.element), *elements.parts)
        kind = element_format(elements.element)
        zeros, ones = np.ones(result.shape, np.bool_), np.ones(result.shape, np.bool_)
        for part, words in enumerate(elements.parts):
            zeros &= self._is_zero(words, kind)
            ones &= words == np.uint64(_one(kind)) if part == 0 else self._is_zero(words, kind)
        result = np.where(ones, np.uint64(1), result)
        if self.of_signed_zeros and not isinstance(kind, Integer):
            return result
        return np.where(zeros, np.uint64(0), result)

    def _is_zero(
        self, words: Residues, kind: Integer | Float | Complex | None
    ) -> np.typing.NDArray[np.bool_]:
        found: np.typing.NDArray[np.bool_] = words == np.uint64(0)
        real = kind.part if isinstance(kind, Complex) else kind
        if isinstance(real, Float):
            if not real.has_sign:
                # Its smallest number, no zero.
                return np.zeros(words.shape, np.bool_)
            if real.negative_zero_bits is not None:
                found |= words == np.uint64(real.negative_zero_bits)
        return found

    def law(self, law: Law, element: str) -> Law:
        """The law that takes the place of another in this world."""
        is_number = not isinstance(element_format(element), Integer)
        if law is Law.ADD and self.of_signed_zeros and is_number:
            return Law.SIGNED_ZERO_ADD
        return law

    def identity(self, law: Law, element: str) -> int | None:
        """The residue of the identity of an idempotent law on an element type."""
        bits = identity_bits(law, element)
        if bits is None:
            return None
        folded = np.array([bits & ((1 << 64) - 1)], np.uint64)
        kind = element_format(element)
        parts = (folded, folded) if isinstance(kind, Complex) else (folded,)
        return int(self.constant(Elements(parts, element))[0]) % PRIME


def _one(kind: Integer | Float | Complex | None) -> int:
    if isinstance(kind, Complex):
        return kind.part.bits(1.0)
    return kind.bits(1) if kind is not None else 1
