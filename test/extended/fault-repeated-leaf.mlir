// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// After public reports, with patterns=extended. A leaf that is in a sum twice was counted once.
// https://github.com/EnzymeAD/Enzyme-JAX/pull/1722

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @main(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.add %2, %0 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @same_leaf_twice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @same_leaf_twice(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @diamond(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[R]], %[[R]] : tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S]] : tensor<4xi32>
func.func @diamond(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.add %2, %2 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}
