# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The Python module of the ``stablehlo`` dialect, for wheels that ship none.

A wheel looks for this module when it first meets an op of the dialect; finding it, it stops
looking. It registers no op class: the views here serve every wheel, and classes do not.
"""

from neuron_inst_combine.dialects.hlo import (
    BroadcastInDimOp,
    ConcatenateOp,
    ConstantOp,
    ReduceOp,
    ReshapeOp,
    SliceOp,
)

__all__ = [
    "BroadcastInDimOp",
    "ConcatenateOp",
    "ConstantOp",
    "ReduceOp",
    "ReshapeOp",
    "SliceOp",
]
