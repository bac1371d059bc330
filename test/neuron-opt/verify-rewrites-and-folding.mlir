// What the greedy driver folds is no rewrite of ours: it is taken out of the comparison.
// RUN: neuron-opt --neuron-inst-combine %s -o %t.mlir
// RUN: neuron-opt --neuron-inst-combine --verify-rewrites %s 2> %t.err | diff - %t.mlir
// RUN: FileCheck %s < %t.err
// RUN: neuron-opt --neuron-inst-combine=fold=false --verify-rewrites %s -o - 2> %t.fold > %t.out
// RUN: FileCheck %s --check-prefix=NOFOLD --allow-empty < %t.fold
// REQUIRES: stablehlo
// Where MHLO is registered nothing is folded.
// UNSUPPORTED: mhlo

// CHECK:      verify-rewrites-and-folding.mlir:15:1: warning: neuron-inst-combine: @main was checked but for what the MLIR package itself folded; fold=false leaves that out
// CHECK-NOT:  warning:

// NOFOLD-NOT: warning:
func.func @main(%x: tensor<3x4x5xi32>) -> (tensor<3xi32>, i32) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %one = arith.constant 1 : i32
  %two = arith.addi %one, %one : i32
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %two : tensor<3xi32>, i32
}
