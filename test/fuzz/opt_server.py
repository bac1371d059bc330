# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""neuron-opt for many inputs: a process that loads the MLIR packages once, and forks for each.

Each input has a process of its own, which calls the same `main` as the program, with its own
standard streams. No package has made a thread when it forks, since none has made a context.

As a program: reads a line of JSON for each run, {"arguments", "stderr", "stdout"}, and writes one
with the exit status, null where the run came to no end, and the seconds of processor time.
"""

from __future__ import annotations

import importlib
import json
import os
import resource
import select
import signal
import subprocess
import sys
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

MOST_MEMORY = 8 << 30
"""Bytes of address space: what asks for more has an error to handle."""


PATIENCE = 180.0
"""Seconds of real time after which a run is stopped; the machine may be busy."""


@dataclass(frozen=True)
class Run:
    """What became of a run.

    Attributes:
        status: that of the exit; negative for a signal; None where it came to no end.
        seconds: of processor time.
        stdout: what it wrote there.
        stderr: and there.
    """

    status: int | None
    seconds: float
    stdout: str
    stderr: str


class Server:
    """A process that runs neuron-opt with some packages in it."""

    def __init__(self, wheels: Sequence[str], directory: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, __file__, *wheels],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            # The one as neuron-opt has it, which sets it before it loads a package; the other since
            # numpy's threads would not survive a fork.
            env={
                **os.environ,
                "TF_CPP_MIN_LOG_LEVEL": "3",
                "OPENBLAS_NUM_THREADS": "1",
                "PYTHONPATH": os.pathsep.join(
                    filter(None, [str(ROOT / "python"), os.environ.get("PYTHONPATH")])
                ),
            },
        )
        self._directory = directory

    def run(self, arguments: Sequence[str]) -> Run:
        """Runs neuron-opt."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        streams = {name: str(self._directory / name) for name in ("stdout", "stderr")}
        job = {"arguments": list(arguments), **streams}
        self._process.stdin.write(json.dumps(job) + "\n")
        self._process.stdin.flush()
        status, seconds = json.loads(self._process.stdout.readline())
        texts = (Path(path).read_text(errors="replace") for path in streams.values())
        return Run(status, seconds, *texts)

    def close(self) -> None:
        """Ends the process."""
        self._process.communicate()


def run_as_program(arguments: Sequence[str], directory: Path) -> Run:
    """Runs neuron-opt in a process of its own from the start."""
    command = [sys.executable, "-m", "neuron_inst_combine.tools.neuron_opt", *arguments]
    paths = [directory / name for name in ("stdout", "stderr")]
    with paths[0].open("wb") as stdout, paths[1].open("wb") as stderr:
        process = subprocess.Popen(
            command,
            stdin=subprocess.DEVNULL,
            stdout=stdout,
            stderr=stderr,
            start_new_session=True,
        )
        _limit(process.pid)
    status, seconds = _end_of(process.pid)
    process.returncode = 0 if status is None else status
    return Run(status, seconds, *(path.read_text(errors="replace") for path in paths))


def _limit(process: int = 0) -> None:
    resource.prlimit(process, resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
    resource.prlimit(process, resource.RLIMIT_CORE, (0, 0))


def _serve(wheels: Sequence[str]) -> None:
    from neuron_inst_combine.bindings import load
    from neuron_inst_combine.tools import neuron_opt
    from neuron_inst_combine.tools.opt import isolation, running

    # These are what a run imports late.
    del isolation, running
    for wheel in wheels:
        load(wheel)
        if wheel == "jaxlib":
            # The parts that read HLO.
            importlib.import_module("jaxlib._hlo")
            importlib.import_module("jaxlib._jax")
    assert len(list(Path("/proc/self/task").iterdir())) == 1, "a thread would not survive a fork"
    for line in iter(sys.stdin.readline, ""):
        job = json.loads(line)
        if (child := os.fork()) == 0:
            _be_neuron_opt(job["arguments"], job["stdout"], job["stderr"], neuron_opt.main)
        print(json.dumps(_end_of(child)), flush=True)


def _be_neuron_opt(arguments: list[str], stdout: str, stderr: str, main: object) -> None:
    status = 71
    try:
        os.setsid()
        _limit()
        for path, flags, number in (
            (os.devnull, os.O_RDONLY, 0),
            (stdout, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 1),
            (stderr, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 2),
        ):
            os.dup2(os.open(path, flags), number)
        assert callable(main)
        status = main(arguments)
    finally:
        for stream in (sys.stdout, sys.stderr):
            with suppress(OSError, ValueError):
                stream.flush()
        os._exit(status)


def _end_of(child: int) -> tuple[int | None, float]:
    """Waits for a process that leads its session; gives its status and processor time."""
    end = os.pidfd_open(child)
    try:
        ended, _, _ = select.select([end], [], [], PATIENCE)
    finally:
        os.close(end)
    if not ended:
        # Its own child is stopped too.
        os.killpg(child, signal.SIGKILL)
    _, state, usage = os.wait4(child, 0)
    seconds = usage.ru_utime + usage.ru_stime
    return os.waitstatus_to_exitcode(state) if ended else None, seconds


if __name__ == "__main__":
    _serve(sys.argv[1:])
