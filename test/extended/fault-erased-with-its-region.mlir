// RUN: env MALLOC_PERTURB_=165 neuron-opt --neuron-inst-combine="patterns=extended assume-monoid" --split-input-file %s | FileCheck %s
// RUN: env MALLOC_PERTURB_=165 neuron-opt --neuron-inst-combine="patterns=extended assume-monoid engine=python" --split-input-file %s | FileCheck %s

// Where the ops are unregistered, these bodies are not taken for equal.
// UNSUPPORTED: bindings-mlir

// What a rewrite in a region left to be erased when the walk is over went with the region before that,
// and was erased once more: where the op with the region was replaced, and where it was left to be
// erased as well.

// CHECK-LABEL: func.func @the_root_is_replaced(
// CHECK:         %[[Y:.*]] = stablehlo.reduce(%arg0 init: %{{.*}}) across dimensions = [1]
// CHECK:           stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [0, 1, 2]
// CHECK:         %[[Z:.*]] = stablehlo.slice %[[Y]] [2:6]
// CHECK-NEXT:    return %[[Y]], %[[Z]]
func.func @the_root_is_replaced(%x: tensor<8x16xf32>) -> (tensor<8xf32>, tensor<4xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 1>}> ({^bb0(%a1: tensor<f32>, %b1: tensor<f32>):
    %k1 = stablehlo.constant dense<1.0> : tensor<3x4x5xf32>
    %z1 = stablehlo.constant dense<0.0> : tensor<f32>
    %y1 = stablehlo.constant dense<0.0> : tensor<f32>
    %i1 = stablehlo.reduce(%k1 init: %z1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %s1 = stablehlo.slice %i1 [0:3, 0:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %o1 = stablehlo.reduce(%s1 init: %y1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %m1 = stablehlo.add %a1, %b1 : tensor<f32>
    %p1 = stablehlo.add %m1, %o1 : tensor<f32>
    stablehlo.return %p1 : tensor<f32>
  }) : (tensor<8x16xf32>, tensor<f32>) -> tensor<8xf32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xf32>) -> tensor<4x16xf32>
  %2 = "stablehlo.reduce"(%1, %c) <{dimensions = array<i64: 1>}> ({^bb0(%a2: tensor<f32>, %b2: tensor<f32>):
    %k2 = stablehlo.constant dense<1.0> : tensor<3x4x5xf32>
    %z2 = stablehlo.constant dense<0.0> : tensor<f32>
    %y2 = stablehlo.constant dense<0.0> : tensor<f32>
    %i2 = stablehlo.reduce(%k2 init: %z2) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %s2 = stablehlo.slice %i2 [0:3, 0:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %o2 = stablehlo.reduce(%s2 init: %y2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %m2 = stablehlo.add %a2, %b2 : tensor<f32>
    %p2 = stablehlo.add %m2, %o2 : tensor<f32>
    stablehlo.return %p2 : tensor<f32>
  }) : (tensor<4x16xf32>, tensor<f32>) -> tensor<4xf32>
  return %0, %2 : tensor<8xf32>, tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @the_inner_reduce_is_erased(
// CHECK:         stablehlo.reduce({{.*}}) across dimensions = [1, 2]
// CHECK:           stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [0, 1, 2]
// CHECK-NOT:     stablehlo.reduce
// CHECK:         return
func.func @the_inner_reduce_is_erased(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) <{dimensions = array<i64: 2>}> ({^bb0(%a1: tensor<f32>, %b1: tensor<f32>):
    %k1 = stablehlo.constant dense<1.0> : tensor<3x4x5xf32>
    %z1 = stablehlo.constant dense<0.0> : tensor<f32>
    %y1 = stablehlo.constant dense<0.0> : tensor<f32>
    %i1 = stablehlo.reduce(%k1 init: %z1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %s1 = stablehlo.slice %i1 [0:3, 0:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %o1 = stablehlo.reduce(%s1 init: %y1) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %m1 = stablehlo.add %a1, %b1 : tensor<f32>
    %p1 = stablehlo.add %m1, %o1 : tensor<f32>
    stablehlo.return %p1 : tensor<f32>
  }) : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = "stablehlo.reduce"(%1, %c) <{dimensions = array<i64: 1>}> ({^bb0(%a2: tensor<f32>, %b2: tensor<f32>):
    %k2 = stablehlo.constant dense<1.0> : tensor<3x4x5xf32>
    %z2 = stablehlo.constant dense<0.0> : tensor<f32>
    %y2 = stablehlo.constant dense<0.0> : tensor<f32>
    %i2 = stablehlo.reduce(%k2 init: %z2) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
    %s2 = stablehlo.slice %i2 [0:3, 0:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
    %o2 = stablehlo.reduce(%s2 init: %y2) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<f32>
    %m2 = stablehlo.add %a2, %b2 : tensor<f32>
    %p2 = stablehlo.add %m2, %o2 : tensor<f32>
    stablehlo.return %p2 : tensor<f32>
  }) : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}
