# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is looked at in HLO text before XLA's parser sees it."""

from __future__ import annotations

import re

from neuron_inst_combine.tools.opt.command_line import CommandLine, CommandLineError
from neuron_inst_combine.tools.opt.diagnostics import Diagnostic, Place

_ELIDED = re.compile(rb"\bconstant\([^()\"\n]*?\.\.\.")
_UNSPECIFIED = re.compile(rb", *api_version=API_VERSION_UNSPECIFIED\b")

HOW_TO_PRINT_WHOLE = (
    "have XLA print constants whole: XLA_FLAGS=--xla_dump_large_constants with --xla_dump_hlo_as_"
    "text, HloPrintOptions.print_large_constants in Python; or dump protocol buffers, "
    "--xla_dump_hlo_as_proto"
)


def check_constants(text: bytes, name: str) -> Diagnostic | None:
    """The reason to refuse a text whose constants were left out when it was printed.

    XLA's parser takes ``constant({...})``, and makes up numbers.
    """
    elided = [found for found in _ELIDED.finditer(text) if not _is_quoted(text, found.start())]
    if not elided:
        return None
    offset = elided[0].start()
    line = text.count(b"\n", 0, offset) + 1
    place = Place(name, line, offset - text.rfind(b"\n", 0, offset))
    others = f", as are {len(elided) - 1} more" if len(elided) > 1 else ""
    return Diagnostic(
        "error",
        place,
        f"the value of this constant is not in the file: it was elided when it was printed{others}",
        (Diagnostic("note", place, HOW_TO_PRINT_WHOLE),),
    )


def check_options_on_hlo(command_line: CommandLine) -> None:
    """Refuses what only makes sense on MLIR text.

    Raises:
      CommandLineError: Such an option was given.
    """
    for option in ("split-input-file", "output-split-marker", "verify-diagnostics"):
        if command_line.value(option) is not None:
            raise CommandLineError(
                f"for the --{option} option: the input is HLO, and this is for MLIR text only"
            )
    if command_line.boolean("run-reproducer"):
        raise CommandLineError(
            "for the --run-reproducer option: the input is HLO, and a reproducer is MLIR text"
        )


def without_unspecified_api(text: bytes) -> tuple[bytes, int]:
    """Takes ``api_version=API_VERSION_UNSPECIFIED`` from custom calls, and says from how many.

    XLA before 2023 wrote it where today's leaves the version out, which means the original one; and
    today's parser refuses it. Lines and columns stay.
    """
    return _UNSPECIFIED.subn(lambda found: b" " * len(found[0]), text)


def _is_quoted(text: bytes, offset: int) -> bool:
    before = text[text.rfind(b"\n", 0, offset) + 1 : offset]
    return b"//" in before or before.replace(b'\\"', b"").count(b'"') % 2 == 1
