// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine=patterns=extended %}

// Sums of windows, as a traced loop writes them: reshape and reduce.

// Where nothing is registered, the driver does not hoist the constant.

// CHECK-LABEL: func.func public @main(
// CHECK-DAG:     %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-DAG:     %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return %[[R]] : tensor<4xf32>
func.func public @main(%x: tensor<12xf32>) -> tensor<4xf32> {
  %a = stablehlo.slice %x [0:4] : (tensor<12xf32>) -> tensor<4xf32>
  %b = stablehlo.slice %x [4:8] : (tensor<12xf32>) -> tensor<4xf32>
  %c = stablehlo.slice %x [8:12] : (tensor<12xf32>) -> tensor<4xf32>
  %s1 = stablehlo.add %a, %b : tensor<4xf32>
  %s2 = stablehlo.add %s1, %c : tensor<4xf32>
  return %s2 : tensor<4xf32>
}
