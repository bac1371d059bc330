// REQUIRES: mhlo
// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// StridedSliceReduce with patterns=extended, in MHLO.

// CHECK-LABEL: func.func @root_is_an_add(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @root_is_an_add(%a0: tensor<12xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = mhlo.add %3, %2 : tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @root_is_a_slice_of_an_add(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2xi32>
func.func @root_is_a_slice_of_an_add(%a0: tensor<12xi32>) -> tensor<2xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = mhlo.add %3, %2 : tensor<4xi32>
  %5 = "mhlo.slice"(%4) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  return %5 : tensor<2xi32>
}

// CHECK-LABEL: func.func @bias_at_the_end(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[R]], %arg1 : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @bias_at_the_end(%a0: tensor<12xi32>, %a1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = mhlo.add %3, %2 : tensor<4xi32>
  %5 = mhlo.add %4, %a1 : tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @bias_between(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %[[A]], %arg1 : tensor<4xi32>
// CHECK-NEXT:    %[[A2:.*]] = mhlo.add %[[A1]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A2]] : tensor<4xi32>
func.func @bias_between(%a0: tensor<12xi32>, %a1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<12xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = mhlo.add %3, %a1 : tensor<4xi32>
  %5 = mhlo.add %4, %2 : tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @last_axis(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<2x6xi32>) -> tensor<2x3x2xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<2x3x2xi32>, tensor<i32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2x2xi32>
func.func @last_axis(%a0: tensor<2x6xi32>) -> tensor<2x2xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x6xi32>) -> tensor<2x2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[0, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x6xi32>) -> tensor<2x2xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 6]> : tensor<2xi64>, start_indices = dense<[0, 4]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x6xi32>) -> tensor<2x2xi32>
  %3 = mhlo.add %0, %1 : tensor<2x2xi32>
  %4 = mhlo.add %3, %2 : tensor<2x2xi32>
  return %4 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @middle_axis(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<2x4x3xi32>) -> tensor<2x2x2x3xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<2x2x2x3xi32>, tensor<i32>) -> tensor<2x2x3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2x2x3xi32>
func.func @middle_axis(%a0: tensor<2x4x3xi32>) -> tensor<2x2x3xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 2, 3]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<2x4x3xi32>) -> tensor<2x2x3xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 4, 3]> : tensor<3xi64>, start_indices = dense<[0, 2, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<2x4x3xi32>) -> tensor<2x2x3xi32>
  %2 = mhlo.add %0, %1 : tensor<2x2x3xi32>
  return %2 : tensor<2x2x3xi32>
}

// CHECK-LABEL: func.func @three_slices_of_a_part(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<12xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[S]] : (tensor<12xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @three_slices_of_a_part(%a0: tensor<16xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<12> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = mhlo.add %3, %2 : tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @two_slices_of_a_part(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @two_slices_of_a_part(%a0: tensor<16xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @other_dimension_trimmed(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[2, 3]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x4xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[4, 3]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x4xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<2x3xi32>
// CHECK-NEXT:    return %[[A]] : tensor<2x3xi32>
func.func @other_dimension_trimmed(%a0: tensor<4x4xi32>) -> tensor<2x3xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 3]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x4xi32>) -> tensor<2x3xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[4, 3]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x4xi32>) -> tensor<2x3xi32>
  %2 = mhlo.add %0, %1 : tensor<2x3xi32>
  return %2 : tensor<2x3xi32>
}

// CHECK-LABEL: func.func @gap(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<16> : tensor<1xi64>, start_indices = dense<12> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %[[A]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A1]] : tensor<4xi32>
func.func @gap(%a0: tensor<16xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<16> : tensor<1xi64>, start_indices = dense<12> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<4xi32>
  %3 = mhlo.add %0, %1 : tensor<4xi32>
  %4 = mhlo.add %3, %2 : tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @both_slices_stay(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]], %[[S]], %[[S1]] : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
func.func @both_slices_stay(%a0: tensor<8xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  return %2, %0, %1 : tensor<4xi32>, tensor<4xi32>, tensor<4xi32>
}
