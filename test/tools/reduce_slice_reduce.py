# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A module in which SimplifyReduceSliceReduce fires once."""

from __future__ import annotations

TEXT = """
func.func @main(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %z = stablehlo.slice %y [0:4, 2:6] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %w = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}
func.func @other(%x: tensor<4xf32>) -> tensor<4xf32> {
  return %x : tensor<4xf32>
}
"""


def reduces(module: object) -> int:
    """How many reduces there are in a StableHLO module, or its text."""
    return str(module).count("stablehlo.reduce(")
