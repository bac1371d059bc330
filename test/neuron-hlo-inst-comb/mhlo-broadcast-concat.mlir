// REQUIRES: mhlo
// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb %}

// The conditions of BroadcastConcat in MHLO, whose broadcast dimensions are dense elements.

// (1) The root has a user that is no concatenate.

// CHECK-LABEL: func.func @used_by_no_concatenate(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<3x2x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = mhlo.negate %[[H]] : tensor<6x4xi32>
// CHECK-NEXT:    return %[[NEGATE]] : tensor<6x4xi32>
func.func @used_by_no_concatenate() -> tensor<6x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
  %6 = mhlo.negate %5 : tensor<6x4xi32>
  return %6 : tensor<6x4xi32>
}

// CHECK-LABEL: func.func @used_by_return(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<3x2x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6x4xi32>
func.func @used_by_return() -> tensor<6x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
  return %5 : tensor<6x4xi32>
}

// CHECK-LABEL: func.func @used_by_concatenates_and_another(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[H]], %arg0) <{dimension = 0 : i64}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = mhlo.negate %[[H]] : tensor<4x4xi32>
// CHECK-NEXT:    return %[[J]], %[[NEGATE]] : tensor<8x4xi32>, tensor<4x4xi32>
func.func @used_by_concatenates_and_another(%x: tensor<4x4xi32>) -> (tensor<8x4xi32>, tensor<4x4xi32>) {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  %6 = "mhlo.concatenate"(%5, %x) <{dimension = 0 : i64}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
  %7 = mhlo.negate %5 : tensor<4x4xi32>
  return %6, %7 : tensor<8x4xi32>, tensor<4x4xi32>
}

// The original looks at operands of ops that are no concatenates.

// CHECK-LABEL: func.func @used_by_concatenates_only(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[J2:.*]] = "mhlo.concatenate"(%[[J1]], %arg0) <{dimension = 0 : i64}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
// CHECK-NEXT:    return %[[J2]] : tensor<8x4xi32>
func.func @used_by_concatenates_only(%x: tensor<4x4xi32>) -> tensor<8x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  %6 = "mhlo.concatenate"(%5, %x) <{dimension = 0 : i64}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
  return %6 : tensor<8x4xi32>
}

// CHECK-LABEL: func.func @used_by_nothing(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %arg0 : tensor<4x4xi32>
func.func @used_by_nothing(%x: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %x : tensor<4x4xi32>
}

// (2) The root has at least two operands, all the same value.

// CHECK-LABEL: func.func @two_copies(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x4xi32>
func.func @two_copies() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @one_copy(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<2x4xi32>
func.func @one_copy() -> tensor<2x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4) <{dimension = 0 : i64}> : (tensor<2x4xi32>) -> tensor<2x4xi32>
  return %5 : tensor<2x4xi32>
}

// The last operand of five counts too.

// CHECK-LABEL: func.func @last_operand_differs(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]], %[[J]], %[[J]], %arg0) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<10x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<10x4xi32>
func.func @last_operand_differs(%x: tensor<2x4xi32>) -> tensor<10x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4, %4, %4, %x) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<10x4xi32>
  return %5 : tensor<10x4xi32>
}

// CHECK-LABEL: func.func @first_operand_differs(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%arg0, %[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<6x4xi32>
func.func @first_operand_differs(%x: tensor<2x4xi32>) -> tensor<6x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%x, %4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
  return %5 : tensor<6x4xi32>
}

// CHECK-LABEL: func.func @equal_operands_are_not_the_same(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S3:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[S2]], %[[S3]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J2:.*]] = "mhlo.concatenate"(%[[J]], %[[J1]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J2]] : tensor<4x4xi32>
func.func @equal_operands_are_not_the_same() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %6 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %7 = "mhlo.concatenate"(%5, %6) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %8 = "mhlo.concatenate"(%4, %7) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %8 : tensor<4x4xi32>
}

// (3) What is repeated is a concatenate of slices.

// CHECK-LABEL: func.func @concatenate_of_slices(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[0, 2]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<3x2x4xi32>) -> tensor<3x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3x8xi32>
func.func @concatenate_of_slices() -> tensor<3x8xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<2x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<2x4xi32>) -> tensor<3x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 1 : i64}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x8xi32>
  return %5 : tensor<3x8xi32>
}

// CHECK-LABEL: func.func @one_whole_slice(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x4xi32>
func.func @one_whole_slice() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %3 = "mhlo.concatenate"(%2) <{dimension = 0 : i64}> : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %4 = "mhlo.concatenate"(%3, %3) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @repeats_the_broadcast(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[B]], %[[B]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4x4xi32>
func.func @repeats_the_broadcast() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.concatenate"(%1, %1) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %2 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @inner_operand_is_an_argument(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %arg0) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @inner_operand_is_an_argument(%x: tensor<1x4xi32>) -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.concatenate"(%2, %x) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %4 = "mhlo.concatenate"(%3, %3) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @inner_operand_is_a_reshaped_slice(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[S1]] : (tensor<1x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[H]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @inner_operand_is_a_reshaped_slice() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = mhlo.reshape %3 : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %5 = "mhlo.concatenate"(%2, %4) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %6 = "mhlo.concatenate"(%5, %5) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %6 : tensor<4x4xi32>
}

// (4) All slices are of one value, through reshapes and broadcasts that keep the elements.

// CHECK-LABEL: func.func @through_a_reshape(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<16xi32>
// CHECK-NEXT:    return %[[H]] : tensor<16xi32>
func.func @through_a_reshape() -> tensor<16xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = mhlo.reshape %1 : (tensor<2x4xi32>) -> tensor<8xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %5 = "mhlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %6 = "mhlo.concatenate"(%5, %5) <{dimension = 0 : i64}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<16xi32>
  return %6 : tensor<16xi32>
}

// CHECK-LABEL: func.func @through_a_broadcast_that_keeps_the_elements(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x1x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x1x4xi32>
func.func @through_a_broadcast_that_keeps_the_elements() -> tensor<4x1x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.broadcast_in_dim"(%1) <{broadcast_dimensions = dense<[0, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x1x4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<[1, 1, 4]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<2x1x4xi32>) -> tensor<1x1x4xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<[2, 1, 4]> : tensor<3xi64>, start_indices = dense<[1, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<2x1x4xi32>) -> tensor<1x1x4xi32>
  %5 = "mhlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1x1x4xi32>, tensor<1x1x4xi32>) -> tensor<2x1x4xi32>
  %6 = "mhlo.concatenate"(%5, %5) <{dimension = 0 : i64}> : (tensor<2x1x4xi32>, tensor<2x1x4xi32>) -> tensor<4x1x4xi32>
  return %6 : tensor<4x1x4xi32>
}

// CHECK-LABEL: func.func @through_different_reshapes(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<16xi32>
// CHECK-NEXT:    return %[[H]] : tensor<16xi32>
func.func @through_different_reshapes() -> tensor<16xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = mhlo.reshape %1 : (tensor<2x4xi32>) -> tensor<8xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %4 = mhlo.reshape %1 : (tensor<2x4xi32>) -> tensor<4x2xi32>
  %5 = mhlo.reshape %4 : (tensor<4x2xi32>) -> tensor<8xi32>
  %6 = "mhlo.slice"(%5) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %7 = "mhlo.concatenate"(%3, %6) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %8 = "mhlo.concatenate"(%7, %7) <{dimension = 0 : i64}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<16xi32>
  return %8 : tensor<16xi32>
}

// CHECK-LABEL: func.func @of_two_values(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[C1]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B1]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @of_two_values() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = mhlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %3 = "mhlo.broadcast_in_dim"(%2) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %4 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %5 = "mhlo.slice"(%3) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %6 = "mhlo.concatenate"(%4, %5) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %7 = "mhlo.concatenate"(%6, %6) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %7 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @through_a_transposing_broadcast(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 0]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B1]]) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B1]]) <{limit_indices = dense<[4, 2]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<8x2xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<8x2xi32>
func.func @through_a_transposing_broadcast() -> tensor<8x2xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.broadcast_in_dim"(%1) <{broadcast_dimensions = dense<[1, 0]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<4x2xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<[4, 2]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %5 = "mhlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  %6 = "mhlo.concatenate"(%5, %5) <{dimension = 0 : i64}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<8x2xi32>
  return %6 : tensor<8x2xi32>
}

// CHECK-LABEL: func.func @through_a_broadcast_that_copies(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<1x8xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[H]]) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<1x8xi32>) -> tensor<2x8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B1]]) <{limit_indices = dense<[1, 8]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x8xi32>) -> tensor<1x8xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B1]]) <{limit_indices = dense<[2, 8]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x8xi32>) -> tensor<1x8xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<2x8xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x8xi32>
func.func @through_a_broadcast_that_copies(%x: tensor<4xi32>) -> tensor<4x8xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = mhlo.reshape %1 : (tensor<2x4xi32>) -> tensor<1x8xi32>
  %3 = "mhlo.broadcast_in_dim"(%2) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<1x8xi32>) -> tensor<2x8xi32>
  %4 = "mhlo.slice"(%3) <{limit_indices = dense<[1, 8]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x8xi32>) -> tensor<1x8xi32>
  %5 = "mhlo.slice"(%3) <{limit_indices = dense<[2, 8]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x8xi32>) -> tensor<1x8xi32>
  %6 = "mhlo.concatenate"(%4, %5) <{dimension = 0 : i64}> : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<2x8xi32>
  %7 = "mhlo.concatenate"(%6, %6) <{dimension = 0 : i64}> : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<4x8xi32>
  return %7 : tensor<4x8xi32>
}

// (5) The slices are of a broadcast of a constant of rank 1.

// CHECK-LABEL: func.func @broadcast_of_a_vector(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<0> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x4x2xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x4x2xi32>) -> tensor<8x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<8x2xi32>
func.func @broadcast_of_a_vector() -> tensor<8x2xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<0> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4x2xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[4, 2]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<8x2xi32>
  return %5 : tensor<8x2xi32>
}

// Peeling stops at this broadcast although it keeps the elements.

// CHECK-LABEL: func.func @broadcast_that_keeps_the_elements(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<2> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x1x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2, 3]> : tensor<3xi64>}> : (tensor<1x1x4xi32>) -> tensor<3x1x1x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<3x1x1x4xi32>) -> tensor<1x3x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<1x3x4xi32>
func.func @broadcast_that_keeps_the_elements() -> tensor<1x3x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<2> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x1x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 1, 2]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<1x1x4xi32>) -> tensor<1x1x2xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 1, 4]> : tensor<3xi64>, start_indices = dense<[0, 0, 2]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<1x1x4xi32>) -> tensor<1x1x2xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 2 : i64}> : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<1x1x4xi32>
  %5 = "mhlo.concatenate"(%4, %4, %4) <{dimension = 1 : i64}> : (tensor<1x1x4xi32>, tensor<1x1x4xi32>, tensor<1x1x4xi32>) -> tensor<1x3x4xi32>
  return %5 : tensor<1x3x4xi32>
}

// CHECK-LABEL: func.func @broadcast_of_a_reshaped_vector(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[C]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[H]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x2xi32>) -> tensor<3x2x2xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2, 3]> : tensor<3xi64>}> : (tensor<3x2x2xi32>) -> tensor<2x3x2x2xi32>
// CHECK-NEXT:    %[[H1:.*]] = mhlo.reshape %[[B1]] : (tensor<2x3x2x2xi32>) -> tensor<6x2x2xi32>
// CHECK-NEXT:    return %[[H1]] : tensor<6x2x2xi32>
func.func @broadcast_of_a_reshaped_vector() -> tensor<6x2x2xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = mhlo.reshape %0 : (tensor<4xi32>) -> tensor<2x2xi32>
  %2 = "mhlo.broadcast_in_dim"(%1) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x2xi32>) -> tensor<3x2x2xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<[1, 2, 2]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<3xi64>, start_indices = dense<[1, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %5 = "mhlo.slice"(%2) <{limit_indices = dense<[3, 2, 2]> : tensor<3xi64>, start_indices = dense<[2, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %6 = "mhlo.concatenate"(%3, %4, %5) <{dimension = 0 : i64}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<3x2x2xi32>
  %7 = "mhlo.concatenate"(%6, %6) <{dimension = 0 : i64}> : (tensor<3x2x2xi32>, tensor<3x2x2xi32>) -> tensor<6x2x2xi32>
  return %7 : tensor<6x2x2xi32>
}

// CHECK-LABEL: func.func @splat_vector(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<7> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x4xi32>
func.func @splat_vector() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<7> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @broadcast_of_an_argument(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @broadcast_of_an_argument(%x: tensor<4xi32>) -> tensor<4x4xi32> {
  %0 = "mhlo.broadcast_in_dim"(%x) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %2 = "mhlo.slice"(%0) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %4 = "mhlo.concatenate"(%3, %3) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @broadcast_of_a_matrix(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<{{[[]}}[1, 2], [3, 4]]> : tensor<2x2xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x2xi32>) -> tensor<3x2x2xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 2, 2]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<2> : tensor<3xi64>, start_indices = dense<[1, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[3, 2, 2]> : tensor<3xi64>, start_indices = dense<[2, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]], %[[S2]]) <{dimension = 0 : i64}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<3x2x2xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<3x2x2xi32>, tensor<3x2x2xi32>) -> tensor<6x2x2xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<6x2x2xi32>
func.func @broadcast_of_a_matrix() -> tensor<6x2x2xi32> {
  %0 = mhlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x2xi32>) -> tensor<3x2x2xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 2, 2]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<2> : tensor<3xi64>, start_indices = dense<[1, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %4 = "mhlo.slice"(%1) <{limit_indices = dense<[3, 2, 2]> : tensor<3xi64>, start_indices = dense<[2, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %5 = "mhlo.concatenate"(%2, %3, %4) <{dimension = 0 : i64}> : (tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<3x2x2xi32>
  %6 = "mhlo.concatenate"(%5, %5) <{dimension = 0 : i64}> : (tensor<3x2x2xi32>, tensor<3x2x2xi32>) -> tensor<6x2x2xi32>
  return %6 : tensor<6x2x2xi32>
}

// CHECK-LABEL: func.func @broadcast_of_a_scalar(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[C]] : (tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[H]]) <{broadcast_dimensions = dense<0> : tensor<1xi64>}> : (tensor<1xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<8xi32>
func.func @broadcast_of_a_scalar() -> tensor<8xi32> {
  %0 = mhlo.constant dense<7> : tensor<i32>
  %1 = mhlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>
  %2 = "mhlo.broadcast_in_dim"(%1) <{broadcast_dimensions = dense<0> : tensor<1xi64>}> : (tensor<1xi32>) -> tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %5 = "mhlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %6 = "mhlo.concatenate"(%5, %5) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %6 : tensor<8xi32>
}

// CHECK-LABEL: func.func @slices_of_the_vector(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[C]]) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[C]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<8xi32>
func.func @slices_of_the_vector() -> tensor<8xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %2 = "mhlo.slice"(%0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %3 = "mhlo.concatenate"(%1, %2) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %4 = "mhlo.concatenate"(%3, %3) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %4 : tensor<8xi32>
}

// (6) The inner concatenate is all elements of the broadcast, in order.

// CHECK-LABEL: func.func @whole_and_in_order(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<4x4xi32>) -> tensor<2x4x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x4x4xi32>) -> tensor<8x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<8x4xi32>
func.func @whole_and_in_order() -> tensor<8x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.slice"(%1) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x4xi32>) -> tensor<1x4xi32>
  %5 = "mhlo.slice"(%1) <{limit_indices = dense<4> : tensor<2xi64>, start_indices = dense<[3, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x4xi32>) -> tensor<1x4xi32>
  %6 = "mhlo.concatenate"(%2, %3, %4, %5) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<4x4xi32>
  %7 = "mhlo.concatenate"(%6, %6) <{dimension = 0 : i64}> : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
  return %7 : tensor<8x4xi32>
}

// A cut of the last dimension, where those before have extent 1.

// CHECK-LABEL: func.func @pieces_of_a_row(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<2x1x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<2x4xi32>
func.func @pieces_of_a_row() -> tensor<2x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 3]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x3xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<[0, 3]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x1xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 1 : i64}> : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  return %5 : tensor<2x4xi32>
}

// CHECK-LABEL: func.func @out_of_order(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S1]], %[[S]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @out_of_order() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%3, %2) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @rotated_row(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<[0, 3]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x1xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 3]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 1 : i64}> : (tensor<1x1xi32>, tensor<1x3xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<2x4xi32>
func.func @rotated_row() -> tensor<2x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<[0, 3]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x1xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 3]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x3xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 1 : i64}> : (tensor<1x1xi32>, tensor<1x3xi32>) -> tensor<1x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  return %5 : tensor<2x4xi32>
}

// As many elements as the source.

// CHECK-LABEL: func.func @overlap(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 3]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 1 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<2x4xi32>
func.func @overlap() -> tensor<2x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 3]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 1 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  return %5 : tensor<2x4xi32>
}

// CHECK-LABEL: func.func @gap(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<[0, 3]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x1xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 1 : i64}> : (tensor<1x2xi32>, tensor<1x1xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<2x3xi32>
func.func @gap() -> tensor<2x3xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<[0, 3]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x1xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 1 : i64}> : (tensor<1x2xi32>, tensor<1x1xi32>) -> tensor<1x3xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %5 : tensor<2x3xi32>
}

// CHECK-LABEL: func.func @not_to_the_end(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @not_to_the_end() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @not_from_the_beginning(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S1]], %[[S2]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @not_from_the_beginning() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.slice"(%1) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %5 = "mhlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %6 = "mhlo.concatenate"(%5, %5) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %6 : tensor<4x4xi32>
}

// Halves of rows side by side, of a value with several rows: all elements, in another order.

// CHECK-LABEL: func.func @interleaved(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[H]]) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[H]]) <{limit_indices = dense<[4, 2]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 1 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @interleaved() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = mhlo.reshape %1 : (tensor<2x4xi32>) -> tensor<4x2xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<[4, 2]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %5 = "mhlo.concatenate"(%3, %4) <{dimension = 1 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
  %6 = "mhlo.concatenate"(%5, %5) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %6 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @slice_is_no_run(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[0, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 1 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @slice_is_no_run() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[0, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 1 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @slice_has_a_stride(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 1 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<2x4xi32>
func.func @slice_has_a_stride() -> tensor<2x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 2]> : tensor<2xi64>}> : (tensor<1x4xi32>) -> tensor<1x2xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 1 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  return %5 : tensor<2x4xi32>
}

// (7) No op is sharded, and all types are static; see attributes.mlir and shapes.mlir.

// CHECK-LABEL: func.func @not_sharded(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x4xi32>
func.func @not_sharded() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @root_is_sharded(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[B]]) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 0 : i64}> {mhlo.sharding = "{replicated}"} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @root_is_sharded() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = "mhlo.slice"(%1) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = "mhlo.slice"(%1) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.concatenate"(%4, %4) <{dimension = 0 : i64}> {mhlo.sharding = "{replicated}"} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// (8) The copies begin and end between two dimensions of the broadcast.

// CHECK-LABEL: func.func @copies_between_dimensions(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[0, 2]> : tensor<2xi64>}> : (tensor<6x4xi32>) -> tensor<6x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<6x2x4xi32>) -> tensor<6x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6x8xi32>
func.func @copies_between_dimensions() -> tensor<6x8xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<6x4xi32>
  %2 = mhlo.reshape %1 : (tensor<6x4xi32>) -> tensor<6x4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %5 = "mhlo.slice"(%2) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %6 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<2xi64>, start_indices = dense<[3, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %7 = "mhlo.slice"(%2) <{limit_indices = dense<[5, 4]> : tensor<2xi64>, start_indices = dense<[4, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %8 = "mhlo.slice"(%2) <{limit_indices = dense<[6, 4]> : tensor<2xi64>, start_indices = dense<[5, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %9 = "mhlo.concatenate"(%3, %4, %5, %6, %7, %8) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<6x4xi32>
  %10 = "mhlo.concatenate"(%9, %9) <{dimension = 1 : i64}> : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x8xi32>
  return %10 : tensor<6x8xi32>
}

// CHECK-LABEL: func.func @copies_of_a_reshaped_value(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<2> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[0, 1, 3]> : tensor<3xi64>}> : (tensor<2x3x4xi32>) -> tensor<2x3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x3x2x4xi32>) -> tensor<6x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6x8xi32>
func.func @copies_of_a_reshaped_value() -> tensor<6x8xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<2> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x3x4xi32>
  %2 = mhlo.reshape %1 : (tensor<2x3x4xi32>) -> tensor<6x4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x4xi32>) -> tensor<2x4xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x4xi32>) -> tensor<2x4xi32>
  %5 = "mhlo.slice"(%2) <{limit_indices = dense<[6, 4]> : tensor<2xi64>, start_indices = dense<[4, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x4xi32>) -> tensor<2x4xi32>
  %6 = "mhlo.concatenate"(%3, %4, %5) <{dimension = 0 : i64}> : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
  %7 = "mhlo.concatenate"(%6, %6) <{dimension = 1 : i64}> : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x8xi32>
  return %7 : tensor<6x8xi32>
}

// CHECK-LABEL: func.func @copies_inside_a_dimension(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<6x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[H]]) <{limit_indices = dense<[1, 2, 4]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[H]]) <{limit_indices = dense<[2, 2, 4]> : tensor<3xi64>, start_indices = dense<[1, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
// CHECK-NEXT:    %[[S2:.*]] = "mhlo.slice"(%[[H]]) <{limit_indices = dense<[3, 2, 4]> : tensor<3xi64>, start_indices = dense<[2, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]], %[[S2]]) <{dimension = 0 : i64}> : (tensor<1x2x4xi32>, tensor<1x2x4xi32>, tensor<1x2x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 1 : i64}> : (tensor<3x2x4xi32>, tensor<3x2x4xi32>) -> tensor<3x4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<3x4x4xi32>
func.func @copies_inside_a_dimension() -> tensor<3x4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<6x4xi32>
  %2 = mhlo.reshape %1 : (tensor<6x4xi32>) -> tensor<3x2x4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<[1, 2, 4]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<[2, 2, 4]> : tensor<3xi64>, start_indices = dense<[1, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %5 = "mhlo.slice"(%2) <{limit_indices = dense<[3, 2, 4]> : tensor<3xi64>, start_indices = dense<[2, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %6 = "mhlo.concatenate"(%3, %4, %5) <{dimension = 0 : i64}> : (tensor<1x2x4xi32>, tensor<1x2x4xi32>, tensor<1x2x4xi32>) -> tensor<3x2x4xi32>
  %7 = "mhlo.concatenate"(%6, %6) <{dimension = 1 : i64}> : (tensor<3x2x4xi32>, tensor<3x2x4xi32>) -> tensor<3x4x4xi32>
  return %7 : tensor<3x4x4xi32>
}

// CHECK-LABEL: func.func @copies_inside_the_vector(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[H]]) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[H]]) <{limit_indices = dense<[4, 2]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[J1:.*]] = "mhlo.concatenate"(%[[J]], %[[J]]) <{dimension = 1 : i64}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @copies_inside_the_vector() -> tensor<4x4xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = mhlo.reshape %1 : (tensor<2x4xi32>) -> tensor<4x2xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<[4, 2]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %5 = "mhlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  %6 = "mhlo.concatenate"(%5, %5) <{dimension = 1 : i64}> : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x4xi32>
  return %6 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @copies_behind_the_last_dimension(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%[[C]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[0, 1]> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x4x2xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x4x2xi32>) -> tensor<8x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<8x2xi32>
func.func @copies_behind_the_last_dimension() -> tensor<8x2xi32> {
  %0 = mhlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = mhlo.reshape %1 : (tensor<2x4xi32>) -> tensor<8x1xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<[4, 1]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x1xi32>) -> tensor<4x1xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<[8, 1]> : tensor<2xi64>, start_indices = dense<[4, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x1xi32>) -> tensor<4x1xi32>
  %5 = "mhlo.concatenate"(%3, %4) <{dimension = 0 : i64}> : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<8x1xi32>
  %6 = "mhlo.concatenate"(%5, %5) <{dimension = 1 : i64}> : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  return %6 : tensor<8x2xi32>
}
