# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The smallest pattern that leaves an op dead, for tests of the drivers, and a module for it."""

from __future__ import annotations

from dataclasses import dataclass

from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.dialects.hlo import defining_op
from neuron_inst_combine.patterns.base import Pattern, Plan

# The walk comes by the user first, and leaves its operand dead; then by that, also a candidate.
OUT_OF_ORDER = """
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  "test.branch"() [^first] : () -> ()
^last:
  %2 = "stablehlo.negate"(%1) : (tensor<4xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
^first:
  %0 = "stablehlo.negate"(%x) : (tensor<4xi32>) -> tensor<4xi32>
  %1 = "stablehlo.negate"(%0) : (tensor<4xi32>) -> tensor<4xi32>
  "test.branch"() [^last] : () -> ()
}
"""


@dataclass(frozen=True, slots=True)
class Twice(Plan):
    """Two ops that undo each other."""

    inner: Operation


class DoubleNegation(Pattern[Twice]):
    """``negate(negate(x))`` is ``x``; a test says how it is rewritten."""

    root_names = frozenset({"stablehlo.negate"})

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern``."""
        inner = defining_op(op.operands[0])
        return inner is not None and inner.name == op.name

    def decide(self, op: Operation) -> Twice:
        """See ``Pattern``."""
        inner = defining_op(op.operands[0])
        assert inner is not None
        return Twice(op, inner)
