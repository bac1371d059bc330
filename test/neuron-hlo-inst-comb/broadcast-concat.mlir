// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb %}

// The eight conditions of BroadcastConcat: for each, functions that meet it and functions that fail
// it and nothing else.

// (1) The root has a user that is no concatenate.

// CHECK-LABEL: func.func @used_by_no_concatenate(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<3x2x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %[[H]] : tensor<6x4xi32>
// CHECK-NEXT:    return %[[NEGATE]] : tensor<6x4xi32>
func.func @used_by_no_concatenate() -> tensor<6x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
  %6 = stablehlo.negate %5 : tensor<6x4xi32>
  return %6 : tensor<6x4xi32>
}

// CHECK-LABEL: func.func @used_by_return(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<3x2x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6x4xi32>
func.func @used_by_return() -> tensor<6x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
  return %5 : tensor<6x4xi32>
}

// CHECK-LABEL: func.func @used_by_concatenates_and_another(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[H]], %arg0, dim = 0 : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %[[H]] : tensor<4x4xi32>
// CHECK-NEXT:    return %[[J]], %[[NEGATE]] : tensor<8x4xi32>, tensor<4x4xi32>
func.func @used_by_concatenates_and_another(%x: tensor<4x4xi32>) -> (tensor<8x4xi32>, tensor<4x4xi32>) {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  %6 = stablehlo.concatenate %5, %x, dim = 0 : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
  %7 = stablehlo.negate %5 : tensor<4x4xi32>
  return %6, %7 : tensor<8x4xi32>, tensor<4x4xi32>
}

// The original looks at operands of ops that are no concatenates.

// CHECK-LABEL: func.func @used_by_concatenates_only(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[J2:.*]] = stablehlo.concatenate %[[J1]], %arg0, dim = 0 : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
// CHECK-NEXT:    return %[[J2]] : tensor<8x4xi32>
func.func @used_by_concatenates_only(%x: tensor<4x4xi32>) -> tensor<8x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  %6 = stablehlo.concatenate %5, %x, dim = 0 : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
  return %6 : tensor<8x4xi32>
}

// CHECK-LABEL: func.func @used_by_nothing(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %arg0 : tensor<4x4xi32>
func.func @used_by_nothing(%x: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %x : tensor<4x4xi32>
}

// (2) The root has at least two operands, all the same value.

// CHECK-LABEL: func.func @two_copies(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x4xi32>
func.func @two_copies() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @one_copy(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], dim = 0 : (tensor<2x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<2x4xi32>
func.func @one_copy() -> tensor<2x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, dim = 0 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  return %5 : tensor<2x4xi32>
}

// The last operand of five counts too.

// CHECK-LABEL: func.func @last_operand_differs(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], %[[J]], %[[J]], %arg0, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<10x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<10x4xi32>
func.func @last_operand_differs(%x: tensor<2x4xi32>) -> tensor<10x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, %4, %4, %x, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<10x4xi32>
  return %5 : tensor<10x4xi32>
}

// CHECK-LABEL: func.func @first_operand_differs(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %arg0, %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<6x4xi32>
func.func @first_operand_differs(%x: tensor<2x4xi32>) -> tensor<6x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %x, %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
  return %5 : tensor<6x4xi32>
}

// CHECK-LABEL: func.func @equal_operands_are_not_the_same(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[S2]], %[[S3]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J2:.*]] = stablehlo.concatenate %[[J]], %[[J1]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J2]] : tensor<4x4xi32>
func.func @equal_operands_are_not_the_same() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %6 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %7 = stablehlo.concatenate %5, %6, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %8 = stablehlo.concatenate %4, %7, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %8 : tensor<4x4xi32>
}

// (3) What is repeated is a concatenate of slices.

// CHECK-LABEL: func.func @concatenate_of_slices(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [0, 2] : (tensor<3x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<3x2x4xi32>) -> tensor<3x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3x8xi32>
func.func @concatenate_of_slices() -> tensor<3x8xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:3, 0:4] : (tensor<3x4xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<2x4xi32>) -> tensor<3x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x8xi32>
  return %5 : tensor<3x8xi32>
}

// CHECK-LABEL: func.func @one_whole_slice(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x4xi32>
func.func @one_whole_slice() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:2, 0:4] : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %3 = stablehlo.concatenate %2, dim = 0 : (tensor<2x4xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.concatenate %3, %3, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @repeats_the_broadcast(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[B]], %[[B]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4x4xi32>
func.func @repeats_the_broadcast() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.concatenate %1, %1, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %2 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @inner_operand_is_an_argument(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %arg0, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @inner_operand_is_an_argument(%x: tensor<1x4xi32>) -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.concatenate %2, %x, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.concatenate %3, %3, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @inner_operand_is_a_reshaped_slice(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S1]] : (tensor<1x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[H]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @inner_operand_is_a_reshaped_slice() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.reshape %3 : (tensor<1x4xi32>) -> tensor<1x4xi32>
  %5 = stablehlo.concatenate %2, %4, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %6 : tensor<4x4xi32>
}

// (4) All slices are of one value, through reshapes and broadcasts that keep the elements.

// CHECK-LABEL: func.func @through_a_reshape(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<16xi32>
// CHECK-NEXT:    return %[[H]] : tensor<16xi32>
func.func @through_a_reshape() -> tensor<16xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x4xi32>) -> tensor<8xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %4 = stablehlo.slice %2 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<8xi32>, tensor<8xi32>) -> tensor<16xi32>
  return %6 : tensor<16xi32>
}

// CHECK-LABEL: func.func @through_a_broadcast_that_keeps_the_elements(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x1x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x1x4xi32>
func.func @through_a_broadcast_that_keeps_the_elements() -> tensor<4x1x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0, 2] : (tensor<2x4xi32>) -> tensor<2x1x4xi32>
  %3 = stablehlo.slice %2 [0:1, 0:1, 0:4] : (tensor<2x1x4xi32>) -> tensor<1x1x4xi32>
  %4 = stablehlo.slice %2 [1:2, 0:1, 0:4] : (tensor<2x1x4xi32>) -> tensor<1x1x4xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<1x1x4xi32>, tensor<1x1x4xi32>) -> tensor<2x1x4xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<2x1x4xi32>, tensor<2x1x4xi32>) -> tensor<4x1x4xi32>
  return %6 : tensor<4x1x4xi32>
}

// CHECK-LABEL: func.func @through_different_reshapes(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<16xi32>
// CHECK-NEXT:    return %[[H]] : tensor<16xi32>
func.func @through_different_reshapes() -> tensor<16xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x4xi32>) -> tensor<8xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %4 = stablehlo.reshape %1 : (tensor<2x4xi32>) -> tensor<4x2xi32>
  %5 = stablehlo.reshape %4 : (tensor<4x2xi32>) -> tensor<8xi32>
  %6 = stablehlo.slice %5 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %7 = stablehlo.concatenate %3, %6, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %8 = stablehlo.concatenate %7, %7, dim = 0 : (tensor<8xi32>, tensor<8xi32>) -> tensor<16xi32>
  return %8 : tensor<16xi32>
}

// CHECK-LABEL: func.func @of_two_values(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[C1]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B1]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @of_two_values() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.constant dense<[5, 6, 7, 8]> : tensor<4xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %5 = stablehlo.slice %3 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %7 = stablehlo.concatenate %6, %6, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %7 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @through_a_transposing_broadcast(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 0] : (tensor<2x4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B1]] [0:2, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B1]] [2:4, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<8x2xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<8x2xi32>
func.func @through_a_transposing_broadcast() -> tensor<8x2xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1, 0] : (tensor<2x4xi32>) -> tensor<4x2xi32>
  %3 = stablehlo.slice %2 [0:2, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %4 = stablehlo.slice %2 [2:4, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<8x2xi32>
  return %6 : tensor<8x2xi32>
}

// CHECK-LABEL: func.func @through_a_broadcast_that_copies(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<1x8xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[H]], dims = [0, 1] : (tensor<1x8xi32>) -> tensor<2x8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B1]] [0:1, 0:8] : (tensor<2x8xi32>) -> tensor<1x8xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B1]] [1:2, 0:8] : (tensor<2x8xi32>) -> tensor<1x8xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<2x8xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<4x8xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x8xi32>
func.func @through_a_broadcast_that_copies(%x: tensor<4xi32>) -> tensor<4x8xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x4xi32>) -> tensor<1x8xi32>
  %3 = stablehlo.broadcast_in_dim %2, dims = [0, 1] : (tensor<1x8xi32>) -> tensor<2x8xi32>
  %4 = stablehlo.slice %3 [0:1, 0:8] : (tensor<2x8xi32>) -> tensor<1x8xi32>
  %5 = stablehlo.slice %3 [1:2, 0:8] : (tensor<2x8xi32>) -> tensor<1x8xi32>
  %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x8xi32>, tensor<1x8xi32>) -> tensor<2x8xi32>
  %7 = stablehlo.concatenate %6, %6, dim = 0 : (tensor<2x8xi32>, tensor<2x8xi32>) -> tensor<4x8xi32>
  return %7 : tensor<4x8xi32>
}

// (5) The slices are of a broadcast of a constant of rank 1.

// CHECK-LABEL: func.func @broadcast_of_a_vector(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [0] : (tensor<4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<4x2xi32>) -> tensor<2x4x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x4x2xi32>) -> tensor<8x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<8x2xi32>
func.func @broadcast_of_a_vector() -> tensor<8x2xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<4xi32>) -> tensor<4x2xi32>
  %2 = stablehlo.slice %1 [0:2, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %3 = stablehlo.slice %1 [2:4, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<8x2xi32>
  return %5 : tensor<8x2xi32>
}

// Peeling stops at this broadcast although it keeps the elements.

// CHECK-LABEL: func.func @broadcast_that_keeps_the_elements(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [2] : (tensor<4xi32>) -> tensor<1x1x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2, 3] : (tensor<1x1x4xi32>) -> tensor<3x1x1x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<3x1x1x4xi32>) -> tensor<1x3x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<1x3x4xi32>
func.func @broadcast_that_keeps_the_elements() -> tensor<1x3x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<4xi32>) -> tensor<1x1x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:1, 0:2] : (tensor<1x1x4xi32>) -> tensor<1x1x2xi32>
  %3 = stablehlo.slice %1 [0:1, 0:1, 2:4] : (tensor<1x1x4xi32>) -> tensor<1x1x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 2 : (tensor<1x1x2xi32>, tensor<1x1x2xi32>) -> tensor<1x1x4xi32>
  %5 = stablehlo.concatenate %4, %4, %4, dim = 1 : (tensor<1x1x4xi32>, tensor<1x1x4xi32>, tensor<1x1x4xi32>) -> tensor<1x3x4xi32>
  return %5 : tensor<1x3x4xi32>
}

// CHECK-LABEL: func.func @broadcast_of_a_reshaped_vector(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[C]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[H]], dims = [1, 2] : (tensor<2x2xi32>) -> tensor<3x2x2xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2, 3] : (tensor<3x2x2xi32>) -> tensor<2x3x2x2xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x3x2x2xi32>) -> tensor<6x2x2xi32>
// CHECK-NEXT:    return %[[H1]] : tensor<6x2x2xi32>
func.func @broadcast_of_a_reshaped_vector() -> tensor<6x2x2xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.reshape %0 : (tensor<4xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [1, 2] : (tensor<2x2xi32>) -> tensor<3x2x2xi32>
  %3 = stablehlo.slice %2 [0:1, 0:2, 0:2] : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %4 = stablehlo.slice %2 [1:2, 0:2, 0:2] : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %5 = stablehlo.slice %2 [2:3, 0:2, 0:2] : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %6 = stablehlo.concatenate %3, %4, %5, dim = 0 : (tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<3x2x2xi32>
  %7 = stablehlo.concatenate %6, %6, dim = 0 : (tensor<3x2x2xi32>, tensor<3x2x2xi32>) -> tensor<6x2x2xi32>
  return %7 : tensor<6x2x2xi32>
}

// CHECK-LABEL: func.func @splat_vector(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x4xi32>
func.func @splat_vector() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<7> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @broadcast_of_an_argument(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @broadcast_of_an_argument(%x: tensor<4xi32>) -> tensor<4x4xi32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %0 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %0 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.concatenate %3, %3, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @broadcast_of_a_matrix(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<{{[[]}}[1, 2], [3, 4]]> : tensor<2x2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1, 2] : (tensor<2x2xi32>) -> tensor<3x2x2xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:2, 0:2] : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:2, 0:2] : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[B]] [2:3, 0:2, 0:2] : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], %[[S2]], dim = 0 : (tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<3x2x2xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<3x2x2xi32>, tensor<3x2x2xi32>) -> tensor<6x2x2xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<6x2x2xi32>
func.func @broadcast_of_a_matrix() -> tensor<6x2x2xi32> {
  %0 = stablehlo.constant dense<[[1, 2], [3, 4]]> : tensor<2x2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1, 2] : (tensor<2x2xi32>) -> tensor<3x2x2xi32>
  %2 = stablehlo.slice %1 [0:1, 0:2, 0:2] : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %3 = stablehlo.slice %1 [1:2, 0:2, 0:2] : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %4 = stablehlo.slice %1 [2:3, 0:2, 0:2] : (tensor<3x2x2xi32>) -> tensor<1x2x2xi32>
  %5 = stablehlo.concatenate %2, %3, %4, dim = 0 : (tensor<1x2x2xi32>, tensor<1x2x2xi32>, tensor<1x2x2xi32>) -> tensor<3x2x2xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<3x2x2xi32>, tensor<3x2x2xi32>) -> tensor<6x2x2xi32>
  return %6 : tensor<6x2x2xi32>
}

// CHECK-LABEL: func.func @broadcast_of_a_scalar(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[C]] : (tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[H]], dims = [0] : (tensor<1xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<8xi32>
func.func @broadcast_of_a_scalar() -> tensor<8xi32> {
  %0 = stablehlo.constant dense<7> : tensor<i32>
  %1 = stablehlo.reshape %0 : (tensor<i32>) -> tensor<1xi32>
  %2 = stablehlo.broadcast_in_dim %1, dims = [0] : (tensor<1xi32>) -> tensor<4xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %6 : tensor<8xi32>
}

// CHECK-LABEL: func.func @slices_of_the_vector(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[C]] [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[C]] [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<8xi32>
func.func @slices_of_the_vector() -> tensor<8xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.slice %0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.slice %0 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %4 = stablehlo.concatenate %3, %3, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %4 : tensor<8xi32>
}

// (6) The inner concatenate is all elements of the broadcast, in order.

// CHECK-LABEL: func.func @whole_and_in_order(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<4x4xi32>) -> tensor<2x4x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x4x4xi32>) -> tensor<8x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<8x4xi32>
func.func @whole_and_in_order() -> tensor<8x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<4x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<4x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<4x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.slice %1 [2:3, 0:4] : (tensor<4x4xi32>) -> tensor<1x4xi32>
  %5 = stablehlo.slice %1 [3:4, 0:4] : (tensor<4x4xi32>) -> tensor<1x4xi32>
  %6 = stablehlo.concatenate %2, %3, %4, %5, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<4x4xi32>
  %7 = stablehlo.concatenate %6, %6, dim = 0 : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
  return %7 : tensor<8x4xi32>
}

// A cut of the last dimension, where those before have extent 1.

// CHECK-LABEL: func.func @pieces_of_a_row(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<1x4xi32>) -> tensor<2x1x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<2x4xi32>
func.func @pieces_of_a_row() -> tensor<2x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:3] : (tensor<1x4xi32>) -> tensor<1x3xi32>
  %3 = stablehlo.slice %1 [0:1, 3:4] : (tensor<1x4xi32>) -> tensor<1x1xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<1x3xi32>, tensor<1x1xi32>) -> tensor<1x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  return %5 : tensor<2x4xi32>
}

// CHECK-LABEL: func.func @out_of_order(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S1]], %[[S]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @out_of_order() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %3, %2, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @rotated_row(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 3:4] : (tensor<1x4xi32>) -> tensor<1x1xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [0:1, 0:3] : (tensor<1x4xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 1 : (tensor<1x1xi32>, tensor<1x3xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<2x4xi32>
func.func @rotated_row() -> tensor<2x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %1 [0:1, 3:4] : (tensor<1x4xi32>) -> tensor<1x1xi32>
  %3 = stablehlo.slice %1 [0:1, 0:3] : (tensor<1x4xi32>) -> tensor<1x3xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<1x1xi32>, tensor<1x3xi32>) -> tensor<1x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  return %5 : tensor<2x4xi32>
}

// As many elements as the source.

// CHECK-LABEL: func.func @overlap(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:2] : (tensor<1x4xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [0:1, 1:3] : (tensor<1x4xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 1 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<2x4xi32>
func.func @overlap() -> tensor<2x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<1x4xi32>) -> tensor<1x2xi32>
  %3 = stablehlo.slice %1 [0:1, 1:3] : (tensor<1x4xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  return %5 : tensor<2x4xi32>
}

// CHECK-LABEL: func.func @gap(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:2] : (tensor<1x4xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [0:1, 3:4] : (tensor<1x4xi32>) -> tensor<1x1xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 1 : (tensor<1x2xi32>, tensor<1x1xi32>) -> tensor<1x3xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<2x3xi32>
func.func @gap() -> tensor<2x3xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<1x4xi32>) -> tensor<1x2xi32>
  %3 = stablehlo.slice %1 [0:1, 3:4] : (tensor<1x4xi32>) -> tensor<1x1xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<1x2xi32>, tensor<1x1xi32>) -> tensor<1x3xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<1x3xi32>, tensor<1x3xi32>) -> tensor<2x3xi32>
  return %5 : tensor<2x3xi32>
}

// CHECK-LABEL: func.func @not_to_the_end(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @not_to_the_end() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @not_from_the_beginning(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[B]] [2:3, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S1]], %[[S2]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @not_from_the_beginning() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.slice %1 [2:3, 0:4] : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %6 : tensor<4x4xi32>
}

// Halves of rows side by side, of a value with several rows: all elements, in another order.

// CHECK-LABEL: func.func @interleaved(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[H]] [0:2, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[H]] [2:4, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 1 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @interleaved() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x4xi32>) -> tensor<4x2xi32>
  %3 = stablehlo.slice %2 [0:2, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %4 = stablehlo.slice %2 [2:4, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 1 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %6 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @slice_is_no_run(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:2, 0:2] : (tensor<2x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [0:2, 2:4] : (tensor<2x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 1 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @slice_is_no_run() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:2, 0:2] : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %3 = stablehlo.slice %1 [0:2, 2:4] : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @slice_has_a_stride(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4:2] : (tensor<1x4xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [0:1, 1:4:2] : (tensor<1x4xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 1 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<2x4xi32>
func.func @slice_has_a_stride() -> tensor<2x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4:2] : (tensor<1x4xi32>) -> tensor<1x2xi32>
  %3 = stablehlo.slice %1 [0:1, 1:4:2] : (tensor<1x4xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  return %5 : tensor<2x4xi32>
}

// (7) No op is sharded, and all types are static; see attributes.mlir and shapes.mlir.

// CHECK-LABEL: func.func @not_sharded(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x4xi32>
func.func @not_sharded() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @root_is_sharded(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @root_is_sharded() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %5 : tensor<4x4xi32>
}

// (8) The copies begin and end between two dimensions of the broadcast.

// CHECK-LABEL: func.func @copies_between_dimensions(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [0, 2] : (tensor<6x4xi32>) -> tensor<6x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<6x2x4xi32>) -> tensor<6x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6x8xi32>
func.func @copies_between_dimensions() -> tensor<6x8xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<6x4xi32>
  %2 = stablehlo.reshape %1 : (tensor<6x4xi32>) -> tensor<6x4xi32>
  %3 = stablehlo.slice %2 [0:1, 0:4] : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.slice %2 [1:2, 0:4] : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %5 = stablehlo.slice %2 [2:3, 0:4] : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %6 = stablehlo.slice %2 [3:4, 0:4] : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %7 = stablehlo.slice %2 [4:5, 0:4] : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %8 = stablehlo.slice %2 [5:6, 0:4] : (tensor<6x4xi32>) -> tensor<1x4xi32>
  %9 = stablehlo.concatenate %3, %4, %5, %6, %7, %8, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<6x4xi32>
  %10 = stablehlo.concatenate %9, %9, dim = 1 : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x8xi32>
  return %10 : tensor<6x8xi32>
}

// CHECK-LABEL: func.func @copies_of_a_reshaped_value(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [2] : (tensor<4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [0, 1, 3] : (tensor<2x3x4xi32>) -> tensor<2x3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x3x2x4xi32>) -> tensor<6x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6x8xi32>
func.func @copies_of_a_reshaped_value() -> tensor<6x8xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [2] : (tensor<4xi32>) -> tensor<2x3x4xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x3x4xi32>) -> tensor<6x4xi32>
  %3 = stablehlo.slice %2 [0:2, 0:4] : (tensor<6x4xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.slice %2 [2:4, 0:4] : (tensor<6x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.slice %2 [4:6, 0:4] : (tensor<6x4xi32>) -> tensor<2x4xi32>
  %6 = stablehlo.concatenate %3, %4, %5, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
  %7 = stablehlo.concatenate %6, %6, dim = 1 : (tensor<6x4xi32>, tensor<6x4xi32>) -> tensor<6x8xi32>
  return %7 : tensor<6x8xi32>
}

// CHECK-LABEL: func.func @copies_inside_a_dimension(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<6x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[H]] [0:1, 0:2, 0:4] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[H]] [1:2, 0:2, 0:4] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[H]] [2:3, 0:2, 0:4] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], %[[S2]], dim = 0 : (tensor<1x2x4xi32>, tensor<1x2x4xi32>, tensor<1x2x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 1 : (tensor<3x2x4xi32>, tensor<3x2x4xi32>) -> tensor<3x4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<3x4x4xi32>
func.func @copies_inside_a_dimension() -> tensor<3x4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<6x4xi32>
  %2 = stablehlo.reshape %1 : (tensor<6x4xi32>) -> tensor<3x2x4xi32>
  %3 = stablehlo.slice %2 [0:1, 0:2, 0:4] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %4 = stablehlo.slice %2 [1:2, 0:2, 0:4] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %5 = stablehlo.slice %2 [2:3, 0:2, 0:4] : (tensor<3x2x4xi32>) -> tensor<1x2x4xi32>
  %6 = stablehlo.concatenate %3, %4, %5, dim = 0 : (tensor<1x2x4xi32>, tensor<1x2x4xi32>, tensor<1x2x4xi32>) -> tensor<3x2x4xi32>
  %7 = stablehlo.concatenate %6, %6, dim = 1 : (tensor<3x2x4xi32>, tensor<3x2x4xi32>) -> tensor<3x4x4xi32>
  return %7 : tensor<3x4x4xi32>
}

// CHECK-LABEL: func.func @copies_inside_the_vector(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[H]] [0:2, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[H]] [2:4, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 1 : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x4xi32>
func.func @copies_inside_the_vector() -> tensor<4x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x4xi32>) -> tensor<4x2xi32>
  %3 = stablehlo.slice %2 [0:2, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %4 = stablehlo.slice %2 [2:4, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 1 : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<4x4xi32>
  return %6 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @copies_behind_the_last_dimension(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [0, 1] : (tensor<2x4xi32>) -> tensor<2x4x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x4x2xi32>) -> tensor<8x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<8x2xi32>
func.func @copies_behind_the_last_dimension() -> tensor<8x2xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.reshape %1 : (tensor<2x4xi32>) -> tensor<8x1xi32>
  %3 = stablehlo.slice %2 [0:4, 0:1] : (tensor<8x1xi32>) -> tensor<4x1xi32>
  %4 = stablehlo.slice %2 [4:8, 0:1] : (tensor<8x1xi32>) -> tensor<4x1xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<8x1xi32>
  %6 = stablehlo.concatenate %5, %5, dim = 1 : (tensor<8x1xi32>, tensor<8x1xi32>) -> tensor<8x2xi32>
  return %6 : tensor<8x2xi32>
}
