# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a source to a module of the wheel."""

from __future__ import annotations

import importlib
import io
from typing import Any

from neuron_inst_combine.bindings import WHEELS, Bindings, load
from neuron_inst_combine.bindings.types import Context, Module
from neuron_inst_combine.tools.opt.advice import with_advice
from neuron_inst_combine.tools.opt.diagnostics import (
    Diagnostic,
    collector_into,
    diagnostics_of,
)
from neuron_inst_combine.tools.opt.errors import ToolError
from neuron_inst_combine.tools.opt.inputs import Format, Source


class ParseError(Exception):
    """The source is no valid module.

    Attributes:
      diagnostics: Why.
    """

    def __init__(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__(diagnostics)
        self.diagnostics = diagnostics


def parse_module(source: Source, chunk: bytes, bindings: Bindings, context: Context) -> Module:
    """Parses and verifies one module.

    Args:
      source: Where it comes from.
      chunk: The whole of its data, or a piece.
      bindings: The wheel.
      context: A context of it.

    Raises:
      ParseError: It does not parse or verify.
      ToolError: No installed wheel can read this format.
    """
    module_class = bindings.ir.Module
    with context:
        try:
            if source.format is Format.ARTIFACT:
                return _read_artifact(chunk, bindings, context)
            if source.path is not None and chunk is source.data and _is_utf8(str(source.path)):
                # By its path, so that locations have the file's name.
                return module_class.parseFile(str(source.path))
            return module_class.parse(chunk)
        except bindings.ir.MLIRError as error:
            text = chunk if source.format is Format.TEXT else b""
            raise ParseError(
                tuple(with_advice(diagnostic, text) for diagnostic in diagnostics_of(error))
            ) from error
        except RuntimeError as error:
            # What the bindings raise when bytes of damaged bytecode get into the message of an
            # error, which then is no UTF-8.
            fault = Diagnostic("error", None, f"the MLIR package cannot read this: {error}")
            raise ParseError((fault,)) from error


def _is_utf8(path: str) -> bool:
    try:
        path.encode()
    except UnicodeEncodeError:
        return False
    return True


def _read_artifact(data: bytes, bindings: Bindings, context: Context) -> Module:
    if bindings.wheel.reads_artifacts:
        return _deserialize(data, bindings, context)
    if "stablehlo" not in bindings.wheel.dialects:
        raise ToolError(
            f"the bindings '{bindings.wheel.name}' have no stablehlo dialect to read "
            f"{Format.ARTIFACT.value} into: try --bindings=jaxlib"
        )
    # Another wheel makes StableHLO of it, which travels as plain bytecode.
    reader = artifact_reader()
    with reader.context() as other:
        try:
            module = _deserialize(data, reader, other)
        except reader.ir.MLIRError as error:
            raise ParseError(diagnostics_of(error)) from error
        bytecode = io.BytesIO()
        module.operation.write_bytecode(bytecode)
    return bindings.ir.Module.parse(bytecode.getvalue(), context)


def artifact_reader() -> Bindings:
    """The first installed wheel that reads portable artifacts.

    Raises:
      ToolError: There is none; the text says what to install.
    """
    readers = [wheel for wheel in WHEELS.values() if wheel.reads_artifacts]
    for wheel in readers:
        if wheel.installed:
            return load(wheel.name)
    raise ToolError(
        f"no installed MLIR Python package reads {Format.ARTIFACT.value}: "
        f"pip install {readers[0].install}"
    )


def _deserialize(data: bytes, bindings: Bindings, context: Context) -> Module:
    stablehlo: Any = importlib.import_module(f"{bindings.wheel.package}._mlir_libs._stablehlo")
    diagnostics: list[Diagnostic] = []
    # This call reports through handlers, and raises a ValueError that says nothing.
    with context.attach_diagnostic_handler(collector_into(diagnostics)):
        try:
            return stablehlo.deserialize_portable_artifact(context, data)
        except ValueError as error:
            raise ParseError(
                tuple(diagnostics) or (Diagnostic("error", None, str(error)),)
            ) from error
