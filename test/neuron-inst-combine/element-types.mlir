// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file --allow-unevaluated=@sum_f8E8M0FNU,@product_f8E8M0FNU %}

// Every element type that the dialect has: a sum from zero is merged; a maximum or minimum of one
// element from the identity is a reshape.

// CHECK-LABEL: func.func @sum_i1(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi1>) -> tensor<3x2x5xi1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi1>, tensor<i1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[R]] : tensor<3xi1>
func.func @sum_i1(%x: tensor<3x4x5xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi1>) -> tensor<3x2xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @max_of_one_i1(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi1>) -> tensor<3x1x1xi1>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[H]] : tensor<3xi1>
func.func @max_of_one_i1(%x: tensor<3x4x1xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi1>) -> tensor<3x1xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @min_of_one_i1(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi1>) -> tensor<3x1x1xi1>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi1>) -> tensor<3xi1>
// CHECK-NEXT:    return %[[H]] : tensor<3xi1>
func.func @min_of_one_i1(%x: tensor<3x4x1xi1>) -> tensor<3xi1> {
  %c = stablehlo.constant dense<true> : tensor<i1>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xi1>, tensor<i1>) -> tensor<3x4xi1>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi1>) -> tensor<3x1xi1>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi1>, tensor<i1>) -> tensor<3xi1>
  return %2 : tensor<3xi1>
}

// -----

// CHECK-LABEL: func.func @sum_i2(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i2>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi2>) -> tensor<3x2x5xi2>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi2>, tensor<i2>) -> tensor<3xi2>
// CHECK-NEXT:    return %[[R]] : tensor<3xi2>
func.func @sum_i2(%x: tensor<3x4x5xi2>) -> tensor<3xi2> {
  %c = stablehlo.constant dense<0> : tensor<i2>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi2>, tensor<i2>) -> tensor<3x4xi2>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi2>) -> tensor<3x2xi2>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi2>, tensor<i2>) -> tensor<3xi2>
  return %2 : tensor<3xi2>
}

// -----

// CHECK-LABEL: func.func @max_of_one_i2(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi2>) -> tensor<3x1x1xi2>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi2>) -> tensor<3xi2>
// CHECK-NEXT:    return %[[H]] : tensor<3xi2>
func.func @max_of_one_i2(%x: tensor<3x4x1xi2>) -> tensor<3xi2> {
  %c = stablehlo.constant dense<-2> : tensor<i2>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xi2>, tensor<i2>) -> tensor<3x4xi2>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi2>) -> tensor<3x1xi2>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xi2>, tensor<i2>) -> tensor<3xi2>
  return %2 : tensor<3xi2>
}

// -----

// CHECK-LABEL: func.func @min_of_one_i2(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi2>) -> tensor<3x1x1xi2>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi2>) -> tensor<3xi2>
// CHECK-NEXT:    return %[[H]] : tensor<3xi2>
func.func @min_of_one_i2(%x: tensor<3x4x1xi2>) -> tensor<3xi2> {
  %c = stablehlo.constant dense<1> : tensor<i2>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xi2>, tensor<i2>) -> tensor<3x4xi2>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi2>) -> tensor<3x1xi2>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi2>, tensor<i2>) -> tensor<3xi2>
  return %2 : tensor<3xi2>
}

// -----

// CHECK-LABEL: func.func @sum_ui2(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui2>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xui2>) -> tensor<3x2x5xui2>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xui2>, tensor<ui2>) -> tensor<3xui2>
// CHECK-NEXT:    return %[[R]] : tensor<3xui2>
func.func @sum_ui2(%x: tensor<3x4x5xui2>) -> tensor<3xui2> {
  %c = stablehlo.constant dense<0> : tensor<ui2>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xui2>, tensor<ui2>) -> tensor<3x4xui2>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xui2>) -> tensor<3x2xui2>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xui2>, tensor<ui2>) -> tensor<3xui2>
  return %2 : tensor<3xui2>
}

// -----

// CHECK-LABEL: func.func @max_of_one_ui2(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui2>) -> tensor<3x1x1xui2>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui2>) -> tensor<3xui2>
// CHECK-NEXT:    return %[[H]] : tensor<3xui2>
func.func @max_of_one_ui2(%x: tensor<3x4x1xui2>) -> tensor<3xui2> {
  %c = stablehlo.constant dense<0> : tensor<ui2>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xui2>, tensor<ui2>) -> tensor<3x4xui2>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui2>) -> tensor<3x1xui2>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xui2>, tensor<ui2>) -> tensor<3xui2>
  return %2 : tensor<3xui2>
}

// -----

// CHECK-LABEL: func.func @min_of_one_ui2(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui2>) -> tensor<3x1x1xui2>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui2>) -> tensor<3xui2>
// CHECK-NEXT:    return %[[H]] : tensor<3xui2>
func.func @min_of_one_ui2(%x: tensor<3x4x1xui2>) -> tensor<3xui2> {
  %c = stablehlo.constant dense<3> : tensor<ui2>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xui2>, tensor<ui2>) -> tensor<3x4xui2>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui2>) -> tensor<3x1xui2>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xui2>, tensor<ui2>) -> tensor<3xui2>
  return %2 : tensor<3xui2>
}

// -----

// CHECK-LABEL: func.func @sum_i4(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i4>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi4>) -> tensor<3x2x5xi4>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi4>, tensor<i4>) -> tensor<3xi4>
// CHECK-NEXT:    return %[[R]] : tensor<3xi4>
func.func @sum_i4(%x: tensor<3x4x5xi4>) -> tensor<3xi4> {
  %c = stablehlo.constant dense<0> : tensor<i4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi4>, tensor<i4>) -> tensor<3x4xi4>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi4>) -> tensor<3x2xi4>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi4>, tensor<i4>) -> tensor<3xi4>
  return %2 : tensor<3xi4>
}

// -----

// CHECK-LABEL: func.func @max_of_one_i4(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi4>) -> tensor<3x1x1xi4>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi4>) -> tensor<3xi4>
// CHECK-NEXT:    return %[[H]] : tensor<3xi4>
func.func @max_of_one_i4(%x: tensor<3x4x1xi4>) -> tensor<3xi4> {
  %c = stablehlo.constant dense<-8> : tensor<i4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xi4>, tensor<i4>) -> tensor<3x4xi4>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi4>) -> tensor<3x1xi4>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xi4>, tensor<i4>) -> tensor<3xi4>
  return %2 : tensor<3xi4>
}

// -----

// CHECK-LABEL: func.func @min_of_one_i4(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi4>) -> tensor<3x1x1xi4>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi4>) -> tensor<3xi4>
// CHECK-NEXT:    return %[[H]] : tensor<3xi4>
func.func @min_of_one_i4(%x: tensor<3x4x1xi4>) -> tensor<3xi4> {
  %c = stablehlo.constant dense<7> : tensor<i4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xi4>, tensor<i4>) -> tensor<3x4xi4>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi4>) -> tensor<3x1xi4>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi4>, tensor<i4>) -> tensor<3xi4>
  return %2 : tensor<3xi4>
}

// -----

// CHECK-LABEL: func.func @sum_ui4(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui4>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xui4>) -> tensor<3x2x5xui4>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xui4>, tensor<ui4>) -> tensor<3xui4>
// CHECK-NEXT:    return %[[R]] : tensor<3xui4>
func.func @sum_ui4(%x: tensor<3x4x5xui4>) -> tensor<3xui4> {
  %c = stablehlo.constant dense<0> : tensor<ui4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xui4>, tensor<ui4>) -> tensor<3x4xui4>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xui4>) -> tensor<3x2xui4>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xui4>, tensor<ui4>) -> tensor<3xui4>
  return %2 : tensor<3xui4>
}

// -----

// CHECK-LABEL: func.func @max_of_one_ui4(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui4>) -> tensor<3x1x1xui4>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui4>) -> tensor<3xui4>
// CHECK-NEXT:    return %[[H]] : tensor<3xui4>
func.func @max_of_one_ui4(%x: tensor<3x4x1xui4>) -> tensor<3xui4> {
  %c = stablehlo.constant dense<0> : tensor<ui4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xui4>, tensor<ui4>) -> tensor<3x4xui4>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui4>) -> tensor<3x1xui4>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xui4>, tensor<ui4>) -> tensor<3xui4>
  return %2 : tensor<3xui4>
}

// -----

// CHECK-LABEL: func.func @min_of_one_ui4(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui4>) -> tensor<3x1x1xui4>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui4>) -> tensor<3xui4>
// CHECK-NEXT:    return %[[H]] : tensor<3xui4>
func.func @min_of_one_ui4(%x: tensor<3x4x1xui4>) -> tensor<3xui4> {
  %c = stablehlo.constant dense<15> : tensor<ui4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xui4>, tensor<ui4>) -> tensor<3x4xui4>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui4>) -> tensor<3x1xui4>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xui4>, tensor<ui4>) -> tensor<3xui4>
  return %2 : tensor<3xui4>
}

// -----

// CHECK-LABEL: func.func @sum_i8(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i8>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi8>) -> tensor<3x2x5xi8>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi8>, tensor<i8>) -> tensor<3xi8>
// CHECK-NEXT:    return %[[R]] : tensor<3xi8>
func.func @sum_i8(%x: tensor<3x4x5xi8>) -> tensor<3xi8> {
  %c = stablehlo.constant dense<0> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi8>, tensor<i8>) -> tensor<3x4xi8>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi8>) -> tensor<3x2xi8>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi8>, tensor<i8>) -> tensor<3xi8>
  return %2 : tensor<3xi8>
}

// -----

// CHECK-LABEL: func.func @max_of_one_i8(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi8>) -> tensor<3x1x1xi8>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi8>) -> tensor<3xi8>
// CHECK-NEXT:    return %[[H]] : tensor<3xi8>
func.func @max_of_one_i8(%x: tensor<3x4x1xi8>) -> tensor<3xi8> {
  %c = stablehlo.constant dense<-128> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xi8>, tensor<i8>) -> tensor<3x4xi8>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi8>) -> tensor<3x1xi8>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xi8>, tensor<i8>) -> tensor<3xi8>
  return %2 : tensor<3xi8>
}

// -----

// CHECK-LABEL: func.func @min_of_one_i8(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi8>) -> tensor<3x1x1xi8>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi8>) -> tensor<3xi8>
// CHECK-NEXT:    return %[[H]] : tensor<3xi8>
func.func @min_of_one_i8(%x: tensor<3x4x1xi8>) -> tensor<3xi8> {
  %c = stablehlo.constant dense<127> : tensor<i8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xi8>, tensor<i8>) -> tensor<3x4xi8>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi8>) -> tensor<3x1xi8>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi8>, tensor<i8>) -> tensor<3xi8>
  return %2 : tensor<3xi8>
}

// -----

// CHECK-LABEL: func.func @sum_ui8(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui8>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xui8>) -> tensor<3x2x5xui8>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xui8>, tensor<ui8>) -> tensor<3xui8>
// CHECK-NEXT:    return %[[R]] : tensor<3xui8>
func.func @sum_ui8(%x: tensor<3x4x5xui8>) -> tensor<3xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xui8>, tensor<ui8>) -> tensor<3x4xui8>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xui8>) -> tensor<3x2xui8>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xui8>, tensor<ui8>) -> tensor<3xui8>
  return %2 : tensor<3xui8>
}

// -----

// CHECK-LABEL: func.func @max_of_one_ui8(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui8>) -> tensor<3x1x1xui8>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui8>) -> tensor<3xui8>
// CHECK-NEXT:    return %[[H]] : tensor<3xui8>
func.func @max_of_one_ui8(%x: tensor<3x4x1xui8>) -> tensor<3xui8> {
  %c = stablehlo.constant dense<0> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xui8>, tensor<ui8>) -> tensor<3x4xui8>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui8>) -> tensor<3x1xui8>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xui8>, tensor<ui8>) -> tensor<3xui8>
  return %2 : tensor<3xui8>
}

// -----

// CHECK-LABEL: func.func @min_of_one_ui8(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui8>) -> tensor<3x1x1xui8>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui8>) -> tensor<3xui8>
// CHECK-NEXT:    return %[[H]] : tensor<3xui8>
func.func @min_of_one_ui8(%x: tensor<3x4x1xui8>) -> tensor<3xui8> {
  %c = stablehlo.constant dense<255> : tensor<ui8>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xui8>, tensor<ui8>) -> tensor<3x4xui8>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui8>) -> tensor<3x1xui8>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xui8>, tensor<ui8>) -> tensor<3xui8>
  return %2 : tensor<3xui8>
}

// -----

// CHECK-LABEL: func.func @sum_i16(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i16>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi16>) -> tensor<3x2x5xi16>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi16>, tensor<i16>) -> tensor<3xi16>
// CHECK-NEXT:    return %[[R]] : tensor<3xi16>
func.func @sum_i16(%x: tensor<3x4x5xi16>) -> tensor<3xi16> {
  %c = stablehlo.constant dense<0> : tensor<i16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi16>, tensor<i16>) -> tensor<3x4xi16>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi16>) -> tensor<3x2xi16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi16>, tensor<i16>) -> tensor<3xi16>
  return %2 : tensor<3xi16>
}

// -----

// CHECK-LABEL: func.func @max_of_one_i16(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi16>) -> tensor<3x1x1xi16>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi16>) -> tensor<3xi16>
// CHECK-NEXT:    return %[[H]] : tensor<3xi16>
func.func @max_of_one_i16(%x: tensor<3x4x1xi16>) -> tensor<3xi16> {
  %c = stablehlo.constant dense<-32768> : tensor<i16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xi16>, tensor<i16>) -> tensor<3x4xi16>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi16>) -> tensor<3x1xi16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xi16>, tensor<i16>) -> tensor<3xi16>
  return %2 : tensor<3xi16>
}

// -----

// CHECK-LABEL: func.func @min_of_one_i16(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi16>) -> tensor<3x1x1xi16>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi16>) -> tensor<3xi16>
// CHECK-NEXT:    return %[[H]] : tensor<3xi16>
func.func @min_of_one_i16(%x: tensor<3x4x1xi16>) -> tensor<3xi16> {
  %c = stablehlo.constant dense<32767> : tensor<i16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xi16>, tensor<i16>) -> tensor<3x4xi16>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi16>) -> tensor<3x1xi16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi16>, tensor<i16>) -> tensor<3xi16>
  return %2 : tensor<3xi16>
}

// -----

// CHECK-LABEL: func.func @sum_ui16(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui16>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xui16>) -> tensor<3x2x5xui16>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xui16>, tensor<ui16>) -> tensor<3xui16>
// CHECK-NEXT:    return %[[R]] : tensor<3xui16>
func.func @sum_ui16(%x: tensor<3x4x5xui16>) -> tensor<3xui16> {
  %c = stablehlo.constant dense<0> : tensor<ui16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xui16>, tensor<ui16>) -> tensor<3x4xui16>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xui16>) -> tensor<3x2xui16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xui16>, tensor<ui16>) -> tensor<3xui16>
  return %2 : tensor<3xui16>
}

// -----

// CHECK-LABEL: func.func @max_of_one_ui16(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui16>) -> tensor<3x1x1xui16>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui16>) -> tensor<3xui16>
// CHECK-NEXT:    return %[[H]] : tensor<3xui16>
func.func @max_of_one_ui16(%x: tensor<3x4x1xui16>) -> tensor<3xui16> {
  %c = stablehlo.constant dense<0> : tensor<ui16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xui16>, tensor<ui16>) -> tensor<3x4xui16>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui16>) -> tensor<3x1xui16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xui16>, tensor<ui16>) -> tensor<3xui16>
  return %2 : tensor<3xui16>
}

// -----

// CHECK-LABEL: func.func @min_of_one_ui16(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui16>) -> tensor<3x1x1xui16>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui16>) -> tensor<3xui16>
// CHECK-NEXT:    return %[[H]] : tensor<3xui16>
func.func @min_of_one_ui16(%x: tensor<3x4x1xui16>) -> tensor<3xui16> {
  %c = stablehlo.constant dense<65535> : tensor<ui16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xui16>, tensor<ui16>) -> tensor<3x4xui16>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui16>) -> tensor<3x1xui16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xui16>, tensor<ui16>) -> tensor<3xui16>
  return %2 : tensor<3xui16>
}

// -----

// CHECK-LABEL: func.func @sum_i32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @sum_i32(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @max_of_one_i32(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3xi32>
func.func @max_of_one_i32(%x: tensor<3x4x1xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @min_of_one_i32(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3xi32>
func.func @min_of_one_i32(%x: tensor<3x4x1xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<2147483647> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @sum_ui32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xui32>) -> tensor<3x2x5xui32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xui32>, tensor<ui32>) -> tensor<3xui32>
// CHECK-NEXT:    return %[[R]] : tensor<3xui32>
func.func @sum_ui32(%x: tensor<3x4x5xui32>) -> tensor<3xui32> {
  %c = stablehlo.constant dense<0> : tensor<ui32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xui32>, tensor<ui32>) -> tensor<3x4xui32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xui32>) -> tensor<3x2xui32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xui32>, tensor<ui32>) -> tensor<3xui32>
  return %2 : tensor<3xui32>
}

// -----

// CHECK-LABEL: func.func @max_of_one_ui32(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui32>) -> tensor<3x1x1xui32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui32>) -> tensor<3xui32>
// CHECK-NEXT:    return %[[H]] : tensor<3xui32>
func.func @max_of_one_ui32(%x: tensor<3x4x1xui32>) -> tensor<3xui32> {
  %c = stablehlo.constant dense<0> : tensor<ui32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xui32>, tensor<ui32>) -> tensor<3x4xui32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui32>) -> tensor<3x1xui32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xui32>, tensor<ui32>) -> tensor<3xui32>
  return %2 : tensor<3xui32>
}

// -----

// CHECK-LABEL: func.func @min_of_one_ui32(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui32>) -> tensor<3x1x1xui32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui32>) -> tensor<3xui32>
// CHECK-NEXT:    return %[[H]] : tensor<3xui32>
func.func @min_of_one_ui32(%x: tensor<3x4x1xui32>) -> tensor<3xui32> {
  %c = stablehlo.constant dense<4294967295> : tensor<ui32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xui32>, tensor<ui32>) -> tensor<3x4xui32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui32>) -> tensor<3x1xui32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xui32>, tensor<ui32>) -> tensor<3xui32>
  return %2 : tensor<3xui32>
}

// -----

// CHECK-LABEL: func.func @sum_i64(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i64>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi64>) -> tensor<3x2x5xi64>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi64>, tensor<i64>) -> tensor<3xi64>
// CHECK-NEXT:    return %[[R]] : tensor<3xi64>
func.func @sum_i64(%x: tensor<3x4x5xi64>) -> tensor<3xi64> {
  %c = stablehlo.constant dense<0> : tensor<i64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi64>, tensor<i64>) -> tensor<3x4xi64>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi64>) -> tensor<3x2xi64>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi64>, tensor<i64>) -> tensor<3xi64>
  return %2 : tensor<3xi64>
}

// -----

// CHECK-LABEL: func.func @max_of_one_i64(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi64>) -> tensor<3x1x1xi64>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi64>) -> tensor<3xi64>
// CHECK-NEXT:    return %[[H]] : tensor<3xi64>
func.func @max_of_one_i64(%x: tensor<3x4x1xi64>) -> tensor<3xi64> {
  %c = stablehlo.constant dense<-9223372036854775808> : tensor<i64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xi64>, tensor<i64>) -> tensor<3x4xi64>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi64>) -> tensor<3x1xi64>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xi64>, tensor<i64>) -> tensor<3xi64>
  return %2 : tensor<3xi64>
}

// -----

// CHECK-LABEL: func.func @min_of_one_i64(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi64>) -> tensor<3x1x1xi64>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi64>) -> tensor<3xi64>
// CHECK-NEXT:    return %[[H]] : tensor<3xi64>
func.func @min_of_one_i64(%x: tensor<3x4x1xi64>) -> tensor<3xi64> {
  %c = stablehlo.constant dense<9223372036854775807> : tensor<i64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xi64>, tensor<i64>) -> tensor<3x4xi64>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi64>) -> tensor<3x1xi64>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xi64>, tensor<i64>) -> tensor<3xi64>
  return %2 : tensor<3xi64>
}

// -----

// CHECK-LABEL: func.func @sum_ui64(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui64>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xui64>) -> tensor<3x2x5xui64>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xui64>, tensor<ui64>) -> tensor<3xui64>
// CHECK-NEXT:    return %[[R]] : tensor<3xui64>
func.func @sum_ui64(%x: tensor<3x4x5xui64>) -> tensor<3xui64> {
  %c = stablehlo.constant dense<0> : tensor<ui64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xui64>) -> tensor<3x2xui64>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xui64>, tensor<ui64>) -> tensor<3xui64>
  return %2 : tensor<3xui64>
}

// -----

// CHECK-LABEL: func.func @max_of_one_ui64(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui64>) -> tensor<3x1x1xui64>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui64>) -> tensor<3xui64>
// CHECK-NEXT:    return %[[H]] : tensor<3xui64>
func.func @max_of_one_ui64(%x: tensor<3x4x1xui64>) -> tensor<3xui64> {
  %c = stablehlo.constant dense<0> : tensor<ui64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui64>) -> tensor<3x1xui64>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xui64>, tensor<ui64>) -> tensor<3xui64>
  return %2 : tensor<3xui64>
}

// -----

// CHECK-LABEL: func.func @min_of_one_ui64(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xui64>) -> tensor<3x1x1xui64>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xui64>) -> tensor<3xui64>
// CHECK-NEXT:    return %[[H]] : tensor<3xui64>
func.func @min_of_one_ui64(%x: tensor<3x4x1xui64>) -> tensor<3xui64> {
  %c = stablehlo.constant dense<18446744073709551615> : tensor<ui64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xui64>, tensor<ui64>) -> tensor<3x4xui64>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xui64>) -> tensor<3x1xui64>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xui64>, tensor<ui64>) -> tensor<3xui64>
  return %2 : tensor<3xui64>
}

// -----

// CHECK-LABEL: func.func @sum_f16(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf16>) -> tensor<3x2x5xf16>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf16>, tensor<f16>) -> tensor<3xf16>
// CHECK-NEXT:    return %[[R]] : tensor<3xf16>
func.func @sum_f16(%x: tensor<3x4x5xf16>) -> tensor<3xf16> {
  %c = stablehlo.constant dense<0.0> : tensor<f16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf16>, tensor<f16>) -> tensor<3x4xf16>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf16>) -> tensor<3x2xf16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf16>, tensor<f16>) -> tensor<3xf16>
  return %2 : tensor<3xf16>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f16(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf16>) -> tensor<3x1x1xf16>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf16>) -> tensor<3xf16>
// CHECK-NEXT:    return %[[H]] : tensor<3xf16>
func.func @max_of_one_f16(%x: tensor<3x4x1xf16>) -> tensor<3xf16> {
  %c = stablehlo.constant dense<0xFC00> : tensor<f16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf16>, tensor<f16>) -> tensor<3x4xf16>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf16>) -> tensor<3x1xf16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf16>, tensor<f16>) -> tensor<3xf16>
  return %2 : tensor<3xf16>
}

// -----

// CHECK-LABEL: func.func @min_of_one_f16(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf16>) -> tensor<3x1x1xf16>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf16>) -> tensor<3xf16>
// CHECK-NEXT:    return %[[H]] : tensor<3xf16>
func.func @min_of_one_f16(%x: tensor<3x4x1xf16>) -> tensor<3xf16> {
  %c = stablehlo.constant dense<0x7C00> : tensor<f16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xf16>, tensor<f16>) -> tensor<3x4xf16>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf16>) -> tensor<3x1xf16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xf16>, tensor<f16>) -> tensor<3xf16>
  return %2 : tensor<3xf16>
}

// -----

// CHECK-LABEL: func.func @sum_bf16(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xbf16>) -> tensor<3x2x5xbf16>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xbf16>, tensor<bf16>) -> tensor<3xbf16>
// CHECK-NEXT:    return %[[R]] : tensor<3xbf16>
func.func @sum_bf16(%x: tensor<3x4x5xbf16>) -> tensor<3xbf16> {
  %c = stablehlo.constant dense<0.0> : tensor<bf16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xbf16>) -> tensor<3x2xbf16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %2 : tensor<3xbf16>
}

// -----

// CHECK-LABEL: func.func @max_of_one_bf16(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xbf16>) -> tensor<3x1x1xbf16>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xbf16>) -> tensor<3xbf16>
// CHECK-NEXT:    return %[[H]] : tensor<3xbf16>
func.func @max_of_one_bf16(%x: tensor<3x4x1xbf16>) -> tensor<3xbf16> {
  %c = stablehlo.constant dense<0xFF80> : tensor<bf16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xbf16>) -> tensor<3x1xbf16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %2 : tensor<3xbf16>
}

// -----

// CHECK-LABEL: func.func @min_of_one_bf16(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xbf16>) -> tensor<3x1x1xbf16>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xbf16>) -> tensor<3xbf16>
// CHECK-NEXT:    return %[[H]] : tensor<3xbf16>
func.func @min_of_one_bf16(%x: tensor<3x4x1xbf16>) -> tensor<3xbf16> {
  %c = stablehlo.constant dense<0x7F80> : tensor<bf16>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xbf16>, tensor<bf16>) -> tensor<3x4xbf16>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xbf16>) -> tensor<3x1xbf16>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xbf16>, tensor<bf16>) -> tensor<3xbf16>
  return %2 : tensor<3xbf16>
}

// -----

// CHECK-LABEL: func.func @sum_f32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @sum_f32(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f32(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf32>) -> tensor<3x1x1xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[H]] : tensor<3xf32>
func.func @max_of_one_f32(%x: tensor<3x4x1xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0xFF800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf32>) -> tensor<3x1xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @min_of_one_f32(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf32>) -> tensor<3x1x1xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[H]] : tensor<3xf32>
func.func @min_of_one_f32(%x: tensor<3x4x1xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0x7F800000> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf32>) -> tensor<3x1xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @sum_f64(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf64>) -> tensor<3x2x5xf64>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf64>, tensor<f64>) -> tensor<3xf64>
// CHECK-NEXT:    return %[[R]] : tensor<3xf64>
func.func @sum_f64(%x: tensor<3x4x5xf64>) -> tensor<3xf64> {
  %c = stablehlo.constant dense<0.0> : tensor<f64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf64>, tensor<f64>) -> tensor<3x4xf64>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf64>) -> tensor<3x2xf64>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf64>, tensor<f64>) -> tensor<3xf64>
  return %2 : tensor<3xf64>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f64(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf64>) -> tensor<3x1x1xf64>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf64>) -> tensor<3xf64>
// CHECK-NEXT:    return %[[H]] : tensor<3xf64>
func.func @max_of_one_f64(%x: tensor<3x4x1xf64>) -> tensor<3xf64> {
  %c = stablehlo.constant dense<0xFFF0000000000000> : tensor<f64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf64>, tensor<f64>) -> tensor<3x4xf64>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf64>) -> tensor<3x1xf64>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf64>, tensor<f64>) -> tensor<3xf64>
  return %2 : tensor<3xf64>
}

// -----

// CHECK-LABEL: func.func @min_of_one_f64(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf64>) -> tensor<3x1x1xf64>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf64>) -> tensor<3xf64>
// CHECK-NEXT:    return %[[H]] : tensor<3xf64>
func.func @min_of_one_f64(%x: tensor<3x4x1xf64>) -> tensor<3xf64> {
  %c = stablehlo.constant dense<0x7FF0000000000000> : tensor<f64>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xf64>, tensor<f64>) -> tensor<3x4xf64>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf64>) -> tensor<3x1xf64>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xf64>, tensor<f64>) -> tensor<3xf64>
  return %2 : tensor<3xf64>
}

// -----

// CHECK-LABEL: func.func @sum_f8E3M4(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf8E3M4>) -> tensor<3x2x5xf8E3M4>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf8E3M4>, tensor<f8E3M4>) -> tensor<3xf8E3M4>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E3M4>
func.func @sum_f8E3M4(%x: tensor<3x4x5xf8E3M4>) -> tensor<3xf8E3M4> {
  %c = stablehlo.constant dense<0.0> : tensor<f8E3M4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf8E3M4>, tensor<f8E3M4>) -> tensor<3x4xf8E3M4>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf8E3M4>) -> tensor<3x2xf8E3M4>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf8E3M4>, tensor<f8E3M4>) -> tensor<3xf8E3M4>
  return %2 : tensor<3xf8E3M4>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f8E3M4(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E3M4>) -> tensor<3x1x1xf8E3M4>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf8E3M4>) -> tensor<3xf8E3M4>
// CHECK-NEXT:    return %[[H]] : tensor<3xf8E3M4>
func.func @max_of_one_f8E3M4(%x: tensor<3x4x1xf8E3M4>) -> tensor<3xf8E3M4> {
  %c = stablehlo.constant dense<0xF0> : tensor<f8E3M4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf8E3M4>, tensor<f8E3M4>) -> tensor<3x4xf8E3M4>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E3M4>) -> tensor<3x1xf8E3M4>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf8E3M4>, tensor<f8E3M4>) -> tensor<3xf8E3M4>
  return %2 : tensor<3xf8E3M4>
}

// -----

// CHECK-LABEL: func.func @min_of_one_f8E3M4(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E3M4>) -> tensor<3x1x1xf8E3M4>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf8E3M4>) -> tensor<3xf8E3M4>
// CHECK-NEXT:    return %[[H]] : tensor<3xf8E3M4>
func.func @min_of_one_f8E3M4(%x: tensor<3x4x1xf8E3M4>) -> tensor<3xf8E3M4> {
  %c = stablehlo.constant dense<0x70> : tensor<f8E3M4>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xf8E3M4>, tensor<f8E3M4>) -> tensor<3x4xf8E3M4>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E3M4>) -> tensor<3x1xf8E3M4>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xf8E3M4>, tensor<f8E3M4>) -> tensor<3xf8E3M4>
  return %2 : tensor<3xf8E3M4>
}

// -----

// CHECK-LABEL: func.func @sum_f8E4M3(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf8E4M3>) -> tensor<3x2x5xf8E4M3>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf8E4M3>, tensor<f8E4M3>) -> tensor<3xf8E4M3>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E4M3>
func.func @sum_f8E4M3(%x: tensor<3x4x5xf8E4M3>) -> tensor<3xf8E4M3> {
  %c = stablehlo.constant dense<0.0> : tensor<f8E4M3>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf8E4M3>, tensor<f8E4M3>) -> tensor<3x4xf8E4M3>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf8E4M3>) -> tensor<3x2xf8E4M3>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf8E4M3>, tensor<f8E4M3>) -> tensor<3xf8E4M3>
  return %2 : tensor<3xf8E4M3>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f8E4M3(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E4M3>) -> tensor<3x1x1xf8E4M3>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf8E4M3>) -> tensor<3xf8E4M3>
// CHECK-NEXT:    return %[[H]] : tensor<3xf8E4M3>
func.func @max_of_one_f8E4M3(%x: tensor<3x4x1xf8E4M3>) -> tensor<3xf8E4M3> {
  %c = stablehlo.constant dense<0xF8> : tensor<f8E4M3>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf8E4M3>, tensor<f8E4M3>) -> tensor<3x4xf8E4M3>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E4M3>) -> tensor<3x1xf8E4M3>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf8E4M3>, tensor<f8E4M3>) -> tensor<3xf8E4M3>
  return %2 : tensor<3xf8E4M3>
}

// -----

// CHECK-LABEL: func.func @min_of_one_f8E4M3(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E4M3>) -> tensor<3x1x1xf8E4M3>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf8E4M3>) -> tensor<3xf8E4M3>
// CHECK-NEXT:    return %[[H]] : tensor<3xf8E4M3>
func.func @min_of_one_f8E4M3(%x: tensor<3x4x1xf8E4M3>) -> tensor<3xf8E4M3> {
  %c = stablehlo.constant dense<0x78> : tensor<f8E4M3>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xf8E4M3>, tensor<f8E4M3>) -> tensor<3x4xf8E4M3>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E4M3>) -> tensor<3x1xf8E4M3>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xf8E4M3>, tensor<f8E4M3>) -> tensor<3xf8E4M3>
  return %2 : tensor<3xf8E4M3>
}

// -----

// CHECK-LABEL: func.func @sum_f8E5M2(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf8E5M2>) -> tensor<3x2x5xf8E5M2>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E5M2>
func.func @sum_f8E5M2(%x: tensor<3x4x5xf8E5M2>) -> tensor<3xf8E5M2> {
  %c = stablehlo.constant dense<0.0> : tensor<f8E5M2>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf8E5M2>, tensor<f8E5M2>) -> tensor<3x4xf8E5M2>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf8E5M2>) -> tensor<3x2xf8E5M2>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %2 : tensor<3xf8E5M2>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f8E5M2(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E5M2>) -> tensor<3x1x1xf8E5M2>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf8E5M2>) -> tensor<3xf8E5M2>
// CHECK-NEXT:    return %[[H]] : tensor<3xf8E5M2>
func.func @max_of_one_f8E5M2(%x: tensor<3x4x1xf8E5M2>) -> tensor<3xf8E5M2> {
  %c = stablehlo.constant dense<0xFC> : tensor<f8E5M2>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf8E5M2>, tensor<f8E5M2>) -> tensor<3x4xf8E5M2>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E5M2>) -> tensor<3x1xf8E5M2>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %2 : tensor<3xf8E5M2>
}

// -----

// CHECK-LABEL: func.func @min_of_one_f8E5M2(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E5M2>) -> tensor<3x1x1xf8E5M2>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf8E5M2>) -> tensor<3xf8E5M2>
// CHECK-NEXT:    return %[[H]] : tensor<3xf8E5M2>
func.func @min_of_one_f8E5M2(%x: tensor<3x4x1xf8E5M2>) -> tensor<3xf8E5M2> {
  %c = stablehlo.constant dense<0x7C> : tensor<f8E5M2>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.minimum across dimensions = [2] : (tensor<3x4x1xf8E5M2>, tensor<f8E5M2>) -> tensor<3x4xf8E5M2>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E5M2>) -> tensor<3x1xf8E5M2>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.minimum across dimensions = [1] : (tensor<3x1xf8E5M2>, tensor<f8E5M2>) -> tensor<3xf8E5M2>
  return %2 : tensor<3xf8E5M2>
}

// -----

// Types without infinities: no maximum has an identity, and the reduce stays.

// CHECK-LABEL: func.func @sum_f8E4M3FN(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf8E4M3FN>) -> tensor<3x2x5xf8E4M3FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E4M3FN>
func.func @sum_f8E4M3FN(%x: tensor<3x4x5xf8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %c = stablehlo.constant dense<0.0> : tensor<f8E4M3FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf8E4M3FN>) -> tensor<3x2xf8E4M3FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %2 : tensor<3xf8E4M3FN>
}

// -----

// CHECK-LABEL: func.func @product_of_one_f8E4M3FN(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E4M3FN>) -> tensor<3x1x1xf8E4M3FN>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf8E4M3FN>) -> tensor<3xf8E4M3FN>
// CHECK-NEXT:    return %[[H]] : tensor<3xf8E4M3FN>
func.func @product_of_one_f8E4M3FN(%x: tensor<3x4x1xf8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %c = stablehlo.constant dense<1.0> : tensor<f8E4M3FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E4M3FN>) -> tensor<3x1xf8E4M3FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %2 : tensor<3xf8E4M3FN>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f8E4M3FN(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1.000000e+00> : tensor<f8E4M3FN>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E4M3FN>) -> tensor<3x1x1xf8E4M3FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x1x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E4M3FN>
func.func @max_of_one_f8E4M3FN(%x: tensor<3x4x1xf8E4M3FN>) -> tensor<3xf8E4M3FN> {
  %c = stablehlo.constant dense<-1.0> : tensor<f8E4M3FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3x4xf8E4M3FN>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E4M3FN>) -> tensor<3x1xf8E4M3FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<3xf8E4M3FN>
  return %2 : tensor<3xf8E4M3FN>
}

// -----

// CHECK-LABEL: func.func @sum_f8E4M3FNUZ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3x2x5xf8E4M3FNUZ>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E4M3FNUZ>
func.func @sum_f8E4M3FNUZ(%x: tensor<3x4x5xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ> {
  %c = stablehlo.constant dense<0.0> : tensor<f8E4M3FNUZ>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x2xf8E4M3FNUZ>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  return %2 : tensor<3xf8E4M3FNUZ>
}

// -----

// CHECK-LABEL: func.func @product_of_one_f8E4M3FNUZ(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E4M3FNUZ>) -> tensor<3x1x1xf8E4M3FNUZ>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
// CHECK-NEXT:    return %[[H]] : tensor<3xf8E4M3FNUZ>
func.func @product_of_one_f8E4M3FNUZ(%x: tensor<3x4x1xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ> {
  %c = stablehlo.constant dense<1.0> : tensor<f8E4M3FNUZ>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x1xf8E4M3FNUZ>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  return %2 : tensor<3xf8E4M3FNUZ>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f8E4M3FNUZ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1.000000e+00> : tensor<f8E4M3FNUZ>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E4M3FNUZ>) -> tensor<3x1x1xf8E4M3FNUZ>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x1x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E4M3FNUZ>
func.func @max_of_one_f8E4M3FNUZ(%x: tensor<3x4x1xf8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ> {
  %c = stablehlo.constant dense<-1.0> : tensor<f8E4M3FNUZ>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3x4xf8E4M3FNUZ>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E4M3FNUZ>) -> tensor<3x1xf8E4M3FNUZ>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<3xf8E4M3FNUZ>
  return %2 : tensor<3xf8E4M3FNUZ>
}

// -----

// CHECK-LABEL: func.func @sum_f8E4M3B11FNUZ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3x2x5xf8E4M3B11FNUZ>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E4M3B11FNUZ>
func.func @sum_f8E4M3B11FNUZ(%x: tensor<3x4x5xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ> {
  %c = stablehlo.constant dense<0.0> : tensor<f8E4M3B11FNUZ>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x2xf8E4M3B11FNUZ>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  return %2 : tensor<3xf8E4M3B11FNUZ>
}

// -----

// CHECK-LABEL: func.func @product_of_one_f8E4M3B11FNUZ(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E4M3B11FNUZ>) -> tensor<3x1x1xf8E4M3B11FNUZ>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
// CHECK-NEXT:    return %[[H]] : tensor<3xf8E4M3B11FNUZ>
func.func @product_of_one_f8E4M3B11FNUZ(%x: tensor<3x4x1xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ> {
  %c = stablehlo.constant dense<1.0> : tensor<f8E4M3B11FNUZ>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x1xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x1xf8E4M3B11FNUZ>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x1xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  return %2 : tensor<3xf8E4M3B11FNUZ>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f8E4M3B11FNUZ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1.000000e+00> : tensor<f8E4M3B11FNUZ>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E4M3B11FNUZ>) -> tensor<3x1x1xf8E4M3B11FNUZ>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x1x1xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E4M3B11FNUZ>
func.func @max_of_one_f8E4M3B11FNUZ(%x: tensor<3x4x1xf8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ> {
  %c = stablehlo.constant dense<-1.0> : tensor<f8E4M3B11FNUZ>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3x4xf8E4M3B11FNUZ>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E4M3B11FNUZ>) -> tensor<3x1xf8E4M3B11FNUZ>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<3xf8E4M3B11FNUZ>
  return %2 : tensor<3xf8E4M3B11FNUZ>
}

// -----

// CHECK-LABEL: func.func @sum_f8E5M2FNUZ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3x2x5xf8E5M2FNUZ>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E5M2FNUZ>
func.func @sum_f8E5M2FNUZ(%x: tensor<3x4x5xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ> {
  %c = stablehlo.constant dense<0.0> : tensor<f8E5M2FNUZ>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x2xf8E5M2FNUZ>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  return %2 : tensor<3xf8E5M2FNUZ>
}

// -----

// CHECK-LABEL: func.func @product_of_one_f8E5M2FNUZ(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E5M2FNUZ>) -> tensor<3x1x1xf8E5M2FNUZ>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
// CHECK-NEXT:    return %[[H]] : tensor<3xf8E5M2FNUZ>
func.func @product_of_one_f8E5M2FNUZ(%x: tensor<3x4x1xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ> {
  %c = stablehlo.constant dense<1.0> : tensor<f8E5M2FNUZ>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x1xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x1xf8E5M2FNUZ>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x1xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  return %2 : tensor<3xf8E5M2FNUZ>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f8E5M2FNUZ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1.000000e+00> : tensor<f8E5M2FNUZ>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf8E5M2FNUZ>) -> tensor<3x1x1xf8E5M2FNUZ>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x1x1xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E5M2FNUZ>
func.func @max_of_one_f8E5M2FNUZ(%x: tensor<3x4x1xf8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ> {
  %c = stablehlo.constant dense<-1.0> : tensor<f8E5M2FNUZ>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3x4xf8E5M2FNUZ>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf8E5M2FNUZ>) -> tensor<3x1xf8E5M2FNUZ>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<3xf8E5M2FNUZ>
  return %2 : tensor<3xf8E5M2FNUZ>
}

// -----

// CHECK-LABEL: func.func @sum_f6E2M3FN(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f6E2M3FN>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf6E2M3FN>) -> tensor<3x2x5xf6E2M3FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3xf6E2M3FN>
// CHECK-NEXT:    return %[[R]] : tensor<3xf6E2M3FN>
func.func @sum_f6E2M3FN(%x: tensor<3x4x5xf6E2M3FN>) -> tensor<3xf6E2M3FN> {
  %c = stablehlo.constant dense<0.0> : tensor<f6E2M3FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf6E2M3FN>) -> tensor<3x2xf6E2M3FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3xf6E2M3FN>
  return %2 : tensor<3xf6E2M3FN>
}

// -----

// CHECK-LABEL: func.func @product_of_one_f6E2M3FN(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf6E2M3FN>) -> tensor<3x1x1xf6E2M3FN>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf6E2M3FN>) -> tensor<3xf6E2M3FN>
// CHECK-NEXT:    return %[[H]] : tensor<3xf6E2M3FN>
func.func @product_of_one_f6E2M3FN(%x: tensor<3x4x1xf6E2M3FN>) -> tensor<3xf6E2M3FN> {
  %c = stablehlo.constant dense<1.0> : tensor<f6E2M3FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x1xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf6E2M3FN>) -> tensor<3x1xf6E2M3FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x1xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3xf6E2M3FN>
  return %2 : tensor<3xf6E2M3FN>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f6E2M3FN(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1.000000e+00> : tensor<f6E2M3FN>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf6E2M3FN>) -> tensor<3x1x1xf6E2M3FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x1x1xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3xf6E2M3FN>
// CHECK-NEXT:    return %[[R]] : tensor<3xf6E2M3FN>
func.func @max_of_one_f6E2M3FN(%x: tensor<3x4x1xf6E2M3FN>) -> tensor<3xf6E2M3FN> {
  %c = stablehlo.constant dense<-1.0> : tensor<f6E2M3FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3x4xf6E2M3FN>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf6E2M3FN>) -> tensor<3x1xf6E2M3FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<3xf6E2M3FN>
  return %2 : tensor<3xf6E2M3FN>
}

// -----

// CHECK-LABEL: func.func @sum_f6E3M2FN(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f6E3M2FN>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf6E3M2FN>) -> tensor<3x2x5xf6E3M2FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3xf6E3M2FN>
// CHECK-NEXT:    return %[[R]] : tensor<3xf6E3M2FN>
func.func @sum_f6E3M2FN(%x: tensor<3x4x5xf6E3M2FN>) -> tensor<3xf6E3M2FN> {
  %c = stablehlo.constant dense<0.0> : tensor<f6E3M2FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf6E3M2FN>) -> tensor<3x2xf6E3M2FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3xf6E3M2FN>
  return %2 : tensor<3xf6E3M2FN>
}

// -----

// CHECK-LABEL: func.func @product_of_one_f6E3M2FN(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf6E3M2FN>) -> tensor<3x1x1xf6E3M2FN>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf6E3M2FN>) -> tensor<3xf6E3M2FN>
// CHECK-NEXT:    return %[[H]] : tensor<3xf6E3M2FN>
func.func @product_of_one_f6E3M2FN(%x: tensor<3x4x1xf6E3M2FN>) -> tensor<3xf6E3M2FN> {
  %c = stablehlo.constant dense<1.0> : tensor<f6E3M2FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x1xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf6E3M2FN>) -> tensor<3x1xf6E3M2FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x1xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3xf6E3M2FN>
  return %2 : tensor<3xf6E3M2FN>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f6E3M2FN(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1.000000e+00> : tensor<f6E3M2FN>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf6E3M2FN>) -> tensor<3x1x1xf6E3M2FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x1x1xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3xf6E3M2FN>
// CHECK-NEXT:    return %[[R]] : tensor<3xf6E3M2FN>
func.func @max_of_one_f6E3M2FN(%x: tensor<3x4x1xf6E3M2FN>) -> tensor<3xf6E3M2FN> {
  %c = stablehlo.constant dense<-1.0> : tensor<f6E3M2FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3x4xf6E3M2FN>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf6E3M2FN>) -> tensor<3x1xf6E3M2FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<3xf6E3M2FN>
  return %2 : tensor<3xf6E3M2FN>
}

// -----

// CHECK-LABEL: func.func @sum_f4E2M1FN(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f4E2M1FN>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:2, 0:2] : (tensor<3x2x2xf4E2M1FN>) -> tensor<3x1x2xf4E2M1FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x1x2xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3xf4E2M1FN>
// CHECK-NEXT:    return %[[R]] : tensor<3xf4E2M1FN>
func.func @sum_f4E2M1FN(%x: tensor<3x2x2xf4E2M1FN>) -> tensor<3xf4E2M1FN> {
  %c = stablehlo.constant dense<0.0> : tensor<f4E2M1FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x2x2xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x2xf4E2M1FN>
  %1 = stablehlo.slice %0 [0:3, 1:2] : (tensor<3x2xf4E2M1FN>) -> tensor<3x1xf4E2M1FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x1xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3xf4E2M1FN>
  return %2 : tensor<3xf4E2M1FN>
}

// -----

// CHECK-LABEL: func.func @product_of_one_f4E2M1FN(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf4E2M1FN>) -> tensor<3x1x1xf4E2M1FN>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xf4E2M1FN>) -> tensor<3xf4E2M1FN>
// CHECK-NEXT:    return %[[H]] : tensor<3xf4E2M1FN>
func.func @product_of_one_f4E2M1FN(%x: tensor<3x4x1xf4E2M1FN>) -> tensor<3xf4E2M1FN> {
  %c = stablehlo.constant dense<1.0> : tensor<f4E2M1FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x1xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf4E2M1FN>) -> tensor<3x1xf4E2M1FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x1xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3xf4E2M1FN>
  return %2 : tensor<3xf4E2M1FN>
}

// -----

// CHECK-LABEL: func.func @max_of_one_f4E2M1FN(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-1.000000e+00> : tensor<f4E2M1FN>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xf4E2M1FN>) -> tensor<3x1x1xf4E2M1FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x1x1xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3xf4E2M1FN>
// CHECK-NEXT:    return %[[R]] : tensor<3xf4E2M1FN>
func.func @max_of_one_f4E2M1FN(%x: tensor<3x4x1xf4E2M1FN>) -> tensor<3xf4E2M1FN> {
  %c = stablehlo.constant dense<-1.0> : tensor<f4E2M1FN>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x1xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3x4xf4E2M1FN>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xf4E2M1FN>) -> tensor<3x1xf4E2M1FN>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x1xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<3xf4E2M1FN>
  return %2 : tensor<3xf4E2M1FN>
}

// -----

// No zero: a sum has no identity, a product has.

// CHECK-LABEL: func.func @sum_f8E8M0FNU(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<f8E8M0FNU>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3xf8E8M0FNU>
// CHECK-NEXT:    return %[[R1]] : tensor<3xf8E8M0FNU>
func.func @sum_f8E8M0FNU(%x: tensor<3x4x5xf8E8M0FNU>) -> tensor<3xf8E8M0FNU> {
  %c = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  return %2 : tensor<3xf8E8M0FNU>
}

// -----

// CHECK-LABEL: func.func @product_f8E8M0FNU(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<f8E8M0FNU>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf8E8M0FNU>) -> tensor<3x2x5xf8E8M0FNU>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1, 2] : (tensor<3x2x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3xf8E8M0FNU>
// CHECK-NEXT:    return %[[R]] : tensor<3xf8E8M0FNU>
func.func @product_f8E8M0FNU(%x: tensor<3x4x5xf8E8M0FNU>) -> tensor<3xf8E8M0FNU> {
  %c = stablehlo.constant dense<1.0> : tensor<f8E8M0FNU>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3x4xf8E8M0FNU>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf8E8M0FNU>) -> tensor<3x2xf8E8M0FNU>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xf8E8M0FNU>, tensor<f8E8M0FNU>) -> tensor<3xf8E8M0FNU>
  return %2 : tensor<3xf8E8M0FNU>
}
