# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What can go wrong in finding or loading a wheel; each message says what to do."""

from __future__ import annotations


class BindingsError(Exception):
    """No usable MLIR Python package; the text says which to install or upgrade."""


class WheelNotInstalledError(BindingsError):
    """The package asked for, or every package that could do the work, is missing."""


class WheelTooOldError(BindingsError):
    """The package lacks an API this project needs."""


class UnknownWheelError(BindingsError):
    """The name given is not one of the wheels'."""


NOT_UTF8 = "a name in the module is not UTF-8, which the Python bindings cannot read"
"""What is said of a module with such a name; MLIR itself allows any bytes."""


def is_of_bytes(error: BaseException) -> bool:
    """Whether bindings raised this since a string of the module is not UTF-8."""
    if isinstance(error, UnicodeDecodeError):
        return True
    # nanobind's way to say it.
    return isinstance(error, RuntimeError) and "::str_from_cstr" in str(error)
