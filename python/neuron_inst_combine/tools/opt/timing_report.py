# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--mlir-timing``: MLIR's report on the passes, with the parser and the printer in it."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from dataclasses import dataclass

from neuron_inst_combine.tools.opt.native_reports import cut_at, heading

_TITLE = "... Execution time report ..."
_ROW = re.compile(r"  +(?:([\d.]+) \( *[\d.]+%\)  +)?([\d.]+) \( *[\d.]+%\)  ( *)(.*)")
_NOT_PASSES = ("Rest", "Total")


@dataclass(frozen=True, slots=True)
class _Row:
    user: float
    wall: float
    indent: str
    name: str


class TimingReport:
    """The times of one module's way through the tool, which begins now."""

    def __init__(self) -> None:
        self._start = time.perf_counter()
        self._rows: list[_Row] = []
        # MLIR leaves the column of user times out where they are the wall times.
        self._has_user_times = False

    def add(self, name: str, seconds: float) -> None:
        """Adds a row of our own."""
        self._rows.append(_Row(seconds, seconds, "", name))

    def add_passes(self, text: str) -> str:
        """Adds what MLIR wrote about a pass manager.

        Args:
          text: With the report at its end.

        Returns:
          What else there was.
        """
        before, report = cut_at(_TITLE, text)
        for line in report.splitlines():
            found = _ROW.fullmatch(line)
            if found is None or found[4] in _NOT_PASSES:
                continue
            wall = float(found[2])
            self._has_user_times |= found[1] is not None
            self._rows.append(_Row(float(found[1] or wall), wall, found[3], found[4]))
        return before

    def text(self, *, as_list: bool) -> str:
        """The report; the time until now is the whole."""
        wall = time.perf_counter() - self._start
        top = [row for row in self._rows if not row.indent]
        rest = _Row(
            max(0.0, wall - sum(row.wall for row in top)),
            max(0.0, wall - sum(row.wall for row in top)),
            "",
            "Rest",
        )
        user = sum(row.user for row in top) + rest.user
        rows = list(self._merged(_Row(user, wall, "", "root"))) if as_list else self._rows
        columns = "  ----User Time----" if self._has_user_times else ""
        lines = [
            f"  Total Execution Time: {wall:.4f} seconds",
            "",
            f"{columns}  ----Wall Time----  ----Name----",
            *(self._line(row, user, wall) for row in (*rows, rest)),
            self._line(_Row(user, wall, "", "Total"), user, wall),
        ]
        return heading(_TITLE) + "\n".join(lines) + "\n"

    def _merged(self, root: _Row) -> Iterator[_Row]:
        merged: dict[str, _Row] = {root.name: root}
        for row in self._rows:
            before = merged.get(row.name, _Row(0.0, 0.0, "", row.name))
            merged[row.name] = _Row(before.user + row.user, before.wall + row.wall, "", row.name)
        yield from sorted(merged.values(), key=lambda row: -row.wall)

    def _line(self, row: _Row, user: float, wall: float) -> str:
        columns = _column(row.user, user) if self._has_user_times else ""
        return f"{columns}{_column(row.wall, wall)}  {row.indent}{row.name}"


def _column(seconds: float, total: float) -> str:
    return f"  {seconds:8.4f} ({100 * seconds / total if total else 0.0:5.1f}%)"
