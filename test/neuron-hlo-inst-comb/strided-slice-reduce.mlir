// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb --allow-unevaluated=@has_no_zero %}

// The seven conditions of StridedSliceReduce: for each, functions that meet it and functions that
// fail it and nothing else.

// (1) The root is a slice of an add.

// CHECK-LABEL: func.func @root_is_slice_of_add(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @root_is_slice_of_add(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @root_is_slice_of_subtract(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[SUBTRACT:.*]] = stablehlo.subtract %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[SUBTRACT]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @root_is_slice_of_subtract(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.subtract %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @root_is_slice_of_argument(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:8] : (tensor<8xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[S]] : tensor<8xi32>
func.func @root_is_slice_of_argument(%x: tensor<8xi32>) -> tensor<8xi32> {
  %0 = stablehlo.slice %x [0:8] : (tensor<8xi32>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// An add by itself is no root.

// CHECK-LABEL: func.func @no_root_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @no_root_slice(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// What the root takes of the sum it takes of the reduce.

// CHECK-LABEL: func.func @root_is_not_whole(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:3] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2xi32>
func.func @root_is_not_whole(%x: tensor<8xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}

// CHECK-LABEL: func.func @root_has_stride(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:4:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2xi32>
func.func @root_has_stride(%x: tensor<8xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4:2] : (tensor<4xi32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}

// CHECK-LABEL: func.func @root_is_empty(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:2] : (tensor<4xi32>) -> tensor<0xi32>
// CHECK-NEXT:    return %[[S]] : tensor<0xi32>
func.func @root_is_empty(%x: tensor<8xi32>) -> tensor<0xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [2:2] : (tensor<4xi32>) -> tensor<0xi32>
  return %3 : tensor<0xi32>
}

// (2) Every leaf is a slice.

// CHECK-LABEL: func.func @every_leaf_is_a_slice(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @every_leaf_is_a_slice(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %2, %3 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @leaf_is_an_argument(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %arg1 : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @leaf_is_an_argument(%x: tensor<8xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %b : tensor<4xi32>
  %3 = stablehlo.add %2, %1 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @leaf_is_a_negated_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[NEGATE]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @leaf_is_a_negated_slice(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.negate %1 : tensor<4xi32>
  %3 = stablehlo.add %0, %2 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @leaf_is_a_reshaped_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S1]] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[H]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @leaf_is_a_reshaped_slice(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.reshape %1 : (tensor<4xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %2 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// Slices of adds are walked through, and their windows composed: 1:3 of 0:4 is 1:3.

// CHECK-LABEL: func.func @slice_of_an_add_inside(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<4xi32>) -> tensor<4x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<4x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @slice_of_an_add_inside(%x: tensor<4xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:3] : (tensor<4xi32>) -> tensor<3xi32>
  %1 = stablehlo.slice %x [1:4] : (tensor<4xi32>) -> tensor<3xi32>
  %2 = stablehlo.add %0, %1 : tensor<3xi32>
  %3 = stablehlo.slice %2 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
  %4 = stablehlo.slice %x [2:3] : (tensor<4xi32>) -> tensor<1xi32>
  %5 = stablehlo.slice %x [3:4] : (tensor<4xi32>) -> tensor<1xi32>
  %6 = stablehlo.add %3, %4 : tensor<1xi32>
  %7 = stablehlo.add %6, %5 : tensor<1xi32>
  %8 = stablehlo.slice %7 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
  return %8 : tensor<1xi32>
}

// CHECK-LABEL: func.func @slice_of_an_add_inside_with_stride(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3] : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [3:6] : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<3xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:3:2] : (tensor<3xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %arg0 [6:8] : (tensor<8xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[S2]], %[[S3]] : tensor<2xi32>
// CHECK-NEXT:    %[[S4:.*]] = stablehlo.slice %[[A1]] [0:2] : (tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S4]] : tensor<2xi32>
func.func @slice_of_an_add_inside_with_stride(%x: tensor<8xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:3] : (tensor<8xi32>) -> tensor<3xi32>
  %1 = stablehlo.slice %x [3:6] : (tensor<8xi32>) -> tensor<3xi32>
  %2 = stablehlo.add %0, %1 : tensor<3xi32>
  %3 = stablehlo.slice %2 [0:3:2] : (tensor<3xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %x [6:8] : (tensor<8xi32>) -> tensor<2xi32>
  %5 = stablehlo.add %3, %4 : tensor<2xi32>
  %6 = stablehlo.slice %5 [0:2] : (tensor<2xi32>) -> tensor<2xi32>
  return %6 : tensor<2xi32>
}

// The scan meets the inner slice before the outer one, to which its reduce is no slice.

// CHECK-LABEL: func.func @slice_of_an_add_inside_is_a_root_first(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:4:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<8xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<2xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:2] : (tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<2xi32>
func.func @slice_of_an_add_inside_is_a_root_first(%x: tensor<8xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4:2] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %x [2:4] : (tensor<8xi32>) -> tensor<2xi32>
  %5 = stablehlo.add %3, %4 : tensor<2xi32>
  %6 = stablehlo.slice %5 [0:2] : (tensor<2xi32>) -> tensor<2xi32>
  return %6 : tensor<2xi32>
}

// A leaf of a slice is a leaf; its source is the slice.

// CHECK-LABEL: func.func @leaf_is_a_slice_of_a_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:12] : (tensor<12xi32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[S1]] [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[S1]] [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S3]] : tensor<4xi32>
// CHECK-NEXT:    %[[S4:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S4]] : tensor<4xi32>
func.func @leaf_is_a_slice_of_a_slice(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:12] : (tensor<12xi32>) -> tensor<8xi32>
  %2 = stablehlo.slice %1 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %3 = stablehlo.slice %1 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %4 = stablehlo.add %0, %2 : tensor<4xi32>
  %5 = stablehlo.add %4, %3 : tensor<4xi32>
  %6 = stablehlo.slice %5 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %6 : tensor<4xi32>
}

// (3) No partial sum has another use.

// CHECK-LABEL: func.func @sums_with_one_use(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<4xi32>, tensor<4xi32>
func.func @sums_with_one_use(%x: tensor<12xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %5, %1 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @sum_with_another_use(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]], %[[A]] : tensor<4xi32>, tensor<4xi32>
func.func @sum_with_another_use(%x: tensor<8xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3, %2 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @partial_sum_with_another_use(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]], %[[A]] : tensor<4xi32>, tensor<4xi32>
func.func @partial_sum_with_another_use(%x: tensor<12xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %5, %3 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @inner_slice_with_another_use(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[S3]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S4:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S4]], %[[S3]] : tensor<4xi32>, tensor<4xi32>
func.func @inner_slice_with_another_use(%x: tensor<12xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  %5 = stablehlo.add %4, %2 : tensor<4xi32>
  %6 = stablehlo.slice %5 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %6, %4 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @two_roots_of_one_sum(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A]] [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S2]], %[[S3]] : tensor<2xi32>, tensor<2xi32>
func.func @two_roots_of_one_sum(%x: tensor<8xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  return %3, %4 : tensor<2xi32>, tensor<2xi32>
}

// CHECK-LABEL: func.func @sum_of_a_sum_with_itself(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[A]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @sum_of_a_sum_with_itself(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.add %2, %2 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// Leaves may be shared: they stay for as long as they are used.

// CHECK-LABEL: func.func @two_roots_sharing_leaves(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R1]] [0:1] : (tensor<4xi32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<4xi32>, tensor<1xi32>
func.func @two_roots_sharing_leaves(%x: tensor<8xi32>) -> (tensor<4xi32>, tensor<1xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  %4 = stablehlo.add %1, %0 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
  return %3, %5 : tensor<4xi32>, tensor<1xi32>
}

// (4) No op of the sum is sharded, and all types are static; see attributes.mlir and shapes.mlir.

// CHECK-LABEL: func.func @static_without_encoding(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @static_without_encoding(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @leaf_is_sharded(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] {mhlo.sharding = "{replicated}"} : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @leaf_is_sharded(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] {mhlo.sharding = "{replicated}"} : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// (5) All leaves are slices of one source.

// CHECK-LABEL: func.func @one_source(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @one_source(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @two_sources(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg1 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @two_sources(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %y [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @foreign_leaf(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg1 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @foreign_leaf(%x: tensor<8xi32>, %y: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %y [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// (6) The leaves are a cut of axis 0, from 0 to the end, into equal widths.

// CHECK-LABEL: func.func @leaves_in_any_order(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @leaves_in_any_order(%x: tensor<16xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<16xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<16xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<16xi32>) -> tensor<4xi32>
  %3 = stablehlo.slice %x [12:16] : (tensor<16xi32>) -> tensor<4xi32>
  %4 = stablehlo.add %3, %1 : tensor<4xi32>
  %5 = stablehlo.add %0, %2 : tensor<4xi32>
  %6 = stablehlo.add %4, %5 : tensor<4xi32>
  %7 = stablehlo.slice %6 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %7 : tensor<4xi32>
}

// CHECK-LABEL: func.func @leaf_with_a_limit_past_the_last(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<2x3xi32>) -> tensor<2x1x3xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x1x3xi32>, tensor<i32>) -> tensor<1x3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1x3xi32>
func.func @leaf_with_a_limit_past_the_last(%x: tensor<2x3xi32>) -> tensor<1x3xi32> {
  %0 = stablehlo.slice %x [0:1, 0:3] : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %1 = stablehlo.slice %x [1:2:5, 0:3] : (tensor<2x3xi32>) -> tensor<1x3xi32>
  %2 = stablehlo.add %0, %1 : tensor<1x3xi32>
  %3 = stablehlo.slice %2 [0:1, 0:3] : (tensor<1x3xi32>) -> tensor<1x3xi32>
  return %3 : tensor<1x3xi32>
}

// CHECK-LABEL: func.func @repeated_leaf(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @repeated_leaf(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.add %2, %0 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @gap(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xi32>
func.func @gap(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %2 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @overlap(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<7xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [3:7] : (tensor<7xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @overlap(%x: tensor<7xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<7xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [3:7] : (tensor<7xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @offset(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [1:5] : (tensor<9xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [5:9] : (tensor<9xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @offset(%x: tensor<9xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [1:5] : (tensor<9xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [5:9] : (tensor<9xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @partial_cover(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<9xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<9xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @partial_cover(%x: tensor<9xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<9xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<9xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @strided_leaves(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:8:2] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [1:8:2] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @strided_leaves(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:8:2] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [1:8:2] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @other_dimension_trimmed(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<4x3xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4, 0:2] : (tensor<4x3xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<2x2xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:2, 0:2] : (tensor<2x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<2x2xi32>
func.func @other_dimension_trimmed(%x: tensor<4x3xi32>) -> tensor<2x2xi32> {
  %0 = stablehlo.slice %x [0:2, 0:2] : (tensor<4x3xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.slice %x [2:4, 0:2] : (tensor<4x3xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.add %0, %1 : tensor<2x2xi32>
  %3 = stablehlo.slice %2 [0:2, 0:2] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return %3 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @axis_1(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:4] : (tensor<3x8xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:3, 4:8] : (tensor<3x8xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:3, 0:4] : (tensor<3x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<3x4xi32>
func.func @axis_1(%x: tensor<3x8xi32>) -> tensor<3x4xi32> {
  %0 = stablehlo.slice %x [0:3, 0:4] : (tensor<3x8xi32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %x [0:3, 4:8] : (tensor<3x8xi32>) -> tensor<3x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<3x4xi32>
  %3 = stablehlo.slice %2 [0:3, 0:4] : (tensor<3x4xi32>) -> tensor<3x4xi32>
  return %3 : tensor<3x4xi32>
}

// Leaves of unequal widths cannot be added but through a window of a wider sum.

// CHECK-LABEL: func.func @unequal_widths(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<3xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:1] : (tensor<3xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [1:2] : (tensor<3xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S1]], %[[S2]] : tensor<1xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A]] [0:1] : (tensor<1xi32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[S3]] : tensor<1xi32>
func.func @unequal_widths(%x: tensor<3xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<3xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [0:1] : (tensor<3xi32>) -> tensor<1xi32>
  %2 = stablehlo.slice %x [1:2] : (tensor<3xi32>) -> tensor<1xi32>
  %3 = stablehlo.add %1, %2 : tensor<1xi32>
  %4 = stablehlo.slice %3 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
  return %4 : tensor<1xi32>
}

// (7) The element type has a zero; see element-types.mlir.

// CHECK-LABEL: func.func @has_a_zero(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf8E5M2>) -> tensor<2x4xf8E5M2>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E5M2>
func.func @has_a_zero(%x: tensor<8xf8E5M2>) -> tensor<4xf8E5M2> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E5M2>) -> tensor<4xf8E5M2>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E5M2>) -> tensor<4xf8E5M2>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E5M2>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  return %3 : tensor<4xf8E5M2>
}

// CHECK-LABEL: func.func @has_no_zero(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    return %[[S2]] : tensor<4xf8E8M0FNU>
func.func @has_no_zero(%x: tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E8M0FNU>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  return %3 : tensor<4xf8E8M0FNU>
}
