# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What listens to our passes while they run; where nobody does, nothing is collected."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.drivers.observer import Observer, Silent
from neuron_inst_combine.passes.base import ModulePass, PassFailedError, RunPass
from neuron_inst_combine.remarks.collector import RemarkCollector
from neuron_inst_combine.tools.opt.diagnostics import DiagnosticSink
from neuron_inst_combine.tools.opt.pass_counts import PassCounts
from neuron_inst_combine.tools.opt.remark_output import RemarkOutput
from neuron_inst_combine.tools.opt.rewrite_verifying import RewriteVerifier

if TYPE_CHECKING:
    from neuron_inst_combine.reports.recorder import ReportRecorder


@dataclass(slots=True)
class PassWatch:
    """The listeners of one module's run.

    Attributes:
      sink: Where diagnostics go.
      remarks: Shows remarks; None for none.
      recorder: Writes a report; None for none.
      verifier: Checks what the passes do; None for nothing.
      counting: Whether to count.
      counts: Of each run of a pass, in order.
    """

    sink: DiagnosticSink
    remarks: RemarkOutput | None = None
    recorder: ReportRecorder | None = None
    verifier: RewriteVerifier | None = None
    counting: bool = False
    counts: list[PassCounts] = field(default_factory=list)

    def run_pass(self) -> RunPass | None:
        """What runs our passes; None where they can run by themselves."""
        listeners = (self.remarks, self.recorder, self.verifier)
        is_idle = all(listener is None for listener in listeners) and not self.counting
        return None if is_idle else self._run

    def _run(self, module_pass: ModulePass, bindings: Bindings, module: Operation) -> bool:
        with_remarks = self.remarks is not None or self.recorder is not None
        collector = RemarkCollector(module_pass) if with_remarks else None
        observer: Observer = collector or Silent()
        if self.recorder is not None:
            observer = self.recorder.observe(module_pass, observer)
        if self.counting:
            self.counts.append(PassCounts(module_pass))
            observer = self.counts[-1].observe(observer)
        verify = None
        if self.verifier is not None:
            verify = self.verifier.verified(module_pass, bindings, module)
        try:
            has_changed = module_pass.run(bindings, module, observer)
        except PassFailedError:
            # What was done until then is shown; what was not may well be for that reason.
            self._show(collector)
            raise
        if collector is not None:
            collector.explain(bindings, module)
            self._show(collector)
        if verify is not None:
            verify()
        return has_changed

    def _show(self, collector: RemarkCollector | None) -> None:
        if collector is None:
            return
        if self.remarks is not None:
            self.remarks.show(collector.remarks, self.sink)
        if self.recorder is not None:
            self.recorder.add_missed(collector.remarks)
