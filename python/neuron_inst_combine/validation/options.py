# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a user may ask of a validation."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ValidationOptions:
    """Options of a validation.

    Attributes:
      samples: On how many random inputs both sides are evaluated.
      seed: Of the random inputs, and of the meaning of the uninterpreted ops.
      limit_elements: The most elements that one value may take in memory; what needs more is
        reported as not checked.
      preserve_signed_zero: Whether +0.0 and -0.0 are two values; else both are the zero of a sum.
      assume_monoid: Whether every body and init value of a reduce are taken for a monoid, as the
        StableHLO spec asks of a program, also where this cannot be seen.

    Raises:
      ValueError: A number is out of its range.
    """

    samples: int = 3
    seed: int = 0
    limit_elements: int = 1 << 24
    preserve_signed_zero: bool = False
    assume_monoid: bool = False

    def __post_init__(self) -> None:
        """Refuses numbers that mean nothing."""
        if self.samples < 1:
            raise ValueError(f"samples must be 1 or more, not {self.samples}")
        if self.limit_elements < 1:
            raise ValueError(f"limit-elements must be 1 or more, not {self.limit_elements}")
        if not 0 <= self.seed < 1 << 64:
            raise ValueError(f"seed must be between 0 and 2^64 - 1, not {self.seed}")
