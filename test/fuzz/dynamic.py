# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Functions with dynamic shapes: near misses of every pattern, compared as terms only."""

from __future__ import annotations

from random import Random

_REDUCE = """ <{{dimensions = array<i64: {dims}>}}> ({{
  ^bb0(%l: tensor<f32>, %r: tensor<f32>):
    %s = "stablehlo.add"(%l, %r) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }}) : """

_REDUCES = """func.func private @dynamic(%x: tensor<?x{n}x3xf32{e}>) -> tensor<{m}xf32> {{
  %c = "stablehlo.constant"() <{{value = dense<0.0> : tensor<f32>}}> : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c){inner}(tensor<?x{n}x3xf32{e}>, tensor<f32>) -> tensor<?x{n}xf32{e1}>
  %1 = "stablehlo.slice"(%0) <{{limit_indices = array<i64: {m}, {n}>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}}> : (tensor<?x{n}xf32{e1}>) -> tensor<{m}x{n}xf32>
  %2 = "stablehlo.reduce"(%1, %c){outer}(tensor<{m}x{n}xf32>, tensor<f32>) -> tensor<{m}xf32>
  func.return %2 : tensor<{m}xf32>
}}
"""

_PIECES = """func.func private @dynamic(%x: tensor<?x{n}xf32>) -> tensor<{m}x{n}xf32> {{
  %0 = "stablehlo.slice"(%x) <{{limit_indices = array<i64: {m}, {n}>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}}> : (tensor<?x{n}xf32>) -> tensor<{m}x{n}xf32>
  %1 = "stablehlo.slice"(%x) <{{limit_indices = array<i64: {t}, {n}>, start_indices = array<i64: {m}, 0>, strides = array<i64: 1, 1>}}> : (tensor<?x{n}xf32>) -> tensor<{m}x{n}xf32>
  %2 = "stablehlo.add"(%0, %1) : (tensor<{m}x{n}xf32>, tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
  %3 = "stablehlo.slice"(%2) <{{limit_indices = array<i64: {m}, {n}>, start_indices = array<i64: 0, 0>, strides = array<i64: 1, 1>}}> : (tensor<{m}x{n}xf32>) -> tensor<{m}x{n}xf32>
  func.return %3 : tensor<{m}x{n}xf32>
}}
"""

_COPIES = """func.func private @dynamic(%x: tensor<?x{n}xf32>) -> tensor<?x{n}xf32> {{
  %0 = "stablehlo.concatenate"(%x, %x) <{{dimension = 0 : i64}}> : (tensor<?x{n}xf32>, tensor<?x{n}xf32>) -> tensor<?x{n}xf32>
  func.return %0 : tensor<?x{n}xf32>
}}
"""


def dynamic_function(random: Random) -> str:
    """A private function whose argument has an extent that is not known, perhaps with a bound."""
    m = random.randint(1, 3)
    bounded = random.random() < 0.3
    return random.choice((_REDUCES, _PIECES, _COPIES)).format(
        n=random.randint(1, 4),
        m=m,
        t=2 * m,
        e=", #stablehlo.bounds<6, ?, ?>" if bounded else "",
        e1=", #stablehlo.bounds<6, ?>" if bounded else "",
        inner=_REDUCE.format(dims=2),
        outer=_REDUCE.format(dims=1),
    )
