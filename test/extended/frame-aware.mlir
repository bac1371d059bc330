// RUN: neuron-opt --neuron-inst-combine=patterns=extended --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine=patterns=extended --split-input-file %}

// SimplifyReduceSliceReduce compares dimensions in one frame: a number that both reduces name is no
// clash. The other conditions hold as before.

// CHECK-LABEL: func.func @same_number_in_both(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<5xi32>
// CHECK-NEXT:    return %[[R]] : tensor<5xi32>
func.func @same_number_in_both(%x: tensor<3x4x5xi32>) -> tensor<5xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %1 = stablehlo.slice %0 [1:3, 0:5] : (tensor<4x5xi32>) -> tensor<2x5xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x5xi32>, tensor<i32>) -> tensor<5xi32>
  return %2 : tensor<5xi32>
}

// -----

// CHECK-LABEL: func.func @number_of_the_outer_below_the_inner(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:4, 1:4, 0:6] : (tensor<3x4x5x6xi32>) -> tensor<3x4x3x6xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<3x4x3x6xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @number_of_the_outer_below_the_inner(%x: tensor<3x4x5x6xi32>) -> tensor<3xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 3] : (tensor<3x4x5x6xi32>, tensor<i32>) -> tensor<3x5xi32>
  %1 = stablehlo.slice %0 [0:3, 1:4] : (tensor<3x5xi32>) -> tensor<3x3xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @to_a_scalar(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]] : tensor<i32>
func.func @to_a_scalar(%x: tensor<3x4xi32>) -> tensor<i32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = stablehlo.slice %0 [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  return %2 : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @trims_a_kept_dimension(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:3, 0:4] : (tensor<4x5xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<4xi32>
func.func @trims_a_kept_dimension(%x: tensor<3x4x5xi32>) -> tensor<4xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %1 = stablehlo.slice %0 [1:3, 0:4] : (tensor<4x5xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @kept_dimension_to_one(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 2:3] : (tensor<3x4x5xi32>) -> tensor<3x2x1xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @kept_dimension_to_one(%x: tensor<3x4x5xi32>) -> tensor<1xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %1 = stablehlo.slice %0 [1:3, 2:3] : (tensor<4x5xi32>) -> tensor<2x1xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x1xi32>, tensor<i32>) -> tensor<1xi32>
  return %2 : tensor<1xi32>
}

// -----

// CHECK-LABEL: func.func @inner_is_used(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:3, 0:5] : (tensor<4x5xi32>) -> tensor<2x5xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x5xi32>, tensor<i32>) -> tensor<5xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]] : tensor<5xi32>, tensor<4x5xi32>
func.func @inner_is_used(%x: tensor<3x4x5xi32>) -> (tensor<5xi32>, tensor<4x5xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %1 = stablehlo.slice %0 [1:3, 0:5] : (tensor<4x5xi32>) -> tensor<2x5xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x5xi32>, tensor<i32>) -> tensor<5xi32>
  return %2, %0 : tensor<5xi32>, tensor<4x5xi32>
}

// -----

// CHECK-LABEL: func.func @chain(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 1:4, 0:6] : (tensor<3x4x5x6xi32>) -> tensor<3x2x3x6xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<3x2x3x6xi32>, tensor<i32>) -> tensor<6xi32>
// CHECK-NEXT:    return %[[R]] : tensor<6xi32>
func.func @chain(%x: tensor<3x4x5x6xi32>) -> tensor<6xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5x6xi32>, tensor<i32>) -> tensor<4x5x6xi32>
  %1 = stablehlo.slice %0 [0:2, 0:5, 0:6] : (tensor<4x5x6xi32>) -> tensor<2x5x6xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x5x6xi32>, tensor<i32>) -> tensor<5x6xi32>
  %3 = stablehlo.slice %2 [1:4, 0:6] : (tensor<5x6xi32>) -> tensor<3x6xi32>
  %4 = stablehlo.reduce(%3 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<3x6xi32>, tensor<i32>) -> tensor<6xi32>
  return %4 : tensor<6xi32>
}
