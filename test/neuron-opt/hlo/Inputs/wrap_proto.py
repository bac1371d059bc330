# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes an HloProto around an HloModuleProto, as XLA dumps it: with an (empty) assignment."""

import sys
from pathlib import Path

from neuron_inst_combine.tools.opt.wire_format import Field, Kind, encoded

module = Path(sys.argv[1]).read_bytes()
Path(sys.argv[2]).write_bytes(encoded([Field(1, Kind.BYTES, module), Field(3, Kind.BYTES, b"")]))
