// RUN: neuron-opt --neuron-inst-combine --allow-unregistered-dialect --remarks-filter-missed='neuron.*' %s 2>&1 | FileCheck %s

// REQUIRES: bindings-iree

// The second chain looks like the first, but for start indices that the bindings cannot read.

// CHECK:       'start_indices' of mhlo.slice is of a kind that the Python bindings cannot read
// CHECK-LABEL: func.func @main(
// CHECK:         dimensions = dense<[1, 2]>
// CHECK:         dimensions = dense<2>
// CHECK:         dimensions = dense<1>
func.func @main(%x: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %c = "mhlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
  %0 = "mhlo.reduce"(%x, %c) ({^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "mhlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "mhlo.return"(%m) : (tensor<i32>) -> ()
  }) {dimensions = dense<2> : tensor<1xi64>} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) {start_indices = dense<0> : tensor<2xi64>, limit_indices = dense<[3, 2]> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>} : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = "mhlo.reduce"(%1, %c) ({^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "mhlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "mhlo.return"(%m) : (tensor<i32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %10 = "mhlo.reduce"(%x, %c) ({^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "mhlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "mhlo.return"(%m) : (tensor<i32>) -> ()
  }) {dimensions = dense<2> : tensor<1xi64>} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %11 = "mhlo.slice"(%10) {start_indices = dense<(0.0,1.0)> : tensor<2xcomplex<f32>>, limit_indices = dense<[3, 2]> : tensor<2xi64>,
    strides = dense<1> : tensor<2xi64>} : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %12 = "mhlo.reduce"(%11, %c) ({^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %m = "mhlo.add"(%a, %b) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    "mhlo.return"(%m) : (tensor<i32>) -> ()
  }) {dimensions = dense<1> : tensor<1xi64>} : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %12 : tensor<3xi32>, tensor<3xi32>
}
