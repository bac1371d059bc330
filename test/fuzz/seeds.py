# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is damaged: the inputs of the tests, real modules if there are any, and their bytecode."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

from opt_server import Server

TEST = Path(__file__).resolve().parents[1]
REAL = Path(os.environ.get("NEURON_REAL_MODULES", TEST.parents[1] / "shared" / "real"))
_CHUNK = re.compile(rb"^// -----[ \t]*$", re.MULTILINE)
_LARGEST = 120_000
"""Bytes of a seed; the limit of time is one for small inputs."""

_SUFFIXES = {
    "text": ".mlir",
    "bytecode": ".mlirbc",
    "artifact": ".mlirbc",
    "hlo": ".hlo",
    "proto": ".pb",
}
_EMITTED = {"bytecode": "bytecode", "artifact": "stablehlo-artifact", "proto": "hlo-proto"}
"""The binary formats, and what neuron-opt calls them."""


@dataclass(frozen=True)
class Seed:
    """An input that is well formed, or meant to be wrong in a way of its own.

    Attributes:
        name: where it comes from.
        data: the input.
        kind: `text`, `bytecode`, `artifact`, `hlo` or `proto`.
    """

    name: str
    data: bytes
    kind: str

    @property
    def suffix(self) -> str:
        """Of a file of this kind."""
        return _SUFFIXES[self.kind]


def find_seeds(server: Server, directory: Path) -> list[Seed]:
    """All seeds; the server makes bytecode of those that are well formed."""
    texts = [*_test_texts(), *_real("*.mlir", "text")]
    hlo = [*_test_hlo(), *_real("*.hlo", "hlo")]
    binary = _real("*.bc", "bytecode")
    # Each of a few, and some of every directory.
    for seed in texts[:: max(1, len(texts) // 30)]:
        for kind, emitted in _EMITTED.items():
            source, target = directory / f"seed{seed.suffix}", directory / "seed.out"
            source.write_bytes(seed.data)
            if server.run([f"--emit={emitted}", str(source), "-o", str(target)]).status == 0:
                binary.append(Seed(f"{seed.name}, {emitted}", target.read_bytes(), kind))
            target.unlink(missing_ok=True)
            source.unlink()
    return [*texts, *hlo, *binary]


def _test_texts() -> list[Seed]:
    found: list[Seed] = []
    for path in sorted(TEST.rglob("*.mlir")):
        data = path.read_bytes()
        name = str(path.relative_to(TEST))
        found.append(Seed(name, data, "text"))
        chunks = _CHUNK.split(data)
        if len(chunks) > 1:
            found += [Seed(f"{name}, chunk {k}", part, "text") for k, part in enumerate(chunks, 1)]
    return [seed for seed in found if 0 < len(seed.data) <= _LARGEST]


def _test_hlo() -> list[Seed]:
    found: list[Seed] = []
    for path in sorted((TEST / "neuron-opt" / "hlo").glob("*.test")):
        data = path.read_bytes()
        start = data.find(b"\nHloModule ")
        if start >= 0:
            found.append(Seed(str(path.relative_to(TEST)), data[start + 1 :], "hlo"))
    return found


def _real(pattern: str, kind: str) -> list[Seed]:
    paths = sorted(REAL.glob(pattern)) if REAL.is_dir() else []
    read = [Seed(path.name, path.read_bytes(), kind) for path in paths]
    return [seed for seed in read if len(seed.data) <= _LARGEST]
