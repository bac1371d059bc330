# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs neuron-opt with little patience and a check of file names that does not end."""

import sys

from neuron_inst_combine.tools.neuron_opt import main
from neuron_inst_combine.tools.opt import parsing, patience


def endless(path: str) -> bool:  # noqa: ARG001 # the name is that of what it replaces
    """Uses processor time."""
    while True:
        pass


parsing._is_utf8 = endless
patience._SECONDS = 0.1
status = main(sys.argv[1:])
sys.stderr.write(f"status {status}\n")
sys.exit(status)
