// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %}

// Five reduces and four slices become one slice and one reduce.

// CHECK-LABEL: func.func public @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 1:3, 1:3, 1:3, 0:4] : (tensor<3x4x4x4x4x4xf32>) -> tensor<3x2x2x2x2x4xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2, 3, 4, 5] : (tensor<3x2x2x2x2x4xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func public @main(%x: tensor<3x4x4x4x4x4xf32>) -> tensor<3xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [5] : (tensor<3x4x4x4x4x4xf32>, tensor<f32>) -> tensor<3x4x4x4x4xf32>
  %s0 = stablehlo.slice %r0 [0:3, 0:4, 0:4, 0:4, 1:3] : (tensor<3x4x4x4x4xf32>) -> tensor<3x4x4x4x2xf32>
  %r1 = stablehlo.reduce(%s0 init: %z) applies stablehlo.add across dimensions = [4] : (tensor<3x4x4x4x2xf32>, tensor<f32>) -> tensor<3x4x4x4xf32>
  %s1 = stablehlo.slice %r1 [0:3, 0:4, 0:4, 1:3] : (tensor<3x4x4x4xf32>) -> tensor<3x4x4x2xf32>
  %r2 = stablehlo.reduce(%s1 init: %z) applies stablehlo.add across dimensions = [3] : (tensor<3x4x4x2xf32>, tensor<f32>) -> tensor<3x4x4xf32>
  %s2 = stablehlo.slice %r2 [0:3, 0:4, 1:3] : (tensor<3x4x4xf32>) -> tensor<3x4x2xf32>
  %r3 = stablehlo.reduce(%s2 init: %z) applies stablehlo.add across dimensions = [2] : (tensor<3x4x2xf32>, tensor<f32>) -> tensor<3x4xf32>
  %s3 = stablehlo.slice %r3 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %r4 = stablehlo.reduce(%s3 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %r4 : tensor<3xf32>
}
