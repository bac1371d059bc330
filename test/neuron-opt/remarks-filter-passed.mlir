// REQUIRES: stablehlo
// RUN: neuron-opt --neuron-inst-combine --remarks-filter-passed='neuron.*' %s 2>&1 >/dev/null | FileCheck %s

// CHECK-NOT: [Missed]
// CHECK:     remark: [Passed] SimplifyReduceSliceReduce
// CHECK-NOT: [Missed]

func.func @main(%x: tensor<3x4x5xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  %3 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %4 = stablehlo.slice %3 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2, %5 : tensor<3xf32>, tensor<3xf32>
}
