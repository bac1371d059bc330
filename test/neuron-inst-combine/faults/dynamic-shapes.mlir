// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | not grep 9223372036854775808

// The marker of a dynamic extent was taken for a number, and showed in the output.
// https://github.com/onnx/onnx-mlir/issues/3225
// https://github.com/openxla/xla/issues/47351
// https://github.com/EnzymeAD/Enzyme-JAX/pull/2263

// CHECK-LABEL: func.func @dynamic_reduce(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<?x4x5xi32>, tensor<i32>) -> tensor<?x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<?x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @dynamic_reduce(%x: tensor<?x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<?x4x5xi32>, tensor<i32>) -> tensor<?x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<?x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// A bounded dimension is dynamic, and its bound stays.
// CHECK-LABEL: func.func @bounded_reduce(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<?x4x5xi32, #stablehlo.bounds<3, ?, ?>>, tensor<i32>) -> tensor<?x4xi32, #stablehlo.bounds<3, ?>>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<?x4xi32, #stablehlo.bounds<3, ?>>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<3>>
// CHECK-NEXT:    return %[[R1]] : tensor<?xi32, #stablehlo.bounds<3>>
func.func @bounded_reduce(%x: tensor<?x4x5xi32, #stablehlo.bounds<3, ?, ?>>) -> tensor<?xi32, #stablehlo.bounds<3>> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<?x4x5xi32, #stablehlo.bounds<3, ?, ?>>, tensor<i32>) -> tensor<?x4xi32, #stablehlo.bounds<3, ?>>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<?x4xi32, #stablehlo.bounds<3, ?>>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<?xi32, #stablehlo.bounds<3>>
  return %2 : tensor<?xi32, #stablehlo.bounds<3>>
}
