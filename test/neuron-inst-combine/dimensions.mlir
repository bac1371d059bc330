// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Which dimensions the merged reduce has: in the frame of the inner operand, ascending.

// Reduce dimensions are unique and in any order.
// CHECK-LABEL: func.func @inner_unsorted(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:3, 0:4, 1:3] : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x2xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0, 2, 3] : (tensor<2x3x4x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @inner_unsorted(%x: tensor<2x3x4x5xi32>) -> tensor<3xi32> {
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

// -----

// Dimension 2 of the outer reduce is dimension 4 of x.
// CHECK-LABEL: func.func @inner_reduces_in_the_middle(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:3, 0:4, 0:5, 1:4] : (tensor<2x3x4x5x6xi32>) -> tensor<2x3x4x5x3xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 3, 4] : (tensor<2x3x4x5x3xi32>, tensor<i32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2x4xi32>
func.func @inner_reduces_in_the_middle(%x: tensor<2x3x4x5x6xi32>) -> tensor<2x4xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [3, 1] : (tensor<2x3x4x5x6xi32>, tensor<i32>) -> tensor<2x4x6xi32>
  %1 = stablehlo.slice %0 [0:2, 0:4, 1:4] : (tensor<2x4x6xi32>) -> tensor<2x4x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [2] : (tensor<2x4x3xi32>, tensor<i32>) -> tensor<2x4xi32>
  return %2 : tensor<2x4xi32>
}

// -----

// CHECK-LABEL: func.func @scalar_result(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [1:3, 2:4, 0:6] : (tensor<4x5x6xi32>) -> tensor<2x2x6xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0, 1, 2] : (tensor<2x2x6xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]] : tensor<i32>
func.func @scalar_result(%x: tensor<4x5x6xi32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<4x5x6xi32>, tensor<i32>) -> tensor<4x5xi32>
  %1 = stablehlo.slice %0 [1:3, 2:4] : (tensor<4x5xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [0, 1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<i32>
  return %2 : tensor<i32>
}

// -----

// The inner reduce reduces no dimension at all.
// CHECK-LABEL: func.func @inner_reduces_nothing(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4, 0:3] : (tensor<4x6xi32>) -> tensor<4x3xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @inner_reduces_nothing(%x: tensor<4x6xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %1 = stablehlo.slice %0 [0:4, 0:3] : (tensor<4x6xi32>) -> tensor<4x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @outer_reduces_nothing(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:3, 0:6] : (tensor<4x6xi32>) -> tensor<1x6xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<1x6xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @outer_reduces_nothing(%x: tensor<4x6xi32>) -> tensor<1xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4xi32>
  %1 = stablehlo.slice %0 [2:3] : (tensor<4xi32>) -> tensor<1xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [] : (tensor<1xi32>, tensor<i32>) -> tensor<1xi32>
  return %2 : tensor<1xi32>
}

// -----

// CHECK-LABEL: func.func @both_reduce_nothing(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:3, 0:6] : (tensor<4x6xi32>) -> tensor<1x6xi32>
// CHECK-NEXT:    return %[[S]] : tensor<1x6xi32>
func.func @both_reduce_nothing(%x: tensor<4x6xi32>) -> tensor<1x6xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %1 = stablehlo.slice %0 [2:3, 0:6] : (tensor<4x6xi32>) -> tensor<1x6xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [] : (tensor<1x6xi32>, tensor<i32>) -> tensor<1x6xi32>
  return %2 : tensor<1x6xi32>
}

// -----

// Rank 0 throughout: a window without numbers, and no dimension to reduce.
// CHECK-LABEL: func.func @rank_0(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.maximum across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]] : tensor<i32>
func.func @rank_0(%x: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %1 = stablehlo.slice %0 [] : (tensor<i32>) -> tensor<i32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %2 : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @rank_0_from_identity(
// CHECK-NEXT:    return %arg0 : tensor<i32>
func.func @rank_0_from_identity(%x: tensor<i32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  %1 = stablehlo.slice %0 [] : (tensor<i32>) -> tensor<i32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %2 : tensor<i32>
}

// -----

// All is reduced before the slice.
// CHECK-LABEL: func.func @inner_to_scalar(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]] : tensor<i32>
func.func @inner_to_scalar(%x: tensor<4x6xi32>) -> tensor<i32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [0, 1] : (tensor<4x6xi32>, tensor<i32>) -> tensor<i32>
  %1 = stablehlo.slice %0 [] : (tensor<i32>) -> tensor<i32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [] : (tensor<i32>, tensor<i32>) -> tensor<i32>
  return %2 : tensor<i32>
}

// -----

// Zero-size: over nothing, each of these is the init value.

// CHECK-LABEL: func.func @inner_over_zero_elements(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:0] : (tensor<3x4x0xi32>) -> tensor<3x2x0xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x2x0xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @inner_over_zero_elements(%x: tensor<3x4x0xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x0xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @slice_to_zero_elements(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 4:4, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x0x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x0x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @slice_to_zero_elements(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 4:4] : (tensor<3x4xi32>) -> tensor<3x0xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @kept_dimension_of_zero_elements(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:0, 1:3, 0:5] : (tensor<0x4x5xi32>) -> tensor<0x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<0x2x5xi32>, tensor<i32>) -> tensor<0xi32>
// CHECK-NEXT:    return %[[R]] : tensor<0xi32>
func.func @kept_dimension_of_zero_elements(%x: tensor<0x4x5xi32>) -> tensor<0xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<0x4x5xi32>, tensor<i32>) -> tensor<0x4xi32>
  %1 = stablehlo.slice %0 [0:0, 1:3] : (tensor<0x4xi32>) -> tensor<0x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<0x2xi32>, tensor<i32>) -> tensor<0xi32>
  return %2 : tensor<0xi32>
}

// -----

// The slice trims a kept dimension to no element: condition (5) allows one only.
// CHECK-LABEL: func.func @kept_dimension_trimmed_to_zero_elements(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:1, 1:3] : (tensor<3x4xi32>) -> tensor<0x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<0x2xi32>, tensor<i32>) -> tensor<0xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<0xi32>
func.func @kept_dimension_trimmed_to_zero_elements(%x: tensor<3x4x5xi32>) -> tensor<0xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [1:1, 1:3] : (tensor<3x4xi32>) -> tensor<0x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<0x2xi32>, tensor<i32>) -> tensor<0xi32>
  return %2 : tensor<0xi32>
}
