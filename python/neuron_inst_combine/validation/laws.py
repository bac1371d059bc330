# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The laws of the binary ops that have a meaning, and what is known of them on an element type."""

from __future__ import annotations

import enum

from neuron_inst_combine.validation.element_formats import Complex, Float, Integer, element_format


class Law(enum.Enum):
    """How a binary op combines two elements.

    ADD and MULTIPLY are those of the field. The others are *free* semilattices and a free Boolean
    group: associative, commutative, with an identity, and ``x . x`` is x (for XOR, the identity).
    """

    ADD = "add"
    MULTIPLY = "multiply"
    MAXIMUM = "maximum"
    MINIMUM = "minimum"
    AND = "and"
    OR = "or"
    XOR = "xor"
    SIGNED_ZERO_ADD = "add of signed zeros"
    """What addition is among zeros: a sum is -0.0 if all are, so +0.0 is idempotent."""


_ON_BOOLEANS = {
    Law.ADD: Law.OR,
    Law.MAXIMUM: Law.OR,
    Law.MULTIPLY: Law.AND,
    Law.MINIMUM: Law.AND,
}

_BY_MNEMONIC = {law.value: law for law in Law if law is not Law.SIGNED_ZERO_ADD}


def law_of(mnemonic: str, element: str) -> Law | None:
    """The law of a StableHLO or MHLO op on an element type; None where it has none here.

    Source: StableHLO spec: on booleans add and maximum are or, multiply and minimum are and.
    """
    law = _BY_MNEMONIC.get(mnemonic)
    kind = element_format(element)
    if law is None or kind is None:
        return None
    is_bitwise = law in (Law.AND, Law.OR, Law.XOR)
    if isinstance(kind, Complex):
        return law if law in (Law.ADD, Law.MULTIPLY) else None
    if isinstance(kind, Float):
        return None if is_bitwise else law
    return _ON_BOOLEANS.get(law, law) if kind.is_boolean else law


def identity_bits(law: Law, element: str) -> int | None:
    """The bits of the identity of a law, of those that are not of the field; None without one.

    Of a complex type, those of either part.
    """
    kind = element_format(element)
    if isinstance(kind, Integer):
        return {
            Law.MAXIMUM: kind.lowest_bits,
            Law.MINIMUM: kind.highest_bits,
            Law.AND: (1 << kind.width) - 1,
            Law.OR: 0,
            Law.XOR: 0,
        }.get(law)
    if law is Law.SIGNED_ZERO_ADD and isinstance(kind, Complex):
        return kind.part.negative_zero_bits
    if not isinstance(kind, Float):
        return None
    if law is Law.SIGNED_ZERO_ADD:
        return kind.negative_zero_bits
    if law is Law.MAXIMUM:
        return kind.infinity_bits(negative=True)
    if law is Law.MINIMUM:
        return kind.infinity_bits(negative=False)
    return None
