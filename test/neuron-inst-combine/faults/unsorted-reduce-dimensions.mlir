// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Code that took reduce dimensions to be ascending.
// https://github.com/EnzymeAD/Enzyme-JAX/pull/2923

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:3, 0:4, 1:3] : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x2xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x4x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @main(%x: tensor<2x3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2, 0] : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x5xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @outer_unsorted(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:1, 0:3, 0:4, 2:5] : (tensor<2x3x4x5xi32>) -> tensor<1x3x4x3xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<1x3x4x3xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @outer_unsorted(%x: tensor<2x3x4x5xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<2x4x5xi32>
  %1 = stablehlo.slice %0 [0:1, 0:4, 2:5] : (tensor<2x4x5xi32>) -> tensor<1x4x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [2, 0] : (tensor<1x4x3xi32>, tensor<i32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}
