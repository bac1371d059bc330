// RUN: neuron-opt --neuron-inst-combine %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=fold=false %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=engine=python %s | FileCheck %s

// The ops of the upstream wheel are unregistered, and so never dead.
// UNSUPPORTED: bindings-mlir

// A candidate that nothing uses is dead, and goes.

// CHECK-LABEL: func.func @dead(
// CHECK-NEXT:    return
func.func @dead(%x: tensor<3x4x5xi32>) -> tensor<3x4x5xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %x : tensor<3x4x5xi32>
}
