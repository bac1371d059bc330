# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Every option of ``neuron-opt``, once: the parser and all documentation are made from this."""

from __future__ import annotations

import enum
from dataclasses import dataclass


class Kind(enum.Enum):
    """What may follow an option's name."""

    BOOLEAN = enum.auto()
    """Nothing, ``=true`` or ``=false``."""

    VALUE = enum.auto()
    """A value: ``--name=value`` or ``--name value``."""

    ACTION = enum.auto()
    """Nothing: the tool prints what is asked for, and ends."""


class Group(enum.Enum):
    """The sections of ``--help``, in order; the value is the heading."""

    INPUT = "Input and output"
    PASSES = "Passes"
    PRINTING = "Printing"
    INFORMATION = "Information"


@dataclass(frozen=True, slots=True)
class Option:
    """One option.

    Attributes:
      name: Without dashes; one dash and two mean the same.
      group: The section of ``--help`` it stands in.
      kind: What may follow the name.
      help: One sentence, without a capital and full stop.
      metavar: What stands for the value in ``--help``.
      default: Of a BOOLEAN.
      choices: The words a VALUE may be; empty for any.
      aliases: Other names.
      spell_short: Whether documentation shows it with one dash.
    """

    name: str
    group: Group
    kind: Kind
    help: str
    metavar: str = ""
    default: bool = False
    choices: tuple[str, ...] = ()
    aliases: tuple[str, ...] = ()
    spell_short: bool = False

    @property
    def spelling(self) -> str:
        """As it is written in documentation, dashes included, without a value."""
        return f"-{self.name}" if self.spell_short else f"--{self.name}"


OPTIONS: tuple[Option, ...] = (
    Option(
        "o",
        Group.INPUT,
        Kind.VALUE,
        "write to this file instead of the standard output; it is replaced in one step, and only "
        "when all went well",
        metavar="FILE",
        spell_short=True,
    ),
    Option(
        "split-input-file",
        Group.INPUT,
        Kind.BOOLEAN,
        "the input is several modules with '// -----' on a line of its own between them",
    ),
    Option(
        "allow-unregistered-dialect",
        Group.INPUT,
        Kind.BOOLEAN,
        "accept ops, types and attributes of dialects that the MLIR package does not know",
    ),
    Option(
        "bindings",
        Group.INPUT,
        Kind.VALUE,
        "the MLIR Python package to use; auto is the first installed one that knows the dialects "
        "of the input; default: the variable NEURON_MLIR_BINDINGS, else auto",
        metavar="NAME",
        choices=("auto", "iree", "jaxlib", "torch_mlir", "mlir"),
    ),
    Option(
        "pass-pipeline",
        Group.PASSES,
        Kind.VALUE,
        "run this textual pipeline, 'builtin.module(cse,neuron-inst-combine{entry=f})' for "
        "example, instead of pass flags",
        metavar="TEXT",
    ),
    Option(
        "verify-each",
        Group.PASSES,
        Kind.BOOLEAN,
        "run the verifier after each pass; default: true",
        default=True,
    ),
    Option(
        "mlir-print-op-generic",
        Group.PRINTING,
        Kind.BOOLEAN,
        "print every op in its generic form",
    ),
    Option("mlir-print-debuginfo", Group.PRINTING, Kind.BOOLEAN, "print locations"),
    Option(
        "mlir-print-local-scope",
        Group.PRINTING,
        Kind.BOOLEAN,
        "print types, attributes and locations in place, without aliases",
    ),
    Option(
        "help",
        Group.INFORMATION,
        Kind.ACTION,
        "print this",
        aliases=("h", "help-hidden", "help-list", "help-list-hidden"),
    ),
    Option(
        "version",
        Group.INFORMATION,
        Kind.ACTION,
        "print the versions of this tool, of the MLIR packages, and of MLIR",
    ),
    Option(
        "list-passes",
        Group.INFORMATION,
        Kind.ACTION,
        "print the passes with their options, then those of the MLIR package",
    ),
    Option(
        "show-dialects",
        Group.INFORMATION,
        Kind.ACTION,
        "print the dialects that the MLIR package knows",
    ),
    Option(
        "v",
        Group.INFORMATION,
        Kind.BOOLEAN,
        "say on the standard error stream what is being done",
        spell_short=True,
    ),
    Option(
        "debug",
        Group.INFORMATION,
        Kind.BOOLEAN,
        "print a Python traceback for an internal error",
    ),
)

BY_NAME: dict[str, Option] = {
    name: option for option in OPTIONS for name in (option.name, *option.aliases)
}
