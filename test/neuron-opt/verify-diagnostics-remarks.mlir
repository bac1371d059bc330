// REQUIRES: stablehlo
// RUN: neuron-opt --neuron-inst-combine --verify-diagnostics --split-input-file --remarks-filter="neuron.*" %s
// RUN: not neuron-opt --neuron-inst-combine --verify-diagnostics --split-input-file %s 2>&1 | FileCheck %s

// Remarks take part when a filter asks for them.

// CHECK: error: expected remark "[Passed] SimplifyReduceSliceReduce" was not produced
// CHECK: error: expected remark "the bodies of the two reduces differ" was not produced

func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  // expected-remark@+1 {{[Passed] SimplifyReduceSliceReduce}}
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  // expected-remark@below {{the bodies of the two reduces differ}}
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}
