# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``neuron-opt``: mlir-opt for these passes, on any MLIR Python package."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import TYPE_CHECKING

from neuron_inst_combine.tools.opt.command_line import CommandLine, parse_command_line
from neuron_inst_combine.tools.opt.errors import ToolError
from neuron_inst_combine.tools.opt.outputs import write_output

if TYPE_CHECKING:
    from neuron_inst_combine.bindings import Bindings, BindingsError

OK = 0
FAILED = 1
INTERNAL_ERROR = 70  # EX_SOFTWARE of sysexits.h
INTERRUPTED = 130  # as a shell reports SIGINT


def main(argv: list[str] | None = None) -> int:
    """Runs the tool.

    Args:
      argv: The arguments without the program's name; ``sys.argv``'s by default.

    Returns:
      The exit status: 0 when all went well; 1 for a fault of the input, the command line or a pass,
      with nothing written; 70 for an internal error; 130 when interrupted.
    """
    arguments = sys.argv[1:] if argv is None else argv
    try:
        command_line = parse_command_line(arguments)
        if command_line.boolean("v"):
            _log_to_stderr()
        return _run(command_line)
    except ToolError as error:
        _complain(f"error: {error}")
        return FAILED
    except BrokenPipeError:
        # Whoever read our output has seen enough. The same for a closed standard error stream.
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 # the last guard: a bug must not look like a user's fault
        if "--debug" in arguments or "-debug" in arguments:
            traceback.print_exc()
        else:
            kind = type(error).__name__
            _complain(f"internal error: {kind}: {error}; run with --debug for a traceback")
        return INTERNAL_ERROR


def _run(command_line: CommandLine) -> int:
    # Imported late: what a run does not need costs it no time.
    from neuron_inst_combine.bindings import BindingsError

    try:
        if command_line.action is not None:
            write_output("-", _information(command_line).encode())
            return OK
        from neuron_inst_combine.tools.opt.running import run

        return OK if run(command_line) else FAILED
    except BindingsError as error:
        raise ToolError(str(error)) from error


def _information(command_line: CommandLine) -> str:
    if command_line.action == "help":
        from neuron_inst_combine.tools.opt.help_text import help_text

        return help_text()
    from neuron_inst_combine.bindings import choose
    from neuron_inst_combine.tools.opt import information

    if command_line.action == "version":
        return information.version_text(_bindings_or_error(command_line))
    bindings = choose(command_line.value("bindings"), b"")
    if command_line.action == "list-passes":
        return information.passes_text(bindings)
    return information.dialects_text(bindings)


def _bindings_or_error(command_line: CommandLine) -> Bindings | BindingsError:
    from neuron_inst_combine.bindings import BindingsError, choose

    try:
        return choose(command_line.value("bindings"), b"")
    except BindingsError as error:
        return error


def _log_to_stderr() -> None:
    logging.basicConfig(
        stream=sys.stderr, level=logging.INFO, format="neuron-opt: %(message)s", force=True
    )


def _complain(message: str) -> None:
    sys.stderr.write(f"neuron-opt: {message}\n")


if __name__ == "__main__":
    sys.exit(main())
