# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a run did."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from neuron_inst_combine.remarks.remark import Remark, RemarkKind


@dataclass(frozen=True, slots=True)
class PassReport:
    """What one of our passes did in a run.

    Attributes:
      pass_argument: The pass, ``neuron-inst-combine`` say.
      fired: How often each pattern fired, by its name.
      remarks: One for each time a pattern fired, then one for each candidate that is left; empty
        in a run without remarks.
      seconds: In the pass, without the making of the missed remarks.
    """

    pass_argument: str
    fired: Counter[str]
    remarks: tuple[Remark, ...]
    seconds: float


@dataclass(frozen=True, slots=True)
class Report:
    """What a run did; it holds locations, and so the context, of a run with remarks.

    Attributes:
      passes: What each of our passes did, in the order of the pipeline.
      seconds: In the whole pipeline, the wheel's own passes and remarks included.
    """

    passes: tuple[PassReport, ...]
    seconds: float

    @property
    def fired(self) -> Counter[str]:
        """How often each pattern fired, by its name."""
        return sum((report.fired for report in self.passes), Counter())

    @property
    def changed(self) -> bool:
        """Whether any pattern of ours fired."""
        return any(report.fired for report in self.passes)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        """All remarks, in the order in which they were made."""
        return tuple(remark for report in self.passes for remark in report.remarks)

    @property
    def passed(self) -> tuple[Remark, ...]:
        """What fired, and where."""
        return tuple(r for r in self.remarks if r.kind is RemarkKind.PASSED)

    @property
    def missed(self) -> tuple[Remark, ...]:
        """The candidates that a pass left, each with the first condition that failed."""
        return tuple(r for r in self.remarks if r.kind is RemarkKind.MISSED)

    def __str__(self) -> str:
        counts = ", ".join(f"{name}: {count}" for name, count in sorted(self.fired.items()))
        return counts or "nothing fired"
