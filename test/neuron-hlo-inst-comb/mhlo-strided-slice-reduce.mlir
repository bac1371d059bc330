// REQUIRES: mhlo
// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb --allow-unevaluated=@has_no_zero %}

// The conditions of StridedSliceReduce in MHLO, whose windows are dense elements.

// (1) The root is a slice of an add.

// CHECK-LABEL: func.func @root_is_slice_of_add(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @root_is_slice_of_add(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @root_is_slice_of_subtract(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[SUBTRACT:.*]] = mhlo.subtract %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[SUBTRACT]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @root_is_slice_of_subtract(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.subtract %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @root_is_slice_of_argument(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[S]] : tensor<8xi32>
func.func @root_is_slice_of_argument(%x: tensor<8xi32>) -> tensor<8xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// An add by itself is no root.

// CHECK-LABEL: func.func @no_root_slice(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @no_root_slice(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// What the root takes of the sum it takes of the reduce.

// CHECK-LABEL: func.func @root_is_not_whole(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2xi32>
func.func @root_is_not_whole(%x: tensor<8xi32>) -> tensor<2xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}

// CHECK-LABEL: func.func @root_has_stride(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2xi32>
func.func @root_has_stride(%x: tensor<8xi32>) -> tensor<2xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}

// CHECK-LABEL: func.func @root_is_empty(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<0xi32>
// CHECK-NEXT:    return %[[S]] : tensor<0xi32>
func.func @root_is_empty(%x: tensor<8xi32>) -> tensor<0xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<0xi32>
  return %3 : tensor<0xi32>
}

// (2) Every leaf is a slice.

// CHECK-LABEL: func.func @every_leaf_is_a_slice(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @every_leaf_is_a_slice(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%x) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = mhlo.add %2, %3 : tensor<4xi32>
  %5 = "mhlo.slice"(%4) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @leaf_is_an_argument(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %arg1 : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %[[A]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A1]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @leaf_is_an_argument(%x: tensor<8xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %b : tensor<4xi32>
  %3 = mhlo.add %2, %1 : tensor<4xi32>
  %4 = "mhlo.slice"(%3) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @leaf_is_a_negated_slice(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = mhlo.negate %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[NEGATE]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @leaf_is_a_negated_slice(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.negate %1 : tensor<4xi32>
  %3 = mhlo.add %0, %2 : tensor<4xi32>
  %4 = "mhlo.slice"(%3) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @leaf_is_a_reshaped_slice(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[S1]] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[H]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @leaf_is_a_reshaped_slice(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.reshape %1 : (tensor<4xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %2 : tensor<4xi32>
  %4 = "mhlo.slice"(%3) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// Slices of adds are walked through, and their windows composed: 1:3 of 0:4 is 1:3.

// CHECK-LABEL: func.func @slice_of_an_add_inside(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<4xi32>) -> tensor<4x1xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<4x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @slice_of_an_add_inside(%x: tensor<4xi32>) -> tensor<1xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3xi32>
  %2 = mhlo.add %0, %1 : tensor<3xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<3xi32>) -> tensor<1xi32>
  %4 = "mhlo.slice"(%x) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1xi32>
  %5 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<3> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1xi32>
  %6 = mhlo.add %3, %4 : tensor<1xi32>
  %7 = mhlo.add %6, %5 : tensor<1xi32>
  %8 = "mhlo.slice"(%7) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
  return %8 : tensor<1xi32>
}

// CHECK-LABEL: func.func @slice_of_an_add_inside_with_stride(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<6> : tensor<1xi64>, start_indices = dense<3> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<3xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}> : (tensor<3xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S3:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<6> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %[[S2]], %[[S3]] : tensor<2xi32>
// CHECK-NEXT:    %[[S4:.*]] = "mhlo.slice"(%[[A1]]) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S4]] : tensor<2xi32>
func.func @slice_of_an_add_inside_with_stride(%x: tensor<8xi32>) -> tensor<2xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<3xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<6> : tensor<1xi64>, start_indices = dense<3> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<3xi32>
  %2 = mhlo.add %0, %1 : tensor<3xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}> : (tensor<3xi32>) -> tensor<2xi32>
  %4 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<6> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<2xi32>
  %5 = mhlo.add %3, %4 : tensor<2xi32>
  %6 = "mhlo.slice"(%5) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
  return %6 : tensor<2xi32>
}

// The scan meets the inner slice before the outer one, to which its reduce is no slice.

// CHECK-LABEL: func.func @slice_of_an_add_inside_is_a_root_first(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<2xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<2xi32>
func.func @slice_of_an_add_inside_is_a_root_first(%x: tensor<8xi32>) -> tensor<2xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %4 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<2xi32>
  %5 = mhlo.add %3, %4 : tensor<2xi32>
  %6 = "mhlo.slice"(%5) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<2xi32>) -> tensor<2xi32>
  return %6 : tensor<2xi32>
}

// A leaf of a slice is a leaf; its source is the slice.

// CHECK-LABEL: func.func @leaf_is_a_slice_of_a_slice(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[S1]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = "mhlo.slice"(%[[S1]]) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %[[A]], %[[S3]] : tensor<4xi32>
// CHECK-NEXT:    %[[S4:.*]] = "mhlo.slice"(%[[A1]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S4]] : tensor<4xi32>
func.func @leaf_is_a_slice_of_a_slice(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<8xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %4 = mhlo.add %0, %2 : tensor<4xi32>
  %5 = mhlo.add %4, %3 : tensor<4xi32>
  %6 = "mhlo.slice"(%5) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %6 : tensor<4xi32>
}

// (3) No partial sum has another use.

// CHECK-LABEL: func.func @sums_with_one_use(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<4xi32>, tensor<4xi32>
func.func @sums_with_one_use(%x: tensor<12xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%x) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = mhlo.add %3, %2 : tensor<4xi32>
  %5 = "mhlo.slice"(%4) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %5, %1 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @sum_with_another_use(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]], %[[A]] : tensor<4xi32>, tensor<4xi32>
func.func @sum_with_another_use(%x: tensor<8xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3, %2 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @partial_sum_with_another_use(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = "mhlo.slice"(%[[A1]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]], %[[A]] : tensor<4xi32>, tensor<4xi32>
func.func @partial_sum_with_another_use(%x: tensor<12xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%x) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = mhlo.add %3, %2 : tensor<4xi32>
  %5 = "mhlo.slice"(%4) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %5, %3 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @inner_slice_with_another_use(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %[[S3]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S4:.*]] = "mhlo.slice"(%[[A1]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S4]], %[[S3]] : tensor<4xi32>, tensor<4xi32>
func.func @inner_slice_with_another_use(%x: tensor<12xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%x) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = "mhlo.slice"(%3) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  %5 = mhlo.add %4, %2 : tensor<4xi32>
  %6 = "mhlo.slice"(%5) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %6, %4 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @two_roots_of_one_sum(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S3:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S2]], %[[S3]] : tensor<2xi32>, tensor<2xi32>
func.func @two_roots_of_one_sum(%x: tensor<8xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  return %3, %4 : tensor<2xi32>, tensor<2xi32>
}

// CHECK-LABEL: func.func @sum_of_a_sum_with_itself(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %[[A]], %[[A]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A1]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @sum_of_a_sum_with_itself(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = mhlo.add %2, %2 : tensor<4xi32>
  %4 = "mhlo.slice"(%3) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// Leaves may be shared: they stay for as long as they are used.

// CHECK-LABEL: func.func @two_roots_sharing_leaves(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H1:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[H1]] init: %[[C1]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R1]]) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<4xi32>, tensor<1xi32>
func.func @two_roots_sharing_leaves(%x: tensor<8xi32>) -> (tensor<4xi32>, tensor<1xi32>) {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  %4 = mhlo.add %1, %0 : tensor<4xi32>
  %5 = "mhlo.slice"(%4) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1xi32>
  return %3, %5 : tensor<4xi32>, tensor<1xi32>
}

// (4) No op of the sum is sharded, and all types are static; see attributes.mlir and shapes.mlir.

// CHECK-LABEL: func.func @static_without_encoding(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @static_without_encoding(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @leaf_is_sharded(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> {mhlo.sharding = "{replicated}"} : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @leaf_is_sharded(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> {mhlo.sharding = "{replicated}"} : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// (5) All leaves are slices of one source.

// CHECK-LABEL: func.func @one_source(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @one_source(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @two_sources(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg1) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @two_sources(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%y) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @foreign_leaf(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%arg1) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = "mhlo.slice"(%[[A1]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @foreign_leaf(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%y) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = mhlo.add %3, %2 : tensor<4xi32>
  %5 = "mhlo.slice"(%4) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// (6) The leaves are a cut of axis 0, from 0 to the end, into equal widths.

// CHECK-LABEL: func.func @leaves_in_any_order(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<16xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @leaves_in_any_order(%x: tensor<16xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%x) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %3 = "mhlo.slice"(%x) <{limit_indices = dense<16> : tensor<1xi64>, start_indices = dense<12> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %4 = mhlo.add %3, %1 : tensor<4xi32>
  %5 = mhlo.add %0, %2 : tensor<4xi32>
  %6 = mhlo.add %4, %5 : tensor<4xi32>
  %7 = "mhlo.slice"(%6) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %7 : tensor<4xi32>
}

// CHECK-LABEL: func.func @leaf_with_a_limit_past_the_last(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<2x3xi32>) -> tensor<2x1x3xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x1x3xi32>, tensor<i32>) -> tensor<1x3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1x3xi32>
func.func @leaf_with_a_limit_past_the_last(%x: tensor<2x3xi32>) -> tensor<1x3xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<[1, 3]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<[2, 3]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<[5, 1]> : tensor<2xi64>}> : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %2 = mhlo.add %0, %1 : tensor<1x3xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<[1, 3]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}

// CHECK-LABEL: func.func @repeated_leaf(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %[[A]], %[[S]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A1]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @repeated_leaf(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = mhlo.add %2, %0 : tensor<4xi32>
  %4 = "mhlo.slice"(%3) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @gap(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @gap(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%x) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %2 : tensor<4xi32>
  %4 = "mhlo.slice"(%3) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @overlap(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<7xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<7> : tensor<1xi64>, start_indices = dense<3> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<7xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @overlap(%x: tensor<7xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<7xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<7> : tensor<1xi64>, start_indices = dense<3> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<7xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @offset(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<5> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<9xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<9> : tensor<1xi64>, start_indices = dense<5> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<9xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @offset(%x: tensor<9xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<5> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<9xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<9> : tensor<1xi64>, start_indices = dense<5> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<9xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @partial_cover(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<9xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<9xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @partial_cover(%x: tensor<9xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<9xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<9xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @strided_leaves(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @strided_leaves(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<2> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @other_dimension_trimmed(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x3xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[4, 2]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x3xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<2x2xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<2x2xi32>
func.func @other_dimension_trimmed(%x: tensor<4x3xi32>) -> tensor<2x2xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x3xi32>) -> tensor<2x2xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<[4, 2]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x3xi32>) -> tensor<2x2xi32>
  %2 = mhlo.add %0, %1 : tensor<2x2xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return %3 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @axis_1(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x8xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 8]> : tensor<2xi64>, start_indices = dense<[0, 4]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x8xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<3x4xi32>
func.func @axis_1(%x: tensor<3x8xi32>) -> tensor<3x4xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x8xi32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<[3, 8]> : tensor<2xi64>, start_indices = dense<[0, 4]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x8xi32>) -> tensor<3x4xi32>
  %2 = mhlo.add %0, %1 : tensor<3x4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x4xi32>
  return %3 : tensor<3x4xi32>
}

// Leaves of unequal widths cannot be added but through a window of a wider sum.

// CHECK-LABEL: func.func @unequal_widths(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<3xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<3xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<3xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S1]], %[[S2]] : tensor<1xi32>
// CHECK-NEXT:    %[[S3:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<1xi32>
func.func @unequal_widths(%x: tensor<3xi32>) -> tensor<1xi32> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<3xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<3xi32>) -> tensor<1xi32>
  %2 = "mhlo.slice"(%x) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<3xi32>) -> tensor<1xi32>
  %3 = mhlo.add %1, %2 : tensor<1xi32>
  %4 = "mhlo.slice"(%3) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<1xi32>) -> tensor<1xi32>
  return %4 : tensor<1xi32>
}

// (7) The element type has a zero; see element-types.mlir.

// CHECK-LABEL: func.func @has_a_zero(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xf8E5M2>) -> tensor<2x4xf8E5M2>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0.000000e+00> : tensor<f8E5M2>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E5M2>
func.func @has_a_zero(%x: tensor<8xf8E5M2>) -> tensor<4xf8E5M2> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xf8E5M2>) -> tensor<4xf8E5M2>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xf8E5M2>) -> tensor<4xf8E5M2>
  %2 = mhlo.add %0, %1 : tensor<4xf8E5M2>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  return %3 : tensor<4xf8E5M2>
}

// CHECK-LABEL: func.func @has_no_zero(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[A]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    return %[[S2]] : tensor<4xf8E8M0FNU>
func.func @has_no_zero(%x: tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
  %0 = "mhlo.slice"(%x) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %1 = "mhlo.slice"(%x) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2 = mhlo.add %0, %1 : tensor<4xf8E8M0FNU>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  return %3 : tensor<4xf8E8M0FNU>
}
