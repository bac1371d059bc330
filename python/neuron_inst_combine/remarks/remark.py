# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One remark about one candidate."""

from __future__ import annotations

import enum
from dataclasses import dataclass

from neuron_inst_combine.bindings.locations import FilePosition, file_position
from neuron_inst_combine.bindings.types import Location, Operation


class RemarkKind(enum.Enum):
    """Whether a pattern fired; the value is LLVM's word in remark files."""

    PASSED = "Passed"
    MISSED = "Missed"


@dataclass(frozen=True, slots=True)
class Remark:
    """What became of a candidate.

    Attributes:
      kind: Whether the pattern fired.
      pass_argument: The pass, ``neuron-inst-combine`` say.
      pattern: The name of the pattern.
      function: The symbol name of the function that the candidate is in; empty outside of any.
      location: Of the candidate's root, an object of the wheel.
      condition: The number of the condition that failed; 0 for a candidate that passed.
      reason: What failed, or what was done, as a lowercase fragment of a sentence.
    """

    kind: RemarkKind
    pass_argument: str
    pattern: str
    function: str
    location: Location
    condition: int
    reason: str

    @property
    def position(self) -> FilePosition | None:
        """Where in a file the candidate is, if its location says so."""
        return file_position(self.location)

    def __str__(self) -> str:
        return (
            f"{self.position or self.location}: remark: [{self.kind.value}] {self.pattern} | "
            f'Category:{self.pass_argument} | Reason="{self.reason}"'
        )


def enclosing_function(op: Operation) -> str:
    """The symbol name of the function that an op is in; empty outside of any."""
    parent = op.parent
    while parent is not None:
        if parent.operation.name == "func.func":
            name: str = parent.operation.attributes["sym_name"].value
            return name
        parent = parent.operation.parent
    return ""
