// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// After public reports, with patterns=extended. Slices of one axis put together along another.
// https://github.com/EnzymeAD/Enzyme-JAX/issues/2938
// https://github.com/EnzymeAD/Enzyme-JAX/pull/2953

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<6xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3x2xi32>
func.func @main(%x: tensor<6xi32>) -> tensor<3x2xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<6xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<6xi32>) -> tensor<2xi32>
  %2 = stablehlo.slice %x [4:6] : (tensor<6xi32>) -> tensor<2xi32>
  %3 = stablehlo.reshape %0 : (tensor<2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.reshape %1 : (tensor<2xi32>) -> tensor<1x2xi32>
  %5 = stablehlo.reshape %2 : (tensor<2xi32>) -> tensor<1x2xi32>
  %6 = stablehlo.concatenate %3, %4, %5, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<3x2xi32>
  return %6 : tensor<3x2xi32>
}

// CHECK-LABEL: func.func @rows_side_by_side(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 1 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x8xi32>
// CHECK-NEXT:    return %[[J]] : tensor<2x8xi32>
func.func @rows_side_by_side(%x: tensor<4x4xi32>) -> tensor<2x8xi32> {
  %0 = stablehlo.slice %x [0:2, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %x [2:4, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<2x8xi32>
  return %2 : tensor<2x8xi32>
}

// CHECK-LABEL: func.func @square_trap(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4, 0:2] : (tensor<4x4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:4, 2:4] : (tensor<4x4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<4x2xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[S1]] : (tensor<4x2xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[H]], %[[H1]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4x4xi32>
func.func @square_trap(%x: tensor<4x4xi32>) -> tensor<4x4xi32> {
  %0 = stablehlo.slice %x [0:4, 0:2] : (tensor<4x4xi32>) -> tensor<4x2xi32>
  %1 = stablehlo.slice %x [0:4, 2:4] : (tensor<4x4xi32>) -> tensor<4x2xi32>
  %2 = stablehlo.reshape %0 : (tensor<4x2xi32>) -> tensor<2x4xi32>
  %3 = stablehlo.reshape %1 : (tensor<4x2xi32>) -> tensor<2x4xi32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %4 : tensor<4x4xi32>
}
