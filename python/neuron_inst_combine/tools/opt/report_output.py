# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--report``: a page of HTML on what our passes did."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from neuron_inst_combine.tools.opt.command_line import CommandLine
from neuron_inst_combine.tools.opt.outputs import check_output, write_output

if TYPE_CHECKING:
    from neuron_inst_combine.reports.recorder import ReportRecorder


@dataclass(frozen=True, slots=True)
class ReportOutput:
    """A report that is being made.

    Attributes:
      recorder: Listens to our passes.
      file: To be written.
    """

    recorder: ReportRecorder
    file: str

    @classmethod
    def of(cls, command_line: CommandLine, source: str) -> ReportOutput | None:
        """What the command line asks for; None for no report.

        Args:
          command_line: With its options.
          source: The name of the input.

        Raises:
          ToolError: The file cannot be written.
        """
        if (file := command_line.value("report")) is None:
            return None
        # Imported late: what a run does not need costs it no time.
        from neuron_inst_combine.reports.recorder import ReportRecorder

        check_output(file)
        return cls(ReportRecorder(source), file)

    def finish(self) -> None:
        """Writes the file.

        Raises:
          ToolError: It cannot be written.
        """
        from neuron_inst_combine.reports.html import render

        page = render(self.recorder.report())
        write_output(self.file, page.encode(errors="surrogateescape"))
