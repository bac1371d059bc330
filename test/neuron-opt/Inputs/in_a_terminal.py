# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command whose output is a terminal, and passes on what it writes there."""

import os
import pty
import sys

os.environ.pop("NO_COLOR", None)
os.environ["TERM"] = "xterm"
sys.stdout.flush()
status = pty.spawn(sys.argv[1:])
sys.exit(os.waitstatus_to_exitcode(status))
