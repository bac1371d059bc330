// RUN: neuron-opt --neuron-inst-combine --allow-unregistered-dialect %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=engine=python --allow-unregistered-dialect %s | FileCheck %s

// Nobody knows that these ops have no side effects: what nothing uses stays, and is combined.

// CHECK-LABEL: func.func @main(
// CHECK:         "stablehlo.slice"
// CHECK:         "stablehlo.reduce"
// CHECK:         dimensions = array<i64: 1, 2>
// CHECK-NOT:     "stablehlo.reduce"
// CHECK:         return
func.func @main(%x: tensor<3x4x5xi32>) {
  %c = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0 = "stablehlo.reduce"(%x, %c) ({^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%m) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>,
    strides = array<i64: 1, 1>} : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = "stablehlo.reduce"(%1, %c) ({^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "stablehlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "stablehlo.return"(%m) : (tensor<i32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return
}
