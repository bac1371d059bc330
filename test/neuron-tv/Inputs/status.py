# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a command, and succeeds if its exit status is the one given first."""

import subprocess
import sys

status, *command = sys.argv[1:]
sys.exit(subprocess.run(command, check=False).returncode != int(status))
