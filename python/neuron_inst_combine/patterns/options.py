# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a user may allow or forbid the patterns; the passes' options carry the same names."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class SignedZero(enum.Enum):
    """What may happen to the sign of a zero."""

    RELAXED = "relaxed"
    """A sum of nothing but -0.0 may become +0.0."""

    PRESERVE = "preserve"
    """Every zero keeps its sign."""


@dataclass(frozen=True, slots=True)
class PatternOptions:
    """Options of the patterns.

    Attributes:
      assume_monoid: Take it that every reduce body and its init value form a monoid, as the
        StableHLO spec asks of a program, also where this cannot be seen.
      signed_zero: What may happen to the sign of a zero.
      frame_aware: Whether dimensions of two values are compared in one frame, rather than by number
        as the original does.
      compose_broadcasts: Whether a broadcast of a broadcast is made one.
    """

    assume_monoid: bool = False
    signed_zero: SignedZero = SignedZero.RELAXED
    frame_aware: bool = False
    compose_broadcasts: bool = False
