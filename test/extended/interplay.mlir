// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// With all patterns on, none takes another's match away.

// What BroadcastConcat copies is left to it (condition 1 of SameSourceConcat).

// CHECK-LABEL: func.func @copies_of_a_reassembled_constant(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [2] : (tensor<4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<3x2x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6x4xi32>
func.func @copies_of_a_reassembled_constant() -> tensor<6x4xi32> {
  %k = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %0 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %0 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.concatenate %3, %3, %3, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
  return %4 : tensor<6x4xi32>
}

// Where the value has another user as well, it is the broadcast, and the copies are of that.

// CHECK-LABEL: func.func @reassembled_constant_is_used_too(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<3x2x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %[[B]] : tensor<2x4xi32>
// CHECK-NEXT:    return %[[H]], %[[NEGATE]] : tensor<6x4xi32>, tensor<2x4xi32>
func.func @reassembled_constant_is_used_too() -> (tensor<6x4xi32>, tensor<2x4xi32>) {
  %k = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %0 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %0 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.concatenate %3, %3, %3, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<6x4xi32>
  %5 = stablehlo.negate %3 : tensor<2x4xi32>
  return %4, %5 : tensor<6x4xi32>, tensor<2x4xi32>
}

// Copies that are no match for BroadcastConcat do not keep SameSourceConcat away.

// CHECK-LABEL: func.func @copies_for_a_concatenate_only(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [2] : (tensor<4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[H]], %arg0, dim = 0 : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<8x4xi32>
func.func @copies_for_a_concatenate_only(%y: tensor<4x4xi32>) -> tensor<8x4xi32> {
  %k = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %0 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %0 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.concatenate %1, %2, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.concatenate %3, %3, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  %5 = stablehlo.concatenate %4, %y, dim = 0 : (tensor<4x4xi32>, tensor<4x4xi32>) -> tensor<8x4xi32>
  return %5 : tensor<8x4xi32>
}

// CHECK-LABEL: func.func @copies_of_a_reassembled_argument(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<8xi32>
func.func @copies_of_a_reassembled_argument(%x: tensor<4xi32>) -> tensor<8xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %3 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %3 : tensor<8xi32>
}

// CHECK-LABEL: func.func @out_of_order(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S1]], %[[S]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[J]], dims = [1, 2] : (tensor<2x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x4xi32>
func.func @out_of_order() -> tensor<4x4xi32> {
  %k = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %0 = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %0 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %2 = stablehlo.slice %0 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.concatenate %2, %1, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.concatenate %3, %3, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}

// A reassembled value that is summed, and a sum that is taken apart and reassembled.

// CHECK-LABEL: func.func @sum_of_a_reassembled_value(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @sum_of_a_reassembled_value(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %4 = stablehlo.slice %2 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %5 = stablehlo.add %3, %4 : tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @reassembled_sum(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @reassembled_sum(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %5 = stablehlo.concatenate %3, %4, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @copies_of_a_sum(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[R]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[H1]] : tensor<8xi32>
func.func @copies_of_a_sum(%x: tensor<8xi32>) -> tensor<8xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %3 : tensor<8xi32>
}

// CHECK-LABEL: func.func @sum_and_concatenate_of_the_same_slices(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %arg0 : tensor<4xi32>, tensor<8xi32>
func.func @sum_and_concatenate_of_the_same_slices(%x: tensor<8xi32>) -> (tensor<4xi32>, tensor<8xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %2, %3 : tensor<4xi32>, tensor<8xi32>
}

// CHECK-LABEL: func.func @halves_of_copies(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[H]] : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H1]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @halves_of_copies(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %1 = stablehlo.slice %0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %3 = stablehlo.add %1, %2 : tensor<4xi32>
  return %3 : tensor<4xi32>
}
