# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Enzyme-JAX's default pipeline on a module of StableHLO; run in an environment with enzyme-ad.

Usage: enzyme_jax.py FILE
"""

from __future__ import annotations

import sys
from pathlib import Path

from enzyme_ad.jax import enzyme_call
from enzyme_ad.jax.primitives import full_optimization_pass_pipeline

source = Path(sys.argv[1]).read_text()
_, text = enzyme_call.run_pass_pipeline(["main"], source, full_optimization_pass_pipeline())
sys.stdout.write(text)
