# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The table of missed candidates: those with one reason, up to its numbers, in one row."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from neuron_inst_combine.reports.escaping import escaped
from neuron_inst_combine.reports.report import MissedCandidate

_SHOWN = 3


def missed_table(missed: Sequence[MissedCandidate]) -> str:
    """The HTML of the table, the most frequent reason first; empty without candidates."""
    if not missed:
        return ""
    groups: dict[tuple[str, str], list[MissedCandidate]] = {}
    for candidate in missed:
        key = (candidate.pattern, re.sub(r"\d+", "0", candidate.reason))
        groups.setdefault(key, []).append(candidate)
    # Sorting keeps the order of those that are as frequent.
    ordered = sorted(groups.values(), key=len, reverse=True)
    rows = "\n".join(map(_row, ordered))
    return (
        '<table class="missed">\n<thead><tr><th>Reason</th><th>Pattern</th>'
        '<th class="count">Candidates</th><th>Where</th></tr></thead>\n'
        f"<tbody>\n{rows}\n</tbody>\n</table>"
    )


def _row(group: Sequence[MissedCandidate]) -> str:
    first = group[0]
    reasons = {candidate.reason for candidate in group}
    is_same = len(reasons) == 1
    reason = first.reason if is_same else _with_gaps(first.reason, reasons)
    return (
        f"<tr><td>{escaped(reason)}</td>"
        f'<td><span class="pattern">{escaped(first.pattern)}</span><br>'
        f'<span class="muted mono argument">{escaped(first.pass_argument)}</span></td>'
        f'<td class="count">{len(group):,}</td>'
        f"<td>{_places(group, with_reasons=not is_same)}</td></tr>"
    )


def _with_gaps(reason: str, reasons: Iterable[str]) -> str:
    """A reason in which a number that is not the same in all stands as an ellipsis."""
    numbers = [re.findall(r"\d+", each) for each in reasons]
    columns = iter(zip(*numbers, strict=True))

    def gap(match: re.Match[str]) -> str:
        return match[0] if len(set(next(columns))) == 1 else "\N{HORIZONTAL ELLIPSIS}"

    return re.sub(r"\d+", gap, reason)


def _places(group: Sequence[MissedCandidate], *, with_reasons: bool) -> str:
    by_reason: dict[str, list[MissedCandidate]] = {}
    for candidate in group:
        by_reason.setdefault(candidate.reason, []).append(candidate)
    items: list[str] = []
    for reason, candidates in by_reason.items():
        heading = f'<li class="reason">{escaped(reason)}:</li>' if with_reasons else ""
        items.append(f"{heading}{_place(candidates[0])}")
        items += map(_place, candidates[1:])
    # One more is no longer than the line that would hide it.
    shown = len(items) if len(items) <= _SHOWN + 1 else _SHOWN
    html = f"<ul>{''.join(items[:shown])}</ul>"
    if rest := items[shown:]:
        html += f"<details><summary>{len(rest):,} more</summary><ul>{''.join(rest)}</ul></details>"
    return html


def _place(candidate: MissedCandidate) -> str:
    function = ""
    if candidate.function:
        function = f' <span class="muted">in @{escaped(candidate.function)}</span>'
    return f"<li><code>{escaped(candidate.location)}</code>{function}</li>"
