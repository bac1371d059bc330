# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs both passes over all modules of a directory, and prints what they hold and what fired.

Usage: real_modules.py DIRECTORY [--patterns=extended]

A row for each module and pass: the wheel that read it, how many ops it has, how many candidates
the pass met in it, how many of them fired, and why the others were left alone: how many fail which
condition, by its number in the pattern's docstring. Below the table, the reasons in words.
neuron-inst-combine runs on each function with a body as the entry function.

Each module is verified after each pass. The exit status is 1 if a module cannot be read or a pass
fails on it. Files with HLO text are listed, and not read: neuron-opt reads MLIR.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from neuron_inst_combine.bindings import Bindings, choose, load
from neuron_inst_combine.integrations.portable_artifact import read_artifact
from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.passes.neuron_hlo_inst_comb import NeuronHloInstCombine
from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine
from neuron_inst_combine.passes.selection import PatternMode
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.pipelines.pipeline import Pipeline, load_pipeline

BYTECODE_MAGIC = b"ML\xefR"
HLO_TEXT = "HLO text, not MLIR"
# Some modules were cut out of a log with the line that followed them.
LOG_LINE = re.compile(rb"^-{5,} END OF MLIR MODULE -{5,}$", re.MULTILINE)
SPLIT = re.compile(rb"^// -----[ \t]*$", re.MULTILINE)


class Counts:
    """An observer that counts.

    Attributes:
      fired: By pattern.
      left: By pattern, condition and reason.
    """

    def __init__(self) -> None:
        self.fired: Counter[str] = Counter()
        self.left: Counter[tuple[str, int, str]] = Counter()

    def passed(self, pattern: Pattern[Any], _plan: Plan) -> None:
        """See ``Observer``."""
        self.fired[pattern.name] += 1

    def missed(self, pattern: Pattern[Any], _op: Any, why: Missed) -> None:
        """See ``Observer``."""
        self.left[pattern.name, why.condition, why.reason] += 1


@dataclass(frozen=True)
class Row:
    """A module under a pass, as the table has it."""

    module: str
    wheel: str
    ops: str
    pass_argument: str
    candidates: str
    fired: str
    missed: str


HEADER = Row("module", "wheel", "ops", "pass", "candidates", "fired", "missed")


def count_ops(op: Any) -> int:
    """The number of ops in an op, and itself."""
    total, pending = 0, [op]
    while pending:
        current = pending.pop()
        total += 1
        pending.extend(
            inner.operation
            for region in current.regions
            for block in region.blocks
            for inner in block.operations
        )
    return total


def modules(path: Path, bindings: Bindings, context: Any) -> Iterator[Any]:
    """The modules of a file: one, or one for each chunk of a split one."""
    data = path.read_bytes()
    if data.startswith(BYTECODE_MAGIC):
        yield read_artifact(data, bindings, context)
        return
    for chunk in SPLIT.split(LOG_LINE.sub(b"", data)):
        yield bindings.ir.Module.parse(chunk, context)


def functions(module: Any) -> Iterator[str]:
    """The names of the functions with a body at the top of a module."""
    for op in module.body.operations:
        if op.operation.name == "func.func" and list(op.operation.regions[0].blocks):
            yield op.operation.attributes["sym_name"].value


def run(module_pass: ModulePass, module: Any, bindings: Bindings, counts: Counts) -> None:
    """Runs a pass on a module, which is verified after it."""
    pipeline = Pipeline((module_pass,))
    load_pipeline(pipeline, bindings, module.context, counts).run(module.operation)
    module.operation.verify()


def rows_of(path: Path, mode: PatternMode, reasons: Counts) -> Iterator[Row]:
    """Runs both passes on a file, each on the modules as they are in it."""
    data = path.read_bytes()
    is_artifact = data.startswith(BYTECODE_MAGIC)
    bindings = (
        load("jaxlib") if is_artifact else choose("auto", data, allow_unregistered_dialects=True)
    )
    for argument in (NeuronInstCombine.argument, NeuronHloInstCombine.argument):
        counts, ops = Counts(), 0
        with bindings.context(allow_unregistered_dialects=True) as context:
            for module in modules(path, bindings, context):
                ops += count_ops(module.operation)
                if argument == NeuronHloInstCombine.argument:
                    run(NeuronHloInstCombine(patterns=mode), module, bindings, counts)
                    continue
                for name in list(functions(module)):
                    run(NeuronInstCombine(patterns=mode, entry=name), module, bindings, counts)
        reasons.left.update(counts.left)
        yield row(path.name, bindings.wheel.name, ops, argument, counts)


def row(name: str, wheel: str, ops: int, argument: str, counts: Counts) -> Row:
    """One row of the table."""
    conditions: Counter[tuple[str, int]] = Counter()
    for (pattern, condition, _), count in counts.left.items():
        conditions[pattern, condition] += count
    return Row(
        name,
        wheel,
        str(ops),
        argument,
        str(counts.fired.total() + counts.left.total()),
        ", ".join(f"{count} {pattern}" for pattern, count in sorted(counts.fired.items())) or "0",
        ", ".join(
            f"{count} {pattern} ({condition})"
            for (pattern, condition), count in sorted(conditions.items())
        )
        or "0",
    )


def print_table(rows: list[Row]) -> None:
    """Prints rows in columns."""
    table = [
        [r.module, r.wheel, r.ops, r.pass_argument, r.candidates, r.fired, r.missed] for r in rows
    ]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    for line in table:
        cells = [cell.ljust(width) for cell, width in zip(line, widths, strict=True)]
        print("  ".join(cells).rstrip())


def main(arguments: list[str]) -> int:
    """Runs the tool; returns the exit status."""
    parser = argparse.ArgumentParser(allow_abbrev=False)
    parser.add_argument("directory", type=Path)
    parser.add_argument("--patterns", type=PatternMode, default=PatternMode.DOCUMENTED)
    options = parser.parse_args(arguments)

    rows, reasons, failed = [HEADER], Counts(), False
    for path in sorted(options.directory.iterdir()):
        if path.suffix == ".hlo":
            rows.append(Row(path.name, "-", "-", f"not read: {HLO_TEXT}", "-", "-", "-"))
        elif path.suffix in (".mlir", ".bc"):
            try:
                rows += rows_of(path, options.patterns, reasons)
            except Exception as error:  # noqa: BLE001 # one line for each module, whatever it does
                failed = True
                rows.append(
                    Row(
                        path.name,
                        "-",
                        "-",
                        f"FAILED: {' '.join(str(error).split())}",
                        "-",
                        "-",
                        "-",
                    )
                )
    print_table(rows)
    print()
    for (pattern, condition, reason), count in sorted(reasons.left.items()):
        print(f"{count:>5}  {pattern} ({condition})  {reason}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
