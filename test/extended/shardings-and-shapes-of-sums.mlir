// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --allow-unevaluated=@dynamic,@encoding %}

// The guards of the documented pattern hold for any root.

// CHECK-LABEL: func.func @sharding_on_the_root(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] {mhlo.sharding = "{replicated}"} : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @sharding_on_the_root(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 {mhlo.sharding = "{replicated}"} : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @sharding_on_a_leaf(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] {mhlo.sharding = "{replicated}"} : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @sharding_on_a_leaf(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] {mhlo.sharding = "{replicated}"} : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @attributes_of_the_root(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] {note = "kept"} : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @attributes_of_the_root(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 {note = "kept"} : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<?xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<?xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @dynamic(%x: tensor<?xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<?xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<?xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @encoding(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32, "layout">) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32, "layout">) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    return %[[A]] : tensor<4xi32>
func.func @encoding(%x: tensor<8xi32, "layout">) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32, "layout">) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32, "layout">) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @empty(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<0x4xi32>) -> tensor<0x2x2xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<0x2x2xi32>, tensor<i32>) -> tensor<0x2xi32>
// CHECK-NEXT:    return %[[R]] : tensor<0x2xi32>
func.func @empty(%x: tensor<0x4xi32>) -> tensor<0x2xi32> {
  %0 = stablehlo.slice %x [0:0, 0:2] : (tensor<0x4xi32>) -> tensor<0x2xi32>
  %1 = stablehlo.slice %x [0:0, 2:4] : (tensor<0x4xi32>) -> tensor<0x2xi32>
  %2 = stablehlo.add %0, %1 : tensor<0x2xi32>
  return %2 : tensor<0x2xi32>
}
