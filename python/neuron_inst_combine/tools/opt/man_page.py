# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The manual page, in the macros of man(7), made from the table of options and the passes."""

from __future__ import annotations

from collections.abc import Iterator

import neuron_inst_combine
from neuron_inst_combine.bindings.choose import ENVIRONMENT_VARIABLE
from neuron_inst_combine.passes.registry import PASSES
from neuron_inst_combine.tools.opt.help_text import (
    EXAMPLES,
    EXIT_STATUS,
    OTHER_PASSES,
    OVERVIEW,
    SPELLINGS,
    option_help,
    option_spelling,
    pass_options,
)
from neuron_inst_combine.tools.opt.options_table import OPTIONS, Group

_ESCAPES = str.maketrans(
    {"\\": r"\e", "-": r"\-", "'": r"\(aq", "`": r"\(ga", "^": r"\(ha", "~": r"\(ti"}
)


def man_page() -> str:
    """All that ``--man`` prints."""
    return "\n".join(_lines()) + "\n"


def _lines() -> Iterator[str]:
    version = _text(f"neuron-inst-combine {neuron_inst_combine.__version__}")
    yield r".\" Made by neuron-opt --man; do not edit."
    yield f'.TH NEURON\\-OPT 1 "" "{version}" "User Commands"'
    # Neither option names cut in two, nor wide gaps around them.
    yield ".nh"
    yield ".ad l"
    yield ".SH NAME"
    yield _text("neuron-opt - mlir-opt for the instruction combining passes of AWS Neuron")
    yield ".SH SYNOPSIS"
    yield r".B neuron\-opt"
    yield r"[\fIoptions\fR] [\fIFILE\fR]"
    yield ".SH DESCRIPTION"
    yield _text(OVERVIEW)
    yield ".PP"
    yield _text(SPELLINGS)
    yield ".SH OPTIONS"
    for group in Group:
        yield f'.SS "{_text(group.value)}"'
        if group is Group.PASSES:
            yield from _passes()
        for option in OPTIONS:
            if option.group is group:
                yield from _entry(option_spelling(option), option_help(option))
    yield ".SH EXIT STATUS"
    yield _text(EXIT_STATUS)
    yield ".SH ENVIRONMENT"
    yield from _entry(ENVIRONMENT_VARIABLE, "the MLIR Python package to use, as with --bindings")
    yield from _entry("NO_COLOR", "if set, diagnostics have no colour on a terminal either")
    yield ".SH EXAMPLES"
    for command, meaning in EXAMPLES:
        yield from _entry(command, meaning)


def _passes() -> Iterator[str]:
    for module_pass in PASSES.values():
        yield from _entry(f"--{module_pass.argument}[=<options>]", module_pass.summary)
        yield ".RS"
        for left, text in pass_options(module_pass):
            yield from _entry(left, text)
        yield ".RE"
    yield from _entry(*OTHER_PASSES)


def _entry(left: str, text: str) -> Iterator[str]:
    yield ".TP"
    yield f"\\fB{_text(left)}\\fR"
    yield _text(text)


def _text(text: str) -> str:
    escaped = text.translate(_ESCAPES)
    # A dot at the beginning of a line would be a macro.
    return rf"\&{escaped}" if escaped.startswith(".") else escaped
