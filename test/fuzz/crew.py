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
import tempfile
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
        worker: _Worker | None = None
        try:
            while (index := self._next(todo)) is not None:
                worker = worker or _Worker(self._command)
                outcome = worker.ask(index)
                if outcome is None:
                    outcome = Outcome(index, problems=[worker.end()])
                    worker = None
                self._done.put(outcome)
        finally:
            if worker is not None:
                worker.end()
            self._done.put(None)


class _Worker:
    """One process."""

    def __init__(self, command: Sequence[str]) -> None:
        # A file, and no pipe, which nobody would read until the end.
        self._errors = tempfile.TemporaryFile("w+", errors="replace")  # noqa: SIM115 # for a lifetime
        self._process = subprocess.Popen(
            command,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            text=True,
        )

    def ask(self, index: int) -> Outcome | None:
        """What becomes of a module; None if the process died of it."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        try:
            self._process.stdin.write(f"{index}\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        except BrokenPipeError:
            return None
        return outcome_of(line) if line else None

    def end(self) -> Problem:
        """Ends the process; says what it died of, if it did."""
        self._process.communicate()
        with self._errors as errors:
            errors.seek(0)
            said = errors.read()
        status = self._process.returncode
        how = signal.Signals(-status).name if status < 0 else f"status {status}"
        return Problem("died", "", f"the process ended with {how}\n{said[-2000:]}")
