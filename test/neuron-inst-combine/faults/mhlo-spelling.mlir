// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | not grep stablehlo
// RUN: %evaluate %s --neuron-inst-combine --split-input-file
// REQUIRES: mhlo

// Patterns written for one dialect half-matched the other, or mixed the two.
// https://github.com/openxla/stablehlo/issues/2607
// https://github.com/openxla/stablehlo/pull/2027
// https://github.com/tensorflow/mlir-hlo/issues/25

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 2, 5]> : tensor<3xi64>, start_indices = dense<0> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @main(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{start_indices = dense<[0, 0]> : tensor<2xi64>, limit_indices = dense<[3, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
