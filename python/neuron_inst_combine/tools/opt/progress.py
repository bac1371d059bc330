# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a run is doing right now, kept where another process can read it after this one's death."""

from __future__ import annotations

import mmap
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from neuron_inst_combine.bindings import Bindings

_SIZE = 1 << 14
_LONGEST = 4000
_SEPARATOR = "\0"


@dataclass(frozen=True, slots=True)
class Progress:
    """A step of a run.

    Attributes:
      source: The input, as messages show it.
      package: The MLIR package that does it, with its version.
      doing: What: ``reading MLIR bytecode``, say.
    """

    source: str
    package: str
    doing: str


class _Shared:
    memory: mmap.mmap | None = None


def share() -> None:
    """Keeps what is noted from now on, also in child processes, where ``last`` finds it."""
    _Shared.memory = mmap.mmap(-1, _SIZE)


def is_shared() -> bool:
    """Whether somebody will look, should this process die."""
    return _Shared.memory is not None


def note(source: str, bindings: Bindings, doing: str) -> None:
    """Notes what is done from now on; without ``share`` before, nothing happens.

    Args:
      source: The input, as messages show it.
      bindings: The package that does it.
      doing: What, in words that fit behind "while".
    """
    if (memory := _Shared.memory) is None:
        return
    package = f"{bindings.wheel.distributions[0]} {bindings.version}"
    fields = (source[: _LONGEST // 4], package, doing[: _LONGEST // 4])
    record = _SEPARATOR.join(fields).encode(errors="surrogateescape")
    # The length is there only with the record that it is of.
    memory[:8] = bytes(8)
    memory[8 : 8 + len(record)] = record
    memory[:8] = len(record).to_bytes(8, "little")


def last() -> Progress | None:
    """What was noted last; None for nothing."""
    if (memory := _Shared.memory) is None:
        return None
    size = int.from_bytes(memory[:8], "little")
    fields = memory[8 : 8 + size].decode(errors="surrogateescape").split(_SEPARATOR)
    return Progress(*fields) if len(fields) == len(Progress.__slots__) else None
