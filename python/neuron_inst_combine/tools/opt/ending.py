# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a process that ends soon does not free: that takes MLIR a twentieth of the time of a run."""

from __future__ import annotations

import dataclasses


@dataclasses.dataclass
class _Process:
    """This process.

    Attributes:
      will_exit_at_once: Whether it ends by ``os._exit``, without freeing anything.
      kept: What is held until then.
    """

    will_exit_at_once: bool = False
    kept: tuple[object, ...] = ()


_PROCESS = _Process()


def expect_exit_at_once() -> None:
    """Says that this process is going to end by ``os._exit``."""
    _PROCESS.will_exit_at_once = True


def exits_at_once() -> bool:
    """Whether that was said: then the process does this one thing only, and is nobody else's."""
    return _PROCESS.will_exit_at_once


def keep(*things: object) -> None:
    """Holds things until the end, in the place of those held before.

    Where the process does not end by ``os._exit``, it holds nothing.
    """
    if _PROCESS.will_exit_at_once:
        _PROCESS.kept = things
