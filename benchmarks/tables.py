# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The results as tables: aligned text that is Markdown too."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from benchmarks import real_modules
from benchmarks.results import Results, Row, ToolRun

_UNKNOWN = "-"

LONGEST_NOTE = 100
"""Characters; an error may be many lines."""


def table(head: Sequence[str], lines: Iterable[Sequence[str]], right: Iterable[int] = ()) -> str:
    """A table in Markdown, its columns aligned; those with the given numbers to the right."""
    everything = [list(head), *(list(line) for line in lines)]
    widths = [max(map(len, column)) for column in zip(*everything, strict=True)]
    to_right = set(right)

    def line(cells: Sequence[str]) -> str:
        padded = (
            cell.rjust(width) if k in to_right else cell.ljust(width)
            for k, (cell, width) in enumerate(zip(cells, widths, strict=True))
        )
        return f"| {' | '.join(padded)} |"

    rules = ["-" * (width - 1) + (":" if k in to_right else "-") for k, width in enumerate(widths)]
    first, *others = everything
    return "\n".join([line(first), line(rules), *map(line, others)])


def figures_table(rows: Iterable[Row]) -> str:
    """The figures to reach."""
    return table(
        ("what", "measured against", "ratio", "to reach", "reached"),
        (
            (
                row.what,
                row.against,
                _UNKNOWN if row.ratio is None else f"{row.ratio:.2f}",
                f"{row.goal:g}",
                "yes" if row.is_reached else f"no: {row.note}" if row.note else "no",
            )
            for row in rows
        ),
        right=(2, 3),
    )


def peers_table(runs: Sequence[ToolRun]) -> str:
    """Each tool on each input, and its time as a multiple of the second tool's, IREE's."""
    tools = list(dict.fromkeys(run.tool for run in runs))
    by_source = _seconds_of(runs, tools[1] if len(tools) > 1 else "")
    return table(
        ("input", "tool", "seconds", "ratio", "MiB", "failed"),
        (
            (
                run.source,
                run.tool,
                _number(run.seconds),
                _number(_quotient(run.seconds, by_source.get(run.source))),
                _number(run.mebibytes, 0),
                _short(run.note),
            )
            for run in runs
        ),
        right=(2, 3, 4),
    )


def real_table(runs: Sequence[ToolRun]) -> str:
    """Ours on each module, and its time as a multiple of that of IREE's parser and printer."""
    theirs = {run.source: run for run in runs if run.tool == real_modules.THEIRS}
    lines = []
    for run in runs:
        if run.tool == real_modules.OURS:
            other = theirs[run.source]
            ratio = _quotient(run.seconds, other.seconds)
            notes = filter(None, [run.note, f"{other.tool}: {other.note}" if other.note else ""])
            seconds, mebibytes = _number(run.seconds), _number(run.mebibytes, 0)
            lines.append((run.source, seconds, _number(ratio), mebibytes, _short("; ".join(notes))))
    return table(
        ("module", "seconds", "ratio to iree-opt", "MiB", "failed"), lines, right=(1, 2, 3)
    )


def _seconds_of(runs: Sequence[ToolRun], tool: str) -> dict[str, float | None]:
    return {run.source: run.seconds for run in runs if run.tool == tool}


def _quotient(one: float | None, other: float | None) -> float | None:
    return None if one is None or not other else one / other


def _number(value: float | None, digits: int = 2) -> str:
    return _UNKNOWN if value is None else f"{value:,.{digits}f}"


def all_tables(results: Results) -> str:
    """Every table that there is something for."""
    parts = [
        ("Figures to reach", figures_table(results.rows), results.rows),
        ("Other optimizers, whole process", peers_table(results.peers), results.peers),
        ("Modules that real tools made, whole process", real_table(results.real), results.real),
    ]
    return "\n\n".join(f"## {title}\n\n{text}" for title, text, content in parts if content)


def _short(note: str) -> str:
    """A note on one line of a table, with names of files in place of paths."""
    named = re.sub(r"(?:/[^/\s:]+)+/([^/\s:]+)", r"\1", note.replace("|", " "))
    return named if len(named) <= LONGEST_NOTE else f"{named[:LONGEST_NOTE].rstrip()} ..."
