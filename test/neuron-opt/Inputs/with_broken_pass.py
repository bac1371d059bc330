# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs neuron-opt with a pass that has a bug; prints the exit status."""

import sys
from typing import Any

from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine
from neuron_inst_combine.tools.neuron_opt import main


def run(*_: Any) -> None:
    """Fails as no pass should."""
    raise AssertionError("a bug")


NeuronInstCombine.run = run  # type: ignore[assignment,method-assign]
print(f"status {main(sys.argv[1:])}")
