// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// After public reports, with patterns=extended. A leaf that is no slice of the common source was dropped.
// https://github.com/EnzymeAD/Enzyme-JAX/pull/2013

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xui32>) -> tensor<4xui32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xui32>) -> tensor<4xui32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg1 [0:4] : (tensor<8xui32>) -> tensor<4xui32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xui32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[S2]], %[[A]] : tensor<4xui32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xui32>) -> tensor<4xui32>
// CHECK-NEXT:    return %[[S3]] : tensor<4xui32>
func.func @main(%x: tensor<8xui32>, %y: tensor<8xui32>) -> tensor<4xui32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xui32>) -> tensor<4xui32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xui32>) -> tensor<4xui32>
  %2 = stablehlo.slice %y [0:4] : (tensor<8xui32>) -> tensor<4xui32>
  %3 = stablehlo.add %0, %1 : tensor<4xui32>
  %4 = stablehlo.add %2, %3 : tensor<4xui32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xui32>) -> tensor<4xui32>
  return %5 : tensor<4xui32>
}

// CHECK-LABEL: func.func @bias_leaf(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %arg1 : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S1]] : tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S2]] : tensor<4xi32>
func.func @bias_leaf(%x: tensor<8xi32>, %b: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %b : tensor<4xi32>
  %3 = stablehlo.add %2, %1 : tensor<4xi32>
  %4 = stablehlo.slice %3 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %4 : tensor<4xi32>
}

// CHECK-LABEL: func.func @nested_slice_leaf(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<12xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:12] : (tensor<12xi32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[S1]] [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[S1]] [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S2]] : tensor<4xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S3]] : tensor<4xi32>
// CHECK-NEXT:    %[[S4:.*]] = stablehlo.slice %[[A1]] [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S4]] : tensor<4xi32>
func.func @nested_slice_leaf(%x: tensor<12xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:12] : (tensor<12xi32>) -> tensor<8xi32>
  %2 = stablehlo.slice %1 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %3 = stablehlo.slice %1 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %4 = stablehlo.add %0, %2 : tensor<4xi32>
  %5 = stablehlo.add %4, %3 : tensor<4xi32>
  %6 = stablehlo.slice %5 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %6 : tensor<4xi32>
}
