// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine="patterns=extended entry=chain" %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine="patterns=extended entry=chain" %}

// After public reports, with patterns=extended. One rewrite makes the source of the next.
// https://github.com/tensorflow/tensorflow/pull/33466
// https://github.com/EnzymeAD/Enzyme-JAX/issues/2983
// https://github.com/llvm/llvm-project/issues/62135
// https://github.com/llvm/llvm-project/issues/63920

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @main(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %4 = stablehlo.slice %2 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %5 = stablehlo.add %3, %4 : tensor<4xi32>
  %6 = stablehlo.slice %5 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  %7 = stablehlo.slice %6 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %8 = stablehlo.slice %6 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %9 = stablehlo.concatenate %7, %8, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %9 : tensor<4xi32>
}

// CHECK-LABEL: func.func @nested(
// CHECK-NEXT:    return %arg0 : tensor<8xi32>
func.func @nested(%x: tensor<8xi32>) -> tensor<8xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<8xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<8xi32>) -> tensor<2xi32>
  %2 = stablehlo.slice %x [4:6] : (tensor<8xi32>) -> tensor<2xi32>
  %3 = stablehlo.slice %x [6:8] : (tensor<8xi32>) -> tensor<2xi32>
  %4 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %5 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %6 : tensor<8xi32>
}

// CHECK-LABEL: func.func @chain(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 1:4, 0:6] : (tensor<3x4x5x6xi32>) -> tensor<3x2x3x6xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2, 3] : (tensor<3x2x3x6xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @chain(%x: tensor<3x4x5x6xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [3] : (tensor<3x4x5x6xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %1 = stablehlo.slice %0 [0:3, 0:4, 1:4] : (tensor<3x4x5xi32>) -> tensor<3x4x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x3xi32>, tensor<i32>) -> tensor<3x4xi32>
  %3 = stablehlo.slice %2 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %4 = stablehlo.reduce(%3 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %4 : tensor<3xi32>
}
