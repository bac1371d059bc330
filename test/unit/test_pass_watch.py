# RUN: %pytest %s
# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Who does not ask for remarks, counts or a report does not pay for them."""

import sys

import pytest

from neuron_inst_combine.remarks.filters import RemarkFilter
from neuron_inst_combine.tools.opt.command_line import parse_command_line
from neuron_inst_combine.tools.opt.diagnostics import Palette, Renderer
from neuron_inst_combine.tools.opt.pass_watch import PassWatch
from neuron_inst_combine.tools.opt.remark_output import RemarkOutput, remark_output_of

SINK = Renderer("x.mlir", b"", sys.stderr, Palette())


def test_nobody_listens() -> None:
    assert PassWatch(SINK).run_pass() is None


def test_somebody_listens() -> None:
    remarks = RemarkOutput(RemarkFilter(everything=".*"), None, "x.mlir")
    assert PassWatch(SINK, remarks).run_pass() is not None
    assert PassWatch(SINK, counting=True).run_pass() is not None


@pytest.mark.parametrize("arguments", [[], ["--remark-format=yaml"]])
def test_without_a_filter_there_are_no_remarks(arguments: list[str]) -> None:
    assert remark_output_of(parse_command_line(arguments), "x.mlir") is None
