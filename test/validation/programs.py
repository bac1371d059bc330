# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs that the passes rewrite, one for each way in which they do."""

from __future__ import annotations

from dataclasses import dataclass

HLO = "neuron-hlo-inst-comb"
HLO_EXTENDED = "neuron-hlo-inst-comb{patterns=extended}"
INST = "neuron-inst-combine"
INST_EXTENDED = "neuron-inst-combine{patterns=extended}"


@dataclass(frozen=True)
class Program:
    """A module, and the pass that rewrites it.

    Attributes:
        pipeline: the pass.
        text: the module; ``reduce OP %x, %i [dims] : from -> to`` is spelled out by `module`.
    """

    pipeline: str
    text: str

    @property
    def module(self) -> str:
        """The module as MLIR text."""
        return "\n".join(_expand(line) for line in self.text.splitlines())


def _expand(line: str) -> str:
    """Spells out the short form of a reduce."""
    head, found, rest = line.partition("= reduce ")
    if not found:
        return line
    law, value, init, dims, _, before, _, after = rest.split(maxsplit=7)
    element = after.rpartition("x")[2]
    return (
        f"{head}= stablehlo.reduce({value.rstrip(',')} init: {init}) applies stablehlo.{law} "
        f"across dimensions = {dims} : (tensor<{before}>, tensor<{element}>) -> tensor<{after}>"
    )


PROGRAMS: dict[str, Program] = {
    "sum": Program(
        INST,
        """func.func @main(%x: tensor<3x8x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = reduce add %x, %c [2] : 3x8x5xf32 -> 3x8xf32
  %1 = stablehlo.slice %0 [0:3, 2:6] : (tensor<3x8xf32>) -> tensor<3x4xf32>
  %2 = reduce add %1, %c [1] : 3x4xf32 -> 3xf32
  return %2 : tensor<3xf32>
}""",
    ),
    "square": Program(
        INST,
        """func.func @main(%x: tensor<6x6x6x6xf32>) -> tensor<6x6xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = reduce add %x, %c [2] : 6x6x6x6xf32 -> 6x6x6xf32
  %1 = stablehlo.slice %0 [0:6, 1:6:2, 0:6] : (tensor<6x6x6xf32>) -> tensor<6x3x6xf32>
  %2 = reduce add %1, %c [1] : 6x3x6xf32 -> 6x6xf32
  return %2 : tensor<6x6xf32>
}""",
    ),
    "frames": Program(
        INST_EXTENDED,
        """func.func @main(%x: tensor<4x4x4x4xf32>) -> tensor<4x4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = reduce add %x, %c [1] : 4x4x4x4xf32 -> 4x4x4xf32
  %1 = stablehlo.slice %0 [0:4, 1:4, 0:4] : (tensor<4x4x4xf32>) -> tensor<4x3x4xf32>
  %2 = reduce add %1, %c [1] : 4x3x4xf32 -> 4x4xf32
  return %2 : tensor<4x4xf32>
}""",
    ),
    "maximum": Program(
        INST,
        """func.func @main(%x: tensor<40x50xf32>, %i: tensor<f32>) -> tensor<f32> {
  %0 = reduce maximum %x, %i [1] : 40x50xf32 -> 40xf32
  %1 = stablehlo.slice %0 [3:40] : (tensor<40xf32>) -> tensor<37xf32>
  %2 = reduce maximum %1, %i [0] : 37xf32 -> f32
  return %2 : tensor<f32>
}""",
    ),
    "bits": Program(
        INST,
        """func.func @main(%x: tensor<8x4xi32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = reduce or %x, %c [1] : 8x4xi32 -> 8xi32
  %1 = stablehlo.slice %0 [1:7] : (tensor<8xi32>) -> tensor<6xi32>
  %2 = reduce or %1, %c [0] : 6xi32 -> i32
  return %2 : tensor<i32>
}""",
    ),
    "parity": Program(
        INST,
        """func.func @main(%x: tensor<8x4xi32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = reduce xor %x, %c [1] : 8x4xi32 -> 8xi32
  %1 = stablehlo.slice %0 [1:7] : (tensor<8xi32>) -> tensor<6xi32>
  %2 = reduce xor %1, %c [0] : 6xi32 -> i32
  return %2 : tensor<i32>
}""",
    ),
    "product": Program(
        INST,
        """func.func @main(%x: tensor<8x4xf32>) -> tensor<f32> {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = reduce multiply %x, %c [1] : 8x4xf32 -> 8xf32
  %1 = stablehlo.slice %0 [0:5] : (tensor<8xf32>) -> tensor<5xf32>
  %2 = reduce multiply %1, %c [0] : 5xf32 -> f32
  return %2 : tensor<f32>
}""",
    ),
    "chain": Program(
        INST,
        """func.func @main(%x: tensor<9x8x7xf32>) -> tensor<f32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %s = stablehlo.slice %x [1:9, 2:8, 0:7] : (tensor<9x8x7xf32>) -> tensor<8x6x7xf32>
  %0 = reduce add %s, %c [2] : 8x6x7xf32 -> 8x6xf32
  %1 = stablehlo.slice %0 [2:7, 1:5] : (tensor<8x6xf32>) -> tensor<5x4xf32>
  %2 = reduce add %1, %c [0,1] : 5x4xf32 -> f32
  return %2 : tensor<f32>
}""",
    ),
    "elision": Program(
        INST,
        """func.func @main(%x: tensor<4x6x1xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = reduce add %x, %c [2] : 4x6x1xf32 -> 4x6xf32
  %1 = stablehlo.slice %0 [0:4, 3:4] : (tensor<4x6xf32>) -> tensor<4x1xf32>
  %2 = reduce add %1, %c [1] : 4x1xf32 -> 4xf32
  return %2 : tensor<4xf32>
}""",
    ),
    "kept": Program(
        INST,
        """func.func @main(%x: tensor<4x6x1xf32>, %i: tensor<f32>) -> tensor<4xf32> {
  %0 = reduce maximum %x, %i [2] : 4x6x1xf32 -> 4x6xf32
  %1 = stablehlo.slice %0 [0:4, 3:4] : (tensor<4x6xf32>) -> tensor<4x1xf32>
  %2 = reduce maximum %1, %i [1] : 4x1xf32 -> 4xf32
  return %2 : tensor<4xf32>
}""",
    ),
    "nested": Program(
        INST_EXTENDED,
        """func.func @main(%x: tensor<4x4x4xf32>) -> tensor<4xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = reduce add %x, %c [0] : 4x4x4xf32 -> 4x4xf32
  %1 = reduce add %0, %c [0] : 4x4xf32 -> 4xf32
  return %1 : tensor<4xf32>
}""",
    ),
    "sibling": Program(
        INST_EXTENDED,
        """func.func @main(%x: tensor<8x8xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = reduce add %x, %c [1] : 8x8xf32 -> 8xf32
  %1 = stablehlo.slice %x [2:6, 0:8] : (tensor<8x8xf32>) -> tensor<4x8xf32>
  %2 = reduce add %1, %c [1] : 4x8xf32 -> 4xf32
  return %0, %2 : tensor<8xf32>, tensor<4xf32>
}""",
    ),
    "windows": Program(
        HLO,
        """func.func @main(%x: tensor<12xf32>, %y: tensor<12xf32>) -> tensor<3xf32> {
  %a = stablehlo.slice %x [0:3] : (tensor<12xf32>) -> tensor<3xf32>
  %b = stablehlo.slice %x [3:6] : (tensor<12xf32>) -> tensor<3xf32>
  %c = stablehlo.slice %x [6:9] : (tensor<12xf32>) -> tensor<3xf32>
  %d = stablehlo.slice %x [9:12] : (tensor<12xf32>) -> tensor<3xf32>
  %e = stablehlo.add %a, %b : tensor<3xf32>
  %f = stablehlo.add %c, %d : tensor<3xf32>
  %g = stablehlo.add %e, %f : tensor<3xf32>
  %h = stablehlo.slice %g [0:3] : (tensor<3xf32>) -> tensor<3xf32>
  return %h : tensor<3xf32>
}""",
    ),
    "rows": Program(
        HLO,
        """func.func @main(%x: tensor<6x4xf32>) -> tensor<2x2xf32> {
  %a = stablehlo.slice %x [0:2, 0:4] : (tensor<6x4xf32>) -> tensor<2x4xf32>
  %b = stablehlo.slice %x [2:4, 0:4] : (tensor<6x4xf32>) -> tensor<2x4xf32>
  %c = stablehlo.slice %x [4:6, 0:4] : (tensor<6x4xf32>) -> tensor<2x4xf32>
  %d = stablehlo.add %a, %b : tensor<2x4xf32>
  %e = stablehlo.add %d, %c : tensor<2x4xf32>
  %f = stablehlo.slice %e [0:2, 1:3] : (tensor<2x4xf32>) -> tensor<2x2xf32>
  return %f : tensor<2x2xf32>
}""",
    ),
    "columns": Program(
        HLO_EXTENDED,
        """func.func @main(%x: tensor<8x16xf32>) -> tensor<8x4xf32> {
  %a = stablehlo.slice %x [0:8, 0:4] : (tensor<8x16xf32>) -> tensor<8x4xf32>
  %b = stablehlo.slice %x [0:8, 4:8] : (tensor<8x16xf32>) -> tensor<8x4xf32>
  %c = stablehlo.slice %x [0:8, 8:12] : (tensor<8x16xf32>) -> tensor<8x4xf32>
  %d = stablehlo.add %a, %b : tensor<8x4xf32>
  %e = stablehlo.add %d, %c : tensor<8x4xf32>
  return %e : tensor<8x4xf32>
}""",
    ),
    "booleans": Program(
        HLO,
        """func.func @main(%x: tensor<4xi1>) -> tensor<2xi1> {
  %a = stablehlo.slice %x [0:2] : (tensor<4xi1>) -> tensor<2xi1>
  %b = stablehlo.slice %x [2:4] : (tensor<4xi1>) -> tensor<2xi1>
  %c = stablehlo.add %a, %b : tensor<2xi1>
  %d = stablehlo.slice %c [0:2] : (tensor<2xi1>) -> tensor<2xi1>
  return %d : tensor<2xi1>
}""",
    ),
    "copies": Program(
        HLO,
        """func.func @main() -> tensor<4x6xf32> {
  %k = stablehlo.constant dense<[1.0, 2.0, 3.0]> : tensor<3xf32>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<3xf32>) -> tensor<2x3xf32>
  %0 = stablehlo.slice %b [0:1, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
  %1 = stablehlo.slice %b [1:2, 0:3] : (tensor<2x3xf32>) -> tensor<1x3xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<4x3xf32>
  %4 = stablehlo.concatenate %3, %3, dim = 1 : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x6xf32>
  %5 = stablehlo.negate %3 : tensor<4x3xf32>
  return %4 : tensor<4x6xf32>
}""",
    ),
    "repeats": Program(
        HLO_EXTENDED,
        """func.func @main(%x: tensor<3x3xf32>) -> tensor<3x9xf32> {
  %0 = stablehlo.concatenate %x, %x, %x, dim = 1 : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x9xf32>
  return %0 : tensor<3x9xf32>
}""",
    ),
    "pieces": Program(
        HLO_EXTENDED,
        """func.func @main(%x: tensor<12x12xf32>) -> tensor<12x8xf32> {
  %a = stablehlo.slice %x [0:12, 1:4] : (tensor<12x12xf32>) -> tensor<12x3xf32>
  %b = stablehlo.slice %x [0:12, 4:9] : (tensor<12x12xf32>) -> tensor<12x5xf32>
  %c = stablehlo.concatenate %a, %b, dim = 1 : (tensor<12x3xf32>, tensor<12x5xf32>) -> tensor<12x8xf32>
  return %c : tensor<12x8xf32>
}""",
    ),
    "variadic": Program(
        INST,
        """func.func @main(%x: tensor<4x8xf32>, %y: tensor<4x8xf32>) -> (tensor<f32>, tensor<f32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %m = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0:2 = stablehlo.reduce(%x init: %c), (%y init: %m) across dimensions = [1] : (tensor<4x8xf32>, tensor<4x8xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<f32>, %s: tensor<f32>) {
    %t = stablehlo.add %p, %q : tensor<f32>
    %u = stablehlo.maximum %r, %s : tensor<f32>
    stablehlo.return %t, %u : tensor<f32>, tensor<f32>
  }
  %1 = stablehlo.slice %0#0 [1:3] : (tensor<4xf32>) -> tensor<2xf32>
  %2 = stablehlo.slice %0#1 [1:3] : (tensor<4xf32>) -> tensor<2xf32>
  %3:2 = stablehlo.reduce(%1 init: %c), (%2 init: %m) across dimensions = [0] : (tensor<2xf32>, tensor<2xf32>, tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>)
    reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<f32>, %s: tensor<f32>) {
    %t = stablehlo.add %p, %q : tensor<f32>
    %u = stablehlo.maximum %r, %s : tensor<f32>
    stablehlo.return %t, %u : tensor<f32>, tensor<f32>
  }
  return %3#0, %3#1 : tensor<f32>, tensor<f32>
}""",
    ),
    "loop": Program(
        HLO,
        """func.func @main(%n: tensor<i32>, %x: tensor<6xf32>, %y: tensor<6xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %k = stablehlo.constant dense<0.0> : tensor<3xf32>
  %0:2 = stablehlo.while(%i = %n, %s = %k) : tensor<i32>, tensor<3xf32>
    cond {
    %p = stablehlo.compare GT, %i, %z : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %p : tensor<i1>
  } do {
    %a = stablehlo.slice %x [0:3] : (tensor<6xf32>) -> tensor<3xf32>
    %b = stablehlo.slice %x [3:6] : (tensor<6xf32>) -> tensor<3xf32>
    %c = stablehlo.add %a, %b : tensor<3xf32>
    %d = stablehlo.slice %c [0:3] : (tensor<3xf32>) -> tensor<3xf32>
    %e = stablehlo.multiply %d, %s : tensor<3xf32>
    stablehlo.return %i, %e : tensor<i32>, tensor<3xf32>
  }
  return %0#1 : tensor<3xf32>
}""",
    ),
}
