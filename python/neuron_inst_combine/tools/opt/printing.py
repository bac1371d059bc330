# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a module to text, with the options of mlir-opt."""

from __future__ import annotations

import contextlib
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO

from neuron_inst_combine.bindings.types import Module
from neuron_inst_combine.tools.opt.command_line import CommandLine
from neuron_inst_combine.tools.opt.diagnostics import PARSED_FROM_STRING

# MLIR writes a quote inside a string as \22, so that these quotes are the string's own.
_UNNAMED_FILE = re.compile(rf'"{re.escape(PARSED_FROM_STRING)}"(?=:\d+:\d+)'.encode())


def print_module(module: Module, command_line: CommandLine, file_name: str) -> bytes:
    """The text of a module, in UTF-8, ending in a newline.

    Args:
      module: What to print.
      command_line: With its options.
      file_name: The name for locations in an input that was parsed from a string.
    """
    with_locations = command_line.boolean("mlir-print-debuginfo")
    text = _printed(
        module,
        # The parser has verified it, and so has the pass manager after each pass.
        assume_verified=command_line.boolean("verify-each"),
        large_elements_limit=command_line.number("mlir-elide-elementsattrs-if-larger"),
        large_resource_limit=command_line.number("mlir-elide-resource-strings-if-larger"),
        enable_debug_info=with_locations,
        pretty_debug_info=command_line.boolean("mlir-pretty-debuginfo"),
        print_generic_op_form=command_line.boolean("mlir-print-op-generic"),
        use_local_scope=command_line.boolean("mlir-print-local-scope"),
        use_name_loc_as_prefix=command_line.boolean("mlir-use-nameloc-as-prefix"),
        skip_regions=command_line.boolean("mlir-print-skip-regions"),
    )
    if with_locations:
        quoted = f'"{_escaped(file_name)}"'.encode()
        text = _UNNAMED_FILE.sub(lambda _: quoted, text)
    is_ended = text.endswith(b"\n") and not text.endswith(b"\n\n")
    return text if is_ended else text.rstrip(b"\n") + b"\n"


def _printed(module: Module, **options: Any) -> bytes:
    with _memory_file() as file:
        if file is None:
            # As bytes: made a string on the way, a large module takes several times its memory.
            text: bytes = module.operation.get_asm(binary=True, **options)
            return text
        # MLIR writes a file by itself, but hands every word of it to a Python object.
        module.operation.print(file=_path_of(file), binary=True, **options)
        return file.read()


@contextlib.contextmanager
def _memory_file() -> Iterator[BinaryIO | None]:
    """An empty file in memory that can be opened by a path; None where there is no such thing."""
    with contextlib.ExitStack() as stack:
        file = None
        if hasattr(os, "memfd_create") and not _is_file_size_limited():
            with contextlib.suppress(OSError):
                anonymous = stack.enter_context(os.fdopen(os.memfd_create("neuron-opt"), "rb"))
                Path(_path_of(anonymous)).open("wb").close()
                file = anonymous
        yield file


def _is_file_size_limited() -> bool:
    # MLIR aborts the process where it cannot write a file. There is no such module on Windows.
    import resource

    return resource.getrlimit(resource.RLIMIT_FSIZE)[0] != resource.RLIM_INFINITY


def _path_of(file: BinaryIO) -> str:
    return f"/proc/self/fd/{file.fileno()}"


def _escaped(name: str) -> str:
    # As MLIR prints a string.
    encoded = name.encode(errors="surrogateescape")
    return "".join(
        "\\\\"
        if byte == ord("\\")
        else chr(byte)
        if 0x20 <= byte < 0x7F and byte != ord('"')
        else f"\\{byte:02X}"
        for byte in encoded
    )
