# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--split-input-file``: several modules in one file."""

from __future__ import annotations

import re
from collections.abc import Iterator

from neuron_inst_combine.tools.opt.diagnostics import Diagnostic, Place

DEFAULT_MARKER = "// -----"

_MIN_RUN = 3


def split_text(text: bytes, marker: str = DEFAULT_MARKER) -> Iterator[bytes]:
    """Yields the pieces between lines that hold the marker and nothing else but blanks.

    Before each piece stand as many empty lines as there are lines above it, so that a parser counts
    lines as they are in the whole text.
    """
    line = 0
    begin = 0
    for separator in _marker_line(marker).finditer(text):
        yield b"\n" * line + text[begin : separator.start()]
        line += text.count(b"\n", begin, separator.end())
        begin = separator.end()
    yield b"\n" * line + text[begin:]


def near_misses(text: bytes, marker: str, name: str) -> Iterator[Diagnostic]:
    """An error for each line that looks like the marker and splits nothing.

    These are lines that begin like the marker but for blanks, and have too few or too many of its
    last character, or further text. MLIR compares without the last two characters of the marker,
    which for a marker of letters takes in ordinary comments.

    Args:
      text: The input.
      marker: Between its modules.
      name: Of the input.
    """
    exact = _marker_line(marker)
    for near in _near_line(marker).finditer(text):
        if exact.match(text, near.start()):
            continue
        line = text.count(b"\n", 0, near.start()) + 1
        column = near.start("marker") - near.start() + 1
        message = f"near miss of the split marker '{marker}', which has a line of its own"
        yield Diagnostic("error", Place(name, line, column), message)


def _marker_line(marker: str) -> re.Pattern[bytes]:
    return re.compile(rb"^[ \t]*%b[ \t]*\r?$" % re.escape(marker.encode()), re.MULTILINE)


def _near_line(marker: str) -> re.Pattern[bytes]:
    chars = [bytes([char]) for char in marker.encode() if not bytes([char]).isspace()]
    # A run of one character at the end, as of dashes, may be shorter.
    while len(chars) > _MIN_RUN and chars[-_MIN_RUN - 1 :] == chars[-1:] * (_MIN_RUN + 1):
        chars.pop()
    spaced = rb"[ \t]*".join(map(re.escape, chars))
    return re.compile(rb"^[ \t]*(?P<marker>%b)" % spaced, re.MULTILINE)
