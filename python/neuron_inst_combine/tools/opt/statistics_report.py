# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--mlir-pass-statistics``: MLIR's report, with the counters of our passes in it.

MLIR's Python passes have no statistics of their own.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from neuron_inst_combine.tools.opt.native_reports import cut_at, heading
from neuron_inst_combine.tools.opt.pass_counts import PassCounts

_TITLE = "... Pass statistics report ..."
_DESCRIPTION = "Number of rewrites"


class StatisticsReport:
    """The statistics of one module's run."""

    def __init__(self) -> None:
        self._native: list[str] = []

    def add_passes(self, text: str) -> str:
        """Adds what MLIR wrote about a pass manager.

        Args:
          text: With the report at its end.

        Returns:
          What else there was.
        """
        before, report = cut_at(_TITLE, text)
        self._native += filter(None, report.splitlines())
        return before

    def text(self, counts: Sequence[PassCounts], *, as_list: bool) -> str:
        """The report.

        Args:
          counts: Of our passes, in the order in which they ran.
          as_list: Whether passes of a name are merged, and sorted.
        """
        lines = _as_list(self._native, counts) if as_list else _as_pipeline(self._native, counts)
        return heading(_TITLE) + "".join(f"{line}\n" for line in lines) + "\n"


def _as_pipeline(native: Sequence[str], counts: Sequence[PassCounts]) -> Iterator[str]:
    pending = list(counts)
    for line in native:
        yield line
        # MLIR names our passes in order, but has nothing to say about them.
        if pending and line == pending[0].module_pass.name:
            yield from _counters(pending.pop(0).rewrites, "  ")
    # A package that is built without statistics names no pass.
    for left in pending:
        yield left.module_pass.name
        yield from _counters(left.rewrites, "  ")


def _as_list(native: Sequence[str], counts: Sequence[PassCounts]) -> Iterator[str]:
    blocks: dict[str, list[str]] = {}
    block: list[str] = []
    for line in native:
        if line.startswith("   "):
            block.append(line)
        else:
            block = blocks.setdefault(line, [])
    merged: dict[str, Counter[str]] = {}
    for count in counts:
        merged.setdefault(count.module_pass.name, Counter()).update(count.rewrites)
    for name, rewrites in merged.items():
        blocks[f"  {name}"] = list(_counters(rewrites, "    "))
    for name in sorted(blocks):
        yield name
        yield from blocks[name]


def _counters(rewrites: dict[str, int], indent: str) -> Iterator[str]:
    value_width = max((len(str(value)) for value in rewrites.values()), default=0)
    name_width = max(map(len, rewrites), default=0)
    for name, value in rewrites.items():
        yield f"{indent}(S) {value:>{value_width}} {name:<{name_width}} - {_DESCRIPTION}"
