// RUN: not neuron-opt --bindings=mlir %s 2>&1 | FileCheck %s
// REQUIRES: bindings-mlir

// CHECK: dialect-of-another-package.mlir:8:8: error: Dialect `stablehlo' not found for custom op 'stablehlo.add'
// CHECK: note: the dialect 'stablehlo' is known to --bindings=iree, jaxlib, torch_mlir

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %x, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
