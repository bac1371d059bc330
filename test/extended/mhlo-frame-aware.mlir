// REQUIRES: mhlo
// RUN: neuron-opt --neuron-inst-combine=patterns=extended --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine=patterns=extended --split-input-file %}

// SimplifyReduceSliceReduce with patterns=extended in MHLO.

// CHECK-LABEL: func.func @same_number_in_both(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 3, 5]> : tensor<3xi64>, start_indices = dense<[0, 1, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [0, 1] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<5xi32>
// CHECK-NEXT:    return %[[R]] : tensor<5xi32>
func.func @same_number_in_both(%a0: tensor<3x4x5xi32>) -> tensor<5xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[3, 5]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x5xi32>) -> tensor<2x5xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [0] : (tensor<2x5xi32>, tensor<i32>) -> tensor<5xi32>
  return %3 : tensor<5xi32>
}

// -----

// CHECK-LABEL: func.func @to_a_scalar(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<3> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [0, 1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]] : tensor<i32>
func.func @to_a_scalar(%a0: tensor<3x4xi32>) -> tensor<i32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<3> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  return %3 : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @trims_a_kept_dimension(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x5xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<4xi32>
func.func @trims_a_kept_dimension(%a0: tensor<3x4x5xi32>) -> tensor<4xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x5xi32>) -> tensor<2x4xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}
