// RUN: neuron-opt --bindings=auto -v %s 2>&1 | FileCheck %s
// REQUIRES: jaxlib

// CHECK: bindings: jaxlib
// CHECK: mhlo.add

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = mhlo.add %x, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
