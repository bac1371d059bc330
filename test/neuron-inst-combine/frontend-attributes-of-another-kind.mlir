// RUN: neuron-opt --neuron-inst-combine %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine %}

// An attribute mhlo.frontend_attributes that is no dictionary holds no sharding. Nobody verifies that
// it is one where mhlo is not registered; looking into it raised an exception.

// CHECK-LABEL: func.func @frontend_attributes_of_another_kind(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] {mhlo.frontend_attributes = "scope"} : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @frontend_attributes_of_another_kind(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] {mhlo.frontend_attributes = 1 : i32} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] {mhlo.frontend_attributes = "scope"} : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
