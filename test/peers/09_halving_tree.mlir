// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %}

// Halves are added, then halves of that: one reduce.

// Where nothing is registered, the driver does not hoist the constant.

// CHECK-LABEL: func.func public @main(
// CHECK-DAG:     %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-DAG:     %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<8x1xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:    return %[[R]] : tensor<1xf32>
func.func public @main(%x: tensor<8xf32>) -> tensor<1xf32> {
  %a = stablehlo.slice %x [0:4] : (tensor<8xf32>) -> tensor<4xf32>
  %b = stablehlo.slice %x [4:8] : (tensor<8xf32>) -> tensor<4xf32>
  %y = stablehlo.add %a, %b : tensor<4xf32>
  %c = stablehlo.slice %y [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  %d = stablehlo.slice %y [2:4] : (tensor<4xf32>) -> tensor<2xf32>
  %u = stablehlo.add %c, %d : tensor<2xf32>
  %e = stablehlo.slice %u [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %f = stablehlo.slice %u [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %w = stablehlo.add %e, %f : tensor<1xf32>
  return %w : tensor<1xf32>
}
