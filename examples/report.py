# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""One call for a pipeline of ours and native passes, and what it says of the module.

Run: python examples/report.py
"""

from iree.compiler import ir

import neuron_inst_combine

TEXT = """
func.func @main(%x: tensor<4x8x16xf32>) -> (tensor<4xf32>, tensor<4xf32>) {
  %zero = stablehlo.constant dense<0.0> : tensor<f32>
  %y = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2]
      : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %z = stablehlo.slice %y [0:4, 2:6] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %w = stablehlo.reduce(%z init: %zero) applies stablehlo.add across dimensions = [1]
      : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>

  %one = stablehlo.constant dense<1.0> : tensor<f32>
  %a = stablehlo.reduce(%x init: %one) applies stablehlo.add across dimensions = [2]
      : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %b = stablehlo.slice %a [0:4, 2:6] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %c = stablehlo.reduce(%b init: %one) applies stablehlo.add across dimensions = [1]
      : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %w, %c : tensor<4xf32>, tensor<4xf32>
}
"""

with ir.Context():
    module = ir.Module.parse(TEXT)
    remarks: list[neuron_inst_combine.Remark] = []
    report = neuron_inst_combine.run(
        module, "canonicalize,neuron-inst-combine", remarks=remarks.append
    )
    print("fired:", report)
    for remark in report.passed:
        print(f"  {remark.pattern} at line {remark.position.line}: {remark.reason}")
    print("missed:")
    for remark in report.missed:
        print(f"  {remark.pattern} at line {remark.position.line}: {remark.reason}")
    for belongs_to in report.passes:
        print(f"{belongs_to.pass_argument} took less than a second: {belongs_to.seconds < 1}")
