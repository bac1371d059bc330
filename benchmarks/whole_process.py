# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures whole processes: their time by the clock, and their peak of memory."""

from __future__ import annotations

import json
import signal
import statistics
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from benchmarks.in_process import FailedError, environment

_LAUNCHER = Path(__file__).with_name("launcher.py")
_LONGEST_REASON = 100


@dataclass(frozen=True, slots=True)
class Usage:
    """What a process took.

    Attributes:
      seconds: By the clock.
      mebibytes: The peak of its resident memory, or that of a process it started.
    """

    seconds: float
    mebibytes: float


def run(command: Sequence[str | Path], timeout: float = 600.0) -> Usage:
    """Runs a command to its end; what it prints is thrown away.

    Raises:
      FailedError: It cannot be started, ends with an error, or takes longer.
    """
    measured = subprocess.run(
        [sys.executable, "-S", _LAUNCHER, str(timeout), *map(str, command)],
        env=environment(),
        capture_output=True,
        check=False,
    )
    said = measured.stderr.decode(errors="replace")
    if measured.returncode:
        raise FailedError(f"does not start: {said.strip().splitlines()[-1]}")
    status, seconds, kibibytes = json.loads(measured.stdout)
    if status is None:
        raise FailedError(f"stopped after {timeout:.0f} s")
    if status:
        raise FailedError(_reason(status, said))
    return Usage(seconds, kibibytes / 1024)


def _reason(status: int, said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    if status < 0:
        return f"killed by {signal.Signals(-status).name}"
    telling = [line for line in lines if "error" in line.lower()]
    line = (telling or lines or ["no message"])[0 if telling else -1]
    return f"exit status {status}: {line[:_LONGEST_REASON]}"


def in_turn(
    commands: Mapping[str, Sequence[str | Path]], repeat: int, budget: float = 120.0
) -> dict[str, list[Usage]]:
    """What several commands take that run in turn, in each round.

    Args:
      commands: By name.
      repeat: How often at most.
      budget: When so many seconds are over, they are not repeated.

    Raises:
      FailedError: One of them failed.
    """
    usages: dict[str, list[Usage]] = {name: [] for name in commands}
    begin = time.perf_counter()
    for _ in range(repeat):
        for name, command in commands.items():
            usages[name].append(run(command))
        if time.perf_counter() - begin > budget:
            break
    return usages


def medians(usages: Sequence[Usage]) -> Usage:
    """The medians of time and memory."""
    return Usage(
        statistics.median(usage.seconds for usage in usages),
        statistics.median(usage.mebibytes for usage in usages),
    )
