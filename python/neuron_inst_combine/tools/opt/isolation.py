# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The work in a child process, so that the death of an MLIR package is reported like any error.

A native assertion, or damaged bytecode on some packages, ends the process that the package is in.
The child is forked before a package is loaded, which takes a millisecond, and ends without tearing
the package down, which saves more than that.
"""

from __future__ import annotations

import fcntl
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType

from neuron_inst_combine.tools.opt import ending, progress
from neuron_inst_combine.tools.opt.interruption import handling

BY_SIGNAL = 128
"""Added to the number of a signal, as shells do: the exit status after a death by that signal."""


def run_isolated(work: Callable[[], int], died: Callable[[str], None]) -> int:
    """Calls a function in a child process.

    Args:
      work: Gets all output out itself; its result is the exit status.
      died: Called in this process when the child died of a signal that was not sent to this one,
        with the signal's name.

    Returns:
      The exit status; 128 and the signal's number when the child died, or this process was asked to
      end.
    """
    progress.share()
    for stream in filter(None, (sys.stdout, sys.stderr)):
        stream.flush()
    # Its only purpose is to be closed when this process is gone.
    alive_read, alive_write = os.pipe()
    if (child := os.fork()) == 0:
        os.close(alive_write)
        _be_the_child(work, alive_read)
    os.close(alive_read)
    try:
        return _wait(child, died)
    finally:
        os.close(alive_write)


def _wait(child: int, died: Callable[[str], None]) -> int:
    received: list[int] = []

    def pass_on(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 # a handler's signature
        received.append(number)
        with suppress(ProcessLookupError):
            os.kill(child, number)

    with handling(pass_on):
        _, state = os.waitpid(child, 0)
    if received:
        return BY_SIGNAL + received[0]
    code = os.waitstatus_to_exitcode(state)
    if code >= 0:
        return code
    if -code != signal.SIGINT:
        # With ^C the terminal signals both, and the child's end may be seen first.
        died(signal.Signals(-code).name)
    return BY_SIGNAL - code


def _be_the_child(work: Callable[[], int], alive: int) -> None:
    status = 70
    ending.expect_exit_at_once()
    try:
        with handling(signal.SIG_DFL):
            # The default: Python's handlers would wait for native code to come back.
            _end_with_parent(alive)
            status = work()
    finally:
        for stream in filter(None, (sys.stdout, sys.stderr)):
            with suppress(OSError, ValueError):
                stream.flush()
        os._exit(status)


def _end_with_parent(alive: int) -> None:
    """Has the kernel send SIGTERM when the other end of a pipe is closed, where it can."""
    if not hasattr(fcntl, "F_SETSIG"):
        return
    fcntl.fcntl(alive, fcntl.F_SETOWN, os.getpid())
    fcntl.fcntl(alive, fcntl.F_SETSIG, signal.SIGTERM)
    fcntl.fcntl(alive, fcntl.F_SETFL, fcntl.fcntl(alive, fcntl.F_GETFL) | os.O_ASYNC)
