# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A module of torch-mlir, in process; this needs torch_mlir, and no torch.

Run: python examples/torch_mlir_module.py
"""

from torch_mlir import ir
from torch_mlir._mlir_libs import _stablehlo

import neuron_inst_combine

# What torch-mlir makes of x[:, 0:4] + x[:, 4:8] + x[:, 8:12] with its StableHLO backend.
TEXT = """
func.func @forward(%x: tensor<2x12xf32>) -> tensor<2x4xf32> {
  %0 = stablehlo.slice %x [0:2, 0:4] : (tensor<2x12xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.slice %x [0:2, 4:8] : (tensor<2x12xf32>) -> tensor<2x4xf32>
  %2 = stablehlo.add %0, %1 : tensor<2x4xf32>
  %3 = stablehlo.slice %x [0:2, 8:12] : (tensor<2x12xf32>) -> tensor<2x4xf32>
  %4 = stablehlo.add %2, %3 : tensor<2x4xf32>
  return %4 : tensor<2x4xf32>
}
"""

with ir.Context() as context:
    _stablehlo.register_dialect(context)
    module = ir.Module.parse(TEXT)
    print(neuron_inst_combine.run(module, "neuron-hlo-inst-comb{patterns=extended}"))
    print(module)
