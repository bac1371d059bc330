# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The wheels: four MLIR Python packages behind one ``Bindings`` object."""

from neuron_inst_combine.bindings.choose import choose, dialects_in
from neuron_inst_combine.bindings.errors import (
    BindingsError,
    UnknownWheelError,
    WheelNotInstalledError,
    WheelTooOldError,
)
from neuron_inst_combine.bindings.load import Bindings, bindings_of, load
from neuron_inst_combine.bindings.wheels import WHEELS, Wheel

__all__ = [
    "WHEELS",
    "Bindings",
    "BindingsError",
    "UnknownWheelError",
    "Wheel",
    "WheelNotInstalledError",
    "WheelTooOldError",
    "bindings_of",
    "choose",
    "dialects_in",
    "load",
]
