# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Diagnostics the way MLIR prints them: ``file:line:col: error: message``, source line, caret.

Locations are read from their text and not from the wheel's classes: those differ between versions
of MLIR (on some, touching ``filename`` on a location that has none aborts the process), the text
does not.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol, TextIO

from neuron_inst_combine.bindings.types import Location

PARSED_FROM_STRING = "-"
"""What MLIR calls the file when it is given a string."""

_FILE_LOCATION = re.compile(r'"((?:[^"\\]|\\.)*)":(\d+):(\d+)')
_ESCAPE = re.compile(rb"\\(\\|[0-9A-Fa-f]{2})")
_MAX_MESSAGE = 8000
_MAX_LINE = 400
_MAX_OTHER_FILE = 64 << 20


@dataclass(frozen=True, slots=True)
class Place:
    """A place in a file.

    Attributes:
      file: As the location names it.
      line: From 1; 0 means the file as a whole.
      column: In bytes, from 1.
    """

    file: str
    line: int
    column: int


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """An error, warning, remark or note.

    Attributes:
      severity: ``error``, ``warning``, ``remark`` or ``note``.
      place: Where; None when its location says nothing about a file.
      message: What, possibly of several lines.
      notes: Further diagnostics that belong to it.
    """

    severity: str
    place: Place | None
    message: str
    notes: tuple[Diagnostic, ...] = ()


def place_of(location: Location) -> Place | None:
    """The file location in a location, the first where several are fused or call each other."""
    if (found := _FILE_LOCATION.search(str(location))) is None:
        return None
    file, line, column = found.groups()
    return Place(_unescape(file), int(line), int(column))


def _unescape(text: str) -> str:
    def char(match: re.Match[bytes]) -> bytes:
        return b"\\" if match[1] == b"\\" else bytes.fromhex(match[1].decode())

    # The bindings may hand over bytes that are no UTF-8 as surrogates.
    return os.fsdecode(_ESCAPE.sub(char, text.encode(errors="surrogateescape")))


def diagnostic_of(info: Any) -> Diagnostic:
    """Takes over a wheel's ``Diagnostic`` or ``DiagnosticInfo``, which dies with its context."""
    try:
        place, message = place_of(info.location), info.message
    except (RuntimeError, UnicodeDecodeError):
        # Bytes of damaged bytecode have got into it; and nothing may be raised here, below C++.
        place, message = None, "the MLIR package says something that is no UTF-8"
    return Diagnostic(
        severity=str(info.severity).rpartition(".")[2].lower(),
        place=place,
        message=message,
        notes=tuple(diagnostic_of(note) for note in info.notes),
    )


def diagnostics_of(error: Any) -> tuple[Diagnostic, ...]:
    """The diagnostics of an ``MLIRError``; one with its text when it carries none."""
    if found := tuple(map(diagnostic_of, error.error_diagnostics)):
        return found
    return (Diagnostic("error", None, str(error).strip()),)


@dataclass(frozen=True, slots=True)
class Palette:
    """Escape sequences of a terminal, each empty where there is no colour."""

    bold: str = ""
    reset: str = ""
    caret: str = ""
    severities: dict[str, str] = field(default_factory=dict)


_COLOURS = Palette(
    bold="\033[1m",
    reset="\033[0m",
    caret="\033[0;1;32m",
    severities={
        "error": "\033[0;1;31m",
        "warning": "\033[0;1;35m",
        "remark": "\033[0;1;34m",
        "note": "\033[0;1;30m",
    },
)


def palette_for(stream: TextIO) -> Palette:
    """Colours for a terminal, unless ``NO_COLOR`` is set; none for anything else."""
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb" or not stream.isatty():
        return Palette()
    return _COLOURS


@dataclass(frozen=True, slots=True)
class Renderer:
    """Prints diagnostics.

    Attributes:
      name: Of the input, as it is shown.
      source: The input, for its lines; empty for bytecode.
      stream: Where to.
      palette: Its colours.
    """

    name: str
    source: bytes
    stream: TextIO
    palette: Palette

    def print(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Prints diagnostics, each followed by its notes."""
        for diagnostic in diagnostics:
            self.stream.write(self.text(diagnostic))
            self.print(diagnostic.notes)

    def text(self, diagnostic: Diagnostic) -> str:
        """One diagnostic without its notes, as lines."""
        place = diagnostic.place or Place(self.name, 0, 0)
        colours = self.palette
        severity = colours.severities.get(diagnostic.severity, "")
        message = (
            f"{colours.bold}{self._shown(place)}: {severity}{diagnostic.severity}: {colours.reset}"
            f"{colours.bold}{_clipped(diagnostic.message)}{colours.reset}\n"
        )
        if place.line and (line := self._line(place)) is not None:
            source, caret = _source_and_caret(line, place.column)
            message += f"{source}\n{colours.caret}{caret}{colours.reset}\n"
        return message

    def _shown(self, place: Place) -> str:
        file = self._file(place)
        if not place.line and self.source and file == self.name:
            # The location of the module that MLIR puts around a list of ops: the file's beginning.
            return f"{file}:1:1"
        return f"{file}:{place.line}:{place.column}" if place.line else file

    def _file(self, place: Place) -> str:
        return self.name if place.file == PARSED_FROM_STRING else place.file

    def _line(self, place: Place) -> bytes | None:
        file = self._file(place)
        if file == self.name:
            return _line_of(self.source, place.line)
        return _line_of(_read_other(file), place.line)


def _read_other(file: str) -> bytes:
    """A file that a location names; empty when it is not there, not a file, or huge."""
    path = Path(file)
    try:
        if not path.is_file() or path.stat().st_size > _MAX_OTHER_FILE:
            return b""
        return path.read_bytes()
    except (OSError, ValueError):
        # ValueError: a NUL in the name. A location may say anything.
        return b""


def _line_of(text: bytes, line: int) -> bytes | None:
    begin = 0
    for _ in range(line - 1):
        begin = text.find(b"\n", begin) + 1
        if not begin:
            return None
    end = text.find(b"\n", begin)
    if end < 0:
        end = len(text)
    return text[begin:end].rstrip(b"\r") if text else None


def _source_and_caret(line: bytes, column: int) -> tuple[str, str]:
    offset = max(0, min(column - 1, len(line)))
    first = max(0, offset - _MAX_LINE // 2)
    before = line[first:offset].decode(errors="replace")
    after = line[offset : first + _MAX_LINE].decode(errors="replace")
    head = _printable(("..." if first else "") + before)
    tail = _printable(after + ("..." if first + _MAX_LINE < len(line) else ""))
    return head + tail, " " * len(head) + "^"


def _printable(text: str) -> str:
    # Tabs as LLVM shows them; nothing that could make a terminal do something.
    return "".join(char if char.isprintable() else "?" for char in text.replace("\t", " " * 8))


def _clipped(message: str) -> str:
    if len(message) <= _MAX_MESSAGE:
        return message
    return f"{message[:_MAX_MESSAGE]}... ({len(message) - _MAX_MESSAGE} more characters)"


class DiagnosticSink(Protocol):
    """Takes diagnostics: prints them, or compares them with what is expected."""

    def print(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Takes diagnostics, with their notes."""


def handler_for(sink: DiagnosticSink) -> Callable[[Any], bool]:
    """A diagnostic handler for a context: passes warnings and remarks on as they come."""

    def handle(diagnostic: Any) -> bool:
        sink.print([diagnostic_of(diagnostic)])
        return True

    return handle


def collector_into(diagnostics: list[Diagnostic]) -> Callable[[Any], bool]:
    """A diagnostic handler for a context: keeps everything it hears."""

    def handle(diagnostic: Any) -> bool:
        diagnostics.append(diagnostic_of(diagnostic))
        return True

    return handle
