// What the passes make of a module is what it was.
//
// RUN: neuron-opt --neuron-hlo-inst-comb --neuron-inst-combine %s -o %t.mlir
// RUN: not diff %s %t.mlir > %t.diff
// RUN: neuron-tv %s %t.mlir | FileCheck %s
// RUN: not neuron-tv --signed-zero=preserve %s %t.mlir > %t.out
// RUN: FileCheck --check-prefix=ZERO %s < %t.out
// REQUIRES: stablehlo

// CHECK: @main: equal
// CHECK: @caller: equal
// CHECK: @recursive: equal

// With init +0.0 a sum of -0.0 alone changes its sign, in the tiled sum.
// ZERO: @main: equal
// ZERO: @windows: different

func.func @main(%x: tensor<3x8x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x8x5xf32>, tensor<f32>) -> tensor<3x8xf32>
  %1 = stablehlo.slice %0 [0:3, 2:6] : (tensor<3x8xf32>) -> tensor<3x4xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

func.func @windows(%x: tensor<4xf32>) -> tensor<2xf32> {
  %a = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  %b = stablehlo.slice %x [2:4] : (tensor<4xf32>) -> tensor<2xf32>
  %c = stablehlo.add %a, %b : tensor<2xf32>
  %d = stablehlo.slice %c [0:2] : (tensor<2xf32>) -> tensor<2xf32>
  return %d : tensor<2xf32>
}

func.func @caller(%x: tensor<4xf32>) -> tensor<2xf32> {
  %0 = call @windows(%x) : (tensor<4xf32>) -> tensor<2xf32>
  %1 = stablehlo.tanh %0 : tensor<2xf32>
  return %1 : tensor<2xf32>
}

func.func @recursive(%x: tensor<2xf32>) -> tensor<2xf32> {
  %0 = call @recursive(%x) : (tensor<2xf32>) -> tensor<2xf32>
  return %0 : tensor<2xf32>
}
