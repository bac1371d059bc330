# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What was measured, and the file that keeps it, so that parts can be measured again by themselves.

Seconds differ from machine to machine; what is compared was measured in one run.
"""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any

PARTS = ("figures", "plots", "peers", "real")
"""What can be measured by itself."""


@dataclass(frozen=True, slots=True)
class Row:
    """A figure to reach.

    Attributes:
      what: What was measured.
      against: What it is divided by.
      ratio: The quotient; None where it could not be measured.
      goal: What it may be at the most.
      note: Why there is no ratio, or on what it was measured.
    """

    what: str
    against: str
    ratio: float | None
    goal: float
    note: str = ""

    @property
    def is_reached(self) -> bool:
        """Whether the ratio is known and no larger than it may be."""
        return self.ratio is not None and self.ratio <= self.goal


@dataclass(frozen=True, slots=True)
class Point:
    """One point of a plot.

    Attributes:
      plot: Which.
      panel: Of the plot.
      series: The line it is on.
      x: How many ops or rewrites.
      y: Seconds or mebibytes.
    """

    plot: str
    panel: str
    series: str
    x: float
    y: float


@dataclass(frozen=True, slots=True)
class ToolRun:
    """A whole process, of a tool on an input.

    Attributes:
      tool: Which.
      source: The input's name.
      seconds: None where it failed.
      mebibytes: None where it failed.
      note: Why it failed.
    """

    tool: str
    source: str
    seconds: float | None
    mebibytes: float | None
    note: str = ""


@dataclass
class Results:
    """Everything that was measured.

    Attributes:
      versions: Of what took part.
      rows: The figures to reach.
      points: Of the plots.
      peers: Other optimizers on generated modules.
      real: Ours on modules that real tools made.
      quick: The parts that were measured on small modules only.
    """

    versions: dict[str, str] = field(default_factory=dict)
    rows: list[Row] = field(default_factory=list)
    points: list[Point] = field(default_factory=list)
    peers: list[ToolRun] = field(default_factory=list)
    real: list[ToolRun] = field(default_factory=list)
    quick: list[str] = field(default_factory=list)

    @property
    def parts(self) -> dict[str, list[Any]]:
        """What there is of each part, by the name that the command has for it."""
        kept = (self.rows, self.points, self.peers, self.real)
        return dict(zip(PARTS, kept, strict=True))

    @classmethod
    def read(cls, path: Path) -> Results:
        """What a file keeps; nothing where there is none."""
        if not path.is_file():
            return cls()
        kept: dict[str, Any] = json.loads(path.read_text())
        return cls(
            kept["versions"],
            [Row(**row) for row in kept["rows"]],
            [Point(**point) for point in kept["points"]],
            [ToolRun(**run) for run in kept["peers"]],
            [ToolRun(**run) for run in kept["real"]],
            kept.get("quick", []),
        )

    def write(self, path: Path) -> None:
        """Keeps it in a file."""
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps(asdict(self), indent=1) + "\n")
