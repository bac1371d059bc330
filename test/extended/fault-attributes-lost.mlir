// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine="patterns=extended entry=reduce" %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine="patterns=extended entry=reduce" %}

// After public reports, with patterns=extended. Shardings and frontend attributes are not lost.
// https://github.com/openxla/stablehlo/pull/2921
// https://github.com/tensorflow/tensorflow/pull/30986
// https://github.com/EnzymeAD/Enzyme-JAX/pull/797

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4, 0:4] {mhlo.sharding = "{devices=[1,2]<=[2]}"} : (tensor<8x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8, 0:4] {mhlo.sharding = "{devices=[1,2]<=[2]}"} : (tensor<8x4xf32>) -> tensor<4x4xf32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
// CHECK-NEXT:    return %[[J]] : tensor<8x4xf32>
func.func @main(%x: tensor<8x4xf32> {mhlo.sharding = "{devices=[2,1]<=[2]}"}) -> (tensor<8x4xf32> {mhlo.sharding = "{replicated}"}) {
  %0 = stablehlo.slice %x [0:4, 0:4] {mhlo.sharding = "{devices=[1,2]<=[2]}"} : (tensor<8x4xf32>) -> tensor<4x4xf32>
  %1 = stablehlo.slice %x [4:8, 0:4] {mhlo.sharding = "{devices=[1,2]<=[2]}"} : (tensor<8x4xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 {mhlo.sharding = "{replicated}"} : (tensor<4x4xf32>, tensor<4x4xf32>) -> tensor<8x4xf32>
  return %2 : tensor<8x4xf32>
}

// CHECK-LABEL: func.func @reduce(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] {mhlo.sharding = "{devices=[1,2]<=[2]}"} : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] {mhlo.sharding = "{replicated}"} : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xf32>
func.func @reduce(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] {mhlo.sharding = "{devices=[1,2]<=[2]}"} : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] {mhlo.sharding = "{replicated}"} : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// CHECK-LABEL: func.func @frontend(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] {mhlo.frontend_attributes = {_xla_compute_type = "host", scope = "block7"}} : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return %[[R]] : tensor<4xf32>
func.func @frontend(%x: tensor<8xf32>) -> tensor<4xf32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf32>) -> tensor<4xf32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf32>) -> tensor<4xf32>
  %2 = stablehlo.add %0, %1 : tensor<4xf32>
  %3 = stablehlo.slice %2 [0:4] {mhlo.frontend_attributes = {_xla_compute_type = "host", scope = "block7"}} : (tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
