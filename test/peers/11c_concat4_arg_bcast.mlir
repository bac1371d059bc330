// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %}

// Copies of an argument: one broadcast.

// CHECK-LABEL: func.func public @main(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<4xf32>) -> tensor<1x4x4xf32>
// CHECK-NEXT:    return %[[B]] : tensor<1x4x4xf32>
func.func public @main(%arg: tensor<4xf32>) -> tensor<1x4x4xf32> {
  %k = stablehlo.broadcast_in_dim %arg, dims = [2] : (tensor<4xf32>) -> tensor<1x1x4xf32>
  %a = stablehlo.slice %k [0:1, 0:1, 0:2] : (tensor<1x1x4xf32>) -> tensor<1x1x2xf32>
  %b = stablehlo.slice %k [0:1, 0:1, 2:4] : (tensor<1x1x4xf32>) -> tensor<1x1x2xf32>
  %c = stablehlo.concatenate %a, %b, dim = 2 : (tensor<1x1x2xf32>, tensor<1x1x2xf32>) -> tensor<1x1x4xf32>
  %o = stablehlo.concatenate %c, %c, %c, %c, dim = 1 : (tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>, tensor<1x1x4xf32>) -> tensor<1x4x4xf32>
  return %o : tensor<1x4x4xf32>
}
