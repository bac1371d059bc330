// REQUIRES: mhlo
// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// RepeatedConcat in MHLO.

// CHECK-LABEL: func.func @copies(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<[0, 2]> : tensor<2xi64>}> : (tensor<4x8xi32>) -> tensor<4x3x8xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<4x3x8xi32>) -> tensor<4x24xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x24xi32>
func.func @copies(%a0: tensor<4x8xi32>) -> tensor<4x24xi32> {
  %0 = "mhlo.concatenate"(%a0, %a0, %a0) <{dimension = 1 : i64}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x24xi32>
  return %0 : tensor<4x24xi32>
}

// CHECK-LABEL: func.func @one_differs(
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%arg0, %arg0, %arg1) <{dimension = 1 : i64}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x24xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4x24xi32>
func.func @one_differs(%a0: tensor<4x8xi32>, %a1: tensor<4x8xi32>) -> tensor<4x24xi32> {
  %0 = "mhlo.concatenate"(%a0, %a0, %a1) <{dimension = 1 : i64}> : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x24xi32>
  return %0 : tensor<4x24xi32>
}

// CHECK-LABEL: func.func @sharding(
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%arg0, %arg0) <{dimension = 0 : i64}> {mhlo.sharding = "{replicated}"} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<8x8xi32>
// CHECK-NEXT:    return %[[J]] : tensor<8x8xi32>
func.func @sharding(%a0: tensor<4x8xi32>) -> tensor<8x8xi32> {
  %0 = "mhlo.concatenate"(%a0, %a0) <{dimension = 0 : i64}> {mhlo.sharding = "{replicated}"} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<4x8xi32>) -> tensor<2x4x8xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] {note = "kept"} : (tensor<2x4x8xi32>) -> tensor<8x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<8x8xi32>
func.func @attributes(%a0: tensor<4x8xi32>) -> tensor<8x8xi32> {
  %0 = "mhlo.concatenate"(%a0, %a0) <{dimension = 0 : i64}> {note = "kept"} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}

// CHECK-LABEL: func.func @rank_1(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<2x3xi32>) -> tensor<6xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6xi32>
func.func @rank_1(%a0: tensor<3xi32>) -> tensor<6xi32> {
  %0 = "mhlo.concatenate"(%a0, %a0) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<3xi32>) -> tensor<6xi32>
  return %0 : tensor<6xi32>
}

// CHECK-LABEL: func.func @rank_4_third(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<[0, 1, 3, 4]> : tensor<4xi64>}> : (tensor<2x3x4x5xi32>) -> tensor<2x3x2x4x5xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<2x3x2x4x5xi32>) -> tensor<2x3x8x5xi32>
// CHECK-NEXT:    return %[[H]] : tensor<2x3x8x5xi32>
func.func @rank_4_third(%a0: tensor<2x3x4x5xi32>) -> tensor<2x3x8x5xi32> {
  %0 = "mhlo.concatenate"(%a0, %a0) <{dimension = 2 : i64}> : (tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x8x5xi32>
  return %0 : tensor<2x3x8x5xi32>
}

// CHECK-LABEL: func.func @extent_1(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<[0, 1, 2]> : tensor<3xi64>}> : (tensor<4x1x2xi32>) -> tensor<4x3x2xi32>
// CHECK-NEXT:    return %[[B]] : tensor<4x3x2xi32>
func.func @extent_1(%a0: tensor<4x1x2xi32>) -> tensor<4x3x2xi32> {
  %0 = "mhlo.concatenate"(%a0, %a0, %a0) <{dimension = 1 : i64}> : (tensor<4x1x2xi32>, tensor<4x1x2xi32>, tensor<4x1x2xi32>) -> tensor<4x3x2xi32>
  return %0 : tensor<4x3x2xi32>
}

// CHECK-LABEL: func.func @extent_0(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<[0, 2]> : tensor<2xi64>}> : (tensor<4x0xi32>) -> tensor<4x2x0xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<4x2x0xi32>) -> tensor<4x0xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x0xi32>
func.func @extent_0(%a0: tensor<4x0xi32>) -> tensor<4x0xi32> {
  %0 = "mhlo.concatenate"(%a0, %a0) <{dimension = 1 : i64}> : (tensor<4x0xi32>, tensor<4x0xi32>) -> tensor<4x0xi32>
  return %0 : tensor<4x0xi32>
}

// CHECK-LABEL: func.func @of_a_broadcast(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<2> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<2x3x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6x4xi32>
func.func @of_a_broadcast(%a0: tensor<4xi32>) -> tensor<6x4xi32> {
  %0 = "mhlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3x4xi32>
  %1 = "mhlo.concatenate"(%0, %0) <{dimension = 0 : i64}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<6x4xi32>
  return %1 : tensor<6x4xi32>
}

// CHECK-LABEL: func.func @of_a_transposing_broadcast(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<[2, 0]> : tensor<2xi64>}> : (tensor<4x3xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<3x2x4xi32>) -> tensor<3x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3x8xi32>
func.func @of_a_transposing_broadcast(%a0: tensor<4x3xi32>) -> tensor<3x8xi32> {
  %0 = "mhlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = dense<[1, 0]> : tensor<2xi64>}> : (tensor<4x3xi32>) -> tensor<3x4xi32>
  %1 = "mhlo.concatenate"(%0, %0) <{dimension = 1 : i64}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x8xi32>
  return %1 : tensor<3x8xi32>
}

// CHECK-LABEL: func.func @of_a_broadcast_that_is_used(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[B]]) <{broadcast_dimensions = dense<[1, 2]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B1]] : (tensor<2x3x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    return %[[H]], %[[B]] : tensor<6x4xi32>, tensor<3x4xi32>
func.func @of_a_broadcast_that_is_used(%a0: tensor<4xi32>) -> (tensor<6x4xi32>, tensor<3x4xi32>) {
  %0 = "mhlo.broadcast_in_dim"(%a0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<3x4xi32>
  %1 = "mhlo.concatenate"(%0, %0) <{dimension = 0 : i64}> : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<6x4xi32>
  return %1, %0 : tensor<6x4xi32>, tensor<3x4xi32>
}

// CHECK-LABEL: func.func @copies_of_copies(
// CHECK-NEXT:    %[[B:.*]] = "mhlo.broadcast_in_dim"(%arg0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[B1:.*]] = "mhlo.broadcast_in_dim"(%[[H]]) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<2x8xi32>
// CHECK-NEXT:    %[[H1:.*]] = mhlo.reshape %[[B1]] : (tensor<2x8xi32>) -> tensor<16xi32>
// CHECK-NEXT:    return %[[H1]] : tensor<16xi32>
func.func @copies_of_copies(%a0: tensor<4xi32>) -> tensor<16xi32> {
  %0 = "mhlo.concatenate"(%a0, %a0) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %1 = "mhlo.concatenate"(%0, %0) <{dimension = 0 : i64}> : (tensor<8xi32>, tensor<8xi32>) -> tensor<16xi32>
  return %1 : tensor<16xi32>
}
