# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command line of ``neuron-tv``."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import NoReturn

from neuron_inst_combine import __version__
from neuron_inst_combine.bindings import WHEELS
from neuron_inst_combine.tools.opt.errors import ToolError

_EPILOG = """\
Exit status: 0 if all functions are equal; 1 if one is different; else 2 if one is not checked, or
if nothing could be: an input or the command line is wrong; 70 for an internal error.
"""


@dataclass(frozen=True, slots=True)
class CommandLine:
    """What the user asked for.

    Attributes:
      before: A file, or ``-`` for the standard input.
      after: The same; not both are the standard input.
      bindings: A wheel's name or ``auto``; None for the environment variable's word.
      allow_unregistered_dialect: Whether the wheel may not know an op.
      split_input_file: Whether both are several modules, compared in pairs.
      functions: Those to look at; empty for all.
      samples: See ``ValidationOptions``; the next four as well.
      seed: The same.
      limit_elements: The same.
      preserve_signed_zero: The same.
      assume_monoid: The same.
      quiet: Whether functions that are equal get no line.
      debug: Whether an internal error shows a traceback.
    """

    before: str
    after: str
    bindings: str | None
    allow_unregistered_dialect: bool
    split_input_file: bool
    functions: tuple[str, ...]
    samples: int
    seed: int
    limit_elements: int
    preserve_signed_zero: bool
    assume_monoid: bool
    quiet: bool
    debug: bool


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        """Ends with an error that is told like all others."""
        raise ToolError(f"{message}; see neuron-tv --help")


def parse_command_line(arguments: Sequence[str]) -> CommandLine:
    """Reads the arguments, without the program's name.

    Raises:
      ToolError: One is wrong or missing; the text names it.
      SystemExit: Help or the version was asked for, and has been printed.
    """
    given = _parser().parse_args(list(arguments))
    if given.before == given.after == "-":
        raise ToolError("only one of the two modules can be the standard input")
    return CommandLine(
        before=given.before,
        after=given.after,
        bindings=given.bindings,
        allow_unregistered_dialect=given.allow_unregistered_dialect,
        split_input_file=given.split_input_file,
        functions=tuple(given.function),
        samples=given.samples,
        seed=given.seed,
        limit_elements=given.limit_elements,
        preserve_signed_zero=given.signed_zero == "preserve",
        assume_monoid=given.assume_monoid,
        quiet=given.quiet,
        debug=given.debug,
    )


def _integer(low: int, high: int) -> Callable[[str], int]:
    def parse(text: str) -> int:
        try:
            number = int(text, 0)
        except ValueError:
            number = low - 1
        if not low <= number <= high:
            raise argparse.ArgumentTypeError(f"'{text}' is no integer from {low} to {high}")
        return number

    return parse


def _parser() -> _Parser:
    parser = _Parser(
        prog="neuron-tv",
        description="Checks that two MLIR modules compute the same, function by function.",
        epilog=_EPILOG,
        allow_abbrev=False,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    add = parser.add_argument
    add("before", metavar="BEFORE", help="a module: MLIR text, bytecode or portable artifact")
    add("after", metavar="AFTER", help="what it was rewritten to; - is the standard input")
    add(
        "--bindings",
        choices=["auto", *WHEELS],
        help="the MLIR Python package to use; default: NEURON_MLIR_BINDINGS, else auto",
    )
    add(
        "--allow-unregistered-dialect",
        action="store_true",
        help="accept ops of dialects that the MLIR package does not know",
    )
    add(
        "--split-input-file",
        action="store_true",
        help="both files are several modules with '// -----' on a line of its own between them",
    )
    add(
        "--function",
        action="append",
        default=[],
        metavar="NAME",
        help="look at this function only; may be given several times",
    )
    add(
        "--samples",
        type=_integer(1, 1 << 20),
        default=3,
        metavar="N",
        help="evaluate on so many random inputs; default: 3",
    )
    add(
        "--seed",
        type=_integer(0, (1 << 64) - 1),
        default=0,
        metavar="N",
        help="of the random inputs; default: 0",
    )
    add(
        "--limit-elements",
        type=_integer(1, 1 << 40),
        default=1 << 24,
        metavar="N",
        help="do not check what needs a value of more elements than this; default: 16777216",
    )
    add(
        "--signed-zero",
        choices=["relaxed", "preserve"],
        default="relaxed",
        help="whether a zero may change its sign; default: relaxed",
    )
    add(
        "--assume-monoid",
        action="store_true",
        help="take the body and init value of every reduce for a monoid",
    )
    add("--quiet", action="store_true", help="print no line for functions that are equal")
    add("--debug", action="store_true", help="print a Python traceback for an internal error")
    add("--version", action="version", version=f"neuron-tv {__version__}")
    return parser
