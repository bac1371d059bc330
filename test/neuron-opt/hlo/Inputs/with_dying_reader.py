# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs neuron-opt with a reader of HLO that ends its process; prints the exit status."""

import os
import signal
import sys
from typing import Any

from neuron_inst_combine.integrations import jax_private
from neuron_inst_combine.tools.neuron_opt import main


def read(*_: Any) -> None:
    """Dies as native code does."""
    os.kill(os.getpid(), signal.SIGABRT)


jax_private.hlo_module_of_text = read  # type: ignore[assignment]
status = main(sys.argv[1:])
sys.stderr.write(f"status {status}\n")
sys.exit(status)
