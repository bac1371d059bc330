# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes MLIR text from the standard input as bytecode to a file, with the wheel under test."""

import os
import sys
from pathlib import Path

from neuron_inst_combine.bindings import load

bindings = load(os.environ["NEURON_MLIR_BINDINGS"])
with bindings.context(), Path(sys.argv[1]).open("wb") as file:
    bindings.ir.Module.parse(sys.stdin.read()).operation.write_bytecode(file)
