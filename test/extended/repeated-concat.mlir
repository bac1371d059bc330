// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --allow-unevaluated=@dynamic,@bounded %}

// The conditions of RepeatedConcat, and the shapes it is for.

// (1) At least two operands, all the same value.

// CHECK-LABEL: func.func @copies(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x8xi32>) -> tensor<4x3x8xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<4x3x8xi32>) -> tensor<4x24xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x24xi32>
func.func @copies(%x: tensor<4x8xi32>) -> tensor<4x24xi32> {
  %0 = stablehlo.concatenate %x, %x, %x, dim = 1 : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x24xi32>
  return %0 : tensor<4x24xi32>
}

// CHECK-LABEL: func.func @one_differs(
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %arg0, %arg0, %arg1, dim = 1 : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x24xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4x24xi32>
func.func @one_differs(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) -> tensor<4x24xi32> {
  %0 = stablehlo.concatenate %x, %x, %y, dim = 1 : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x24xi32>
  return %0 : tensor<4x24xi32>
}

// CHECK-LABEL: func.func @first_differs(
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %arg1, %arg0, %arg0, dim = 1 : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x24xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4x24xi32>
func.func @first_differs(%x: tensor<4x8xi32>, %y: tensor<4x8xi32>) -> tensor<4x24xi32> {
  %0 = stablehlo.concatenate %y, %x, %x, dim = 1 : (tensor<4x8xi32>, tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<4x24xi32>
  return %0 : tensor<4x24xi32>
}

// (2) Shardings and types.

// CHECK-LABEL: func.func @sharding(
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %arg0, %arg0, dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<8x8xi32>
// CHECK-NEXT:    return %[[J]] : tensor<8x8xi32>
func.func @sharding(%x: tensor<4x8xi32>) -> tensor<8x8xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}

// CHECK-LABEL: func.func @sharding_in_frontend_attributes(
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %arg0, %arg0, dim = 0 {mhlo.frontend_attributes = {xla.sdy.sharding = "[]"}} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<8x8xi32>
// CHECK-NEXT:    return %[[J]] : tensor<8x8xi32>
func.func @sharding_in_frontend_attributes(%x: tensor<4x8xi32>) -> tensor<8x8xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 {mhlo.frontend_attributes = {xla.sdy.sharding = "[]"}} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x16xi32>
// CHECK-NEXT:    return %[[J]] : tensor<?x16xi32>
func.func @dynamic(%x: tensor<?x8xi32>) -> tensor<?x16xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 1 : (tensor<?x8xi32>, tensor<?x8xi32>) -> tensor<?x16xi32>
  return %0 : tensor<?x16xi32>
}

// CHECK-LABEL: func.func @bounded(
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %arg0, %arg0, dim = 1 : (tensor<?x8xi32, #stablehlo.bounds<4, ?>>, tensor<?x8xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x16xi32, #stablehlo.bounds<4, ?>>
// CHECK-NEXT:    return %[[J]] : tensor<?x16xi32, #stablehlo.bounds<4, ?>>
func.func @bounded(%x: tensor<?x8xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x16xi32, #stablehlo.bounds<4, ?>> {
  %0 = stablehlo.concatenate %x, %x, dim = 1 : (tensor<?x8xi32, #stablehlo.bounds<4, ?>>, tensor<?x8xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x16xi32, #stablehlo.bounds<4, ?>>
  return %0 : tensor<?x16xi32, #stablehlo.bounds<4, ?>>
}

// Other attributes are kept, on the op in the root's place.

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1, 2] : (tensor<4x8xi32>) -> tensor<2x4x8xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] {note = "kept"} : (tensor<2x4x8xi32>) -> tensor<8x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<8x8xi32>
func.func @attributes(%x: tensor<4x8xi32>) -> tensor<8x8xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 {note = "kept"} : (tensor<4x8xi32>, tensor<4x8xi32>) -> tensor<8x8xi32>
  return %0 : tensor<8x8xi32>
}

// CHECK-LABEL: func.func @attributes_without_a_reshape(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0, 1] {note = "kept"} : (tensor<4x1xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    return %[[B]] : tensor<4x2xi32>
func.func @attributes_without_a_reshape(%x: tensor<4x1xi32>) -> tensor<4x2xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 1 {note = "kept"} : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x2xi32>
  return %0 : tensor<4x2xi32>
}

// Any rank and dimension.

// CHECK-LABEL: func.func @rank_1(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<3xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x3xi32>) -> tensor<6xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6xi32>
func.func @rank_1(%x: tensor<3xi32>) -> tensor<6xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<3xi32>, tensor<3xi32>) -> tensor<6xi32>
  return %0 : tensor<6xi32>
}

// CHECK-LABEL: func.func @rank_4_first(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1, 2, 3, 4] : (tensor<2x3x4x5xi32>) -> tensor<2x2x3x4x5xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x2x3x4x5xi32>) -> tensor<4x3x4x5xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x3x4x5xi32>
func.func @rank_4_first(%x: tensor<2x3x4x5xi32>) -> tensor<4x3x4x5xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<4x3x4x5xi32>
  return %0 : tensor<4x3x4x5xi32>
}

// CHECK-LABEL: func.func @rank_4_third(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 3, 4] : (tensor<2x3x4x5xi32>) -> tensor<2x3x2x4x5xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x3x2x4x5xi32>) -> tensor<2x3x8x5xi32>
// CHECK-NEXT:    return %[[H]] : tensor<2x3x8x5xi32>
func.func @rank_4_third(%x: tensor<2x3x4x5xi32>) -> tensor<2x3x8x5xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 2 : (tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x8x5xi32>
  return %0 : tensor<2x3x8x5xi32>
}

// CHECK-LABEL: func.func @rank_4_last(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2, 4] : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x5x5xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x3x4x5x5xi32>) -> tensor<2x3x4x25xi32>
// CHECK-NEXT:    return %[[H]] : tensor<2x3x4x25xi32>
func.func @rank_4_last(%x: tensor<2x3x4x5xi32>) -> tensor<2x3x4x25xi32> {
  %0 = stablehlo.concatenate %x, %x, %x, %x, %x, dim = 3 : (tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>, tensor<2x3x4x5xi32>) -> tensor<2x3x4x25xi32>
  return %0 : tensor<2x3x4x25xi32>
}

// With extent 1 there the broadcast alone will do; extent 0 is no special case.

// CHECK-LABEL: func.func @extent_1(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0, 1, 2] : (tensor<4x1x2xi32>) -> tensor<4x3x2xi32>
// CHECK-NEXT:    return %[[B]] : tensor<4x3x2xi32>
func.func @extent_1(%x: tensor<4x1x2xi32>) -> tensor<4x3x2xi32> {
  %0 = stablehlo.concatenate %x, %x, %x, dim = 1 : (tensor<4x1x2xi32>, tensor<4x1x2xi32>, tensor<4x1x2xi32>) -> tensor<4x3x2xi32>
  return %0 : tensor<4x3x2xi32>
}

// CHECK-LABEL: func.func @extent_1_of_rank_1(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0] : (tensor<1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[B]] : tensor<3xi32>
func.func @extent_1_of_rank_1(%x: tensor<1xi32>) -> tensor<3xi32> {
  %0 = stablehlo.concatenate %x, %x, %x, dim = 0 : (tensor<1xi32>, tensor<1xi32>, tensor<1xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// CHECK-LABEL: func.func @extent_0(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<4x0xi32>) -> tensor<4x2x0xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<4x2x0xi32>) -> tensor<4x0xi32>
// CHECK-NEXT:    return %[[H]] : tensor<4x0xi32>
func.func @extent_0(%x: tensor<4x0xi32>) -> tensor<4x0xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 1 : (tensor<4x0xi32>, tensor<4x0xi32>) -> tensor<4x0xi32>
  return %0 : tensor<4x0xi32>
}

// CHECK-LABEL: func.func @extent_0_elsewhere(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<0x4xi32>) -> tensor<0x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<0x2x4xi32>) -> tensor<0x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<0x8xi32>
func.func @extent_0_elsewhere(%x: tensor<0x4xi32>) -> tensor<0x8xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 1 : (tensor<0x4xi32>, tensor<0x4xi32>) -> tensor<0x8xi32>
  return %0 : tensor<0x8xi32>
}

// A broadcast that nothing else uses becomes one with the new one, a transposing one too.

// CHECK-LABEL: func.func @of_a_broadcast(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [2] : (tensor<4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x3x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6x4xi32>
func.func @of_a_broadcast(%x: tensor<4xi32>) -> tensor<6x4xi32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
  %1 = stablehlo.concatenate %0, %0, dim = 0 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<6x4xi32>
  return %1 : tensor<6x4xi32>
}

// CHECK-LABEL: func.func @of_a_transposing_broadcast(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [2, 0] : (tensor<4x3xi32>) -> tensor<3x2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<3x2x4xi32>) -> tensor<3x8xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3x8xi32>
func.func @of_a_transposing_broadcast(%x: tensor<4x3xi32>) -> tensor<3x8xi32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1, 0] : (tensor<4x3xi32>) -> tensor<3x4xi32>
  %1 = stablehlo.concatenate %0, %0, dim = 1 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<3x8xi32>
  return %1 : tensor<3x8xi32>
}

// CHECK-LABEL: func.func @of_a_scalar(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [] : (tensor<i32>) -> tensor<3x2xi32>
// CHECK-NEXT:    return %[[B]] : tensor<3x2xi32>
func.func @of_a_scalar(%x: tensor<i32>) -> tensor<3x2xi32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [] : (tensor<i32>) -> tensor<3x1xi32>
  %1 = stablehlo.concatenate %0, %0, dim = 1 : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x2xi32>
  return %1 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @of_a_broadcast_that_is_used(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x3x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    return %[[H]], %[[B]] : tensor<6x4xi32>, tensor<3x4xi32>
func.func @of_a_broadcast_that_is_used(%x: tensor<4xi32>) -> (tensor<6x4xi32>, tensor<3x4xi32>) {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] : (tensor<4xi32>) -> tensor<3x4xi32>
  %1 = stablehlo.concatenate %0, %0, dim = 0 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<6x4xi32>
  return %1, %0 : tensor<6x4xi32>, tensor<3x4xi32>
}

// CHECK-LABEL: func.func @of_a_sharded_broadcast(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<3x4xi32>) -> tensor<2x3x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x3x4xi32>) -> tensor<6x4xi32>
// CHECK-NEXT:    return %[[H]] : tensor<6x4xi32>
func.func @of_a_sharded_broadcast(%x: tensor<4xi32>) -> tensor<6x4xi32> {
  %0 = stablehlo.broadcast_in_dim %x, dims = [1] {mhlo.sharding = "{replicated}"} : (tensor<4xi32>) -> tensor<3x4xi32>
  %1 = stablehlo.concatenate %0, %0, dim = 0 : (tensor<3x4xi32>, tensor<3x4xi32>) -> tensor<6x4xi32>
  return %1 : tensor<6x4xi32>
}

// CHECK-LABEL: func.func @copies_of_copies(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[H]], dims = [1] : (tensor<8xi32>) -> tensor<2x8xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x8xi32>) -> tensor<16xi32>
// CHECK-NEXT:    return %[[H1]] : tensor<16xi32>
func.func @copies_of_copies(%x: tensor<4xi32>) -> tensor<16xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %1 = stablehlo.concatenate %0, %0, dim = 0 : (tensor<8xi32>, tensor<8xi32>) -> tensor<16xi32>
  return %1 : tensor<16xi32>
}

// The copies of rotary embeddings.

// CHECK-LABEL: func.func @rotary(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [0, 2] : (tensor<16x8xf32>) -> tensor<16x2x8xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<16x2x8xf32>) -> tensor<16x16xf32>
// CHECK-NEXT:    %[[ABS:.*]] = stablehlo.abs %[[H]] : tensor<16x16xf32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %[[H]] : tensor<16x16xf32>
// CHECK-NEXT:    return %[[ABS]], %[[NEGATE]] : tensor<16x16xf32>, tensor<16x16xf32>
func.func @rotary(%x: tensor<16x8xf32>) -> (tensor<16x16xf32>, tensor<16x16xf32>) {
  %0 = stablehlo.concatenate %x, %x, dim = 1 : (tensor<16x8xf32>, tensor<16x8xf32>) -> tensor<16x16xf32>
  %1 = stablehlo.abs %0 : tensor<16x16xf32>
  %2 = stablehlo.negate %0 : tensor<16x16xf32>
  return %1, %2 : tensor<16x16xf32>, tensor<16x16xf32>
}

// Element types that are only moved.

// CHECK-LABEL: func.func @booleans(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi1>) -> tensor<2x4xi1>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xi1>) -> tensor<8xi1>
// CHECK-NEXT:    return %[[H]] : tensor<8xi1>
func.func @booleans(%x: tensor<4xi1>) -> tensor<8xi1> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4xi1>, tensor<4xi1>) -> tensor<8xi1>
  return %0 : tensor<8xi1>
}

// CHECK-LABEL: func.func @bytes(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xf8E4M3FN>) -> tensor<8xf8E4M3FN>
// CHECK-NEXT:    return %[[H]] : tensor<8xf8E4M3FN>
func.func @bytes(%x: tensor<4xf8E4M3FN>) -> tensor<8xf8E4M3FN> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4xf8E4M3FN>, tensor<4xf8E4M3FN>) -> tensor<8xf8E4M3FN>
  return %0 : tensor<8xf8E4M3FN>
}

// CHECK-LABEL: func.func @complex(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xcomplex<f32>>) -> tensor<8xcomplex<f32>>
// CHECK-NEXT:    return %[[H]] : tensor<8xcomplex<f32>>
func.func @complex(%x: tensor<4xcomplex<f32>>) -> tensor<8xcomplex<f32>> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4xcomplex<f32>>, tensor<4xcomplex<f32>>) -> tensor<8xcomplex<f32>>
  return %0 : tensor<8xcomplex<f32>>
}

// CHECK-LABEL: func.func @in_a_region(
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    stablehlo.return %[[H]] : tensor<8xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    stablehlo.return %arg2 : tensor<8xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[IF]] : tensor<8xi32>
func.func @in_a_region(%x: tensor<4xi32>, %p: tensor<i1>, %y: tensor<8xi32>) -> tensor<8xi32> {
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
    stablehlo.return %1 : tensor<8xi32>
  }, {
    stablehlo.return %y : tensor<8xi32>
  }) : (tensor<i1>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}
