// Where MHLO is registered nothing is folded, see mhlo-folders.mlir.
// UNSUPPORTED: mhlo
// RUN: neuron-opt --neuron-inst-combine %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=fold=false %s | FileCheck %s --check-prefix=NOFOLD

// The driver folds ops on the way unless told not to; the rewrite is the same. (StableHLO ops have no
// folders in MLIR, so others show it.)

// CHECK-LABEL:  func.func @main(
// CHECK-NOT:      arith.addi
// CHECK:          %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:     %[[R:.*]] = stablehlo.reduce(%[[S]] init: %{{.*}}) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:     return %[[R]], %{{.*}} : tensor<3xi32>, i32

// NOFOLD-LABEL: func.func @main(
// NOFOLD:         %[[A:.*]] = arith.addi
// NOFOLD-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// NOFOLD-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %{{.*}}) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// NOFOLD-NEXT:    return %[[R]], %[[A]] : tensor<3xi32>, i32
func.func @main(%x: tensor<3x4x5xi32>) -> (tensor<3xi32>, i32) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = arith.constant 1 : i32
  %two = arith.addi %one, %one : i32
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %two : tensor<3xi32>, i32
}
