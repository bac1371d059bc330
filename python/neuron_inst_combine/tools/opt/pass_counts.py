# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""How often each pattern of each pass has fired, for ``--mlir-pass-statistics``."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan


@dataclass(slots=True)
class PassCounts:
    """The counters of one run of a pass.

    Attributes:
      module_pass: The pass.
      rewrites: Of each pattern that takes part, by its name.
    """

    module_pass: ModulePass
    rewrites: dict[str, int] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.rewrites = dict.fromkeys(self.module_pass.pattern_names(), 0)

    def observe(self, observer: Observer) -> Observer:
        """An observer that counts, and tells another one of everything."""
        return _Counting(self.rewrites, observer)


class _Counting:
    def __init__(self, rewrites: dict[str, int], observer: Observer) -> None:
        self._rewrites = rewrites
        self._observer = observer

    def passed(self, pattern: Pattern[Any], plan: Plan) -> Callable[[], None] | None:
        self._rewrites[pattern.name] = self._rewrites.get(pattern.name, 0) + 1
        return self._observer.passed(pattern, plan)

    def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
        self._observer.missed(pattern, op, why)
