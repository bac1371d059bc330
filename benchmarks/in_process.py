# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures passes in one process with the wheel's own, by ``worker.py``."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path

from benchmarks.worker import BESIDE_JAX, Job

ROOT = Path(__file__).resolve().parents[1]


_BUDGET = 60.0
"""Seconds: when so many have gone into a job, it is not repeated."""


class FailedError(Exception):
    """Something could not be measured; the text says why."""


def environment() -> dict[str, str]:
    """That of a process which runs the source tree."""
    path = [str(ROOT / "python"), str(ROOT), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(path)}


def measure(
    wheel: str, runs: Sequence[tuple[Path, str]], repeat: int, *, beside_jax: bool = False
) -> list[list[float]]:
    """The seconds that each run takes, in the order of the rounds.

    Args:
      wheel: The name of the wheel.
      runs: Modules, and what is measured on each; they take turns.
      repeat: How many rounds, unless these take more than a minute.
      beside_jax: Whether the process has imported what a program with JAX has.

    Raises:
      FailedError: The module does not parse with this wheel, or a pass fails.
    """
    job = Job([(str(path), pipeline) for path, pipeline in runs], repeat, _BUDGET)
    done = subprocess.run(
        [sys.executable, "-m", "benchmarks.worker", wheel, *([BESIDE_JAX] if beside_jax else [])],
        input=json.dumps([asdict(job)]),
        env=environment(),
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        last = (done.stderr.strip().splitlines() or [f"exit status {done.returncode}"])[-1]
        raise FailedError(f"{wheel}: {last}")
    answer = json.loads(done.stdout.splitlines()[-1])
    if "error" in answer:
        raise FailedError(answer["error"])
    seconds: list[list[float]] = answer["seconds"]
    return seconds


def ratio(seconds: Sequence[float], base: Sequence[float]) -> float:
    """The median of what one run takes in terms of another, of which each is in the same round.

    What slows the machine down for a while then meets both.
    """
    return statistics.median(taken / of_base for taken, of_base in zip(seconds, base, strict=True))
