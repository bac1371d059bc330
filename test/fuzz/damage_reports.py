# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Counts of what became of damaged inputs."""

from __future__ import annotations

from collections import Counter

from damaging import Damaged


class Reports:
    """Counts inputs."""

    def __init__(self) -> None:
        self.inputs = 0
        self.faults = 0
        self._ends: dict[str, Counter[str]] = {}
        self._deaths: Counter[str] = Counter()

    def add(self, damaged: Damaged) -> None:
        """Counts one more."""
        self.inputs += 1
        self.faults += bool(damaged.fault)
        end = {0: "taken", 1: "error"}.get(damaged.status or 0, "")
        if damaged.death:
            end = "package died"
            self._deaths[damaged.death] += 1
        if damaged.fault:
            end = "wrong"
        self._ends.setdefault(damaged.kind, Counter())[end] += 1

    def table(self, title: str) -> str:
        """The counts as Markdown."""
        ends = ("taken", "error", "package died", "wrong")
        lines = [
            title,
            "",
            "| input | taken, status 0 | an error, status 1 | the package died, reported | wrong |",
            "|---|---|---|---|---|",
        ]
        total: Counter[str] = Counter()
        for kind, counts in sorted(self._ends.items()):
            total.update(counts)
            lines.append(f"| {kind} | {' | '.join(f'{counts[end]:,}' for end in ends)} |")
        lines.append(f"| all {self.inputs:,} | {' | '.join(f'{total[end]:,}' for end in ends)} |")
        if self._deaths:
            lines += ["", "| what the package died of | inputs |", "|---|---|"]
            # In a table, a bar would end the cell.
            deaths = ((death.replace("|", "\\|"), n) for death, n in self._deaths.most_common())
            lines += [f"| {death} | {count} |" for death, count in deaths]
        return "\n".join(lines)
