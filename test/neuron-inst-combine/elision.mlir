// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=signed-zero=preserve --split-input-file %s | FileCheck %s --check-prefix=PRESERVE
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}
// RUN: %if jaxlib %{ %evaluate --signed-zero %s --neuron-inst-combine=signed-zero=preserve --split-input-file %}

// A reduce of one element from the identity is a reshape, or nothing at all.

// CHECK-LABEL: func.func @reshape(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3xi32>
func.func @reshape(%x: tensor<3x4x1xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x1xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @reshape_of_x(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<3x1x1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3xi32>
func.func @reshape_of_x(%x: tensor<3x1x1xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x1x1xi32>, tensor<i32>) -> tensor<3x1xi32>
  %1 = stablehlo.slice %0 [0:3, 0:1] : (tensor<3x1xi32>) -> tensor<3x1xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @reshape_to_scalar(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:3, 4:5] : (tensor<4x5xi32>) -> tensor<1x1xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<1x1xi32>) -> tensor<i32>
// CHECK-NEXT:    return %[[H]] : tensor<i32>
func.func @reshape_to_scalar(%x: tensor<4x5xi32>) -> tensor<i32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [] : (tensor<4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %1 = stablehlo.slice %0 [2:3, 4:5] : (tensor<4x5xi32>) -> tensor<1x1xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [0, 1] : (tensor<1x1xi32>, tensor<i32>) -> tensor<i32>
  return %2 : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @nothing(
// CHECK-NEXT:    return %arg0 : tensor<3xi32>
func.func @nothing(%x: tensor<3xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.or across dimensions = [] : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  %1 = stablehlo.slice %0 [0:3] : (tensor<3xi32>) -> tensor<3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [] : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// The root's attributes need an op to be on.
// CHECK-LABEL: func.func @nothing_but_attributes(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 {test.note = "keep"} : (tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3xi32>
func.func @nothing_but_attributes(%x: tensor<3xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.or across dimensions = [] : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  %1 = stablehlo.slice %0 [0:3] : (tensor<3xi32>) -> tensor<3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.or across dimensions = [] {test.note = "keep"} : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// maximum(7, x) is not x: the reduce stays.
// CHECK-LABEL: func.func @init_is_not_the_identity(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x1x1xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @init_is_not_the_identity(%x: tensor<3x4x1xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @init_is_unknown(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %arg1) applies stablehlo.minimum across dimensions = [1, 2] : (tensor<3x1x1xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @init_is_unknown(%x: tensor<3x4x1xi32>, %i: tensor<i32>) -> tensor<3xi32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %2 = stablehlo.reduce(%1 init: %i) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// 0.0 + -0.0 is 0.0: the reduce goes unless every zero is to keep its sign.
// PRESERVE-LABEL: func.func @from_plus_zero(
// PRESERVE-NEXT: %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// PRESERVE-NEXT: %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf32>) -> tensor<3x1x1xf32>
// PRESERVE-NEXT: %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x1x1xf32>, tensor<f32>) -> tensor<3xf32>
// PRESERVE-NEXT: return %[[R]] : tensor<3xf32>
// CHECK-LABEL: func.func @from_plus_zero(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf32>) -> tensor<3x1x1xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[H]] : tensor<3xf32>
func.func @from_plus_zero(%x: tensor<3x4x1xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x1xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf32>) -> tensor<3x1xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// -0.0 + x is x, for every x.
// PRESERVE-LABEL: func.func @from_minus_zero(
// PRESERVE-NEXT: %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf32>) -> tensor<3x1x1xf32>
// PRESERVE-NEXT: %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf32>) -> tensor<3xf32>
// PRESERVE-NEXT: return %[[H]] : tensor<3xf32>
// CHECK-LABEL: func.func @from_minus_zero(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf32>) -> tensor<3x1x1xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[H]] : tensor<3xf32>
func.func @from_minus_zero(%x: tensor<3x4x1xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<-0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x1xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf32>) -> tensor<3x1xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// PRESERVE-LABEL: func.func @maximum_from_minus_infinity(
// PRESERVE-NEXT: %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf32>) -> tensor<3x1x1xf32>
// PRESERVE-NEXT: %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf32>) -> tensor<3xf32>
// PRESERVE-NEXT: return %[[H]] : tensor<3xf32>
// CHECK-LABEL: func.func @maximum_from_minus_infinity(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf32>) -> tensor<3x1x1xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[H]] : tensor<3xf32>
func.func @maximum_from_minus_infinity(%x: tensor<3x4x1xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf32>) -> tensor<3x1xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// A merge proper, with a sum from 0.0: the same in both modes, for no sum from 0.0 is -0.0.
// PRESERVE-LABEL: func.func @merge_from_plus_zero(
// PRESERVE-NEXT: %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// PRESERVE-NEXT: %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:4, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// PRESERVE-NEXT: %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// PRESERVE-NEXT: return %[[R]] : tensor<3xf32>
// CHECK-LABEL: func.func @merge_from_plus_zero(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:4, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @merge_from_plus_zero(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 2:4] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}
