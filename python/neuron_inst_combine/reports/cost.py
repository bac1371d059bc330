# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a rewrite saves: ops, and elements that are read.

The numbers are read off shapes, and say nothing about time. Constants count nothing at all. A
reshape counts as an op, but reads nothing: it moves no element. A slice reads the elements it
takes, every other op all elements of its operands.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from neuron_inst_combine.analysis.tensor_types import static_shape
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.dialects.hlo import ConstantOp, ReshapeOp, SliceOp


@dataclass(frozen=True, slots=True)
class Cost:
    """Of some ops together.

    Attributes:
      ops: How many there are.
      reads: The elements they read; None where a shape is not static.
    """

    ops: int = 0
    reads: int | None = 0

    def __add__(self, other: Cost) -> Cost:
        return Cost(
            self.ops + other.ops,
            None if self.reads is None or other.reads is None else self.reads + other.reads,
        )

    def __sub__(self, other: Cost) -> Cost:
        return Cost(
            self.ops - other.ops,
            None if self.reads is None or other.reads is None else self.reads - other.reads,
        )


def cost_of(bindings: Bindings, op: Operation) -> Cost:
    """The cost of one op."""
    if op.name in ConstantOp.NAMES:
        return Cost()
    return Cost(1, _elements_read(bindings, op))


def _elements_read(bindings: Bindings, op: Operation) -> int | None:
    if op.name in ReshapeOp.NAMES:
        return 0
    total = 0
    for value in op.results if op.name in SliceOp.NAMES else op.operands:
        shape = static_shape(bindings, value)
        if shape is None:
            return None
        total += math.prod(shape)
    return total
