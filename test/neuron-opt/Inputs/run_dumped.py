# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command with the pipeline that --dump-pass-pipeline has written into a file."""

import os
import sys
from pathlib import Path

pipeline = Path(sys.argv[1]).read_text(encoding="utf-8").partition("\n")[2].strip()
command = [*sys.argv[2:], f"--pass-pipeline={pipeline}"]
os.execvp(command[0], command)  # noqa: S606 # arguments, and no shell
