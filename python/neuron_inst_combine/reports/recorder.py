# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Observers that write down a report while passes run."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.remarks.remark import Remark, RemarkKind, enclosing_function
from neuron_inst_combine.reports.capture import Capture
from neuron_inst_combine.reports.nodes import location_text
from neuron_inst_combine.reports.report import MissedCandidate, Report, Rewrite


class ReportRecorder:
    """Collects what the passes of one run do.

    A pass is observed through ``observe``; the remarks that a ``RemarkCollector`` has of it, if
    there is one, are to be given to ``add_missed`` while the module is there.
    """

    def __init__(self, source: str) -> None:
        """Begins a report on a file or module of that name."""
        self._source = source
        self._passes: list[str] = []
        self._rewrites: list[Rewrite] = []
        self._missed: list[MissedCandidate] = []

    def observe(self, module_pass: ModulePass, observer: Observer) -> RewriteRecorder:
        """The observer for one run of a pass.

        Args:
          module_pass: The pass that is about to run.
          observer: Is told of everything, too.
        """
        # Once for each pass of the pipeline, also where modules of a split file go through it.
        if str(module_pass) not in self._passes:
            self._passes.append(str(module_pass))
        return RewriteRecorder(module_pass, observer, self._rewrites.append)

    def add_missed(self, remarks: Iterable[Remark]) -> None:
        """Adds the missed ones of some remarks."""
        self._missed += [
            MissedCandidate(
                pass_argument=remark.pass_argument,
                pattern=remark.pattern,
                function=remark.function,
                location=location_text(remark.location),
                reason=remark.reason,
            )
            for remark in remarks
            if remark.kind is RemarkKind.MISSED
        ]

    def report(self) -> Report:
        """The report on what has been done so far."""
        return Report(self._source, tuple(self._passes), tuple(self._rewrites), tuple(self._missed))


class RewriteRecorder:
    """An observer of one pass: records each rewrite, and passes everything on."""

    def __init__(
        self, module_pass: ModulePass, observer: Observer, record: Callable[[Rewrite], None]
    ) -> None:
        """Makes one.

        Args:
          module_pass: The pass.
          observer: Is told of everything, too.
          record: Called with each rewrite when it has been done.
        """
        self._pass = module_pass
        self._observer = observer
        self._record = record

    def passed(self, pattern: Pattern[Any], plan: Plan) -> Callable[[], None]:
        """See ``Observer``."""
        inner = self._observer.passed(pattern, plan)
        function, location = enclosing_function(plan.root), location_text(plan.root.location)
        summary = plan.summary()
        capture = Capture(pattern.bindings, plan)

        def done() -> None:
            if inner is not None:
                inner()
            self._record(
                Rewrite(
                    pass_argument=self._pass.argument,
                    pattern=pattern.name,
                    function=function,
                    location=location,
                    summary=summary,
                    change=capture.finish(),
                )
            )

        return done

    def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
        """See ``Observer``."""
        self._observer.missed(pattern, op, why)
