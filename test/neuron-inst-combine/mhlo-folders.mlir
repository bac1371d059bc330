// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %evaluate %s --neuron-inst-combine --split-input-file
// REQUIRES: mhlo

// MHLO's own folders, which the greedy driver applies, take a reduce over no dimension for its operand,
// whatever the init value, and drop attributes with the op.

// CHECK-LABEL: func.func @reduce_over_nothing(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.maximum across dimensions = [] {mhlo.sharding = "{replicated}"} : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @reduce_over_nothing(%x: tensor<3xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<7> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.maximum across dimensions = [] {mhlo.sharding = "{replicated}"} : (tensor<3xi32>, tensor<i32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @reshape_to_the_same_shape(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 {test.note = "keep"} : (tensor<3xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3xi32>
func.func @reshape_to_the_same_shape(%x: tensor<3xi32>) -> tensor<3xi32> {
  %0 = mhlo.reshape %x {test.note = "keep"} : (tensor<3xi32>) -> tensor<3xi32>
  return %0 : tensor<3xi32>
}
