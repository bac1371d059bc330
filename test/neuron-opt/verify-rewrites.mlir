// Each of our passes is checked by translation validation; test/validation plants the faults.
// RUN: neuron-opt --neuron-hlo-inst-comb --neuron-inst-combine %s -o %t.mlir
// RUN: neuron-opt --neuron-hlo-inst-comb --neuron-inst-combine --verify-rewrites %s 2> %t.err | diff - %t.mlir
// RUN: FileCheck %s < %t.err
// REQUIRES: stablehlo

// CHECK:     verify-rewrites.mlir:17:1: warning: neuron-hlo-inst-comb: @inner was not checked: @inner differs, and is no function
// CHECK-NOT: warning:
func.func @main(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

module @inner {
  func.func @windows(%x: tensor<4xf32>) -> tensor<2xf32> {
    %a = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>
    %b = stablehlo.slice %x [2:4] : (tensor<4xf32>) -> tensor<2xf32>
    %c = stablehlo.add %a, %b : tensor<2xf32>
    %d = stablehlo.slice %c [0:2] : (tensor<2xf32>) -> tensor<2xf32>
    return %d : tensor<2xf32>
  }
}
