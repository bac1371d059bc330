// RUN: neuron-opt --neuron-inst-combine=patterns=extended %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine="patterns=extended engine=python" %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine=patterns=extended %}

// The first two reduces become one. What is left of them is erased when the walk is over; till then
// the inner reduce has a user, the slice that nothing reads any more. It was taken for the sibling of
// the last reduce, and erased in spite of its new user.

// CHECK-LABEL: func.func @main(
// CHECK:         %[[MERGED:.*]] = stablehlo.reduce(%arg0 init: %{{.*}}) applies stablehlo.maximum across dimensions = [1, 2]
// CHECK:         %[[LAST:.*]] = stablehlo.reduce({{.*}}) applies stablehlo.maximum across dimensions = [2]
// CHECK-NEXT:    return %[[MERGED]], %[[LAST]]
func.func @main(%x: tensor<3x4x5xf32>) -> (tensor<3xf32>, tensor<3x4xf32>) {
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 0:4] : (tensor<3x4xf32>) -> tensor<3x4xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  %3 = stablehlo.slice %x [0:3, 0:4, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x4x5xf32>
  %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  return %2, %4 : tensor<3xf32>, tensor<3x4xf32>
}
