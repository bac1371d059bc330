# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes MLIR text from the standard input as a StableHLO portable artifact to a file."""

import sys
from pathlib import Path

from jaxlib.mlir._mlir_libs import _stablehlo

from neuron_inst_combine.bindings import load

text = sys.stdin.read()
with load("jaxlib").context():
    artifact = _stablehlo.serialize_portable_artifact_str(text, _stablehlo.get_minimum_version())
Path(sys.argv[1]).write_bytes(artifact)
