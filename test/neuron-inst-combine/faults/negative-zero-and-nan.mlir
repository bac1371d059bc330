// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate --signed-zero %s --neuron-inst-combine --split-input-file %}

// +0.0 is not the identity of a float sum: where all summands are -0.0, the init decides on the sign, and
// with it on that of 1 / sum.
// https://github.com/llvm/llvm-project/pull/106616
// https://github.com/openxla/xla/issues/5544
// https://github.com/openxla/stablehlo/issues/2887

// +0.0 and infinity, in both forms.
// CHECK-LABEL: func.func @from_plus_zero(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<3x4x5xf32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    %[[C2:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[C]] [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C2]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    %[[DIVIDE:.*]] = stablehlo.divide %[[C1]], %[[R]] : tensor<3xf32>
// CHECK-NEXT:    return %[[R]], %[[DIVIDE]] : tensor<3xf32>, tensor<3xf32>
func.func @from_plus_zero() -> (tensor<3xf32>, tensor<3xf32>) {
  %x = stablehlo.constant dense<-0.0> : tensor<3x4x5xf32>
  %one = stablehlo.constant dense<1.0> : tensor<3xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  %3 = stablehlo.divide %one, %2 : tensor<3xf32>
  return %2, %3 : tensor<3xf32>, tensor<3xf32>
}

// -----

// -0.0 and minus infinity, in both forms.
// CHECK-LABEL: func.func @from_minus_zero(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<3x4x5xf32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    %[[C2:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[C]] [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C2]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    %[[DIVIDE:.*]] = stablehlo.divide %[[C1]], %[[R]] : tensor<3xf32>
// CHECK-NEXT:    return %[[R]], %[[DIVIDE]] : tensor<3xf32>, tensor<3xf32>
func.func @from_minus_zero() -> (tensor<3xf32>, tensor<3xf32>) {
  %x = stablehlo.constant dense<-0.0> : tensor<3x4x5xf32>
  %one = stablehlo.constant dense<1.0> : tensor<3xf32>
  %c = stablehlo.constant dense<-0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  %3 = stablehlo.divide %one, %2 : tensor<3xf32>
  return %2, %3 : tensor<3xf32>, tensor<3xf32>
}

// -----

// A NaN makes its sum NaN, in both forms.
// CHECK-LABEL: func.func @nan(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0x7FC00000> : tensor<3x4x5xf32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<3xf32>
// CHECK-NEXT:    %[[C2:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[C]] [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C2]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    %[[DIVIDE:.*]] = stablehlo.divide %[[C1]], %[[R]] : tensor<3xf32>
// CHECK-NEXT:    return %[[R]], %[[DIVIDE]] : tensor<3xf32>, tensor<3xf32>
func.func @nan() -> (tensor<3xf32>, tensor<3xf32>) {
  %x = stablehlo.constant dense<0x7FC00000> : tensor<3x4x5xf32>
  %one = stablehlo.constant dense<1.0> : tensor<3xf32>
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  %3 = stablehlo.divide %one, %2 : tensor<3xf32>
  return %2, %3 : tensor<3xf32>, tensor<3xf32>
}
