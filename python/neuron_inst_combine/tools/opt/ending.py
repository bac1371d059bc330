# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a process that ends soon does not free: that takes MLIR a twentieth of the time of a run."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass
class _Process:
    """This process.

    Attributes:
      frees_nothing: Whether it ends without freeing anything.
      kept: What is held until then.
    """

    frees_nothing: bool = False
    kept: tuple[object, ...] = ()


_PROCESS = _Process()


def frees_nothing() -> None:
    """Says that this process is going to end by ``os._exit``."""
    _PROCESS.frees_nothing = True


def keep(*things: object) -> None:
    """Holds things in the place of those held before; nothing in a process that is to go on."""
    if _PROCESS.frees_nothing:
        _PROCESS.kept = things
