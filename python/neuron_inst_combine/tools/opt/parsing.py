# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a source to a module of the wheel."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.artifacts import artifact_wheel, deserialize
from neuron_inst_combine.bindings.transfer import transfer
from neuron_inst_combine.bindings.types import Context, Module
from neuron_inst_combine.tools.opt import progress
from neuron_inst_combine.tools.opt.advice import with_advice
from neuron_inst_combine.tools.opt.diagnostics import (
    Diagnostic,
    collector_into,
    diagnostics_of,
)
from neuron_inst_combine.tools.opt.errors import ParseError, ToolError
from neuron_inst_combine.tools.opt.inputs import Format, Source
from neuron_inst_combine.tools.opt.patience import limited

_OF_NATIVE_CODE = (RuntimeError, ValueError, MemoryError, IndexError, OverflowError)
"""What the bindings make of C++'s exceptions: a vector that would be too long, say."""


def parse_module(
    source: Source,
    chunk: bytes,
    bindings: Bindings,
    context: Context,
    *,
    advise: bool = True,
    warn: Callable[[Diagnostic], None] = lambda _: None,
) -> Module:
    """Parses and verifies one module.

    Args:
      source: Where it comes from.
      chunk: The whole of its data, or a piece.
      bindings: The wheel.
      context: A context of it.
      advise: Whether errors may say more than MLIR's do.
      warn: Told what HLO has and StableHLO has not.

    Raises:
      ParseError: It does not parse or verify.
      ToolError: The wheel cannot read this format.
      WheelNotInstalledError: No installed wheel can.
    """
    module_class = bindings.ir.Module
    with context:
        try:
            if source.format.is_hlo:
                # Not before it is needed.
                from neuron_inst_combine.tools.opt.hlo_input import read_hlo

                return read_hlo(source, bindings, context, warn)
            if source.format is Format.ARTIFACT:
                with limited(len(chunk)):
                    return _read_artifact(source, chunk, bindings, context)
            with limited(len(chunk)) if source.format is Format.BYTECODE else nullcontext():
                if source.path is not None and chunk is source.data and _is_utf8(str(source.path)):
                    # By its path, so that locations have the file's name.
                    return module_class.parseFile(str(source.path))
                return module_class.parse(chunk)
        except bindings.ir.MLIRError as error:
            diagnostics = diagnostics_of(error)
            if advise:
                text = chunk if source.format is Format.TEXT else b""
                diagnostics = tuple(with_advice(diagnostic, text) for diagnostic in diagnostics)
            raise ParseError(diagnostics) from error
        except _OF_NATIVE_CODE as error:
            # RuntimeError also where bytes of damaged bytecode get into the message of an error,
            # which then is no UTF-8.
            fault = Diagnostic("error", None, f"the MLIR package cannot read this: {error}")
            raise ParseError((fault,)) from error


def _is_utf8(path: str) -> bool:
    try:
        path.encode()
    except UnicodeEncodeError:
        return False
    return True


def _read_artifact(source: Source, data: bytes, bindings: Bindings, context: Context) -> Module:
    if bindings.wheel.reads_artifacts:
        return _deserialize(data, bindings, context)
    if "stablehlo" not in bindings.wheel.dialects:
        raise ToolError(
            f"the bindings '{bindings.wheel.name}' have no stablehlo dialect to read "
            f"{Format.ARTIFACT.value} into: try --bindings=jaxlib"
        )
    # Another wheel makes StableHLO of it.
    reader = artifact_wheel()
    progress.note(source.name, reader, f"reading {source.format.value}")
    with reader.context() as other:
        try:
            module = _deserialize(data, reader, other)
        except reader.ir.MLIRError as error:
            raise ParseError(diagnostics_of(error)) from error
        return transfer(module, bindings, context)


def _deserialize(data: bytes, bindings: Bindings, context: Context) -> Module:
    diagnostics: list[Diagnostic] = []
    # This call reports through handlers, and raises a ValueError that says nothing.
    with context.attach_diagnostic_handler(collector_into(diagnostics)):
        try:
            return deserialize(data, bindings, context)
        except ValueError as error:
            raise ParseError(
                tuple(diagnostics) or (Diagnostic("error", None, str(error)),)
            ) from error
