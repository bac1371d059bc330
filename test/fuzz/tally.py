# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The sum of many outcomes, as a table."""

from __future__ import annotations

import datetime
from collections import Counter
from collections.abc import Iterator

from judging import MODES, Outcome

from neuron_inst_combine.passes.registry import PASSES
from neuron_inst_combine.pipelines.pipeline import make_pass

KINDS = {
    "different": "found different by validation",
    "interpreter": "found different by the interpreter",
    "verifier": "do not verify",
    "exception": "exceptions",
    "invalid": "generated modules that are invalid",
    "died": "deaths of the process",
}


class Tally:
    """Counts outcomes."""

    def __init__(self) -> None:
        self.modules = 0
        self.problems: Counter[str] = Counter()
        self._rewritten: Counter[str] = Counter()
        self._verdicts: dict[str, Counter[str]] = {mode: Counter() for mode in MODES}
        self._evaluated: dict[str, Counter[str]] = {mode: Counter() for mode in MODES}
        self._fired: dict[str, Counter[str]] = {mode: Counter() for mode in MODES}
        self._times: dict[str, Counter[str]] = {mode: Counter() for mode in MODES}

    def add(self, outcome: Outcome) -> None:
        """Counts one more."""
        self.modules += 1
        self.problems.update(problem.kind for problem in outcome.problems)
        for mode in MODES:
            fired = outcome.fired.get(mode, {})
            self._rewritten[mode] += bool(fired)
            self._fired[mode].update(fired.keys())
            self._times[mode].update(fired)
            for counts, found in (
                (self._verdicts, outcome.verdicts),
                (self._evaluated, outcome.evaluated),
            ):
                if mode in found:
                    counts[mode][found[mode]] += 1

    def never_fired(self) -> list[str]:
        """The patterns that fired in no module, with the mode that has them."""
        return [
            f"{pattern} ({mode})"
            for pattern, modes in _patterns().items()
            for mode in modes
            if not self._fired[mode][pattern]
        ]

    def is_clean(self) -> bool:
        """Whether nothing is wrong, and every pattern fired."""
        return not self.problems and not self.never_fired()

    def table(self, title: str) -> str:
        """The counts as Markdown."""
        lines = [
            title,
            "",
            f"| of {self.modules:,} modules | {' | '.join(MODES)} |",
            "|---|---|---|",
            *self._rows("validation", self._verdicts),
            *self._rows("interpreter", self._evaluated),
            "",
            "| must not be | times |",
            "|---|---|",
            *(f"| {words} | {self.problems[kind]} |" for kind, words in KINDS.items()),
            "",
            f"| pattern | {' | '.join(f'modules, {m} | times' for m in MODES)} |",
            "|---|---|---|---|---|",
        ]
        for pattern, modes in _patterns().items():
            cells: list[str] = []
            for mode in MODES:
                count, times = self._fired[mode][pattern], self._times[mode][pattern]
                cells += [self._share(count), f"{times:,}"] if mode in modes else ["", ""]
            lines.append(f"| `{pattern}` | {' | '.join(cells)} |")
        cells = []
        for mode in MODES:
            cells += [self._share(self._rewritten[mode]), f"{self._times[mode].total():,}"]
        lines.append(f"| any | {' | '.join(cells)} |")
        return "\n".join(lines)

    def _share(self, count: int) -> str:
        return f"{100 * count / max(1, self.modules):.1f} %"

    def _rows(self, label: str, counts: dict[str, Counter[str]]) -> Iterator[str]:
        known = ("equal", "unchanged", "different")
        reasons = {reason for mode in MODES for reason in counts[mode]} - set(known)
        for what in (*known, *sorted(reasons)):
            numbers = " | ".join(f"{counts[mode][what]:,}" for mode in MODES)
            yield f"| {label}: {what} | {numbers} |"


def _patterns() -> dict[str, tuple[str, ...]]:
    """All patterns of both passes, with the modes that have them."""
    found: dict[str, list[str]] = {}
    for cls in PASSES.values():
        for mode in MODES:
            for name in make_pass(cls, f"patterns={mode}").pattern_names():
                found.setdefault(name, []).append(mode)
    return {name: tuple(modes) for name, modes in found.items()}


def today() -> str:
    """The date, for the title of a table."""
    return datetime.datetime.now(datetime.timezone.utc).date().isoformat()
