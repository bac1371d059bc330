// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | not grep stablehlo
// RUN: %evaluate %s --neuron-inst-combine --split-input-file
// REQUIRES: mhlo

// The eight conditions of SimplifyReduceSliceReduce in MHLO, as in conditions.mlir: for each, a function that meets it and
// a twin that fails it and nothing else. What comes out is MHLO throughout.

// (1) Every input of the outer reduce is a slice.

// CHECK-LABEL: func.func @input_is_a_slice(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 3, 5]> : tensor<3xi64>, start_indices = dense<[0, 1, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @input_is_a_slice(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = mhlo.constant dense<0.0> : tensor<f32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 3]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @input_is_no_slice(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<3> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    %[[NEGATE:.*]] = mhlo.negate %[[S]] : tensor<3x2xf32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[NEGATE]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xf32>
func.func @input_is_no_slice(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = mhlo.constant dense<0.0> : tensor<f32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 3]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = mhlo.negate %1 : tensor<3x2xf32>
  %3 = mhlo.reduce(%2 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %3 : tensor<3xf32>
}

// -----

// (2) The slice has one use.

// CHECK-LABEL: func.func @slice_with_one_use(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 4, 1]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x4x1xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[S]] : (tensor<3x4x1xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 2, 5]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S1]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]], %[[H]] : tensor<3xi32>, tensor<3x4xi32>
func.func @slice_with_one_use(%x: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3x4xi32>) {
  %c = mhlo.constant dense<0> : tensor<i32>
  %y = "mhlo.slice"(%x) <{limit_indices = dense<[3, 4, 1]> : tensor<3xi64>, start_indices = dense<[0, 0, 0]> : tensor<3xi64>, strides = dense<[1, 1, 1]> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x4x1xi32>
  %z = mhlo.reshape %y : (tensor<3x4x1xi32>) -> tensor<3x4xi32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %z : tensor<3xi32>, tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @slice_with_two_uses(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]], %[[S]] : tensor<3xi32>, tensor<3x2xi32>
func.func @slice_with_two_uses(%x: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3x2xi32>) {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %1 : tensor<3xi32>, tensor<3x2xi32>
}

// -----

// (3) The slice is of a reduce, with an equal body and equal init values.

// The outer body has its arguments the other way round: as monoids, the two are the same.
// CHECK-LABEL: func.func @bodies_of_one_monoid(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 2, 5]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>) {
// CHECK-NEXT:    %[[ADD:.*]] = mhlo.add %arg2, %arg1 : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[ADD]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @bodies_of_one_monoid(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %s = mhlo.add %b, %a : tensor<i32>
    mhlo.return %s : tensor<i32>
  }
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @bodies_differ(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.or across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @bodies_differ(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.or across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @slice_of_no_reduce(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[ABS:.*]] = mhlo.abs %arg0 : tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[ABS]]) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @slice_of_no_reduce(%x: tensor<3x4xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.abs %x : tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @inits_are_one_value(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 2, 5]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %arg1) applies mhlo.maximum across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @inits_are_one_value(%x: tensor<3x4x5xi32>, %i: tensor<i32>) -> tensor<3xi32> {
  %0 = mhlo.reduce(%x init: %i) applies mhlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %i) applies mhlo.maximum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @inits_are_two_values(
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %arg1) applies mhlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %arg2) applies mhlo.maximum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @inits_are_two_values(%x: tensor<3x4x5xi32>, %i: tensor<i32>, %j: tensor<i32>) -> tensor<3xi32> {
  %0 = mhlo.reduce(%x init: %i) applies mhlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %j) applies mhlo.maximum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// (4) No dimension number is in both lists. Each counts in its own frame: this refusal is not needed
// for the result to be right, it is as documented.

// CHECK-LABEL: func.func @dimension_numbers_disjoint(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[5, 4, 3]> : tensor<3xi64>, start_indices = dense<[0, 0, 1]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<5x4x3xi32>) -> tensor<5x4x2xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [0, 2] : (tensor<5x4x2xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @dimension_numbers_disjoint(%x: tensor<5x4x3xi32>) -> tensor<4xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [0] : (tensor<5x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[4, 3]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<4x3xi32>) -> tensor<4x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<4x2xi32>, tensor<i32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @dimension_number_in_both(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<5x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<3> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @dimension_number_in_both(%x: tensor<5x4x3xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [0] : (tensor<5x4x3xi32>, tensor<i32>) -> tensor<4x3xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 3]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<4x3xi32>) -> tensor<2x3xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// (5) What the slice trims, the outer reduce reduces; or one element is left of it.

// CHECK-LABEL: func.func @trims_kept_dimension_to_one(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 4, 5]> : tensor<3xi64>, start_indices = dense<[2, 1, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<1x3x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<1x3x5xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @trims_kept_dimension_to_one(%x: tensor<3x4x5xi32>) -> tensor<1xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[2, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x3xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
  return %2 : tensor<1xi32>
}

// -----

// CHECK-LABEL: func.func @trims_kept_dimension_to_two(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<1> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<2xi32>
func.func @trims_kept_dimension_to_two(%x: tensor<3x4x5xi32>) -> tensor<2xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[1, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<2x3xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  return %2 : tensor<2xi32>
}

// -----

// (6) The inner reduce has no other user.

// CHECK-LABEL: func.func @inner_reduce_with_one_user(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 2, 5]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<3xi32>, tensor<3x4xi32>
func.func @inner_reduce_with_one_user(%x: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3x4xi32>) {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %3 = mhlo.reduce(%x init: %c) applies mhlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  return %2, %3 : tensor<3xi32>, tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @inner_reduce_with_two_users(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]] : tensor<3xi32>, tensor<3x4xi32>
func.func @inner_reduce_with_two_users(%x: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3x4xi32>) {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %0 : tensor<3xi32>, tensor<3x4xi32>
}

// -----

// (7) Static types without encoding, no sharding on slice or inner reduce, one element type.

// CHECK-LABEL: func.func @sharding_on_the_outer_reduce(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 2, 5]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2] {mhlo.sharding = "{replicated}"} : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @sharding_on_the_outer_reduce(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] {mhlo.sharding = "{replicated}"} : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @sharding_on_the_inner_reduce(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] {mhlo.sharding = "{devices=[1,2]<=[2]}"} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @sharding_on_the_inner_reduce(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] {mhlo.sharding = "{devices=[1,2]<=[2]}"} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @sharding_on_the_slice(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> {mhlo.sharding = "{replicated}"} : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @sharding_on_the_slice(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> {mhlo.sharding = "{replicated}"} : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// The inner reduce sums f16 in f32, the outer one f32: a merged one would round differently or fail
// to verify.
// CHECK-LABEL: func.func @inner_reduce_promotes(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xf16>, tensor<f32>) -> tensor<3x4xf32>
// CHECK-NEXT:    reducer(%arg1: tensor<f32>, %arg2: tensor<f32>) {
// CHECK-NEXT:    %[[ADD:.*]] = mhlo.add %arg1, %arg2 : tensor<f32>
// CHECK-NEXT:    mhlo.return %[[ADD]] : tensor<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xf32>
func.func @inner_reduce_promotes(%x: tensor<3x4x5xf16>) -> tensor<3xf32> {
  %c = mhlo.constant dense<0.0> : tensor<f32>
  %0 = mhlo.reduce(%x init: %c) across dimensions = [2] : (tensor<3x4x5xf16>, tensor<f32>) -> tensor<3x4xf32>
   reducer(%a: tensor<f32>, %b: tensor<f32>) {
    %s = mhlo.add %a, %b : tensor<f32>
    mhlo.return %s : tensor<f32>
  }
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// (8) Body and init are a known monoid.

// CHECK-LABEL: func.func @sum_from_zero(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 2, 5]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @sum_from_zero(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @sum_from_one(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @sum_from_one(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<1> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @body_is_no_monoid(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>) {
// CHECK-NEXT:    %[[SUBTRACT:.*]] = mhlo.subtract %arg1, %arg2 : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[SUBTRACT]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>) {
// CHECK-NEXT:    %[[SUBTRACT1:.*]] = mhlo.subtract %arg1, %arg2 : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[SUBTRACT1]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @body_is_no_monoid(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %s = mhlo.subtract %a, %b : tensor<i32>
    mhlo.return %s : tensor<i32>
  }
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 2]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %s = mhlo.subtract %a, %b : tensor<i32>
    mhlo.return %s : tensor<i32>
  }
  return %2 : tensor<3xi32>
}
