# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command and measures it; a small process, started by ``whole_process.py``.

Usage: launcher.py SECONDS COMMAND...

What the kernel gives as the peak of a process's memory is at least what its parent had when it
started it; so the parent must be small. Prints, as JSON, the exit status (null where the command
was stopped after so many seconds), the seconds it took and the peak in KiB, behind what the command
prints to the standard error stream.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time


def launch(command: list[str], timeout: float) -> tuple[int | None, float, int]:
    """The exit status, None after the timeout; the seconds; the peak of memory in KiB."""
    start = time.perf_counter()
    # A session of its own, so that a program which another one has started ends with it.
    process = subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, start_new_session=True
    )
    while True:
        pid, status, usage = os.wait4(process.pid, os.WNOHANG)
        seconds = time.perf_counter() - start
        if pid:
            process.returncode = os.waitstatus_to_exitcode(status)
            return process.returncode, seconds, usage.ru_maxrss
        if seconds > timeout:
            os.killpg(process.pid, signal.SIGKILL)
            process.wait()
            return None, seconds, 0
        time.sleep(0.001)


if __name__ == "__main__":
    print(json.dumps(launch(sys.argv[2:], float(sys.argv[1]))))
