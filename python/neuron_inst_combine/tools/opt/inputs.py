# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the input, and tells by its content what it is."""

from __future__ import annotations

import enum
import sys
from dataclasses import dataclass
from pathlib import Path

from neuron_inst_combine.bindings import dialects_in
from neuron_inst_combine.bindings.choose import BYTECODE_MAGIC
from neuron_inst_combine.tools.opt.command_line import STANDARD_STREAM
from neuron_inst_combine.tools.opt.errors import ToolError, reason
from neuron_inst_combine.tools.opt.hlo_formats import hlo_module_proto, is_hlo_text
from neuron_inst_combine.tools.opt.input_checks import BYTE_ORDER_MARK

_ARTIFACT_PRODUCER = b"StableHLO_v"


class Format(enum.Enum):
    """What an input is."""

    TEXT = "MLIR text"
    BYTECODE = "MLIR bytecode"
    ARTIFACT = "a StableHLO portable artifact"
    """MLIR bytecode in the versioned dialect ``vhlo``."""

    HLO_TEXT = "HLO text"
    HLO_PROTO = "an HloModuleProto"

    @property
    def is_hlo(self) -> bool:
        """Whether XLA reads it, and not MLIR."""
        return self in (Format.HLO_TEXT, Format.HLO_PROTO)

    @property
    def is_text(self) -> bool:
        """Whether it has lines."""
        return self in (Format.TEXT, Format.HLO_TEXT)


@dataclass(frozen=True, slots=True)
class Source:
    """An input.

    Attributes:
      name: As messages show it.
      path: The file, where MLIR can read it again by itself; None for a stream, and where `data`
        is not what the file holds.
      data: The content, without a byte order mark.
      format: What it is.
    """

    name: str
    path: Path | None
    data: bytes
    format: Format


def read_source(argument: str) -> Source:
    """Reads a file, or the standard input for ``-``.

    Raises:
      ToolError: It cannot be read.
    """
    if argument == STANDARD_STREAM:
        if sys.stdin is None:
            raise ToolError("cannot read standard input: it is closed")
        try:
            content = sys.stdin.buffer.read()
        except OSError as error:
            raise ToolError(f"cannot read standard input: {reason(error)}") from error
        return _source("<stdin>", None, content)
    path = Path(argument)
    try:
        content = path.read_bytes()
        is_file = path.is_file()
    except OSError as error:
        raise ToolError(f"cannot open input file '{argument}': {reason(error)}") from error
    except ValueError as error:
        raise ToolError(f"cannot open input file '{argument}': {error}") from error
    return _source(argument, path if is_file else None, content)


def _source(name: str, path: Path | None, content: bytes) -> Source:
    if (proto := hlo_module_proto(content)) is not None:
        return Source(name, path if proto is content else None, proto, Format.HLO_PROTO)
    data = content.removeprefix(BYTE_ORDER_MARK)
    return Source(name, path if data == content else None, data, _format(data))


def _format(data: bytes) -> Format:
    if not data.startswith(BYTECODE_MAGIC):
        return Format.HLO_TEXT if is_hlo_text(data) else Format.TEXT
    # The producer's name stands after the magic number and the version.
    if _ARTIFACT_PRODUCER in data[:64] or "vhlo" in dialects_in(data):
        return Format.ARTIFACT
    return Format.BYTECODE
