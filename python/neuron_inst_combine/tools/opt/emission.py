# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a module to what is written: MLIR or HLO, as text or binary."""

from __future__ import annotations

import enum
import io
import re
import sys
from dataclasses import dataclass

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.artifacts import artifact_wheel, serialize, versions
from neuron_inst_combine.bindings.transfer import transfer
from neuron_inst_combine.bindings.types import Module
from neuron_inst_combine.integrations.portable_artifact import artifact_version
from neuron_inst_combine.tools.opt.command_line import (
    STANDARD_STREAM,
    CommandLine,
    CommandLineError,
)
from neuron_inst_combine.tools.opt.diagnostics import (
    Diagnostic,
    collector_into,
    diagnostics_of,
)
from neuron_inst_combine.tools.opt.errors import EmissionError
from neuron_inst_combine.tools.opt.inputs import Format, Source
from neuron_inst_combine.tools.opt.printing import print_module

_VERSION = re.compile(r"\d+\.\d+\.\d+|minimum|current")


class OutputFormat(enum.Enum):
    """What ``--emit`` takes."""

    MLIR = "mlir"
    BYTECODE = "bytecode"
    ARTIFACT = "stablehlo-artifact"
    HLO = "hlo"
    HLO_PROTO = "hlo-proto"

    @property
    def is_binary(self) -> bool:
        """Whether a terminal should not see it."""
        return self not in (OutputFormat.MLIR, OutputFormat.HLO)


@dataclass(frozen=True, slots=True)
class Emission:
    """How the result is to be written.

    Attributes:
      command_line: With the options of printing.
      format: Of the output.
    """

    command_line: CommandLine
    format: OutputFormat

    @classmethod
    def of(cls, command_line: CommandLine) -> Emission:
        """What the command line asks for.

        Raises:
          CommandLineError: Two options contradict each other, a version is none, or binary output
            would go to a terminal.
        """
        word = command_line.value("emit")
        if command_line.boolean("emit-bytecode"):
            if word not in (None, OutputFormat.BYTECODE.value):
                raise CommandLineError(f"'--emit-bytecode' can't be used with '--emit={word}'")
            word = OutputFormat.BYTECODE.value
        output_format = OutputFormat(word or OutputFormat.MLIR.value)
        _check_versions(command_line, output_format)
        to_terminal = (
            command_line.value("o") in (None, STANDARD_STREAM)
            and output_format.is_binary
            and sys.stdout is not None
            and sys.stdout.isatty()
        )
        if to_terminal and not command_line.boolean("f"):
            raise CommandLineError(
                f"--emit={output_format.value} is binary, and standard output is a terminal: "
                "give -o a file, or force it with -f"
            )
        return cls(command_line, output_format)

    def bytes_of(self, module: Module, source: Source, bindings: Bindings) -> bytes:
        """What is written of a module.

        Args:
          module: The module.
          source: What it was made of.
          bindings: Its wheel.

        Raises:
          EmissionError: The module, or the wheel, has no such form.
          BindingsError: This needs a wheel that is not installed.
          ToolError: jaxlib has no conversion to HLO.
        """
        if self.format is OutputFormat.MLIR:
            return print_module(module, self.command_line, source.name)
        if self.format is OutputFormat.BYTECODE:
            version = self.command_line.number("emit-bytecode-version")
            return _bytecode(module, version)
        if self.format is OutputFormat.ARTIFACT:
            return self._artifact(module, source, bindings)
        # Not before it is needed.
        from neuron_inst_combine.tools.opt.hlo_output import hlo_output

        return hlo_output(module, bindings, source, as_text=self.format is OutputFormat.HLO)

    def join(self, pieces: list[bytes], marker: str) -> bytes:
        """One output of the outputs of several modules.

        Raises:
          CommandLineError: This format holds one module.
        """
        if len(pieces) > 1 and self.format is not OutputFormat.MLIR:
            raise CommandLineError(
                f"for the --emit option: '{self.format.value}' holds one module, and the input "
                f"was split into {len(pieces)}"
            )
        return f"{marker}\n".encode().join(pieces)

    def _artifact(self, module: Module, source: Source, bindings: Bindings) -> bytes:
        writer = bindings if bindings.wheel.reads_artifacts else artifact_wheel()
        version = self._artifact_version(source, writer)
        context = module.context if writer is bindings else writer.context()
        found: list[Diagnostic] = []
        with context, context.attach_diagnostic_handler(collector_into(found)):
            try:
                if writer is not bindings:
                    module = transfer(module, writer, context)
                return serialize(module, version, writer)
            except writer.ir.MLIRError as error:
                found.extend(diagnostics_of(error))
            except ValueError as error:
                found.append(Diagnostic("error", None, str(error)))
        name = f"{writer.wheel.distributions[0]} {writer.version}"
        oldest, newest = versions(writer)
        message = (
            f"{name} cannot write this as a portable artifact of StableHLO {version}; "
            f"it writes {oldest} to {newest}, of ops that the version has"
        )
        raise EmissionError((Diagnostic("error", None, message), *found))

    def _artifact_version(self, source: Source, writer: Bindings) -> str:
        asked = self.command_line.value("artifact-version")
        oldest, newest = versions(writer)
        if asked is None and source.format is Format.ARTIFACT:
            return artifact_version(source.data)
        return {None: newest, "current": newest, "minimum": oldest}.get(asked) or str(asked)


def _check_versions(command_line: CommandLine, output_format: OutputFormat) -> None:
    for option, wanted in (
        ("emit-bytecode-version", OutputFormat.BYTECODE),
        ("artifact-version", OutputFormat.ARTIFACT),
    ):
        if command_line.value(option) is not None and output_format is not wanted:
            raise CommandLineError(f"for the --{option} option: only with --emit={wanted.value}")
    version = command_line.value("artifact-version")
    if version is not None and not _VERSION.fullmatch(version):
        raise CommandLineError(
            f"for the --artifact-version option: '{version}' is no version: "
            "three numbers such as 1.9.0, minimum, or current"
        )


def _bytecode(module: Module, version: int | None) -> bytes:
    file = io.BytesIO()
    found: list[Diagnostic] = []
    with module.context.attach_diagnostic_handler(collector_into(found)):
        try:
            module.operation.write_bytecode(file, version)
        except ValueError as error:
            found = found or [Diagnostic("error", None, str(error))]
            raise EmissionError(tuple(found)) from error
    return file.getvalue()
