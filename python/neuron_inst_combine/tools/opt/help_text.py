# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The text of ``--help``, made from the table of options and the passes."""

from __future__ import annotations

import dataclasses
import enum
import textwrap
from collections.abc import Iterator
from typing import Any

from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.passes.options import spelling
from neuron_inst_combine.passes.registry import PASSES
from neuron_inst_combine.tools.opt.options_table import OPTIONS, Group, Kind, Option

_WIDTH = 96
_HELP_COLUMN = 36

OVERVIEW = (
    "Runs passes on a module in the dialects of StableHLO: the instruction combining passes of the "
    "AWS Neuron compiler, and any pass of the MLIR Python package in use. Reads FILE, or standard "
    "input when it is '-' or missing: MLIR text, MLIR bytecode, a StableHLO portable artifact, or, "
    "with jaxlib installed, HLO as text or as HloModuleProto. "
    "Without a pass, the module is parsed, verified and printed."
)

EXAMPLES = (
    ("neuron-opt --neuron-inst-combine model.mlir", "combine, and print the result"),
    (
        "neuron-opt --cse --neuron-inst-combine=max-iterations=20 --canonicalize a.mlir -o b.mlir",
        "three passes in this order, the result into a file",
    ),
    (
        "neuron-opt --passes=neuron-hlo-inst-comb,neuron-inst-combine --emit=hlo a.hlo",
        "HLO to HLO, by way of StableHLO",
    ),
)

EXIT_STATUS = (
    "0: all went well. 1: the input, the command line or a pass is at fault, and nothing was "
    "written. 70: an internal error. 128 and the number of a signal: ended by that signal (130: "
    "^C), or the MLIR package was (134: it aborted; 139: a segmentation fault; 154: "
    "it did not come to an end of reading bytecode, and was stopped)."
)

OTHER_PASSES = (
    "--<pass>[=<options>]",
    (
        "any pass of the MLIR package (--canonicalize, --cse, ...; all of them: --list-passes); "
        "passes run in the order given"
    ),
)

SPELLINGS = "One dash and two mean the same; booleans also take =true and =false."


def help_text() -> str:
    """All that ``--help`` prints."""
    return "\n".join(_lines()) + "\n"


def pass_lines(module_pass: type[ModulePass]) -> Iterator[str]:
    """A pass and its options."""
    yield from _entry(f"--{module_pass.argument}[=<options>]", module_pass.summary, 2)
    for left, text in pass_options(module_pass):
        yield from _entry(left, text, 6)


def pass_options(module_pass: type[ModulePass]) -> Iterator[tuple[str, str]]:
    """Each option of a pass with its value, and what it does."""
    for field in dataclasses.fields(module_pass):
        if not field.init:
            continue
        metavar, default = _type_and_default(field.default)
        text = field.metadata["help"] + (f" (default: {default})" if default else "")
        yield f"{spelling(field.name)}=<{metavar}>", text


def option_help(option: Option) -> str:
    """What an option does, with the words that its value may be."""
    return option.help + (f" ({', '.join(option.choices)})" if option.choices else "")


def option_spelling(option: Option) -> str:
    """An option with its dashes and its value."""
    if option.kind is Kind.OPTIONAL:
        return f"{option.spelling}[=<{option.metavar}>]"
    if not option.needs_value:
        return option.spelling
    return f"{option.spelling}{' ' if option.spell_short else '='}<{option.metavar}>"


def _lines() -> Iterator[str]:
    yield "USAGE: neuron-opt [options] [FILE]"
    yield ""
    yield from textwrap.wrap(OVERVIEW, _WIDTH)
    yield ""
    yield "EXAMPLES:"
    for command, meaning in EXAMPLES:
        yield ""
        yield f"  # {meaning}"
        yield f"  {command}"
    for group in Group:
        yield ""
        yield f"{group.value}:"
        if group is Group.PASSES:
            yield from _pass_section()
        for option in OPTIONS:
            if option.group is group:
                yield from _option_lines(option)
    yield ""
    yield from textwrap.wrap(f"EXIT STATUS: {EXIT_STATUS}", _WIDTH)
    yield ""
    yield SPELLINGS


def _pass_section() -> Iterator[str]:
    for module_pass in PASSES.values():
        yield from pass_lines(module_pass)
    yield from _entry(*OTHER_PASSES, 2)


def _option_lines(option: Option) -> Iterator[str]:
    yield from _entry(option_spelling(option), option_help(option), 2)


def _entry(left: str, text: str, indent: int) -> Iterator[str]:
    head = " " * indent + left
    hanging = " " * (_HELP_COLUMN + 2)
    wrapped = textwrap.wrap(text, _WIDTH - len(hanging))
    if len(head) >= _HELP_COLUMN:
        yield head
        head = ""
    yield f"{head:<{_HELP_COLUMN}}- {wrapped[0]}"
    for line in wrapped[1:]:
        yield hanging + line


def _type_and_default(default: Any) -> tuple[str, str]:
    if isinstance(default, bool):
        return "bool", str(default).lower()
    if isinstance(default, enum.Enum):
        return "|".join(str(member.value) for member in type(default)), str(default.value)
    if isinstance(default, tuple):
        return "name,...", ",".join(default)
    return {int: "int", str: "string"}[type(default)], str(default)
