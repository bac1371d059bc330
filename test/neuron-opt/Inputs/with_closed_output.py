# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs neuron-opt on a file with a standard output that nobody reads; prints the exit status."""

import os
import subprocess
import sys

read_end, write_end = os.pipe()
os.close(read_end)
command = [sys.executable, "-m", "neuron_inst_combine.tools.neuron_opt", *sys.argv[1:]]
run = subprocess.run(command, stdout=write_end, stderr=subprocess.PIPE, text=True, check=False)
print(f"status {run.returncode}, standard error '{run.stderr}'")
