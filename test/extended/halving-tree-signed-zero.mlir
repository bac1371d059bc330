// RUN: neuron-opt --neuron-hlo-inst-comb="patterns=extended signed-zero=preserve" %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb="patterns=extended signed-zero=preserve" --signed-zero %}

// A sum from +0.0 is never -0.0; with signed-zero=preserve it is not made part of one from -0.0.

// CHECK-LABEL: func.func @from_plus_zero(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<4xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:    return %[[R1]] : tensor<2xf32>
func.func @from_plus_zero(%x: tensor<8xf32>) -> tensor<2xf32> {
  %z = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reshape %x : (tensor<8xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.slice %1 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  %3 = stablehlo.slice %1 [2:4] : (tensor<4xf32>) -> tensor<2xf32>
  %4 = stablehlo.add %2, %3 : tensor<2xf32>
  return %4 : tensor<2xf32>
}

// CHECK-LABEL: func.func @from_minus_zero(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<4x2xf32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<4x2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:    return %[[R]] : tensor<2xf32>
func.func @from_minus_zero(%x: tensor<8xf32>) -> tensor<2xf32> {
  %z = stablehlo.constant dense<-0.0> : tensor<f32>
  %0 = stablehlo.reshape %x : (tensor<8xf32>) -> tensor<2x4xf32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
  %2 = stablehlo.slice %1 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  %3 = stablehlo.slice %1 [2:4] : (tensor<4xf32>) -> tensor<2xf32>
  %4 = stablehlo.add %2, %3 : tensor<2xf32>
  return %4 : tensor<2xf32>
}

// CHECK-LABEL: func.func @no_reduce_yet(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<8x1xf32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<8x1xf32>, tensor<f32>) -> tensor<1xf32>
// CHECK-NEXT:    return %[[R]] : tensor<1xf32>
func.func @no_reduce_yet(%x: tensor<8xf32>) -> tensor<1xf32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf32>) -> tensor<4xf32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf32>) -> tensor<4xf32>
  %2 = stablehlo.add %0, %1 : tensor<4xf32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xf32>) -> tensor<2xf32>
  %5 = stablehlo.add %3, %4 : tensor<2xf32>
  %6 = stablehlo.slice %5 [0:1] : (tensor<2xf32>) -> tensor<1xf32>
  %7 = stablehlo.slice %5 [1:2] : (tensor<2xf32>) -> tensor<1xf32>
  %8 = stablehlo.add %6, %7 : tensor<1xf32>
  return %8 : tensor<1xf32>
}
