# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the options print that ask about the tool: versions, passes, dialects."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator

import neuron_inst_combine
from neuron_inst_combine.bindings import WHEELS, Bindings, BindingsError
from neuron_inst_combine.bindings.load import version_of
from neuron_inst_combine.passes.registry import PASSES
from neuron_inst_combine.tools.opt.help_text import pass_lines
from neuron_inst_combine.tools.opt.native_passes import passes_of

_DIALECTS_BEGIN = "Available dialects: "
_DIALECTS_END = re.compile(r" ;| \(\* corresponding")


def version_text(bindings: Bindings | BindingsError) -> str:
    """Our version, those of the wheels, and MLIR's in the wheel in use.

    Args:
      bindings: The wheel in use, or why there is none.
    """
    return "\n".join(_version_lines(bindings)) + "\n"


def _version_lines(bindings: Bindings | BindingsError) -> Iterator[str]:
    yield f"neuron-opt {neuron_inst_combine.__version__}"
    if isinstance(bindings, Bindings):
        yield f"  bindings in use: {bindings.wheel.name}, with MLIR {mlir_version(bindings)}"
    else:
        yield f"  bindings in use: none ({bindings})"
    for wheel in WHEELS.values():
        has = (
            f"{wheel.distributions[0]} {version_of(wheel)}"
            if wheel.installed
            else f"not installed (pip install {wheel.install})"
        )
        yield f"  {wheel.name}: {has}"


def mlir_version(bindings: Bindings) -> str:
    """MLIR's version, such as ``22.1.8``, as the wheel writes it into bytecode."""
    bytecode = io.BytesIO()
    with bindings.context():
        bindings.ir.Module.parse("").operation.write_bytecode(bytecode)
    # The magic number (four bytes), the version (one), then the producer, ended by a NUL.
    producer = bytecode.getvalue()[5:64].partition(b"\0")[0]
    return producer.decode(errors="replace").removeprefix("MLIR")


def passes_text(bindings: Bindings) -> str:
    """Our passes with their options, then the wheel's."""
    return "\n".join(_pass_lines(bindings)) + "\n"


def _pass_lines(bindings: Bindings) -> Iterator[str]:
    yield "Passes of neuron-inst-combine:"
    for module_pass in PASSES.values():
        yield from pass_lines(module_pass)
    yield ""
    yield f"Passes of {bindings.wheel.distributions[0]} {bindings.version}:"
    for step in passes_of(bindings):
        anchor, nested, name = step.removesuffix(")").rpartition("(")
        yield f"  --{name} (runs on {anchor})" if nested else f"  --{name}"


def dialects_text(bindings: Bindings) -> str:
    """The dialects that the wheel's contexts know."""
    return f"Available Dialects: {', '.join(dialects_of(bindings))}\n"


def dialects_of(bindings: Bindings) -> list[str]:
    """The names of the dialects, sorted.

    The bindings have no list of them; the parser has, in its note on a dialect it does not know.
    """
    with bindings.context():
        try:
            bindings.ir.Module.parse("unknown_dialect.op")
        except bindings.ir.MLIRError as error:
            notes = (note.message for d in error.error_diagnostics for note in d.notes)
            for note in notes:
                if note.startswith(_DIALECTS_BEGIN):
                    names = _DIALECTS_END.split(note.removeprefix(_DIALECTS_BEGIN))[0]
                    # A name may be followed by a mark: "index (*)".
                    return sorted(name.split()[0] for name in names.split(","))
    return []
