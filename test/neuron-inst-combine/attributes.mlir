// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Discardable attributes stay on what takes their op's place.

// CHECK-LABEL: func.func @on_each_op(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] {test.slice = "s"} : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] {mhlo.frontend_attributes = {_xla_compute_type = "host", scope = "block7"}, test.outer} : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @on_each_op(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] {test.inner = 1 : i32} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] {test.slice = "s"} : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] {mhlo.frontend_attributes = {_xla_compute_type = "host", scope = "block7"}, test.outer} : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// Where two slices become one and both have the attribute, the later one's word counts.
// CHECK-LABEL: func.func @on_both_slices(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] {test.both = "y", test.x = 1 : i32, test.y = 2 : i32} : (tensor<3x6x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @on_both_slices(%x: tensor<3x6x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.slice %x [0:3, 1:6, 0:5] {test.both = "x", test.x = 1 : i32} : (tensor<3x6x5xi32>) -> tensor<3x5x5xi32>
  %0 = stablehlo.reduce(%s init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x5x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] {test.both = "y", test.y = 2 : i32} : (tensor<3x5xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @on_a_reshape(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] {mhlo.sharding = "{replicated}"} : (tensor<3x1x1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3xi32>
func.func @on_a_reshape(%x: tensor<3x4x1xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x1xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] {mhlo.sharding = "{replicated}"} : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// Frontend attributes are no sharding, unless they carry one.
// CHECK-LABEL: func.func @frontend_attributes_on_the_slice(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] {mhlo.frontend_attributes = {scope = "block7"}} : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @frontend_attributes_on_the_slice(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] {mhlo.frontend_attributes = {scope = "block7"}} : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @frontend_attributes_with_a_sharding(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding_per_value<[<@mesh, [{}, {}]>]>"}} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @frontend_attributes_with_a_sharding(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] {mhlo.frontend_attributes = {xla.sdy.sharding = "#sdy.sharding_per_value<[<@mesh, [{}, {}]>]>"}} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// What is on the module, the function, its arguments and results is not touched.
module @name attributes {mhlo.num_partitions = 1 : i32, test.module} {
// CHECK-LABEL: func.func public @main(%arg0: tensor<3x4x5xi32> {mhlo.sharding = "{devices=[1,2]<=[2]}", test.arg}) -> (tensor<3xi32> {jax.result_info = "result", mhlo.sharding = "{replicated}"}) attributes {test.function = "f"}
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
  func.func public @main(%x: tensor<3x4x5xi32> {mhlo.sharding = "{devices=[1,2]<=[2]}", test.arg}) -> (tensor<3xi32> {jax.result_info = "result", mhlo.sharding = "{replicated}"}) attributes {test.function = "f"} {
    %c = stablehlo.constant dense<0> : tensor<i32>
    %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
    %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
    %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
    return %2 : tensor<3xi32>
  }
}
