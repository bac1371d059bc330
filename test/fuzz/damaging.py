# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes damaged inputs, runs neuron-opt on each, and judges what it did."""

from __future__ import annotations

import queue
import re
import tempfile
import threading
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from random import Random

from mutations import mutate
from opt_server import Run, Server, run_as_program
from seeds import Seed, find_seeds

SECONDS = 10.0
"""Of processor time, for one input, and again for reading bytecode, where neuron-opt stops a reader
that comes to no end after so long."""

AS_PROGRAM = 0.03
"""The share of inputs that get a process of their own from the start."""

_WHEELS = {"auto": ("iree", "jaxlib"), "torch_mlir": ("torch_mlir",), "mlir": ("mlir",)}
_PACKAGES = {"auto": "iree.compiler", "torch_mlir": "torch_mlir", "mlir": "mlir"}
_PASSES = (
    ("--neuron-hlo-inst-comb", "--neuron-inst-combine"),
    ("--neuron-hlo-inst-comb=patterns=extended", "--neuron-inst-combine=patterns=extended"),
    ("--neuron-inst-combine",),
    (),
)
_MESSAGE = re.compile(r"(?P<where>.+?)(?::\d+:\d+)?: (?P<kind>error|warning|note|remark): .")
_DEATH = re.compile(
    r": error: the MLIR package (?P<package>\S+) \S+ "
    r"(?P<how>ended with SIG\w+|was stopped, as it came to no end) ?(?:while )?(?P<doing>.*)"
)
_ASSERTION = re.compile(
    r"Check failed: .*?(?= $|$)|Assertion [`'].*?' failed|terminate called.*", re.MULTILINE
)
_DETAILS = re.compile(r" shape: | \((?:\d|INVALID)")
_NOT_OURS = ("Traceback (most recent call last)", "internal error", "PLEASE submit a bug report")


@dataclass(frozen=True)
class Damaged:
    """An input, and what neuron-opt did with it.

    Attributes:
        index: in the sequence.
        seed: the name of what was damaged.
        kind: as of a `Seed`.
        suffix: of a file of that kind.
        data: the input.
        command: the arguments.
        status: the exit status; None after a hang.
        stderr: what was said.
        death: what the package died of, in words; empty if it did not.
        fault: what is wrong, in words; empty if nothing is.
    """

    index: int
    seed: str
    kind: str
    suffix: str
    data: bytes
    command: str
    status: int | None
    stderr: str
    death: str
    fault: str


class Damager:
    """Runs a sequence of damaged inputs."""

    def __init__(self, seed: int, jobs: int) -> None:
        self._seed = seed
        self._jobs = jobs
        self._wheels = [name for name, package in _PACKAGES.items() if _is_installed(package)]

    def run(self, indices: Iterable[int]) -> Iterator[Damaged]:
        """What became of each input, in the order in which they are done."""
        done: queue.SimpleQueue[Damaged | None] = queue.SimpleQueue()
        lock = threading.Lock()
        todo = iter(indices)
        with tempfile.TemporaryDirectory() as scratch:
            directory = Path(scratch)
            server = Server(_wheels_of("auto"), directory)
            seeds = find_seeds(server, directory)
            server.close()

            def work(number: int) -> None:
                own = directory / str(number)
                own.mkdir()
                worker = _Worker(own, self._seed, seeds, self._wheels)
                try:
                    while True:
                        with lock:
                            index = next(todo, None)
                        if index is None:
                            break
                        done.put(worker.damage(index))
                finally:
                    worker.close()
                    done.put(None)

            threads = [
                threading.Thread(target=work, args=(number,), daemon=True)
                for number in range(self._jobs)
            ]
            for thread in threads:
                thread.start()
            running = len(threads)
            while running:
                damaged = done.get()
                if damaged is None:
                    running -= 1
                else:
                    yield damaged


class _Worker:
    """One of several that run inputs at the same time."""

    def __init__(
        self, directory: Path, seed: int, seeds: Sequence[Seed], wheels: Sequence[str]
    ) -> None:
        self._directory = directory
        self._seed = seed
        self._seeds = seeds
        self._wheels = wheels
        self._servers: dict[str, Server] = {}

    def damage(self, index: int) -> Damaged:
        """Makes one input and runs neuron-opt on it."""
        random = Random(f"{self._seed}:{index}")  # nothing is kept secret by it
        kinds = sorted({seed.kind for seed in self._seeds})
        weights = [{"text": 5, "hlo": 3}.get(kind, 2) for kind in kinds]
        kind = random.choices(kinds, weights)[0]
        seed = random.choice([seed for seed in self._seeds if seed.kind == kind])
        is_text = kind in ("text", "hlo")
        others = [other.data for other in self._seeds if other.kind == kind]
        data = mutate(seed.data, others, random, is_text=is_text)
        wheel = random.choice(self._wheels) if kind in ("text", "bytecode") else "auto"
        source = self._directory / f"input{seed.suffix}"
        output = self._directory / "output"
        source.write_bytes(data)
        arguments = list(random.choice(_PASSES))
        if wheel != "auto" or random.random() < 0.2:
            arguments.append(f"--bindings={random.choice(_wheels_of(wheel))}")
        if "chunk" not in seed.name and b"// -----" in seed.data and random.random() < 0.8:
            arguments.append("--split-input-file")
        if wheel == "mlir" or random.random() < 0.1:
            arguments.append("--allow-unregistered-dialect")
        arguments += [str(source), "-o", str(output)]
        if random.random() < AS_PROGRAM:
            run = run_as_program(arguments, self._directory)
        else:
            run = self._server(wheel).run(arguments)
        death, fault = judge(run, source, output, is_text=is_text)
        left = [path.name for path in self._directory.iterdir()]
        if not fault and set(left) - {source.name, output.name, "stdout", "stderr"}:
            fault = f"files are left over: {left}"
        for path in self._directory.iterdir():
            path.unlink()
        return Damaged(
            index,
            seed.name,
            kind,
            seed.suffix,
            data,
            " ".join(arguments),
            run.status,
            run.stderr,
            death,
            fault,
        )

    def _server(self, wheel: str) -> Server:
        if wheel not in self._servers:
            self._servers[wheel] = Server(_wheels_of(wheel), self._directory)
        return self._servers[wheel]

    def close(self) -> None:
        for server in self._servers.values():
            server.close()


def judge(run: Run, source: Path, output: Path, *, is_text: bool) -> tuple[str, str]:
    """What the package died of, and what is wrong; both empty if nothing is."""
    if run.status is None:
        return "", "it came to no end"
    if run.seconds > SECONDS * (1 if "came to no end" not in run.stderr else 2):
        return "", f"it took {run.seconds:.0f} s of processor time"
    for words in _NOT_OURS:
        if words in run.stderr and not (words == _NOT_OURS[-1] and _DEATH.search(run.stderr)):
            return "", f"it says {words!r}"
    if run.stdout:
        return "", "something was written to the standard output"
    if run.status == 0:
        return "", "" if output.exists() else "there is no output, and no error"
    if output.exists():
        return "", f"status {run.status}, and there is an output file"
    if run.status > 128:
        found = _DEATH.search(run.stderr)
        if found is None:
            return "", f"status {run.status}, and the death of the package is not reported"
        assertion = _ASSERTION.search(run.stderr)
        why = f": `{_DETAILS.split(assertion[0])[0].rstrip()}`" if assertion else ""
        return f"{found['package']} {found['how']} {found['doing']}{why}", ""
    if run.status != 1:
        return "", f"status {run.status}"
    return "", _wrong_form(run.stderr, source, is_text=is_text)


def _wrong_form(stderr: str, source: Path, *, is_text: bool) -> str:
    """What is wrong with the messages of a run that failed."""
    lines = stderr.splitlines()
    messages = [match for match in map(_MESSAGE.match, lines) if match is not None]
    if not any(match["kind"] == "error" for match in messages):
        return "there is no error message"
    if not is_text:
        # Locations are in the bytes, and so perhaps damaged too.
        return ""
    if _MESSAGE.match(lines[0]) is None:
        return f"the first line is no message: {lines[0]!r}"
    if not any(match["where"] in (str(source), "neuron-opt") for match in messages):
        return "no message names the input"
    return ""


def _wheels_of(name: str) -> tuple[str, ...]:
    packages = {"jaxlib": "jaxlib", "iree": "iree.compiler"}
    return tuple(
        wheel for wheel in _WHEELS[name] if wheel not in packages or _is_installed(packages[wheel])
    )


def _is_installed(package: str) -> bool:
    try:
        return find_spec(package) is not None
    except ModuleNotFoundError:
        return False
