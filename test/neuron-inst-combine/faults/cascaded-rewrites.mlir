// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Rewrites that undo each other, or that erase ops another match still holds: a chain ends in one
// reduce, and a second run changes nothing.
// https://github.com/tensorflow/tensorflow/pull/33466
// https://github.com/EnzymeAD/Enzyme-JAX/issues/2983
// https://github.com/llvm/llvm-project/issues/62135
// https://github.com/llvm/llvm-project/issues/63920

// CHECK-LABEL: func.func @chain(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 1:4, 0:6] : (tensor<3x4x5x6xi32>) -> tensor<3x2x3x6xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<3x2x3x6xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @chain(%x: tensor<3x4x5x6xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [3] : (tensor<3x4x5x6xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %1 = stablehlo.slice %0 [0:3, 0:4, 1:4] : (tensor<3x4x5xi32>) -> tensor<3x4x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x3xi32>, tensor<i32>) -> tensor<3x4xi32>
  %3 = stablehlo.slice %2 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %4 : tensor<3xi32>
}
