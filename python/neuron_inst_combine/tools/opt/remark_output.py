# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--remarks-filter`` and its kin: remarks as diagnostics, or as a YAML file."""

from __future__ import annotations

from collections.abc import Iterable

from neuron_inst_combine.remarks.filters import FilterError, RemarkFilter
from neuron_inst_combine.remarks.remark import Remark
from neuron_inst_combine.remarks.yaml import to_yaml
from neuron_inst_combine.tools.opt.command_line import CommandLine, CommandLineError
from neuron_inst_combine.tools.opt.diagnostics import Diagnostic, DiagnosticSink, place_of
from neuron_inst_combine.tools.opt.outputs import check_output, write_output

DEFAULT_FILE = "mlir-remarks.yaml"
"""As mlir-opt has it."""


class RemarkOutput:
    """Shows the remarks that pass the filters of a command line."""

    def __init__(self, remark_filter: RemarkFilter, file: str | None, source: str) -> None:
        """Begins the output.

        Args:
          remark_filter: Which remarks.
          file: For a YAML file; None for diagnostics.
          source: The name of the input.
        """
        self._filter = remark_filter
        self._file = file
        self._source = source
        self._documents: list[str] = []

    def show(self, remarks: Iterable[Remark], sink: DiagnosticSink) -> None:
        """Shows what passes the filters, while the module is there."""
        taken = filter(self._filter.takes, remarks)
        if self._file is None:
            sink.print(map(_diagnostic, taken))
        else:
            self._documents += (to_yaml(remark, self._source) for remark in taken)

    def finish(self) -> None:
        """Writes the file, if there is to be one.

        Raises:
          ToolError: It cannot be written.
        """
        if self._file is not None:
            write_output(self._file, "".join(self._documents).encode(errors="surrogateescape"))


def remark_output_of(command_line: CommandLine, source: str) -> RemarkOutput | None:
    """What the command line says about remarks; None where it wants none.

    Args:
      command_line: With its options.
      source: The name of the input.

    Raises:
      CommandLineError: A filter is no regular expression, or a file is named for diagnostics.
      ToolError: The file cannot be written.
    """
    remark_filter = RemarkFilter(
        everything=_expression(command_line, "remarks-filter"),
        passed=_expression(command_line, "remarks-filter-passed"),
        missed=_expression(command_line, "remarks-filter-missed"),
    )
    file = command_line.value("remarks-output-file")
    if command_line.value("remark-format") != "yaml":
        if file is not None:
            raise CommandLineError(
                "for the --remarks-output-file option: needs --remark-format=yaml"
            )
        return None if remark_filter.is_off else RemarkOutput(remark_filter, None, source)
    if remark_filter.is_off:
        return None
    file = file or DEFAULT_FILE
    check_output(file)
    return RemarkOutput(remark_filter, file, source)


def _expression(command_line: CommandLine, option: str) -> str:
    text = command_line.value(option) or ""
    try:
        RemarkFilter(everything=text)
    except FilterError as error:
        raise CommandLineError(f"for the --{option} option: {error}") from error
    return text


def _diagnostic(remark: Remark) -> Diagnostic:
    return Diagnostic(
        severity="remark",
        place=place_of(remark.location),
        message=(
            f"[{remark.kind.value}] {remark.pattern} | Category:{remark.pass_argument} | "
            f'Reason="{remark.reason}"'
        ),
    )
