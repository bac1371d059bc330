// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Sharding or frontend attributes of a replaced op vanished.
// https://github.com/openxla/stablehlo/pull/2921
// https://github.com/tensorflow/tensorflow/pull/30986
// https://github.com/EnzymeAD/Enzyme-JAX/pull/797

// The inner reduce is sharded in its own way.
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

// -----

// What the root has stays, and so do attributes of arguments and results.
// CHECK-LABEL: func.func @attributes_of_the_root(%arg0: tensor<3x4x5xf32> {mhlo.sharding = "{devices=[2,1,1]<=[2]}"}) -> (tensor<3xf32> {mhlo.sharding = "{replicated}"})
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] {mhlo.frontend_attributes = {_xla_compute_type = "host", scope = "block7"}, mhlo.sharding = "{replicated}"} : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[R]] : tensor<3xf32>
func.func @attributes_of_the_root(%x: tensor<3x4x5xf32> {mhlo.sharding = "{devices=[2,1,1]<=[2]}"}) -> (tensor<3xf32> {mhlo.sharding = "{replicated}"}) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] {mhlo.frontend_attributes = {_xla_compute_type = "host", scope = "block7"}, mhlo.sharding = "{replicated}"} : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}
