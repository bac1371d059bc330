# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs neuron-opt with a terminal as its standard output; prints the exit status and the output."""

import os
import subprocess
import sys

terminal, program_side = os.openpty()
command = [sys.executable, "-m", "neuron_inst_combine.tools.neuron_opt", *sys.argv[1:]]
run = subprocess.run(command, stdout=program_side, stderr=subprocess.STDOUT, check=False)
os.close(program_side)
print(f"status {run.returncode}")
print(os.read(terminal, 1000))
