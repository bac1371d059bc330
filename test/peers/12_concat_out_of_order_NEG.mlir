// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %}

// The pieces are out of order: it stays as it is.

// CHECK-LABEL: func.func public @main(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xf32>) -> tensor<4xf32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xf32>) -> tensor<4xf32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xf32>) -> tensor<4xf32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S1]], %[[S]], %[[S2]], dim = 0 : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<12xf32>
// CHECK-NEXT:    return %[[J]] : tensor<12xf32>
func.func public @main(%x: tensor<12xf32>) -> tensor<12xf32> {
  %a = stablehlo.slice %x [0:4] : (tensor<12xf32>) -> tensor<4xf32>
  %b = stablehlo.slice %x [4:8] : (tensor<12xf32>) -> tensor<4xf32>
  %c = stablehlo.slice %x [8:12] : (tensor<12xf32>) -> tensor<4xf32>
  %o = stablehlo.concatenate %b, %a, %c, dim = 0 : (tensor<4xf32>, tensor<4xf32>, tensor<4xf32>) -> tensor<12xf32>
  return %o : tensor<12xf32>
}
