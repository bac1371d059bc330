// RUN: neuron-opt --neuron-inst-combine %s | FileCheck %s
// REQUIRES: mhlo

// Runs with the one package that has MHLO: lit --param bindings=jaxlib

// CHECK: mhlo.reduce
// CHECK-NOT: mhlo.reduce
func.func @main(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %zero = mhlo.constant dense<0.0> : tensor<f32>
  %y = mhlo.reduce(%x init: %zero) applies mhlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %z = "mhlo.slice"(%y) <{start_indices = dense<[0, 2]> : tensor<2xi64>, limit_indices = dense<[4, 6]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %w = mhlo.reduce(%z init: %zero) applies mhlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %w : tensor<4xf32>
}
