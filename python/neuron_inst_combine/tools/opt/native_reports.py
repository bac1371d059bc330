# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Catches the reports that MLIR writes by itself, so that ours can be one with them.

MLIR writes statistics when a pass manager has run, and times when it is destroyed, to the standard
error stream of the process.
"""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from dataclasses import dataclass

_STDERR = 2
_RULE = "===" + "-" * 73 + "==="
_WIDTH = 80


@dataclass(slots=True)
class Captured:
    """What was written.

    Attributes:
      text: All of it, when the block is over.
    """

    text: str = ""


@contextlib.contextmanager
def captured_stderr() -> Iterator[Captured]:
    """Keeps what the process writes to its standard error stream, be it from Python or C++.

    It goes into a file, so that there may be any amount of it.
    """
    captured = Captured()
    sys.stderr.flush()
    stream = os.dup(_STDERR)
    try:
        # Not before it is needed.
        import tempfile

        with tempfile.TemporaryFile() as file:
            os.dup2(file.fileno(), _STDERR)
            try:
                yield captured
            finally:
                sys.stderr.flush()
                os.dup2(stream, _STDERR)
                file.seek(0)
                captured.text = file.read().decode(errors="replace")
    finally:
        os.close(stream)


def heading(title: str) -> str:
    """The three lines that MLIR has above a report."""
    return f"{_RULE}\n{title.center(_WIDTH).rstrip()}\n{_RULE}\n"


def cut_at(title: str, text: str) -> tuple[str, str]:
    """What stands before a report, and the report without its heading; empty where there is none.

    Args:
      title: Of the report.
      text: What was written, with the report at its end.
    """
    before, found, after = text.rpartition(heading(title))
    return (before, after) if found else (text, "")
