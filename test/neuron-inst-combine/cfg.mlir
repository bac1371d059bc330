// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s

// Functions of several blocks: the three ops are in one of them, or are left alone.

// CHECK-LABEL: func.func @in_one_block(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1> : tensor<3xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:    ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C1]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
// CHECK-NEXT:    ^bb2:  // pred: ^bb0
// CHECK-NEXT:    return %[[C]] : tensor<3xi32>
func.func @in_one_block(%x: tensor<3x4x5xi32>, %p: i1) -> tensor<3xi32> {
  %3 = stablehlo.constant dense<1> : tensor<3xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
^bb2:
  return %3 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @in_two_blocks(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1> : tensor<3xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C1]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    cf.cond_br %arg1, ^bb1, ^bb2
// CHECK-NEXT:    ^bb1:  // pred: ^bb0
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C1]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
// CHECK-NEXT:    ^bb2:  // pred: ^bb0
// CHECK-NEXT:    return %[[C]] : tensor<3xi32>
func.func @in_two_blocks(%x: tensor<3x4x5xi32>, %p: i1) -> tensor<3xi32> {
  %3 = stablehlo.constant dense<1> : tensor<3xi32>
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  cf.cond_br %p, ^bb1, ^bb2
^bb1:
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
^bb2:
  return %3 : tensor<3xi32>
}
