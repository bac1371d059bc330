# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs neuron-opt with a pass that ends its process with a signal; prints the exit status."""

import os
import signal
import sys
from typing import Any

from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine
from neuron_inst_combine.tools.neuron_opt import main


def run(*_: Any) -> None:
    """Dies as native code does."""
    os.kill(os.getpid(), getattr(signal, sys.argv[1]))


NeuronInstCombine.run = run  # type: ignore[assignment,method-assign]
status = main(sys.argv[2:])
sys.stderr.write(f"status {status}\n")
sys.exit(status)
