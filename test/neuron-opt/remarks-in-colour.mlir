// REQUIRES: stablehlo
// RUN: %python %S/Inputs/in_a_terminal.py neuron-opt --neuron-inst-combine --remarks-filter='.*' -o /dev/null %s | FileCheck %s

// Colours as MLIR's, and only on a terminal.

// CHECK: {{.}}[1m{{.*}}:{{[0-9]+}}:24: {{.}}[0;1;34mremark: {{.}}[0m{{.}}[1m[Passed] SimplifyReduceSliceReduce

func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}
