// REQUIRES: mhlo
// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// SameSourceConcat in MHLO.

// CHECK-LABEL: func.func @whole_cut(
// CHECK-NEXT:    return %arg0 : tensor<4xi32>
func.func @whole_cut(%a0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %2 = "mhlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @two_values(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg1) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @two_values(%a0: tensor<4xi32>, %a1: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a1) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %2 = "mhlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @one_operand(
// CHECK-NEXT:    return %arg0 : tensor<4xi32>
func.func @one_operand(%a0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "mhlo.concatenate"(%a0) <{dimension = 0 : i64}> : (tensor<4xi32>) -> tensor<4xi32>
  return %0 : tensor<4xi32>
}

// CHECK-LABEL: func.func @sharding(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> {mhlo.sharding = "{replicated}"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @sharding(%a0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %2 = "mhlo.concatenate"(%0, %1) <{dimension = 0 : i64}> {mhlo.sharding = "{replicated}"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 {note = "kept"} : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4xi32>
func.func @attributes(%a0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %2 = "mhlo.concatenate"(%0, %1) <{dimension = 0 : i64}> {note = "kept"} : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @columns(
// CHECK-NEXT:    return %arg0 : tensor<2x4xi32>
func.func @columns(%a0: tensor<2x4xi32>) -> tensor<2x4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 1]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x1xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x3xi32>
  %2 = "mhlo.concatenate"(%0, %1) <{dimension = 1 : i64}> : (tensor<2x1xi32>, tensor<2x3xi32>) -> tensor<2x4xi32>
  return %2 : tensor<2x4xi32>
}

// CHECK-LABEL: func.func @part(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<7> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<5xi32>
// CHECK-NEXT:    return %[[S]] : tensor<5xi32>
func.func @part(%a0: tensor<8xi32>) -> tensor<5xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<7> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<3xi32>
  %2 = "mhlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<3xi32>) -> tensor<5xi32>
  return %2 : tensor<5xi32>
}

// CHECK-LABEL: func.func @strided_elsewhere(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 8]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}> : (tensor<4x8xi32>) -> tensor<2x8xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2x8xi32>
func.func @strided_elsewhere(%a0: tensor<4x8xi32>) -> tensor<2x8xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<[4, 2]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}> : (tensor<4x8xi32>) -> tensor<2x2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[4, 8]> : tensor<2xi64>, start_indices = dense<[0, 2]> : tensor<2xi64>, strides = dense<[2, 1]> : tensor<2xi64>}> : (tensor<4x8xi32>) -> tensor<2x6xi32>
  %2 = "mhlo.concatenate"(%0, %1) <{dimension = 1 : i64}> : (tensor<2x2xi32>, tensor<2x6xi32>) -> tensor<2x8xi32>
  return %2 : tensor<2x8xi32>
}

// CHECK-LABEL: func.func @out_of_order(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @out_of_order(%a0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %2 = "mhlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @gap(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<5xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<5> : tensor<1xi64>, start_indices = dense<3> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<5xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[S]], %[[S1]]) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @gap(%a0: tensor<5xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<5xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<5> : tensor<1xi64>, start_indices = dense<3> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<5xi32>) -> tensor<2xi32>
  %2 = "mhlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @reshaped_pieces(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<6xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3x2xi32>
func.func @reshaped_pieces(%a0: tensor<6xi32>) -> tensor<3x2xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<6xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<6xi32>) -> tensor<2xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<6> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<6xi32>) -> tensor<2xi32>
  %3 = mhlo.reshape %0 : (tensor<2xi32>) -> tensor<1x2xi32>
  %4 = mhlo.reshape %1 : (tensor<2xi32>) -> tensor<1x2xi32>
  %5 = mhlo.reshape %2 : (tensor<2xi32>) -> tensor<1x2xi32>
  %6 = "mhlo.concatenate"(%3, %4, %5) <{dimension = 0 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  return %6 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @broadcast_pieces(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<1x4xi32>
func.func @broadcast_pieces(%a0: tensor<4xi32>) -> tensor<1x4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %2 = "mhlo.broadcast_in_dim"(%0) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<2xi32>) -> tensor<1x2xi32>
  %3 = "mhlo.broadcast_in_dim"(%1) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<2xi32>) -> tensor<1x2xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 1 : i64}> : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<1x4xi32>
  return %4 : tensor<1x4xi32>
}

// CHECK-LABEL: func.func @stacked(
// CHECK-NEXT:    return %arg0 : tensor<3x4xi32>
func.func @stacked(%a0: tensor<3x4xi32>) -> tensor<3x4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<[1, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<1x4xi32>
  %3 = mhlo.reshape %0 : (tensor<1x4xi32>) -> tensor<4xi32>
  %4 = mhlo.reshape %1 : (tensor<1x4xi32>) -> tensor<4xi32>
  %5 = mhlo.reshape %2 : (tensor<1x4xi32>) -> tensor<4xi32>
  %6 = "mhlo.broadcast_in_dim"(%3) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
  %7 = "mhlo.broadcast_in_dim"(%4) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
  %8 = "mhlo.broadcast_in_dim"(%5) <{broadcast_dimensions = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<1x4xi32>
  %9 = "mhlo.concatenate"(%6, %7, %8) <{dimension = 0 : i64}> : (tensor<1x4xi32>, tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<3x4xi32>
  return %9 : tensor<3x4xi32>
}

// CHECK-LABEL: func.func @flattened_part(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[4, 3]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x3xi32>) -> tensor<3x3xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[S]] : (tensor<3x3xi32>) -> tensor<9xi32>
// CHECK-NEXT:    return %[[H]] : tensor<9xi32>
func.func @flattened_part(%a0: tensor<6x3xi32>) -> tensor<9xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 3]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x3xi32>) -> tensor<1x3xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[4, 3]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<6x3xi32>) -> tensor<2x3xi32>
  %2 = mhlo.reshape %0 : (tensor<1x3xi32>) -> tensor<3xi32>
  %3 = mhlo.reshape %1 : (tensor<2x3xi32>) -> tensor<6xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<3xi32>, tensor<6xi32>) -> tensor<9xi32>
  return %4 : tensor<9xi32>
}

// CHECK-LABEL: func.func @interleaved(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[S]] : (tensor<2xi32>) -> tensor<2x1xi32>
// CHECK-NEXT:    %[[H1:.*]] = mhlo.reshape %[[S1]] : (tensor<2xi32>) -> tensor<2x1xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[H]], %[[H1]]) <{dimension = 1 : i64}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[J]] : tensor<2x2xi32>
func.func @interleaved(%a0: tensor<4xi32>) -> tensor<2x2xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %2 = mhlo.reshape %0 : (tensor<2xi32>) -> tensor<2x1xi32>
  %3 = mhlo.reshape %1 : (tensor<2xi32>) -> tensor<2x1xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 1 : i64}> : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x2xi32>
  return %4 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @no_slice(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[1, 5]> : tensor<2xi64>, start_indices = dense<[0, 3]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x5xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x5xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[S]] : (tensor<1x2xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[H1:.*]] = mhlo.reshape %[[S1]] : (tensor<1x4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[J:.*]] = "mhlo.concatenate"(%[[H]], %[[H1]]) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<4xi32>) -> tensor<6xi32>
// CHECK-NEXT:    return %[[J]] : tensor<6xi32>
func.func @no_slice(%a0: tensor<4x5xi32>) -> tensor<6xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<[1, 5]> : tensor<2xi64>, start_indices = dense<[0, 3]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x5xi32>) -> tensor<1x2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x5xi32>) -> tensor<1x4xi32>
  %2 = mhlo.reshape %0 : (tensor<1x2xi32>) -> tensor<2xi32>
  %3 = mhlo.reshape %1 : (tensor<1x4xi32>) -> tensor<4xi32>
  %4 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<4xi32>) -> tensor<6xi32>
  return %4 : tensor<6xi32>
}

// CHECK-LABEL: func.func @nested(
// CHECK-NEXT:    return %arg0 : tensor<8xi32>
func.func @nested(%a0: tensor<8xi32>) -> tensor<8xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<2xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<2xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<6> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<2xi32>
  %3 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<6> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<2xi32>
  %4 = "mhlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %5 = "mhlo.concatenate"(%2, %3) <{dimension = 0 : i64}> : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %6 = "mhlo.concatenate"(%4, %5) <{dimension = 0 : i64}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %6 : tensor<8xi32>
}

// CHECK-LABEL: func.func @empty_piece(
// CHECK-NEXT:    return %arg0 : tensor<4xi32>
func.func @empty_piece(%a0: tensor<4xi32>) -> tensor<4xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<0> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<0xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<4xi32>
  %2 = "mhlo.concatenate"(%0, %1) <{dimension = 0 : i64}> : (tensor<0xi32>, tensor<4xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}
