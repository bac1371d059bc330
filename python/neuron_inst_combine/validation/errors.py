# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What keeps a function, or everything, from being validated."""

from __future__ import annotations


class NumpyMissingError(ImportError):
    """Validation needs numpy, which the package itself does not; the text says what to install."""


class NotCheckedError(Exception):
    """Nothing can be said of a function; the text says why, as a fragment of a sentence."""


class LimitExceededError(NotCheckedError):
    """A value has more elements than may be held."""

    def __init__(self, elements: int, limit: int) -> None:
        super().__init__(f"a value of {elements} elements is above the limit of {limit}")
