// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Code that took a reduce to have a dimension indexed into an empty list, also over a rank-0 operand.
// https://github.com/EnzymeAD/Enzyme-JAX/pull/2706
// https://github.com/iree-org/iree/issues/14042
// https://github.com/tensorflow/tensorflow/pull/46452

// CHECK-LABEL: func.func @inner_empty(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x6xi32>) -> tensor<4x3xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @inner_empty(%x: tensor<4x6xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %1 = stablehlo.slice %0 [0:4, 0:3] : (tensor<4x6xi32>) -> tensor<4x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @outer_empty(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:3, 0:6] : (tensor<4x6xi32>) -> tensor<1x6xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<1x6xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @outer_empty(%x: tensor<4x6xi32>) -> tensor<1xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = stablehlo.slice %0 [2:3] : (tensor<4xi32>) -> tensor<1xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
  return %2 : tensor<1xi32>
}

// -----

// CHECK-LABEL: func.func @rank0(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]] : tensor<i32>
func.func @rank0(%x: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %0 : tensor<i32>
}
