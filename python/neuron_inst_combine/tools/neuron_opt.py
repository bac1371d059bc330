# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``neuron-opt``: mlir-opt for these passes, on any MLIR Python package."""

from __future__ import annotations

import logging
import os
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from neuron_inst_combine.tools.opt import progress
from neuron_inst_combine.tools.opt.command_line import CommandLine, parse_command_line
from neuron_inst_combine.tools.opt.errors import ToolError
from neuron_inst_combine.tools.opt.outputs import check_output, write_output

if TYPE_CHECKING:
    from neuron_inst_combine.bindings import Bindings, BindingsError
    from neuron_inst_combine.tools.opt.reproducer import SpareReproducer

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
      with nothing written; 70 for an internal error; 128 and the number of a signal when that ended
      the run (130 for ^C) or the MLIR package (139 for a segmentation fault, 154 where it did not
      come to an end of reading bytecode).
    """
    if sys.stderr is None:
        # Closed: nobody wants to hear of anything.
        sys.stderr = Path(os.devnull).open("w")  # noqa: SIM115 # until the end
    arguments = sys.argv[1:] if argv is None else argv
    return _guarded(lambda: _run(arguments), debug="--debug" in arguments or "-debug" in arguments)


def _guarded(work: Callable[[], int], *, debug: bool) -> int:
    """The exit status of some work; what it raises is reported."""
    try:
        return work()
    except ToolError as error:
        if debug:
            traceback.print_exc()
        _complain(f"error: {error}")
        return FAILED
    except BrokenPipeError:
        # Whoever read our output has seen enough. The same for a closed standard error stream.
        return FAILED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 # the last guard: a bug must not look like a user's fault
        if debug:
            traceback.print_exc()
        else:
            kind = type(error).__name__
            _complain(f"internal error: {kind}: {error}; run with --debug for a traceback")
        return INTERNAL_ERROR


def _run(arguments: list[str]) -> int:
    command_line = parse_command_line(arguments)
    if command_line.boolean("v"):
        _log_to_stderr()
    if command_line.action is not None:
        write_output("-", _with_bindings(lambda: _information(command_line)).encode())
        return OK
    spare = _spare_reproducer(command_line)

    def work() -> int:
        # Imported late: what a run does not need costs it no time.
        from neuron_inst_combine.tools.opt.running import run

        # XLA logs errors, with C++ stack traces, that it also returns: only its last words, please.
        os.environ.setdefault("TF_CPP_MIN_LOG_LEVEL", "3")
        return OK if _with_bindings(lambda: run(command_line, spare)) else FAILED

    if not command_line.boolean("isolate") or not hasattr(os, "fork"):
        return work()
    from neuron_inst_combine.tools.opt.isolation import run_isolated

    return run_isolated(
        lambda: _guarded(work, debug=command_line.boolean("debug")),
        lambda signal: _child_died(signal, spare),
    )


def _spare_reproducer(command_line: CommandLine) -> SpareReproducer | None:
    target = command_line.value("mlir-pass-pipeline-crash-reproducer")
    if target is None:
        return None
    from neuron_inst_combine.tools.opt.reproducer import SpareReproducer

    check_output(target)
    return SpareReproducer(target)


def _child_died(signal: str, spare: SpareReproducer | None) -> None:
    if (was := progress.last()) is None:
        _complain(f"error: the child process that does the work ended with {signal}")
        return
    from neuron_inst_combine.tools.opt.patience import OUT_OF_PATIENCE

    happened = f"ended with {signal} while"
    if signal == OUT_OF_PATIENCE:
        happened = "was stopped, as it came to no end"
    sys.stderr.write(
        f"{was.source}: error: the MLIR package {was.package} {happened} {was.doing}\n"
    )
    if spare is not None and spare.write():
        sys.stderr.write(f"{was.source}: note: reproducer generated at '{spare.target}'\n")


T = TypeVar("T")


def _with_bindings(work: Callable[[], T]) -> T:
    from neuron_inst_combine.bindings import BindingsError

    try:
        return work()
    except BindingsError as error:
        raise ToolError(str(error)) from error


def _information(command_line: CommandLine) -> str:
    if command_line.action == "help":
        from neuron_inst_combine.tools.opt.help_text import help_text

        return help_text()
    if command_line.action == "man":
        from neuron_inst_combine.tools.opt.man_page import man_page

        return man_page()
    if command_line.action == "completion":
        from neuron_inst_combine.tools.opt.completion import script

        return script(command_line.values["completion"])
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
