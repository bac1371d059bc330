// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %}

// The slice keeps one row: one slice and one reduce are left.

// CHECK-LABEL: func.func public @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [1:2, 0:8, 0:16] : (tensor<4x8x16xf32>) -> tensor<1x8x16xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x8x16xf32>, tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:    return %[[R]] : tensor<1xf32>
func.func public @main(%x: tensor<4x8x16xf32>) -> tensor<1xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %r1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %s = stablehlo.slice %r1 [1:2, 0:8] : (tensor<4x8xf32>) -> tensor<1x8xf32>
  %r2 = stablehlo.reduce(%s init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x8xf32>, tensor<f32>) -> tensor<1xf32>
  return %r2 : tensor<1xf32>
}
