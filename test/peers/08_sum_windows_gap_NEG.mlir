// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %}

// The windows leave out [8:12]: it stays as it is.

// CHECK-LABEL: func.func public @main(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<16xf32>) -> tensor<4xf32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<16xf32>) -> tensor<4xf32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [12:16] : (tensor<16xf32>) -> tensor<4xf32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xf32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xf32>
// CHECK-NEXT:    return %[[A1]] : tensor<4xf32>
func.func public @main(%x: tensor<16xf32>) -> tensor<4xf32> {
  %a = stablehlo.slice %x [0:4] : (tensor<16xf32>) -> tensor<4xf32>
  %b = stablehlo.slice %x [4:8] : (tensor<16xf32>) -> tensor<4xf32>
  %c = stablehlo.slice %x [12:16] : (tensor<16xf32>) -> tensor<4xf32>
  %s1 = stablehlo.add %a, %b : tensor<4xf32>
  %s2 = stablehlo.add %s1, %c : tensor<4xf32>
  return %s2 : tensor<4xf32>
}
