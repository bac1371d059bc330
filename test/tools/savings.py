# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes docs/savings.md: what fires in the modules of a directory, and what that saves.

Usage: savings.py DIRECTORY > docs/savings.md

What is counted is said in the text it prints, HEAD below.
"""

from __future__ import annotations

import argparse
import re
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

import real_modules

from neuron_inst_combine.bindings import Bindings, choose, load
from neuron_inst_combine.passes import neuron_hlo_inst_comb, neuron_inst_combine
from neuron_inst_combine.passes.neuron_hlo_inst_comb import NeuronHloInstCombine
from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine
from neuron_inst_combine.passes.selection import PatternMode

HEAD = """<!-- Made by test/tools/savings.py; do not edit. -->

# What fires in real modules, and what it saves

Both passes, `neuron-hlo-inst-comb` and then `neuron-inst-combine` with each function that has
reduces as the entry function, over modules that JAX, PyTorch/XLA, IREE and others made; with the
documented patterns, and with `patterns=extended`.

What is saved is counted in the StableHLO program, by shapes: no compiler has fused anything yet,
and an op in the body of a loop counts once.

- *Element reads*: for each op, the elements of its operands. A `slice` reads what it gives, not
  what it leaves out. `constant` and `reshape` move nothing and read nothing; neither do
  `return`, calls, and `while`, `if` and `case`, which only hand values on. The bodies of reduces
  do not count: their elements are those that the reduce reads.
- *Bytes*: of the elements read and of those that the same ops write, by the width of the element
  type.
- *Ops*: all but constants, reshapes and those in the bodies of reduces.

*Before* is the module after the same passes with every pattern disabled, since the greedy driver
removes dead ops by itself.

A number can be negative: `SimplifyReduceSliceReduce`, as documented, slices the value before the
first reduce, which is more to copy than the slice of the reduced value was, unless the compiler
behind fuses the slice into the reduce.
"""

# They hand values on, or move nothing.
SILENT = re.compile(
    r"builtin\.module|func\.(func|return|call)|sdy\.\w+"
    r"|(stablehlo|mhlo|vhlo)\.(constant|reshape|return|while|if|case|tuple|get_tuple_element)"
    r"|(stablehlo|mhlo|vhlo)\.optimization_barrier"
)
# The ops in their regions are on single elements.
ELEMENTWISE_BODY = re.compile(
    r"\w+\.(reduce|reduce_window|reduce_scatter|all_reduce|scatter|select_and_scatter|map|sort)"
)


@dataclass(frozen=True)
class Cost:
    """What a module does, in elements, bytes and ops."""

    reads: int
    bytes: int
    ops: int

    def __sub__(self, other: Cost) -> Cost:
        return Cost(self.reads - other.reads, self.bytes - other.bytes, self.ops - other.ops)


def cost_of(module: Any) -> Cost:
    """The cost of a module, as the head of the page defines it."""
    reads = moved = ops = 0
    pending = [module]
    while pending:
        op = pending.pop()
        ops += not op.name.endswith((".constant", ".reshape"))
        if not SILENT.fullmatch(op.name):
            results = [result.type for result in op.results]
            operands = [operand.type for operand in op.operands]
            read = results if op.name.endswith(".slice") else operands
            reads += sum(map(_elements, read))
            moved += sum(map(_bits, [*read, *results])) // 8
        if not ELEMENTWISE_BODY.fullmatch(op.name):
            pending.extend(
                inner.operation
                for region in op.regions
                for block in region.blocks
                for inner in block.operations
            )
    return Cost(reads, moved, ops)


def _elements(kind: Any) -> int:
    if not hasattr(kind, "shape") or not kind.has_static_shape:
        return 0
    return prod(kind.shape)


def _bits(kind: Any) -> int:
    if not (elements := _elements(kind)):
        return 0
    numbers = re.findall(r"\d+", str(kind.element_type).partition(":")[0])
    width = int(numbers[0]) if numbers else 0
    return elements * width * (2 if str(kind.element_type).startswith("complex") else 1)


def run_both(path: Path, mode: PatternMode, *, enabled: bool) -> tuple[Cost, Counter[str]]:
    """The cost of a file's modules after both passes, and how often each pattern fired."""
    data = path.read_bytes()
    is_artifact = data.startswith(real_modules.BYTECODE_MAGIC)
    bindings: Bindings = (
        load("jaxlib") if is_artifact else choose("auto", data, allow_unregistered_dialects=True)
    )
    off_hlo = () if enabled else tuple(neuron_hlo_inst_comb.KNOWN)
    off_inst = () if enabled else tuple(neuron_inst_combine.KNOWN)
    counts, total = real_modules.Counts(), Cost(0, 0, 0)
    with bindings.context(allow_unregistered_dialects=True) as context:
        for module in real_modules.modules(path, bindings, context):
            hlo = NeuronHloInstCombine(patterns=mode, disable_patterns=off_hlo)
            real_modules.run(hlo, module, bindings, counts)
            for name in list(functions_with_reduces(module)):
                inst = NeuronInstCombine(patterns=mode, disable_patterns=off_inst, entry=name)
                real_modules.run(inst, module, bindings, counts)
            total = total - (Cost(0, 0, 0) - cost_of(module.operation))
    return total, counts.fired


def functions_with_reduces(module: Any) -> Iterator[str]:
    """The names of the functions in which neuron-inst-combine may find anything."""
    for op in module.body.operations:
        if op.operation.name == "func.func" and list(op.operation.regions[0].blocks):
            text = op.operation.get_asm(print_generic_op_form=True, large_elements_limit=4)
            if text.count(".reduce") > 1:
                yield op.operation.attributes["sym_name"].value


def rows_of(path: Path) -> list[str]:
    """The lines of the table about a file: one for each mode in which anything fires."""
    rows: list[str] = []
    before, _ = run_both(path, PatternMode.DOCUMENTED, enabled=False)
    for mode in PatternMode:
        after, fired = run_both(path, mode, enabled=True)
        if not fired:
            continue
        saved = before - after
        what = ", ".join(f"{count} {name}" for name, count in sorted(fired.items()))
        cells = [path.name, mode.value, what]
        for old, less in (
            (before.ops, saved.ops),
            (before.reads, saved.reads),
            (before.bytes, saved.bytes),
        ):
            cells.append(f"{less:,} of {old:,}")
        rows.append("| " + " | ".join(cells) + " |")
    return rows


def main(arguments: list[str]) -> int:
    """Prints the page; returns the exit status."""
    parser = argparse.ArgumentParser(allow_abbrev=False, usage=__doc__)
    parser.add_argument("directory", type=Path)
    directory: Path = parser.parse_args(arguments).directory
    paths = sorted(path for path in directory.iterdir() if path.suffix in (".mlir", ".bc"))

    print(HEAD)
    print("| module | patterns | fired | ops saved | element reads saved | bytes saved |")
    print("| --- | --- | --- | ---: | ---: | ---: |")
    without: list[str] = []
    for path in paths:
        rows = rows_of(path)
        print("".join(f"{row}\n" for row in rows), end="")
        if not rows:
            without.append(f"`{path.name}`")
    print(f"\nNothing fires in {', '.join(without)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
