// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %}

// The same where a reshape has given the vector its shape.

// CHECK-LABEL: func.func public @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 3.000000e+00, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[C]] : (tensor<4xf32>) -> tensor<1x1x4xf32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[H]], dims = [0, 1, 2] : (tensor<1x1x4xf32>) -> tensor<1x4x4xf32>
// CHECK-NEXT:    return %[[B]] : tensor<1x4x4xf32>
func.func public @main() -> tensor<1x4x4xf32> {
  %cst = stablehlo.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %k = stablehlo.reshape %cst : (tensor<4xf32>) -> tensor<1x1x4xf32>
  %a = stablehlo.slice %k [0:1, 0:1, 0:2] : (tensor<1x1x4xf32>) -> tensor<1x1x2xf32>
  %b = stablehlo.slice %k [0:1, 0:1, 2:4] : (tensor<1x1x4xf32>) -> tensor<1x1x2xf32>
  %c = stablehlo.concatenate %a, %b, dim = 2 : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
  %o = stablehlo.concatenate %c, %c, %c, %c, dim = 1 : (tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x4x4xf32>
  return %o : tensor<1x4x4xf32>
}
