// REQUIRES: stablehlo
// RUN: neuron-opt --neuron-inst-combine --neuron-inst-combine=patterns=extended --cse --neuron-inst-combine --remarks-filter='.*' %s 2>&1 >/dev/null | FileCheck %s

// Each pass says what it has done and what it has left, before the next one runs.

// CHECK-NOT:  [Passed]
// CHECK:      remark: [Missed] ReduceOfReduce | Category:neuron-inst-combine | Reason="{{.*}}patterns=extended{{.*}}"
// CHECK-NOT:  [Missed]
// CHECK:      remark: [Passed] ReduceOfReduce
// CHECK-NOT:  remark:

func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %1 : tensor<3xf32>
}
