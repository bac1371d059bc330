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

    OPTIONAL = enum.auto()
    """Nothing, or a value: ``--name`` or ``--name=value``."""

    ACTION = enum.auto()
    """Nothing, or one of the choices: the tool prints what is asked for, and ends."""


class Group(enum.Enum):
    """The sections of ``--help``, in order; the value is the heading."""

    INPUT = "Input and output"
    PASSES = "Passes"
    PRINTING = "Printing"
    REMARKS = "Remarks"
    OBSERVING = "Watching passes"
    TESTING = "Testing"
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
      implied: The value of an OPTIONAL that is given without one.
      choices: The words a value may be; empty for any.
      is_number: Whether a value is a number from 0.
      is_list: Whether a VALUE may be given several times; the values are joined with commas.
      names_passes: Whether a value is the argument of passes, for completion.
      names_path: Whether a value is a file or directory, for completion.
      aliases: Other names.
      spell_short: Whether documentation shows it with one dash.
    """

    name: str
    group: Group
    kind: Kind
    help: str
    metavar: str = ""
    default: bool = False
    implied: str = ""
    choices: tuple[str, ...] = ()
    is_number: bool = False
    is_list: bool = False
    names_passes: bool = False
    names_path: bool = False
    aliases: tuple[str, ...] = ()
    spell_short: bool = False

    @property
    def needs_value(self) -> bool:
        """Whether the name alone is not enough."""
        return self.kind is Kind.VALUE or (self.kind is Kind.ACTION and bool(self.choices))

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
        Kind.OPTIONAL,
        "the input is several modules with a marker on a line of its own between them, each worked "
        "on by itself; a line that is nearly the marker is an error; default marker: '// -----'",
        metavar="MARKER",
        implied="// -----",
    ),
    Option(
        "output-split-marker",
        Group.INPUT,
        Kind.VALUE,
        "what is written between the modules of a split input; default: '// -----'",
        metavar="MARKER",
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
        "emit",
        Group.INPUT,
        Kind.VALUE,
        "what to write; bytecode is of the MLIR package in use; stablehlo-artifact is read by "
        "other versions of StableHLO (needs jaxlib or torch_mlir installed); hlo is XLA's text, "
        "hlo-proto a serialized HloModuleProto (both need jaxlib); default: mlir",
        metavar="FORMAT",
        choices=("mlir", "bytecode", "stablehlo-artifact", "hlo", "hlo-proto"),
    ),
    Option("emit-bytecode", Group.INPUT, Kind.BOOLEAN, "the same as --emit=bytecode"),
    Option(
        "emit-bytecode-version",
        Group.INPUT,
        Kind.VALUE,
        "write this version of the bytecode format; default: the newest of the MLIR package",
        metavar="N",
        is_number=True,
    ),
    Option(
        "artifact-version",
        Group.INPUT,
        Kind.VALUE,
        "the version of StableHLO whose readers shall understand the artifact, 1.9.0 say, minimum "
        "or current; default: that of the input where it is an artifact, else current, the newest "
        "that the MLIR package writes",
        metavar="VERSION",
    ),
    Option(
        "f",
        Group.INPUT,
        Kind.BOOLEAN,
        "write binary output to a terminal too",
        spell_short=True,
    ),
    Option(
        "pass-pipeline",
        Group.PASSES,
        Kind.VALUE,
        "run this textual pipeline, 'builtin.module(cse,neuron-inst-combine{entry=f})' for "
        "example, instead of pass flags",
        metavar="TEXT",
        aliases=("passes",),
    ),
    Option(
        "verify-each",
        Group.PASSES,
        Kind.BOOLEAN,
        "run the verifier after each pass; default: true",
        default=True,
    ),
    Option(
        "verify-rewrites",
        Group.PASSES,
        Kind.BOOLEAN,
        "check that what each of our passes makes of a module computes the same, as neuron-tv "
        "does; a difference is an error, what cannot be checked a warning",
    ),
    Option(
        "run-reproducer",
        Group.PASSES,
        Kind.BOOLEAN,
        "run the pipeline that is stored in the input, a crash reproducer",
    ),
    Option(
        "mlir-pass-pipeline-crash-reproducer",
        Group.PASSES,
        Kind.VALUE,
        "write the module as it was, and the pipeline, to this file when a pass fails or the MLIR "
        "package ends the process",
        metavar="FILE",
        names_path=True,
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
        "mlir-pretty-debuginfo",
        Group.PRINTING,
        Kind.BOOLEAN,
        "print locations in a form for people, which does not parse",
    ),
    Option(
        "mlir-use-nameloc-as-prefix",
        Group.PRINTING,
        Kind.BOOLEAN,
        "name values after the names in their locations",
    ),
    Option(
        "mlir-print-skip-regions",
        Group.PRINTING,
        Kind.BOOLEAN,
        "print ops without their regions",
    ),
    Option(
        "mlir-elide-elementsattrs-if-larger",
        Group.PRINTING,
        Kind.VALUE,
        "print elements attributes with more elements as dense_resource<__elided__>, which "
        "parses, but has lost the values",
        metavar="N",
        is_number=True,
    ),
    Option(
        "mlir-elide-resource-strings-if-larger",
        Group.PRINTING,
        Kind.VALUE,
        "leave out resources whose text has more characters",
        metavar="N",
        is_number=True,
    ),
    Option(
        "remarks-filter",
        Group.REMARKS,
        Kind.VALUE,
        "show the remarks, passed and missed, of the passes or patterns that match this regular "
        "expression as a whole",
        metavar="REGEX",
    ),
    Option(
        "remarks-filter-passed",
        Group.REMARKS,
        Kind.VALUE,
        "show what fired, by pass or pattern",
        metavar="REGEX",
    ),
    Option(
        "remarks-filter-missed",
        Group.REMARKS,
        Kind.VALUE,
        "show what did not fire and why, by pass or pattern",
        metavar="REGEX",
    ),
    Option(
        "remark-format",
        Group.REMARKS,
        Kind.VALUE,
        "how remarks are shown: as diagnostics, or in a file; default: emitRemark",
        metavar="FORMAT",
        choices=("emitRemark", "yaml"),
    ),
    Option(
        "remarks-output-file",
        Group.REMARKS,
        Kind.VALUE,
        "the file of --remark-format=yaml; default: mlir-remarks.yaml",
        metavar="FILE",
        names_path=True,
    ),
    Option(
        "mlir-print-ir-before-all",
        Group.OBSERVING,
        Kind.BOOLEAN,
        "print the IR before each pass, on the standard error stream",
    ),
    Option(
        "mlir-print-ir-after-all",
        Group.OBSERVING,
        Kind.BOOLEAN,
        "print the IR after each pass",
    ),
    Option(
        "mlir-print-ir-before",
        Group.OBSERVING,
        Kind.VALUE,
        "print the IR before these passes",
        metavar="PASS,...",
        is_list=True,
        names_passes=True,
    ),
    Option(
        "mlir-print-ir-after",
        Group.OBSERVING,
        Kind.VALUE,
        "print the IR after these passes",
        metavar="PASS,...",
        is_list=True,
        names_passes=True,
    ),
    Option(
        "mlir-print-ir-after-change",
        Group.OBSERVING,
        Kind.BOOLEAN,
        "of what is printed after passes, only where the IR has changed",
    ),
    Option(
        "mlir-print-ir-after-failure",
        Group.OBSERVING,
        Kind.BOOLEAN,
        "print the IR after a pass that failed, and after no other",
    ),
    Option(
        "mlir-print-ir-module-scope",
        Group.OBSERVING,
        Kind.BOOLEAN,
        "print the whole module, also for a pass on a function",
    ),
    Option(
        "mlir-print-ir-tree-dir",
        Group.OBSERVING,
        Kind.VALUE,
        "print the IR into a tree of files in this directory instead",
        metavar="DIR",
        names_path=True,
    ),
    Option(
        "mlir-timing",
        Group.OBSERVING,
        Kind.BOOLEAN,
        "print how long each pass took",
    ),
    Option(
        "mlir-timing-display",
        Group.OBSERVING,
        Kind.VALUE,
        "as they are nested, or by total time; default: tree",
        metavar="FORM",
        choices=("list", "tree"),
    ),
    Option(
        "mlir-pass-statistics",
        Group.OBSERVING,
        Kind.BOOLEAN,
        "print what the passes counted; those of the MLIR package count with --bindings=iree and "
        "mlir only, the others are built without",
    ),
    Option(
        "mlir-pass-statistics-display",
        Group.OBSERVING,
        Kind.VALUE,
        "as they are nested, or by name; default: pipeline",
        metavar="FORM",
        choices=("list", "pipeline"),
    ),
    Option(
        "mlir-disable-threading",
        Group.OBSERVING,
        Kind.BOOLEAN,
        "use one thread; implied where the IR is printed",
    ),
    Option(
        "dump-pass-pipeline",
        Group.OBSERVING,
        Kind.BOOLEAN,
        "print the pipeline with all its options before it runs, as --pass-pipeline reads it",
    ),
    Option(
        "diff",
        Group.OBSERVING,
        Kind.BOOLEAN,
        "print what the passes changed of each function, as a unified diff on the standard error "
        "stream in which values keep their names",
    ),
    Option(
        "report",
        Group.OBSERVING,
        Kind.VALUE,
        "write a page of HTML with a picture of each rewrite, what it saved, and a table of missed "
        "candidates by reason",
        metavar="FILE",
        names_path=True,
    ),
    Option(
        "verify-diagnostics",
        Group.TESTING,
        Kind.OPTIONAL,
        "compare diagnostics with the 'expected-error@+1 {{...}}' comments in the input instead "
        "of printing them; remarks take part when a filter asks for them; default: all",
        metavar="LEVEL",
        implied="all",
        choices=("all", "only-expected"),
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
        "completion",
        Group.INFORMATION,
        Kind.ACTION,
        "print a script that completes command lines: source <(neuron-opt --completion=bash)",
        metavar="SHELL",
        choices=("bash", "zsh"),
    ),
    Option(
        "man",
        Group.INFORMATION,
        Kind.ACTION,
        "print the manual page: neuron-opt --man | man -l -",
    ),
    Option(
        "v",
        Group.INFORMATION,
        Kind.BOOLEAN,
        "say on the standard error stream what is being done",
        spell_short=True,
    ),
    Option(
        "isolate",
        Group.INFORMATION,
        Kind.BOOLEAN,
        "work in a child process, so that a crash of the MLIR package is reported; =false for "
        "debuggers and profilers; default: true",
        default=True,
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
