# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a pipeline and records a report on it, as neuron-opt does for --report.

Usage: record_report.py WHEEL PIPELINE FILE...    prints the page of each file, and its IR
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from pathlib import Path

from neuron_inst_combine.bindings import Bindings, load
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.pipelines.pipeline import Pipeline, load_pipeline
from neuron_inst_combine.remarks.collector import RemarkCollector
from neuron_inst_combine.reports.html import render
from neuron_inst_combine.reports.recorder import ReportRecorder
from neuron_inst_combine.reports.report import Report

DOCUMENTED = "neuron-hlo-inst-comb,neuron-inst-combine"
EXTENDED = "neuron-hlo-inst-comb{patterns=extended},neuron-inst-combine{patterns=extended}"


@dataclass(frozen=True)
class Recorded:
    """What came of a run.

    Attributes:
      report: The report.
      before: The text of the module before the run.
      after: The text of it after the run.
    """

    report: Report
    before: str
    after: str


def record(text: str, pipeline: str, *, wheel: str = "iree", name: str = "input.mlir") -> Recorded:
    """Runs a pipeline on a module under a recorder."""
    bindings = load(wheel)
    context = bindings.context()
    module = bindings.ir.Module.parse(text, context)
    before = str(module)
    recorder = ReportRecorder(name)

    def run_pass(module_pass: ModulePass, bindings: Bindings, module: Operation) -> bool:
        collector = RemarkCollector(module_pass)
        has_changed = module_pass.run(bindings, module, recorder.observe(module_pass, collector))
        collector.explain(bindings, module)
        recorder.add_missed(collector.remarks)
        return has_changed

    loaded = load_pipeline(Pipeline.parse(pipeline), bindings, context, Silent(), run_pass)
    loaded.run(module.operation)
    # A report must not need what it was made of.
    after = str(module)
    del module, loaded, context
    return Recorded(recorder.report(), before, after)


def run_unobserved(text: str, pipeline: str, *, wheel: str = "iree") -> str:
    """The text of a module after a pipeline that nobody listened to."""
    bindings = load(wheel)
    context = bindings.context()
    module = bindings.ir.Module.parse(text, context)
    load_pipeline(Pipeline.parse(pipeline), bindings, context, Silent()).run(module.operation)
    return str(module)


def main(arguments: list[str]) -> int:
    """Prints pages."""
    wheel, pipeline, *files = arguments
    for file in files:
        recorded = record(Path(file).read_text(), pipeline, wheel=wheel, name=Path(file).name)
        print(render(recorded.report))
        print(recorded.after)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
