# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Measures what the passes cost: tables of ratios, and plots. ``python -m benchmarks --help``."""

import sys
from pathlib import Path

# The source tree is measured, whatever is installed.
sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "python"))
