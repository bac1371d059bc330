# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What ends a run of ``neuron-opt`` with an error that the user can mend."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from neuron_inst_combine.tools.opt.diagnostics import Diagnostic


class ToolError(Exception):
    """The text is for the user and says what is wrong; no place in the input belongs to it."""


class DiagnosedError(Exception):
    """Something is wrong with a module.

    Attributes:
      diagnostics: What, and where.
    """

    def __init__(self, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__(diagnostics)
        self.diagnostics = diagnostics


class ParseError(DiagnosedError):
    """The source is no valid module."""


class EmissionError(DiagnosedError):
    """The module cannot be written in the form asked for."""


def reason(error: OSError) -> str:
    """What the operating system says, without the path, which our messages name themselves."""
    return os.strerror(error.errno) if error.errno is not None else str(error)
