// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb --allow-unevaluated=@dynamic_source,@dynamic_other_dimension,@dynamic_sum,@dynamic_root,@bounded,@encoded,@dynamic_copies %}

// Ranks, dimensions of extent 0, and shapes that are not known.

// The documented {N, K}.

// CHECK-LABEL: func.func @rank_1(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<6xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2xi32>
func.func @rank_1(%x: tensor<6xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<6xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<6xi32>) -> tensor<2xi32>
  %2 = stablehlo.slice %x [4:6] : (tensor<6xi32>) -> tensor<2xi32>
  %3 = stablehlo.add %0, %1 : tensor<2xi32>
  %4 = stablehlo.add %3, %2 : tensor<2xi32>
  %5 = stablehlo.slice %4 [0:2] : (tensor<2xi32>) -> tensor<2xi32>
  return %5 : tensor<2xi32>
}

// CHECK-LABEL: func.func @rank_2(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<6x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<2x5xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2x5xi32>
func.func @rank_2(%x: tensor<6x5xi32>) -> tensor<2x5xi32> {
  %0 = stablehlo.slice %x [0:2, 0:5] : (tensor<6x5xi32>) -> tensor<2x5xi32>
  %1 = stablehlo.slice %x [2:4, 0:5] : (tensor<6x5xi32>) -> tensor<2x5xi32>
  %2 = stablehlo.slice %x [4:6, 0:5] : (tensor<6x5xi32>) -> tensor<2x5xi32>
  %3 = stablehlo.add %0, %1 : tensor<2x5xi32>
  %4 = stablehlo.add %3, %2 : tensor<2x5xi32>
  %5 = stablehlo.slice %4 [0:2, 0:5] : (tensor<2x5xi32>) -> tensor<2x5xi32>
  return %5 : tensor<2x5xi32>
}

// CHECK-LABEL: func.func @rank_3(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<6x5x4xi32>) -> tensor<3x2x5x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x2x5x4xi32>, tensor<i32>) -> tensor<2x5x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:2, 1:5:2, 3:4] : (tensor<2x5x4xi32>) -> tensor<2x2x1xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2x2x1xi32>
func.func @rank_3(%x: tensor<6x5x4xi32>) -> tensor<2x2x1xi32> {
  %0 = stablehlo.slice %x [0:2, 0:5, 0:4] : (tensor<6x5x4xi32>) -> tensor<2x5x4xi32>
  %1 = stablehlo.slice %x [2:4, 0:5, 0:4] : (tensor<6x5x4xi32>) -> tensor<2x5x4xi32>
  %2 = stablehlo.slice %x [4:6, 0:5, 0:4] : (tensor<6x5x4xi32>) -> tensor<2x5x4xi32>
  %3 = stablehlo.add %0, %1 : tensor<2x5x4xi32>
  %4 = stablehlo.add %3, %2 : tensor<2x5x4xi32>
  %5 = stablehlo.slice %4 [0:2, 1:5:2, 3:4] : (tensor<2x5x4xi32>) -> tensor<2x2x1xi32>
  return %5 : tensor<2x2x1xi32>
}

// CHECK-LABEL: func.func @rank_4(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<3x2x1x4xi32>) -> tensor<3x1x2x1x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x1x2x1x4xi32>, tensor<i32>) -> tensor<1x2x1x4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1x2x1x4xi32>
func.func @rank_4(%x: tensor<3x2x1x4xi32>) -> tensor<1x2x1x4xi32> {
  %0 = stablehlo.slice %x [0:1, 0:2, 0:1, 0:4] : (tensor<3x2x1x4xi32>) -> tensor<1x2x1x4xi32>
  %1 = stablehlo.slice %x [1:2, 0:2, 0:1, 0:4] : (tensor<3x2x1x4xi32>) -> tensor<1x2x1x4xi32>
  %2 = stablehlo.slice %x [2:3, 0:2, 0:1, 0:4] : (tensor<3x2x1x4xi32>) -> tensor<1x2x1x4xi32>
  %3 = stablehlo.add %0, %1 : tensor<1x2x1x4xi32>
  %4 = stablehlo.add %3, %2 : tensor<1x2x1x4xi32>
  %5 = stablehlo.slice %4 [0:1, 0:2, 0:1, 0:4] : (tensor<1x2x1x4xi32>) -> tensor<1x2x1x4xi32>
  return %5 : tensor<1x2x1x4xi32>
}

// CHECK-LABEL: func.func @widths_of_one(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<3xi32>) -> tensor<3x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @widths_of_one(%x: tensor<3xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:1] : (tensor<3xi32>) -> tensor<1xi32>
  %1 = stablehlo.slice %x [1:2] : (tensor<3xi32>) -> tensor<1xi32>
  %2 = stablehlo.slice %x [2:3] : (tensor<3xi32>) -> tensor<1xi32>
  %3 = stablehlo.add %0, %1 : tensor<1xi32>
  %4 = stablehlo.add %3, %2 : tensor<1xi32>
  %5 = stablehlo.slice %4 [0:1] : (tensor<1xi32>) -> tensor<1xi32>
  return %5 : tensor<1xi32>
}

// Dimensions of extent 0: the slices tile axis 0 all the same.

// CHECK-LABEL: func.func @other_dimension_is_empty(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<4x0xi32>) -> tensor<2x2x0xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2x0xi32>, tensor<i32>) -> tensor<2x0xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2x0xi32>
func.func @other_dimension_is_empty(%x: tensor<4x0xi32>) -> tensor<2x0xi32> {
  %0 = stablehlo.slice %x [0:2, 0:0] : (tensor<4x0xi32>) -> tensor<2x0xi32>
  %1 = stablehlo.slice %x [2:4, 0:0] : (tensor<4x0xi32>) -> tensor<2x0xi32>
  %2 = stablehlo.add %0, %1 : tensor<2x0xi32>
  %3 = stablehlo.slice %2 [0:2, 0:0] : (tensor<2x0xi32>) -> tensor<2x0xi32>
  return %3 : tensor<2x0xi32>
}

// CHECK-LABEL: func.func @axis_is_empty(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:0, 0:3] : (tensor<0x3xi32>) -> tensor<0x3xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:0, 0:3] : (tensor<0x3xi32>) -> tensor<0x3xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<0x3xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:0, 0:3] : (tensor<0x3xi32>) -> tensor<0x3xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<0x3xi32>
func.func @axis_is_empty(%x: tensor<0x3xi32>) -> tensor<0x3xi32> {
  %0 = stablehlo.slice %x [0:0, 0:3] : (tensor<0x3xi32>) -> tensor<0x3xi32>
  %1 = stablehlo.slice %x [0:0, 0:3] : (tensor<0x3xi32>) -> tensor<0x3xi32>
  %2 = stablehlo.add %0, %1 : tensor<0x3xi32>
  %3 = stablehlo.slice %2 [0:0, 0:3] : (tensor<0x3xi32>) -> tensor<0x3xi32>
  return %3 : tensor<0x3xi32>
}

// CHECK-LABEL: func.func @empty_leaf(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:0] : (tensor<4xi32>) -> tensor<0xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:4] : (tensor<4xi32>) -> tensor<0xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<0xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:0] : (tensor<0xi32>) -> tensor<0xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<0xi32>
func.func @empty_leaf(%x: tensor<4xi32>) -> tensor<0xi32> {
  %0 = stablehlo.slice %x [0:0] : (tensor<4xi32>) -> tensor<0xi32>
  %1 = stablehlo.slice %x [4:4] : (tensor<4xi32>) -> tensor<0xi32>
  %2 = stablehlo.add %0, %1 : tensor<0xi32>
  %3 = stablehlo.slice %2 [0:0] : (tensor<0xi32>) -> tensor<0xi32>
  return %3 : tensor<0xi32>
}

// An empty value is no run.

// CHECK-LABEL: func.func @copies_of_nothing(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<> : tensor<0xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<0xi32>) -> tensor<2x0xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:0] : (tensor<2x0xi32>) -> tensor<1x0xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:0] : (tensor<2x0xi32>) -> tensor<1x0xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x0xi32>, tensor<1x0xi32>) -> tensor<2x0xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<4x0xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<4x0xi32>
func.func @copies_of_nothing() -> tensor<4x0xi32> {
  %0 = stablehlo.constant dense<> : tensor<0xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<0xi32>) -> tensor<2x0xi32>
  %2 = stablehlo.slice %1 [0:1, 0:0] : (tensor<2x0xi32>) -> tensor<1x0xi32>
  %3 = stablehlo.slice %1 [1:2, 0:0] : (tensor<2x0xi32>) -> tensor<1x0xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x0xi32>, tensor<1x0xi32>) -> tensor<2x0xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x0xi32>, tensor<2x0xi32>) -> tensor<4x0xi32>
  return %5 : tensor<4x0xi32>
}

// The copies lie side by side in each rank.

// CHECK-LABEL: func.func @copies_in_rank_1(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [0] : (tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4xi32>
func.func @copies_in_rank_1() -> tensor<4xi32> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [0] : (tensor<2xi32>) -> tensor<2xi32>
  %2 = stablehlo.slice %1 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %3 = stablehlo.slice %1 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %5 : tensor<4xi32>
}

// CHECK-LABEL: func.func @copies_in_rank_4(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [3] : (tensor<2xi32>) -> tensor<1x2x1x2xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [0, 1, 3, 4] : (tensor<1x2x1x2xi32>) -> tensor<1x2x3x1x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<1x2x3x1x2xi32>) -> tensor<1x2x3x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<1x2x3x2xi32>
func.func @copies_in_rank_4() -> tensor<1x2x3x2xi32> {
  %0 = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [3] : (tensor<2xi32>) -> tensor<1x2x1x2xi32>
  %2 = stablehlo.slice %1 [0:1, 0:1, 0:1, 0:2] : (tensor<1x2x1x2xi32>) -> tensor<1x1x1x2xi32>
  %3 = stablehlo.slice %1 [0:1, 1:2, 0:1, 0:2] : (tensor<1x2x1x2xi32>) -> tensor<1x1x1x2xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<1x1x1x2xi32>, tensor<1x1x1x2xi32>) -> tensor<1x2x1x2xi32>
  %5 = stablehlo.concatenate %4, %4, %4, dim = 2 : (tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>, tensor<1x2x1x2xi32>) -> tensor<1x2x3x2xi32>
  return %5 : tensor<1x2x3x2xi32>
}

// An unknown number of rows: the slices need not be all.

// CHECK-LABEL: func.func @dynamic_source(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<?xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<?xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<2xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:2] : (tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<2xi32>
func.func @dynamic_source(%x: tensor<?xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<?xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<?xi32>) -> tensor<2xi32>
  %2 = stablehlo.add %0, %1 : tensor<2xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<2xi32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}

// CHECK-LABEL: func.func @dynamic_other_dimension(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:3] : (tensor<4x?xi32>) -> tensor<2x?xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4, 0:3] : (tensor<4x?xi32>) -> tensor<2x?xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<2x?xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:2, 0:3] : (tensor<2x?xi32>) -> tensor<2x?xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<2x?xi32>
func.func @dynamic_other_dimension(%x: tensor<4x?xi32>) -> tensor<2x?xi32> {
  %0 = stablehlo.slice %x [0:2, 0:3] : (tensor<4x?xi32>) -> tensor<2x?xi32>
  %1 = stablehlo.slice %x [2:4, 0:3] : (tensor<4x?xi32>) -> tensor<2x?xi32>
  %2 = stablehlo.add %0, %1 : tensor<2x?xi32>
  %3 = stablehlo.slice %2 [0:2, 0:3] : (tensor<2x?xi32>) -> tensor<2x?xi32>
  return %3 : tensor<2x?xi32>
}

// CHECK-LABEL: func.func @dynamic_sum(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : (tensor<2xi32>, tensor<2xi32>) -> tensor<?xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:2] : (tensor<?xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<2xi32>
func.func @dynamic_sum(%x: tensor<4xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.add %0, %1 : (tensor<2xi32>, tensor<2xi32>) -> tensor<?xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<?xi32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}

// CHECK-LABEL: func.func @dynamic_root(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<2xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:2] : (tensor<2xi32>) -> tensor<?xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<?xi32>
func.func @dynamic_root(%x: tensor<4xi32>) -> tensor<?xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.add %0, %1 : tensor<2xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<2xi32>) -> tensor<?xi32>
  return %3 : tensor<?xi32>
}

// CHECK-LABEL: func.func @bounded(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<?x4xi32, #stablehlo.bounds<4, ?>>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4, 0:4] : (tensor<?x4xi32, #stablehlo.bounds<4, ?>>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<2x4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:2, 0:4] : (tensor<2x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<2x4xi32>
func.func @bounded(%x: tensor<?x4xi32, #stablehlo.bounds<4, ?>>) -> tensor<2x4xi32> {
  %0 = stablehlo.slice %x [0:2, 0:4] : (tensor<?x4xi32, #stablehlo.bounds<4, ?>>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %x [2:4, 0:4] : (tensor<?x4xi32, #stablehlo.bounds<4, ?>>) -> tensor<2x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<2x4xi32>
  %3 = stablehlo.slice %2 [0:2, 0:4] : (tensor<2x4xi32>) -> tensor<2x4xi32>
  return %3 : tensor<2x4xi32>
}

// CHECK-LABEL: func.func @encoded(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32, "packed">) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4xi32, "packed">) -> tensor<2xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<2xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:2] : (tensor<2xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<2xi32>
func.func @encoded(%x: tensor<4xi32, "packed">) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32, "packed">) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32, "packed">) -> tensor<2xi32>
  %2 = stablehlo.add %0, %1 : tensor<2xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<2xi32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}

// CHECK-LABEL: func.func @dynamic_copies(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[B]] [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[B]] [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J1:.*]] = stablehlo.concatenate %[[J]], %[[J]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<?x4xi32>
// CHECK-NEXT:    return %[[J1]] : tensor<?x4xi32>
func.func @dynamic_copies() -> tensor<?x4xi32> {
  %0 = stablehlo.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.slice %1 [0:1, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %3 = stablehlo.slice %1 [1:2, 0:4] : (tensor<2x4xi32>) -> tensor<1x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x4xi32>, tensor<1x4xi32>) -> tensor<2x4xi32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<?x4xi32>
  return %5 : tensor<?x4xi32>
}
