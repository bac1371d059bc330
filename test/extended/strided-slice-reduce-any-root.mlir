// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// What StridedSliceReduce has besides with patterns=extended, condition by condition: functions that
// meet it, and functions that fail it and nothing else.

// (1) The root may be an add: one that is no part of a larger sum.

// CHECK-LABEL: func.func @root_is_an_add(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @root_is_an_add(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @root_is_a_slice_of_an_add(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:3] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2xi32>
func.func @root_is_a_slice_of_an_add(%x: tensor<12xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %4 [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  return %5 : tensor<2xi32>
}

// CHECK-LABEL: func.func @root_has_several_users(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %[[R]] : tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[NEGATE]], %[[R]] : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
func.func @root_has_several_users(%x: tensor<12xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.negate %4 : tensor<4xi32>
  return %4, %5, %4 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @root_is_added_to_itself(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[R]], %[[R]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @root_is_added_to_itself(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.add %2, %2 : tensor<4xi32>
  return %3 : tensor<4xi32>
}

// A bias ends the sum, on either side.

// CHECK-LABEL: func.func @bias_at_the_end(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[R]], %arg1 : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @bias_at_the_end(%x: tensor<12xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.add %4, %y : tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @bias_on_the_left(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg1, %[[R]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @bias_on_the_left(%x: tensor<12xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.add %y, %4 : tensor<4xi32>
  return %5 : tensor<4xi32>
}

// A bias among the slices does not end it: no part of it is all of the slices.

// CHECK-LABEL: func.func @bias_between(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %arg1 : tensor<4xi32>
// CHECK-NEXT:    %[[A2:.*]] = stablehlo.add %[[A1]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A2]] : tensor<4xi32>
func.func @bias_between(%x: tensor<12xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %y : tensor<4xi32>
  %5 = stablehlo.add %4, %2 : tensor<4xi32>
  return %5 : tensor<4xi32>
}

// An add of an add and a slice of another value is a larger sum, and that is refused.

// CHECK-LABEL: func.func @slice_of_another_value(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %arg1 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A2:.*]] = stablehlo.add %[[A1]], %[[S3]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A2]] : tensor<4xi32>
func.func @slice_of_another_value(%x: tensor<12xi32>, %y: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.slice %y [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %6 = stablehlo.add %4, %5 : tensor<4xi32>
  return %6 : tensor<4xi32>
}

// (2, 3) A partial sum that is used elsewhere is a sum of its own; what is added to it is not.

// CHECK-LABEL: func.func @partial_sum_is_used(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A1]], %[[A]] : tensor<4xi32>, tensor<4xi32>
func.func @partial_sum_is_used(%x: tensor<12xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  return %4, %3 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @adds_in_another_order(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @adds_in_another_order(%x: tensor<16xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<16xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<16xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<16xi32>) -> tensor<4xi32>
  %3 = stablehlo.slice %x [12:16] : (tensor<16xi32>) -> tensor<4xi32>
  %4 = stablehlo.add %3, %1 : tensor<4xi32>
  %5 = stablehlo.add %0, %2 : tensor<4xi32>
  %6 = stablehlo.add %5, %4 : tensor<4xi32>
  return %6 : tensor<4xi32>
}

// (6) Any axis, all of the source or three slices of a part of it.

// CHECK-LABEL: func.func @last_axis(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<2x6xi32>) -> tensor<2x3x2xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<2x3x2xi32>, tensor<i32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2x2xi32>
func.func @last_axis(%x: tensor<2x6xi32>) -> tensor<2x2xi32> {
  %0 = stablehlo.slice %x [0:2, 0:2] : (tensor<2x6xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.slice %x [0:2, 2:4] : (tensor<2x6xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.slice %x [0:2, 4:6] : (tensor<2x6xi32>) -> tensor<2x2xi32>
  %3 = stablehlo.add %0, %1 : tensor<2x2xi32>
  %4 = stablehlo.add %3, %2 : tensor<2x2xi32>
  return %4 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @middle_axis(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<2x4x3xi32>) -> tensor<2x2x2x3xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<2x2x2x3xi32>, tensor<i32>) -> tensor<2x2x3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2x2x3xi32>
func.func @middle_axis(%x: tensor<2x4x3xi32>) -> tensor<2x2x3xi32> {
  %0 = stablehlo.slice %x [0:2, 0:2, 0:3] : (tensor<2x4x3xi32>) -> tensor<2x2x3xi32>
  %1 = stablehlo.slice %x [0:2, 2:4, 0:3] : (tensor<2x4x3xi32>) -> tensor<2x2x3xi32>
  %2 = stablehlo.add %0, %1 : tensor<2x2x3xi32>
  return %2 : tensor<2x2x3xi32>
}

// CHECK-LABEL: func.func @last_axis_below_a_slice(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<2x4xi32>) -> tensor<2x2x2xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<2x2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    return %[[S]] : tensor<1x2xi32>
func.func @last_axis_below_a_slice(%x: tensor<2x4xi32>) -> tensor<1x2xi32> {
  %0 = stablehlo.slice %x [0:2, 0:2] : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.slice %x [0:2, 2:4] : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.add %0, %1 : tensor<2x2xi32>
  %3 = stablehlo.slice %2 [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  return %3 : tensor<1x2xi32>
}

// CHECK-LABEL: func.func @three_slices_of_a_part(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:12] : (tensor<16xi32>) -> tensor<12xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @three_slices_of_a_part(%x: tensor<16xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<16xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<16xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<16xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @part_in_the_middle(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:7] : (tensor<3x8xi32>) -> tensor<3x6xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x6xi32>) -> tensor<3x3x2xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x3x2xi32>, tensor<i32>) -> tensor<3x2xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3x2xi32>
func.func @part_in_the_middle(%x: tensor<3x8xi32>) -> tensor<3x2xi32> {
  %0 = stablehlo.slice %x [0:3, 1:3] : (tensor<3x8xi32>) -> tensor<3x2xi32>
  %1 = stablehlo.slice %x [0:3, 3:5] : (tensor<3x8xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.slice %x [0:3, 5:7] : (tensor<3x8xi32>) -> tensor<3x2xi32>
  %3 = stablehlo.add %0, %1 : tensor<3x2xi32>
  %4 = stablehlo.add %3, %2 : tensor<3x2xi32>
  return %4 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @two_slices_of_a_part(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @two_slices_of_a_part(%x: tensor<16xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<16xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<16xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @two_axes(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:2] : (tensor<4x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4, 2:4] : (tensor<4x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<2x2xi32>
// CHECK-NEXT:    return %[[A]] : tensor<2x2xi32>
func.func @two_axes(%x: tensor<4x4xi32>) -> tensor<2x2xi32> {
  %0 = stablehlo.slice %x [0:2, 0:2] : (tensor<4x4xi32>) -> tensor<2x2xi32>
  %1 = stablehlo.slice %x [2:4, 2:4] : (tensor<4x4xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.add %0, %1 : tensor<2x2xi32>
  return %2 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @other_dimension_trimmed(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:3] : (tensor<4x4xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4, 0:3] : (tensor<4x4xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<2x3xi32>
// CHECK-NEXT:    return %[[A]] : tensor<2x3xi32>
func.func @other_dimension_trimmed(%x: tensor<4x4xi32>) -> tensor<2x3xi32> {
  %0 = stablehlo.slice %x [0:2, 0:3] : (tensor<4x4xi32>) -> tensor<2x3xi32>
  %1 = stablehlo.slice %x [2:4, 0:3] : (tensor<4x4xi32>) -> tensor<2x3xi32>
  %2 = stablehlo.add %0, %1 : tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}

// CHECK-LABEL: func.func @widths_differ_by_windows(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:12] : (tensor<12xi32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[S1]] [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @widths_differ_by_windows(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:12] : (tensor<12xi32>) -> tensor<8xi32>
  %2 = stablehlo.slice %1 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %2 : tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @gap(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [12:16] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A1]] : tensor<4xi32>
func.func @gap(%x: tensor<16xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<16xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<16xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [12:16] : (tensor<16xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @overlap(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<10xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [3:7] : (tensor<10xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [6:10] : (tensor<10xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A1]] : tensor<4xi32>
func.func @overlap(%x: tensor<10xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<10xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [3:7] : (tensor<10xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [6:10] : (tensor<10xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @repeated(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[A2:.*]] = stablehlo.add %[[A1]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A2]] : tensor<4xi32>
func.func @repeated(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  %5 = stablehlo.add %4, %2 : tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @strided(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:8:2] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [1:8:2] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @strided(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:8:2] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [1:8:2] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// A scalar is a slice of rank 0, and has no axis.

// CHECK-LABEL: func.func @scalars(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [] : (tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [] : (tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<i32>
// CHECK-NEXT:    return %[[A]] : tensor<i32>
func.func @scalars(%x: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.slice %x [] : (tensor<i32>) -> tensor<i32>
  %1 = stablehlo.slice %x [] : (tensor<i32>) -> tensor<i32>
  %2 = stablehlo.add %0, %1 : tensor<i32>
  return %2 : tensor<i32>
}

// (8) Slices that stay, for another user, are read all the same.

// CHECK-LABEL: func.func @one_of_two_slices_stays(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<4xi32>, tensor<4xi32>
func.func @one_of_two_slices_stays(%x: tensor<8xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  return %2, %0 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @both_slices_stay(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]], %[[S]], %[[S1]] : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
func.func @both_slices_stay(%x: tensor<8xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  return %2, %0, %1 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @all_of_three_slices_stay(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]], %[[S1]], %[[S2]] : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
func.func @all_of_three_slices_stay(%x: tensor<12xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  return %4, %0, %1, %2 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @one_of_four_slices_of_a_part_stays(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [12:16] : (tensor<20xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:16] : (tensor<20xi32>) -> tensor<16xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S1]] : (tensor<16xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<4xi32>, tensor<4xi32>
func.func @one_of_four_slices_of_a_part_stays(%x: tensor<20xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<20xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<20xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<20xi32>) -> tensor<4xi32>
  %3 = stablehlo.slice %x [12:16] : (tensor<20xi32>) -> tensor<4xi32>
  %4 = stablehlo.add %0, %1 : tensor<4xi32>
  %5 = stablehlo.add %4, %2 : tensor<4xi32>
  %6 = stablehlo.add %5, %3 : tensor<4xi32>
  return %6, %3 : tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @one_of_three_slices_of_a_part_stays(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A1]], %[[S2]] : tensor<4xi32>, tensor<4xi32>
func.func @one_of_three_slices_of_a_part_stays(%x: tensor<16xi32>) -> (tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<16xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<16xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [8:12] : (tensor<16xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %0, %1 : tensor<4xi32>
  %4 = stablehlo.add %3, %2 : tensor<4xi32>
  return %4, %2 : tensor<4xi32>, tensor<4xi32>
}

// The documented pattern fires all the same.

// CHECK-LABEL: func.func @both_slices_stay_below_a_slice(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]], %[[S1]] : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
func.func @both_slices_stay_below_a_slice(%x: tensor<8xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3, %0, %1 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @slices_before_a_branch(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    stablehlo.return %[[A]] : tensor<4xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    stablehlo.return %[[S]] : tensor<4xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[IF]] : tensor<4xi32>
func.func @slices_before_a_branch(%x: tensor<8xi32>, %p: tensor<i1>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = "stablehlo.if"(%p) ({
    %3 = stablehlo.add %0, %1 : tensor<4xi32>
    stablehlo.return %3 : tensor<4xi32>
  }, {
    stablehlo.return %0 : tensor<4xi32>
  }) : (tensor<i1>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @partial_sum_in_another_block(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %arg0 [12:16] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[A2:.*]] = stablehlo.add %[[A1]], %[[S3]] : tensor<4xi32>
// CHECK-NEXT:    stablehlo.return %[[A2]] : tensor<4xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    stablehlo.return %arg2 : tensor<4xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[IF]] : tensor<4xi32>
func.func @partial_sum_in_another_block(%x: tensor<16xi32>, %p: tensor<i1>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<16xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<16xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = "stablehlo.if"(%p) ({
    %4 = stablehlo.slice %x [8:12] : (tensor<16xi32>) -> tensor<4xi32>
    %5 = stablehlo.slice %x [12:16] : (tensor<16xi32>) -> tensor<4xi32>
    %6 = stablehlo.add %2, %4 : tensor<4xi32>
    %7 = stablehlo.add %6, %5 : tensor<4xi32>
    stablehlo.return %7 : tensor<4xi32>
  }, {
    stablehlo.return %y : tensor<4xi32>
  }) : (tensor<i1>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}
