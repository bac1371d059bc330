# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Keeps a wheel from importing numpy before anything needs it.

Every wheel's ``ir.py`` imports numpy for four builders of attributes that hardly anybody calls, and
that import takes longer than everything else together: a context of IREE's wheel is there after
0.2 s instead of 0.5 s.
"""

from __future__ import annotations

import contextlib
import importlib
import sys
import threading
from collections.abc import Iterator
from types import ModuleType
from typing import Any


@contextlib.contextmanager
def numpy_deferred() -> Iterator[None]:
    """Inside of this, ``import numpy`` gives a stand-in that imports numpy when it is used.

    Afterwards ``import numpy`` is what it was. Where numpy is imported already there is nothing to
    save; where there are several threads, another one might get the stand-in.
    """
    if "numpy" in sys.modules or threading.active_count() > 1:
        yield
        return
    stand_in = _StandIn("numpy")
    sys.modules["numpy"] = stand_in
    try:
        yield
    finally:
        if sys.modules.get("numpy") is stand_in:
            del sys.modules["numpy"]


class _StandIn(ModuleType):
    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            # What the import system asks a module for is no use of numpy.
            raise AttributeError(name)
        if sys.modules.get("numpy") is self:
            del sys.modules["numpy"]
        return getattr(importlib.import_module("numpy"), name)
