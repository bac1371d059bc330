# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The StableHLO reference interpreter, in a process that lives on from module to module."""

from __future__ import annotations

import json
import select
import subprocess
import sys
from collections.abc import Sequence
from random import Random
from typing import Any

import evaluate
import numpy as np
from element_types import BY_NAME
from evaluate import TensorType, first_difference

SECONDS = 60


class Interpreter:
    """Evaluates modules; where one ends the process, the next has a new one."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[str] | None = None

    def results(self, module: str, inputs: Sequence[Sequence[str]]) -> list[list[str]] | str:
        """The results of `main` for each row of inputs, or in words why there are none."""
        process = self._started()
        assert process.stdin is not None
        assert process.stdout is not None
        job = {"module": module, "function": "main", "inputs": inputs}
        try:
            process.stdin.write(json.dumps(job) + "\n")
            process.stdin.flush()
            ready, _, _ = select.select([process.stdout], [], [], SECONDS)
            line = process.stdout.readline() if ready else ""
        except BrokenPipeError:
            line = ""
        if not line:
            self.close()
            return "the interpreter ended, or came to no end"
        answer: dict[str, Any] = json.loads(line)
        if "error" in answer:
            return str(answer["error"])
        rows: list[list[str]] = answer["results"]
        return rows

    def _started(self) -> subprocess.Popen[str]:
        if self._process is None:
            self._process = subprocess.Popen(
                [sys.executable, evaluate.__file__, "--server"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.DEVNULL,
                text=True,
            )
        return self._process

    def close(self) -> None:
        """Ends the process."""
        if self._process is not None:
            self._process.kill()
            self._process.communicate()
            self._process = None


def make_rows(types: Sequence[str], random: Random, *, signed_zeros: bool) -> list[list[str]]:
    """Rows of inputs for arguments of these types: small integers, so that sums are exact.

    In the second row, integers are of any size, as their sums wrap. With `signed_zeros`, there is a
    third one, of zeros.
    """
    rows: list[list[str]] = []
    for turn in range(3 if signed_zeros else 2):
        row: list[str] = []
        for text in types:
            bound = BY_NAME[TensorType.parse(text).element].input_bound
            parts = TensorType.parse(text).flattened()
            row += [part.encode(_bits(part, random, bound, turn)) for part in parts]
        rows.append(row)
    return rows


def _bits(part: TensorType, random: Random, bound: int, turn: int) -> evaluate.Bits:
    if part.is_float:
        choices = [-0.0, 0.0] if turn == 2 else [float(n) for n in range(-bound, bound + 1)]
        return part.bits_of_floats(np.array(random.choices(choices, k=part.size), np.float64))
    mask = (1 << part.width) - 1
    if turn == 1 and part.shape:
        return np.array([random.getrandbits(part.width) for _ in range(part.size)], np.uint64)
    small = [random.randint(-bound, bound) & mask for _ in range(part.size)]
    return np.array(small, np.uint64)


def differing(
    types: Sequence[str],
    before: Sequence[Sequence[str]],
    after: Sequence[Sequence[str]],
    *,
    signed_zero: bool,
) -> str | None:
    """In words, where the results of two modules differ; None where they are equal."""
    kinds = [part for text in types for part in TensorType.parse(text).flattened()]
    for number, (old_row, new_row) in enumerate(zip(before, after, strict=True)):
        for k, (old, new) in enumerate(zip(old_row, new_row, strict=True)):
            if old == new:
                continue
            kind = kinds[k]
            found = first_difference(
                kind, kind.decode(old), kind.decode(new), signed_zero=signed_zero
            )
            if found:
                return f"result {k} {found} (row {number} of the inputs)"
    return None
