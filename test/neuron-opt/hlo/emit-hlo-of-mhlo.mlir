// RUN: neuron-opt --emit=hlo %s | FileCheck %s
// REQUIRES: jaxlib, mhlo

// CHECK: ROOT {{.*}} add(

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = mhlo.add %x, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
