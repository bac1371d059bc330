# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Translation validation: whether a module computes after a rewrite what it computed before."""

from neuron_inst_combine.validation.errors import NotCheckedError, NumpyMissingError

try:
    import numpy as _numpy  # noqa: F401 # only asked for, so that its absence is told here
except ModuleNotFoundError as error:
    raise NumpyMissingError(
        "translation validation needs numpy: pip install 'neuron-inst-combine[tv]'"
    ) from error

from neuron_inst_combine.validation.options import ValidationOptions
from neuron_inst_combine.validation.validator import exit_status, validate
from neuron_inst_combine.validation.verdicts import (
    Difference,
    FunctionVerdict,
    OpOrigin,
    Verdict,
)

__all__ = [
    "Difference",
    "FunctionVerdict",
    "NotCheckedError",
    "NumpyMissingError",
    "OpOrigin",
    "ValidationOptions",
    "Verdict",
    "exit_status",
    "validate",
]
