# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command and fails if it takes longer than so many seconds.

Usage: within.py SECONDS COMMAND...
"""

from __future__ import annotations

import subprocess
import sys

if __name__ == "__main__":
    seconds = int(sys.argv[1])
    try:
        sys.exit(subprocess.run(sys.argv[2:], check=False, timeout=seconds).returncode)
    except subprocess.TimeoutExpired:
        sys.exit(f"within.py: not done in {seconds} s")
