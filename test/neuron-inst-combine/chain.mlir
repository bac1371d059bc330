// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=top-down=false --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=fold=false --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=max-num-rewrites=1 --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// A chain of links is one slice and one reduce, whatever the order in which they are merged.

// CHECK-LABEL: func.func @three_links(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:4, 0:5:2, 1:4, 0:7] : (tensor<3x4x5x6x7xi32>) -> tensor<3x2x3x3x7xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2, 3, 4] : (tensor<3x2x3x3x7xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @three_links(%x: tensor<3x4x5x6x7xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [4] : (tensor<3x4x5x6x7xi32>, tensor<i32>) -> tensor<3x4x5x6xi32>
  %1 = stablehlo.slice %0 [0:3, 0:4, 0:5, 1:4] : (tensor<3x4x5x6xi32>) -> tensor<3x4x5x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [3] : (tensor<3x4x5x3xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.slice %2 [0:3, 0:4, 0:5:2] : (tensor<3x4x5xi32>) -> tensor<3x4x3xi32>
  %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x3xi32>, tensor<i32>) -> tensor<3x4xi32>
  %5 = stablehlo.slice %4 [0:3, 2:4] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %6 = stablehlo.reduce(%5 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %6 : tensor<3xi32>
}

// -----

// The second link has another user: the chain is merged up to there, and after it.
// CHECK-LABEL: func.func @broken_in_the_middle(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:4, 0:5, 1:4, 0:7] : (tensor<3x4x5x6x7xi32>) -> tensor<3x4x5x3x7xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [3, 4] : (tensor<3x4x5x3x7xi32>, tensor<i32>) -> tensor<3x4x5xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[R]] [0:3, 2:4, 1:3] : (tensor<3x4x5xi32>) -> tensor<3x2x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S1]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]] : tensor<3xi32>, tensor<3x4x5xi32>
func.func @broken_in_the_middle(%x: tensor<3x4x5x6x7xi32>) -> (tensor<3xi32>, tensor<3x4x5xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [4] : (tensor<3x4x5x6x7xi32>, tensor<i32>) -> tensor<3x4x5x6xi32>
  %1 = stablehlo.slice %0 [0:3, 0:4, 0:5, 1:4] : (tensor<3x4x5x6xi32>) -> tensor<3x4x5x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [3] : (tensor<3x4x5x3xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.slice %2 [0:3, 0:4, 1:3] : (tensor<3x4x5xi32>) -> tensor<3x4x2xi32>
  %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x2xi32>, tensor<i32>) -> tensor<3x4xi32>
  %5 = stablehlo.slice %4 [0:3, 2:4] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %6 = stablehlo.reduce(%5 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %6, %2 : tensor<3xi32>, tensor<3x4x5xi32>
}
