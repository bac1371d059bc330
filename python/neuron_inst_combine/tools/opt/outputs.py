# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes the result: all of it or nothing."""

from __future__ import annotations

import contextlib
import os
import secrets
import stat
import sys
from pathlib import Path

from neuron_inst_combine.tools.opt.command_line import STANDARD_STREAM
from neuron_inst_combine.tools.opt.errors import ToolError, reason
from neuron_inst_combine.tools.opt.interruption import interrupted_tidily


def check_output(name: str) -> None:
    """Looks whether an output can be written, before any work is done for it.

    Raises:
      ToolError: It cannot: it is a directory, or has none to be in, or may not be written.
    """
    if name == STANDARD_STREAM:
        return
    if Path(name).is_dir():
        raise ToolError(f"cannot open output file '{name}': Is a directory")
    if Path(name).exists():
        if not os.access(name, os.W_OK):
            raise ToolError(f"cannot open output file '{name}': Permission denied")
        return
    path = _target(name)
    if not path.parent.is_dir():
        raise ToolError(f"cannot open output file '{name}': No such file or directory")
    if not os.access(path.parent, os.W_OK):
        raise ToolError(f"cannot open output file '{name}': Permission denied")


def write_output(name: str, content: bytes) -> None:
    """Writes a file, or the standard output for ``-``.

    Raises:
      ToolError: It cannot be written; a file is then as it was.
      BrokenPipeError: Nobody reads the standard output any more.
    """
    if name == STANDARD_STREAM:
        _write_stdout(content)
        return
    path = _target(name)
    try:
        if _is_special(Path(name)) or (path.exists() and not os.access(path.parent, os.W_OK)):
            # A device or a pipe has no content to keep; and where no file can be made next to it,
            # an existing one can only be written in place.
            Path(name).write_bytes(content)
        else:
            with interrupted_tidily():
                _replace(path, content)
    except OSError as error:
        raise ToolError(f"cannot write output file '{name}': {reason(error)}") from error


def _target(name: str) -> Path:
    # A symbolic link stays; what it points to is replaced.
    return Path(os.path.realpath(name))


def _is_special(path: Path) -> bool:
    return path.exists() and not path.is_file()


def _replace(path: Path, content: bytes) -> None:
    temporary = path.with_name(f".{path.name[:200]}.{secrets.token_hex(4)}.tmp")
    flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
    # 0o666 is what `open` asks for; the kernel takes the umask off.
    descriptor = os.open(temporary, flags, 0o666)
    try:
        with os.fdopen(descriptor, "wb") as file:
            if path.exists():
                temporary.chmod(stat.S_IMODE(path.stat().st_mode))
            file.write(content)
        temporary.replace(path)
    except BaseException:
        # Also when the user interrupts: no half a file is left, under any name.
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise


def _write_stdout(content: bytes) -> None:
    if sys.stdout is None:
        # As Python has it where the descriptor was closed: `neuron-opt >&-`.
        raise ToolError("cannot write standard output: it is closed")
    try:
        sys.stdout.buffer.write(content)
        sys.stdout.buffer.flush()
    except BrokenPipeError:
        silence_stdout()
        raise
    except OSError as error:
        silence_stdout()
        raise ToolError(f"cannot write standard output: {reason(error)}") from error


def silence_stdout() -> None:
    """Sends what is still buffered nowhere, so that Python does not try once more at exit."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)
