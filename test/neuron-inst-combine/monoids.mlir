// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Each known monoid from its identity.

// CHECK-LABEL: func.func @add_i32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @add_i32(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @multiply_i32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @multiply_i32(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @maximum_i32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-2147483648> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @maximum_i32(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @minimum_i32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<2147483647> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @minimum_i32(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @and_i32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.and across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @and_i32(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<-1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.and across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @or_i32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.or across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @or_i32(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.or across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @xor_i32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.xor across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @xor_i32(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.xor across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @add_f32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @add_f32(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @multiply_f32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @multiply_f32(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @maximum_f32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0xFF800000> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @maximum_f32(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @minimum_f32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0x7F800000> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @minimum_f32(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @add_i1(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi1>) -> tensor<3x2x5xi1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R]] : tensor<3xi1>
func.func @add_i1(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @multiply_i1(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<true> : tensor<i1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi1>) -> tensor<3x2x5xi1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x2x5xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R]] : tensor<3xi1>
func.func @multiply_i1(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @maximum_i1(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi1>) -> tensor<3x2x5xi1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x2x5xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R]] : tensor<3xi1>
func.func @maximum_i1(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @minimum_i1(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<true> : tensor<i1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi1>) -> tensor<3x2x5xi1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x2x5xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R]] : tensor<3xi1>
func.func @minimum_i1(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @and_i1(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<true> : tensor<i1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi1>) -> tensor<3x2x5xi1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.and across dimensions = [1, 2] : (tensor<3x2x5xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R]] : tensor<3xi1>
func.func @and_i1(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.and across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @or_i1(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi1>) -> tensor<3x2x5xi1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.or across dimensions = [1, 2] : (tensor<3x2x5xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R]] : tensor<3xi1>
func.func @or_i1(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.or across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @xor_i1(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi1>) -> tensor<3x2x5xi1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.xor across dimensions = [1, 2] : (tensor<3x2x5xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R]] : tensor<3xi1>
func.func @xor_i1(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.xor across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// A sum from -0.0, the other identity of a float sum.
// CHECK-LABEL: func.func @add_from_minus_zero(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @add_from_minus_zero(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<-0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// Maximum, minimum, and, or: from any init, for taking it twice changes nothing.

// CHECK-LABEL: func.func @maximum_i32_from_seven(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @maximum_i32_from_seven(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @minimum_i32_from_seven(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @minimum_i32_from_seven(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @and_i32_from_seven(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.and across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @and_i32_from_seven(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.and across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @or_i32_from_seven(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.or across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @or_i32_from_seven(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.or across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @maximum_f32_from_zero(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @maximum_f32_from_zero(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @minimum_f32_from_nan(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0x7FC00000> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @minimum_f32_from_nan(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @or_i1_from_true(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<true> : tensor<i1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi1>) -> tensor<3x2x5xi1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.or across dimensions = [1, 2] : (tensor<3x2x5xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R]] : tensor<3xi1>
func.func @or_i1_from_true(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.or across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @and_i1_from_false(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi1>) -> tensor<3x2x5xi1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.and across dimensions = [1, 2] : (tensor<3x2x5xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R]] : tensor<3xi1>
func.func @and_i1_from_false(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.and across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.and across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// Any other init would be taken fewer times than before.

// CHECK-LABEL: func.func @no_add_i32_from_minus_one(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @no_add_i32_from_minus_one(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<-1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @no_multiply_i32_from_zero(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @no_multiply_i32_from_zero(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @no_multiply_i32_from_minus_one(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @no_multiply_i32_from_minus_one(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<-1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @no_xor_i32_from_minus_one(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.xor across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.xor across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @no_xor_i32_from_minus_one(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<-1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.xor across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @no_add_f32_from_one(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xf32>
func.func @no_add_f32_from_one(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<1.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @no_add_f32_from_nan(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0x7FC00000> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xf32>
func.func @no_add_f32_from_nan(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0x7FC00000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @no_multiply_f32_from_minus_one(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xf32>
func.func @no_multiply_f32_from_minus_one(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<-1.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @no_multiply_f32_from_zero(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xf32>
func.func @no_multiply_f32_from_zero(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @no_add_i1_from_true(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<true> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi1>
func.func @no_add_i1_from_true(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @no_multiply_i1_from_false(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi1>
func.func @no_multiply_i1_from_false(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @no_xor_i1_from_true(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<true> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.xor across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.xor across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi1>
func.func @no_xor_i1_from_true(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.xor across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.xor across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}
