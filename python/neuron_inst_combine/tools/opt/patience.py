# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A limit to how long an MLIR package may read bytecode: on some that is damaged it never ends."""

from __future__ import annotations

import contextlib
import signal
from collections.abc import Iterator

from neuron_inst_combine.tools.opt import progress

OUT_OF_PATIENCE = "SIGVTALRM"
"""The signal that ends the process."""

_SECONDS = 10.0
_SECONDS_PER_MEGABYTE = 20.0
"""A hundred times what was measured, on a slow machine."""


@contextlib.contextmanager
def limited(size: int) -> Iterator[None]:
    """Inside of this, the process may use as much processor time as reading could take.

    In a child process whose death will be reported; anywhere else nothing is limited.

    Args:
      size: Of the bytecode, in bytes.
    """
    if not progress.is_shared():
        yield
        return
    # Of the process, and not of the clock: the machine may be busy, or the program stopped.
    signal.setitimer(signal.ITIMER_VIRTUAL, _SECONDS + _SECONDS_PER_MEGABYTE * size / 2**20)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
