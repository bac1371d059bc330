# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs neuron-opt on bytecode in which bytes were changed at random.

Arguments: the number of runs, a file of MLIR text, and a file for the bytecode. The seed is the
variable SEED, or 1.
"""

import os
import random
import subprocess
import sys
from pathlib import Path

runs, text, target = int(sys.argv[1]), sys.argv[2], Path(sys.argv[3])
TOOL = [sys.executable, "-m", "neuron_inst_combine.tools.neuron_opt"]
subprocess.run([*TOOL, "--emit-bytecode", text, "-o", target], check=True)
intact = target.read_bytes()
output = target.with_suffix(".out")
generator = random.Random(int(os.environ.get("SEED", "1")))  # noqa: S311 # nothing to keep secret
for number in range(runs):
    damaged = bytearray(intact)
    for _ in range(generator.choice((1, 1, 2, 4))):
        damaged[generator.randrange(len(damaged))] = generator.randrange(256)
    target.write_bytes(damaged)
    output.unlink(missing_ok=True)
    command = [*TOOL, "--neuron-hlo-inst-comb", str(target), "-o", str(output)]
    run = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False)
    is_reported = run.returncode in (0, 1) or "error: the MLIR package " in run.stderr
    if "Traceback" in run.stderr or not is_reported or (run.returncode and output.exists()):
        print(f"run {number}: status {run.returncode}\n{run.stderr}")
        sys.exit(1)
print(f"{runs} runs, all of them reported")
