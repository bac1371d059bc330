# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ends a run of ``neuron-opt`` with an error that the user can mend."""

from __future__ import annotations

import os


class ToolError(Exception):
    """The text is for the user and says what is wrong; no place in the input belongs to it."""


def reason(error: OSError) -> str:
    """What the operating system says, without the path, which our messages name themselves."""
    return os.strerror(error.errno) if error.errno is not None else str(error)
