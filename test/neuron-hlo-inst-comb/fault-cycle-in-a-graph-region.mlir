// RUN: %python %S/Inputs/within.py 60 neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s

// The body of a module is a graph region, where a value may be computed from itself. Following it up
// took for ever.

// CHECK-LABEL: module @sum {
// CHECK:         stablehlo.slice %{{.*}} [0:4] : (tensor<8xf32>)
// CHECK-NEXT:    %[[R:.*]] = stablehlo.slice %[[A:.*]] [0:4] : (tensor<4xf32>)
// CHECK-NEXT:    %[[A]] = stablehlo.add %[[R]],
module @sum {
  %x = stablehlo.constant dense<1.0> : tensor<8xf32>
  %leaf = stablehlo.slice %x [0:4] : (tensor<8xf32>) -> tensor<4xf32>
  %root = stablehlo.slice %total [0:4] : (tensor<4xf32>) -> tensor<4xf32>
  %total = stablehlo.add %root, %leaf : tensor<4xf32>

  // CHECK-LABEL: module @reshapes {
  // CHECK:         stablehlo.concatenate
  // CHECK:         stablehlo.concatenate
  module @reshapes {
    %a = stablehlo.reshape %b : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %b = stablehlo.broadcast_in_dim %a, dims = [0, 1] : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %0 = stablehlo.slice %a [0:1, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %1 = stablehlo.slice %a [1:2, 0:4] : (tensor<2x4xf32>) -> tensor<1x4xf32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x4xf32>, tensor<1x4xf32>) -> tensor<2x4xf32>
    %3 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %4 = stablehlo.negate %3 : tensor<4x4xf32>
  }

  // CHECK-LABEL: module @concatenates {
  // CHECK:         stablehlo.concatenate
  module @concatenates {
    %a = stablehlo.slice %c [0:2, 0:4] : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %c = stablehlo.concatenate %a, dim = 0 : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %d = stablehlo.concatenate %c, %c, dim = 0 : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<4x4xf32>
    %e = stablehlo.negate %d : tensor<4x4xf32>
  }
}
