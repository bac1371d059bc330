# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The passes inside a program of yours: on a module, or in a pass manager that you own."""

from neuron_inst_combine.embedding.files import optimize_file
from neuron_inst_combine.embedding.pass_managers import (
    add_neuron_hlo_inst_comb,
    add_neuron_inst_combine,
    parse_pipeline,
)
from neuron_inst_combine.embedding.report import PassReport, Report
from neuron_inst_combine.embedding.run import DEFAULT_PIPELINE, run
from neuron_inst_combine.remarks.remark import Remark

__all__ = [
    "DEFAULT_PIPELINE",
    "PassReport",
    "Remark",
    "Report",
    "add_neuron_hlo_inst_comb",
    "add_neuron_inst_combine",
    "optimize_file",
    "parse_pipeline",
    "run",
]
