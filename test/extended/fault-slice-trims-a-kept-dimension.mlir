// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine="patterns=extended entry=main" --neuron-inst-combine="patterns=extended entry=kept_dim_to_one" --neuron-inst-combine="patterns=extended entry=inner_reduces_before_kept" %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine="patterns=extended entry=main" --neuron-inst-combine="patterns=extended entry=kept_dim_to_one" --neuron-inst-combine="patterns=extended entry=inner_reduces_before_kept" %}

// After public reports, with patterns=extended. Slices that do not begin at 0, do not end at the end, or trim a dimension that is kept.
// https://github.com/EnzymeAD/Enzyme-JAX/pull/1404
// https://github.com/EnzymeAD/Enzyme-JAX/pull/1408
// https://github.com/ROCm/AMDMIGraphX/pull/2146

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:3, 0:2] : (tensor<3x4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<2xi32>
func.func @main(%x: tensor<3x4x5xi32>) -> tensor<2xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [1:3, 0:2] : (tensor<3x4xi32>) -> tensor<2x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
  return %2 : tensor<2xi32>
}

// CHECK-LABEL: func.func @kept_dim_to_one(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:3, 1:4, 0:5] : (tensor<3x4x5xi32>) -> tensor<1x3x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x3x5xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @kept_dim_to_one(%x: tensor<3x4x5xi32>) -> tensor<1xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [2:3, 1:4] : (tensor<3x4xi32>) -> tensor<1x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<1x3xi32>, tensor<i32>) -> tensor<1xi32>
  return %2 : tensor<1xi32>
}

// CHECK-LABEL: func.func @outer_slice_smaller(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:3] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[S]] : tensor<2xi32>
func.func @outer_slice_smaller(%x: tensor<8xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  return %3 : tensor<2xi32>
}

// CHECK-LABEL: func.func @starts_late(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [8:12] : (tensor<16xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @starts_late(%x: tensor<16xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [4:8] : (tensor<16xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [8:12] : (tensor<16xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @inner_reduces_before_kept(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:6, 0:3, 1:3] : (tensor<6x3x4xi32>) -> tensor<6x3x2xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [0, 2] : (tensor<6x3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @inner_reduces_before_kept(%x: tensor<6x3x4xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<6x3x4xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
