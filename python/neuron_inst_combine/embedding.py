# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The passes inside a program of yours: on a module, or in a pass manager that you own."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from neuron_inst_combine.bindings import bindings_of
from neuron_inst_combine.bindings.types import Module, PassManager
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.passes.base import ModulePass, add_pass
from neuron_inst_combine.passes.neuron_hlo_inst_comb import NeuronHloInstCombine
from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine
from neuron_inst_combine.patterns.base import Pattern, Plan
from neuron_inst_combine.pipelines.pipeline import Pipeline, load_pipeline


@dataclass(frozen=True, slots=True)
class Report:
    """What a run did.

    Attributes:
      fired: How often each pattern fired, by its name.
    """

    fired: Counter[str]

    @property
    def changed(self) -> bool:
        """Whether any pattern of ours fired."""
        return bool(self.fired)


class _Counts(Silent):
    def __init__(self) -> None:
        self.fired: Counter[str] = Counter()

    def passed(self, pattern: Pattern[Any], plan: Plan) -> None:  # noqa: ARG002
        self.fired[pattern.name] += 1


def run(module: Module, pipeline: str = "neuron-hlo-inst-comb,neuron-inst-combine") -> Report:
    """Runs a pipeline of our passes, and of the wheel's own, on a module.

    Args:
      module: A module of any supported MLIR Python package; it is changed in place.
      pipeline: As for ``neuron-opt --pass-pipeline``, with or without ``builtin.module(...)``.

    Raises:
      TypeError: The module is none of an MLIR Python package.
      PipelineError: The pipeline names an unknown pass or option.
      MLIRError: A pass failed; the class is the wheel's, and has the diagnostics.
    """
    bindings = bindings_of(module)
    counts = _Counts()
    loaded = load_pipeline(Pipeline.parse(pipeline), bindings, module.context, counts)
    loaded.run(module.operation)
    return Report(counts.fired)


def add_neuron_inst_combine(manager: PassManager, **options: Any) -> None:
    """Adds ``neuron-inst-combine`` to the end of a pass manager on ``builtin.module``.

    Args:
      manager: Of any supported MLIR Python package.
      **options: The pass's options, ``max_iterations=3`` say.
    """
    _add(manager, NeuronInstCombine(**options))


def add_neuron_hlo_inst_comb(manager: PassManager, **options: Any) -> None:
    """Adds ``neuron-hlo-inst-comb`` to the end of a pass manager on ``builtin.module``.

    Args:
      manager: Of any supported MLIR Python package.
      **options: The pass's options, ``max_iterations=3`` say.
    """
    _add(manager, NeuronHloInstCombine(**options))


def _add(manager: PassManager, module_pass: ModulePass) -> None:
    add_pass(manager, module_pass, bindings_of(manager), Silent())
