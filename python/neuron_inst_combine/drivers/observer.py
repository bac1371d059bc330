# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Who is told what a driver does: counters, remarks and reports listen here."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan


class Observer(Protocol):
    """Hears of every candidate, as often as a driver comes by it."""

    def passed(self, pattern: Pattern[Any], plan: Plan) -> Callable[[], None] | None:
        """A plan is about to be carried out; the IR is still as it was.

        What is returned, if anything, is called when it has been carried out.
        """

    def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
        """A candidate was left alone."""


class Silent:
    """An observer that listens to nothing."""

    def passed(self, pattern: Pattern[Any], plan: Plan) -> None:
        """See ``Observer``."""

    def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
        """See ``Observer``."""
