// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// A reshape between the two reduces, of which users ask why nothing happens: no rewrite.
// https://github.com/EnzymeAD/Enzyme-JAX/issues/2087
// https://github.com/pytorch/executorch/pull/18827
// https://github.com/jax-ml/jax/issues/6859
// https://github.com/EnzymeAD/Enzyme-JAX/issues/892
// https://github.com/openxla/xla/issues/46351
// https://github.com/llvm/llvm-project/pull/94130

// CHECK-LABEL: func.func @reduce_reshape(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x2xi32>) -> tensor<2x3xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @reduce_reshape(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reshape %1 : (tensor<3x2xi32>) -> tensor<2x3xi32>
  %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %3 : tensor<3xi32>
}
