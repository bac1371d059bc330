// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb %}

// After public reports: the add of booleans, or in the StableHLO spec, was lowered to xor.
// https://github.com/openxla/stablehlo/issues/2630
// https://github.com/llvm/torch-mlir/pull/3820

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[true, true, false, false, true, false, true, false]> : tensor<8xi1>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[C]] : (tensor<8xi1>) -> tensor<2x4xi1>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C1]]) applies stablehlo.or across dimensions = [0] : (tensor<2x4xi1>, tensor<i1>) -> tensor<4xi1>
// CHECK-NEXT:    return %[[R]] : tensor<4xi1>
func.func @main() -> tensor<4xi1> {
  %x = stablehlo.constant dense<[true, true, false, false, true, false, true, false]> : tensor<8xi1>
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi1>) -> tensor<4xi1>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi1>) -> tensor<4xi1>
  %2 = stablehlo.add %0, %1 : tensor<4xi1>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi1>) -> tensor<4xi1>
  return %3 : tensor<4xi1>
}

// CHECK-LABEL: func.func @arg(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi1>) -> tensor<2x4xi1>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.or across dimensions = [0] : (tensor<2x4xi1>, tensor<i1>) -> tensor<4xi1>
// CHECK-NEXT:    return %[[R]] : tensor<4xi1>
func.func @arg(%x: tensor<8xi1>) -> tensor<4xi1> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi1>) -> tensor<4xi1>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi1>) -> tensor<4xi1>
  %2 = stablehlo.add %0, %1 : tensor<4xi1>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi1>) -> tensor<4xi1>
  return %3 : tensor<4xi1>
}
