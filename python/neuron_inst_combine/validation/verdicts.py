# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is said of a pair of functions."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Verdict(enum.Enum):
    """The outcome; the value is how it is printed."""

    EQUAL = "equal"
    DIFFERENT = "different"
    NOT_CHECKED = "not checked"


@dataclass(frozen=True, slots=True)
class OpOrigin:
    """An op in one of the two modules.

    Attributes:
      name: ``stablehlo.reduce`` for example.
      type: Of its result, as MLIR prints it.
      location: Its place in a file, or the whole location where it names none.
    """

    name: str
    type: str
    location: str

    def __str__(self) -> str:
        return f"{self.location}: {self.name} -> {self.type}"


@dataclass(frozen=True, slots=True)
class Difference:
    """A counterexample, at the values nearest to the inputs where the two sides part.

    Attributes:
      result: Which result of the function differs; None for the order or number of side effects.
      index: Of the first element that differs, in row-major order; None where the values are no
        tensors, or not of one shape.
      residues: The element before and after.
      sample: On which of the inputs, from 0.
      before: The ops that the value came from before the rewrite, the op whose result it is first.
      after: The same after the rewrite.
      reason: In words.
    """

    result: int | None
    index: tuple[int, ...] | None
    residues: tuple[int, int] | None
    sample: int
    before: tuple[OpOrigin, ...]
    after: tuple[OpOrigin, ...]
    reason: str


@dataclass(frozen=True, slots=True)
class FunctionVerdict:
    """What is said of a function.

    Attributes:
      function: Its name.
      verdict: The outcome.
      reason: Why it is not checked; empty otherwise.
      difference: The counterexample; None otherwise.
      assumed: The functions that are called by name and so must be equal for this one to be.
    """

    function: str
    verdict: Verdict
    reason: str = ""
    difference: Difference | None = None
    assumed: tuple[str, ...] = ()

    def __str__(self) -> str:
        head = f"@{self.function}: {self.verdict.value}"
        if self.difference is None:
            return f"{head}: {self.reason}" if self.reason else head
        lines = [f"{head}: {self.difference.reason}"]
        for side, ops in (("before", self.difference.before), ("after", self.difference.after)):
            lines += [f"  {side}: {origin}" for origin in ops]
        return "\n".join(lines)
