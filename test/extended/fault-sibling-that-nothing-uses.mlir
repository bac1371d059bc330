// Where nothing is registered, the driver leaves dead ops alone, this one too.
// UNSUPPORTED: bindings-mlir
// RUN: neuron-opt --neuron-inst-combine=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine=patterns=extended %}

// A reduce that nothing uses was taken for a sibling: all of the value was read, for a slice of it.

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @main(%x: tensor<8x16xi32>) -> tensor<4xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %1 : tensor<4xi32>
}
