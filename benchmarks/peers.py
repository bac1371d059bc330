# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Other optimizers, as whole processes, on the same inputs.

Each parses a file, does its work and prints the module. What does not install beside our wheels
gets an environment of its own, which ``--make-environments`` makes. One that is not there, or
fails, is shown with the reason.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from benchmarks.figures import COMBINE, HLO
from benchmarks.in_process import ROOT, FailedError
from benchmarks.inputs import Input
from benchmarks.results import ToolRun
from benchmarks.tools import iree_opt, neuron_opt, torch_mlir_opt
from benchmarks.whole_process import run

_PROGRAMS = ROOT / "benchmarks" / "peer_programs"


@dataclass(frozen=True, slots=True)
class Peer:
    """An optimizer.

    Attributes:
      name: In the table.
      command: Its command line for an input, given the Python of its environment.
      requirements: What is to be installed in an environment of its own; nothing if it needs none.
      is_generic: Whether it reads the generic form only.
    """

    name: str
    command: Callable[[Path, Path], Sequence[str | Path]]
    requirements: tuple[str, ...] = ()
    is_generic: bool = False

    @property
    def environment(self) -> str:
        """The name of its environment."""
        return self.name.partition(",")[0].lower()


_SIMPLIFY = "builtin.module(func.func(stablehlo-aggressive-simplification))"

PEERS = (
    Peer(
        "neuron-opt, both passes", lambda _, file: [*neuron_opt(), f"--{HLO}", f"--{COMBINE}", file]
    ),
    Peer("iree-opt, canonicalize", lambda _, file: [*iree_opt(), "--canonicalize", file]),
    Peer(
        "torch-mlir-opt, stablehlo-aggressive-simplification",
        lambda _, file: [*torch_mlir_opt(), f"--pass-pipeline={_SIMPLIFY}", file],
    ),
    Peer(
        "Enzyme-JAX, default pipeline",
        lambda python, file: [python, _PROGRAMS / "enzyme_jax.py", file],
        requirements=("enzyme-ad",),
    ),
    Peer(
        "xdsl-jax, canonicalize",
        lambda python, file: [python.parent / "xdsl-opt", "-p", "canonicalize", file],
        requirements=("xdsl-jax",),
        is_generic=True,
    ),
)


def runs(
    kinds: Sequence[str], sizes: Sequence[int], inputs: Path, environments: Path, timeout: float
) -> Iterator[ToolRun]:
    """Every peer on every input; a larger one of a kind is not tried after one that failed."""
    for kind in kinds:
        given_up: dict[str, str] = {}
        for size in sizes:
            source = Input(kind, size)
            for peer in PEERS:
                if peer.name in given_up:
                    note = f"{given_up[peer.name]}, on a smaller one"
                    yield ToolRun(peer.name, source.file_name, None, None, note)
                    continue
                done = run_one(peer, source.write(inputs), environments, timeout)
                yield done
                if done.seconds is None:
                    given_up[peer.name] = done.note


def run_one(peer: Peer, path: Path, environments: Path, timeout: float) -> ToolRun:
    """A peer on a file."""
    failed = ToolRun(peer.name, path.name, None, None)
    python = Path(sys.executable)
    if peer.requirements:
        python = environments / peer.environment / "bin" / "python"
        if not python.exists():
            return replace(failed, note="not installed: --make-environments")
    command = peer.command(python, _generic(path) if peer.is_generic else path)
    if not Path(command[0]).exists():
        return replace(failed, note=f"not installed: no {Path(command[0]).name}")
    try:
        usage = run(command, timeout)
    except FailedError as error:
        return replace(failed, note=str(error))
    return ToolRun(peer.name, path.name, usage.seconds, usage.mebibytes)


def _generic(path: Path) -> Path:
    """The same module in the generic form."""
    generic = path.with_suffix(".generic.mlir")
    if not generic.is_file() or generic.stat().st_mtime < path.stat().st_mtime:
        unfinished = generic.with_suffix(".tmp")
        run([*iree_opt(), "--mlir-print-op-generic", path, "-o", unfinished])
        unfinished.replace(generic)
    return generic
