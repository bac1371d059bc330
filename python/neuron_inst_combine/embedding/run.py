# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a pipeline on a module, and reports."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from typing import Any

from neuron_inst_combine.bindings import Bindings, bindings_of
from neuron_inst_combine.bindings.types import Module, Operation
from neuron_inst_combine.drivers.observer import Observer, Silent
from neuron_inst_combine.embedding.report import PassReport, Report
from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.pipelines.pipeline import Pipeline, load_pipeline
from neuron_inst_combine.remarks.collector import RemarkCollector
from neuron_inst_combine.remarks.remark import Remark

DEFAULT_PIPELINE = "neuron-hlo-inst-comb,neuron-inst-combine"
"""Both passes with their defaults, in the order in which the original compiler has them."""


def run(
    module: Module,
    pipeline: str | Pipeline = DEFAULT_PIPELINE,
    *,
    remarks: Callable[[Remark], None] | None = None,
) -> Report:
    """Runs a pipeline of our passes, and of the wheel's own, on a module.

    Args:
      module: A module of any supported MLIR Python package; it is changed in place.
      pipeline: As for ``neuron-opt --pass-pipeline``, with or without ``builtin.module(...)``.
      remarks: Called with each remark, in order, when the pass that it is about is over. Without
        it none is made, and nothing is asked that the passes do not ask themselves.

    Raises:
      TypeError: The module is none of an MLIR Python package.
      PipelineError: The pipeline names an unknown pass or option.
      PipelineSyntaxError: The pipeline is none.
      MLIRError: A pass failed; the class is the wheel's, and has the diagnostics.
      Exception: Whatever the callback raised; the passes after it did not run.
    """
    bindings = bindings_of(module)
    if isinstance(pipeline, str):
        pipeline = Pipeline.parse(pipeline)
    watch = _Watch(remarks)
    loaded = load_pipeline(pipeline, bindings, module.context, Silent(), watch.run_pass)
    start = time.perf_counter()
    loaded.run(module.operation)
    return Report(tuple(watch.passes), time.perf_counter() - start)


class _Watch:
    """Runs each pass of a pipeline under observation."""

    def __init__(self, remarks: Callable[[Remark], None] | None) -> None:
        self.passes: list[PassReport] = []
        self._remarks = remarks

    def run_pass(self, module_pass: ModulePass, bindings: Bindings, module: Operation) -> bool:
        """See ``RunPass``."""
        collector = None if self._remarks is None else RemarkCollector(module_pass)
        counts = _Counts(collector or Silent())
        start = time.perf_counter()
        has_changed = module_pass.run(bindings, module, counts)
        seconds = time.perf_counter() - start
        found: tuple[Remark, ...] = ()
        if collector is not None:
            collector.explain(bindings, module)
            found = tuple(collector.remarks)
        self.passes.append(PassReport(module_pass.argument, counts.fired, found, seconds))
        if self._remarks is not None:
            for remark in found:
                self._remarks(remark)
        return has_changed


class _Counts:
    """Counts what fires, and tells another observer of everything."""

    def __init__(self, observer: Observer) -> None:
        self.fired: Counter[str] = Counter()
        self._observer = observer

    def passed(self, pattern: Pattern[Any], plan: Plan) -> Callable[[], None] | None:
        self.fired[pattern.name] += 1
        return self._observer.passed(pattern, plan)

    def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
        self._observer.missed(pattern, op, why)
