// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// REQUIRES: stablehlo

// The two halves of a rotary embedding are one broadcast.

// CHECK-LABEL: func.func @rotary
func.func @rotary(%freqs: tensor<16x32xf32>) -> tensor<16x64xf32> {
  // CHECK-NOT: stablehlo.concatenate
  // CHECK: stablehlo.broadcast_in_dim %arg0, dims = [0, 2]
  // CHECK: stablehlo.reshape
  %0 = stablehlo.concatenate %freqs, %freqs, dim = 1 : (tensor<16x32xf32>, tensor<16x32xf32>) -> tensor<16x64xf32>
  return %0 : tensor<16x64xf32>
}
