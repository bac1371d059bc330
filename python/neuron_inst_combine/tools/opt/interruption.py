# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Signals that end a run: at once while an MLIR package works, tidily while a file is written."""

from __future__ import annotations

import contextlib
import signal
import threading
from collections.abc import Callable, Iterator
from types import FrameType
from typing import TypeAlias

Handler: TypeAlias = Callable[[int, FrameType | None], None] | int

ENDING = tuple(
    getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name)
)
"""What a user or a supervisor sends to end a program."""


@contextlib.contextmanager
def handling(handler: Handler) -> Iterator[None]:
    """Inside of this, the ending signals are handled so; afterwards as before.

    Only the main thread can say so; in another one nothing changes.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    # None: set by C code, and nothing that Python could set again.
    before = [(number, signal.getsignal(number)) for number in ENDING]
    for number, previous in before:
        # What was started under `nohup` ignores SIGHUP, and goes on doing so.
        if previous is not signal.SIG_IGN:
            signal.signal(number, handler)
    try:
        yield
    finally:
        for number, previous in before:
            if previous is not None:
                signal.signal(number, previous)


def interrupted_tidily() -> contextlib.AbstractContextManager[None]:
    """Inside of this, an ending signal is a ``KeyboardInterrupt``, and files can be removed."""
    return handling(_interrupt)


def _interrupt(number: int, frame: FrameType | None) -> None:  # noqa: ARG001 # the signature of a handler
    raise KeyboardInterrupt
