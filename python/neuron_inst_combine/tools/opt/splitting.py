# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--split-input-file``: several modules in one file."""

from __future__ import annotations

import re
from collections.abc import Iterator

DEFAULT_MARKER = "// -----"


def split_text(text: bytes, marker: str = DEFAULT_MARKER) -> Iterator[bytes]:
    """Yields the pieces between lines that hold the marker and nothing else.

    Before each piece stand as many empty lines as there are lines above it, so that a parser counts
    lines as they are in the whole text.
    """
    marker_line = re.compile(rb"^%b[ \t]*\r?$" % re.escape(marker.encode()), re.MULTILINE)
    line = 0
    begin = 0
    for separator in marker_line.finditer(text):
        yield b"\n" * line + text[begin : separator.start()]
        line += text.count(b"\n", begin, separator.end())
        begin = separator.end()
    yield b"\n" * line + text[begin:]
