# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Processes that judge modules, so that the death of one is the fault of one module."""

from __future__ import annotations

import dataclasses
import json
import queue
import signal
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from judging import Outcome, Problem

SCRIPT = Path(__file__).with_name("fuzz.py")


def outcome_of(line: str) -> Outcome:
    """Reads what a worker has written."""
    fields = json.loads(line)
    problems = [Problem(**problem) for problem in fields.pop("problems")]
    return Outcome(**fields, problems=problems)


def line_of(outcome: Outcome) -> str:
    """The outcome as a line of JSON."""
    return json.dumps(dataclasses.asdict(outcome))


class Crew:
    """Some workers, each in a process."""

    def __init__(self, arguments: Sequence[str], jobs: int) -> None:
        self._command = [sys.executable, str(SCRIPT), "--worker", *arguments]
        self._jobs = jobs
        self._done: queue.SimpleQueue[Outcome | None] = queue.SimpleQueue()
        self._lock = threading.Lock()

    def outcomes(self, indices: Iterable[int]) -> Iterator[Outcome]:
        """What becomes of the modules, in the order in which they are done."""
        todo = iter(indices)
        threads = [
            threading.Thread(target=self._work, args=(todo,), daemon=True)
            for _ in range(self._jobs)
        ]
        for thread in threads:
            thread.start()
        running = len(threads)
        while running:
            outcome = self._done.get()
            if outcome is None:
                running -= 1
            else:
                yield outcome

    def _next(self, todo: Iterator[int]) -> int | None:
        with self._lock:
            return next(todo, None)

    def _work(self, todo: Iterator[int]) -> None:
        process: subprocess.Popen[str] | None = None
        try:
            while (index := self._next(todo)) is not None:
                if process is None:
                    process = self._start()
                outcome = self._ask(process, index)
                if outcome is None:
                    outcome = Outcome(index, problems=[_death(process)])
                    process = None
                self._done.put(outcome)
        finally:
            if process is not None:
                process.communicate()
            self._done.put(None)

    def _start(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        return subprocess.Popen(self._command, stdin=pipe, stdout=pipe, stderr=pipe, text=True)

    def _ask(self, process: subprocess.Popen[str], index: int) -> Outcome | None:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(f"{index}\n")
            process.stdin.flush()
            line = process.stdout.readline()
        except BrokenPipeError:
            return None
        return outcome_of(line) if line else None


def _death(process: subprocess.Popen[str]) -> Problem:
    _, errors = process.communicate()
    status = process.returncode
    how = signal.Signals(-status).name if status < 0 else f"status {status}"
    return Problem("died", "", f"the process ended with {how}\n{errors[-2000:]}")
