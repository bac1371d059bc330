# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs the passes with patterns=extended on their own output, for all modules of directories.

Usage: idempotent.py PATH...

Each pass twice, and both one after the other twice, neuron-inst-combine on each function that has
reduces. Prints the modules whose text still changes; the status is 1 when there is one, or when no
module was read. What does not parse is the input of a test of errors, and passed over.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import real_modules
import savings

from neuron_inst_combine.bindings import Bindings, choose, load
from neuron_inst_combine.integrations.portable_artifact import read_artifact
from neuron_inst_combine.passes.neuron_hlo_inst_comb import NeuronHloInstCombine
from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine
from neuron_inst_combine.passes.selection import PatternMode

HLO, INST = "neuron-hlo-inst-comb", "neuron-inst-combine"
ROUNDS = ((HLO,), (INST,), (HLO, INST))


def main(paths: list[str]) -> int:
    """Runs the test; returns the exit status."""
    changing: list[str] = []
    count = 0
    for file in _files(map(Path, paths)):
        for number, (bindings, text) in enumerate(_modules(file), 1):
            count += 1
            changing += [
                f"{file.name}, module {number}: {', '.join(arguments)} again changes its output"
                for arguments in ROUNDS
                if not _is_idempotent(bindings, text, arguments)
            ]
    print("\n".join(changing) or f"{count} modules stay as they are")
    return 1 if changing or not count else 0


def _files(paths: Iterator[Path]) -> Iterator[Path]:
    for path in paths:
        files = sorted(path.rglob("*")) if path.is_dir() else [path]
        # What is malformed on purpose is for the wheel that has not registered the dialect; another
        # one's process ends when it reads that.
        yield from (
            file
            for file in files
            if file.suffix in (".mlir", ".bc") and file.parent.name != "unregistered"
        )


def _modules(file: Path) -> Iterator[tuple[Bindings, str]]:
    """The modules of a file as text, each with a wheel that reads it."""
    data = file.read_bytes()
    chunks = [data]
    if not data.startswith(real_modules.BYTECODE_MAGIC):
        chunks = real_modules.SPLIT.split(real_modules.LOG_LINE.sub(b"", data))
    for chunk in chunks:
        bindings = (
            load("jaxlib")
            if chunk.startswith(real_modules.BYTECODE_MAGIC)
            else choose("auto", chunk, allow_unregistered_dialects=True)
        )
        try:
            with bindings.context(allow_unregistered_dialects=True) as context:
                text = _text(_read(chunk, bindings, context))
        except bindings.ir.MLIRError:
            continue
        yield bindings, text


def _read(data: bytes, bindings: Bindings, context: Any) -> Any:
    if data.startswith(real_modules.BYTECODE_MAGIC):
        return read_artifact(data, bindings, context)
    return bindings.ir.Module.parse(data, context)


def _is_idempotent(bindings: Bindings, text: str, arguments: tuple[str, ...]) -> bool:
    with bindings.context(allow_unregistered_dialects=True) as context:
        module = bindings.ir.Module.parse(text, context)
        _run(bindings, module, arguments)
        once = _text(module)
        _run(bindings, module, arguments)
        return _text(module) == once


def _run(bindings: Bindings, module: Any, arguments: tuple[str, ...]) -> None:
    counts = real_modules.Counts()
    extended = PatternMode.EXTENDED
    if HLO in arguments:
        real_modules.run(NeuronHloInstCombine(patterns=extended), module, bindings, counts)
    if INST in arguments:
        for name in list(savings.functions_with_reduces(module)):
            inst = NeuronInstCombine(patterns=extended, entry=name)
            real_modules.run(inst, module, bindings, counts)


def _text(module: Any) -> str:
    text: str = module.operation.get_asm(print_generic_op_form=True)
    return text


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
