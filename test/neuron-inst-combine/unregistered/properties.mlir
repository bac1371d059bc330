// RUN: neuron-opt --neuron-inst-combine=assume-monoid --allow-unregistered-dialect %s | FileCheck %s

// The properties of an unregistered op are not among the attributes that the Python bindings list: two
// bodies that differ in nothing else were taken for equal.

// CHECK-LABEL: func.func @properties_differ(
// CHECK:         "stablehlo.reduce"
// CHECK:         "test.combine"{{.*}} <{how = "one way"}>
// CHECK:         "stablehlo.slice"
// CHECK:         "stablehlo.reduce"
// CHECK:         "test.combine"{{.*}} <{how = "another"}>
func.func @properties_differ(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "test.combine"(%a, %b) <{how = "one way"}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "test.combine"(%a, %b) <{how = "another"}> : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}
