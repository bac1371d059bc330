# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``neuron-tv``: translation validation of two MLIR modules, on any MLIR Python package."""

from __future__ import annotations

import sys
import traceback

from neuron_inst_combine.tools.opt.errors import ToolError
from neuron_inst_combine.tools.tv.command_line import CommandLine, parse_command_line

NOT_CHECKED = 2
INTERNAL_ERROR = 70  # EX_SOFTWARE of sysexits.h
INTERRUPTED = 130  # as a shell reports SIGINT


def main(argv: list[str] | None = None) -> int:
    """Runs the tool.

    Args:
      argv: The arguments without the program's name; ``sys.argv``'s by default.

    Returns:
      The exit status: 0 if all functions are equal; 1 if one is different; else 2 if one is not
      checked, or if nothing could be; 70 for an internal error; 130 when interrupted.
    """
    arguments = sys.argv[1:] if argv is None else argv
    try:
        return _run(parse_command_line(arguments))
    except SystemExit as wanted:
        # After --help and --version.
        return int(wanted.code or 0)
    except ToolError as error:
        sys.stderr.write(f"neuron-tv: error: {error}\n")
        return NOT_CHECKED
    except BrokenPipeError:
        return NOT_CHECKED
    except KeyboardInterrupt:
        return INTERRUPTED
    except Exception as error:  # noqa: BLE001 # the last guard: a bug must not look like a verdict
        if "--debug" in arguments:
            traceback.print_exc()
        kind = type(error).__name__
        sys.stderr.write(
            f"neuron-tv: internal error: {kind}: {error}; run with --debug for a traceback\n"
        )
        return INTERNAL_ERROR


def _run(command_line: CommandLine) -> int:
    try:
        import numpy  # noqa: F401 # asked for before anything is read
    except ModuleNotFoundError as error:
        raise ToolError("numpy is needed: pip install 'neuron-inst-combine[tv]'") from error
    from neuron_inst_combine.tools.tv.running import run

    return run(command_line)


if __name__ == "__main__":
    sys.exit(main())
