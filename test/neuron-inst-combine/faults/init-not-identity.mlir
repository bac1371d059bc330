// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Two reduces were merged though their init is not the identity of the body, and so was taken fewer
// times.
// https://github.com/EnzymeAD/Enzyme-JAX/pull/929
// https://github.com/openxla/xla/issues/5544

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @main(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @mul_two(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<2> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @mul_two(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<2> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// A maximum may be taken of the init as often as one likes.
// CHECK-LABEL: func.func @max_zero(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @max_zero(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @different_init(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<5> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C1]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @different_init(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %d = stablehlo.constant dense<5> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %d) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @identity(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @identity(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %d = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %d) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
