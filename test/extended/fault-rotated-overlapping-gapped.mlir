// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// After public reports, with patterns=extended. Slices of one source that are not its pieces in order: only @in_order is the source.
// https://github.com/EnzymeAD/Enzyme-JAX/issues/635
// https://github.com/EnzymeAD/Enzyme-JAX/issues/596

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [3:4] : (tensor<4xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @main(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [3:4] : (tensor<4xi32>) -> tensor<1xi32>
  %1 = stablehlo.slice %x [0:3] : (tensor<4xi32>) -> tensor<3xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<3xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @overlap_same_type(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [1:3] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @overlap_same_type(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @halo(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [3:4] : (tensor<4xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [0:1] : (tensor<4xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], %[[S2]], dim = 0 : (tensor<1xi32>, tensor<4xi32>, tensor<1xi32>) -> tensor<6xi32>
// CHECK-NEXT:    return %[[J]] : tensor<6xi32>
func.func @halo(%x: tensor<4xi32>) -> tensor<6xi32> {
  %0 = stablehlo.slice %x [3:4] : (tensor<4xi32>) -> tensor<1xi32>
  %1 = stablehlo.slice %x [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [0:1] : (tensor<4xi32>) -> tensor<1xi32>
  %3 = stablehlo.concatenate %0, %1, %2, dim = 0 : (tensor<1xi32>, tensor<4xi32>, tensor<1xi32>) -> tensor<6xi32>
  return %3 : tensor<6xi32>
}

// CHECK-LABEL: func.func @gap(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3] : (tensor<5xi32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:5] : (tensor<5xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<3xi32>, tensor<1xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @gap(%x: tensor<5xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:3] : (tensor<5xi32>) -> tensor<3xi32>
  %1 = stablehlo.slice %x [4:5] : (tensor<5xi32>) -> tensor<1xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3xi32>, tensor<1xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @prefix(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3] : (tensor<4xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[S]] : tensor<3xi32>
func.func @prefix(%x: tensor<4xi32>) -> tensor<3xi32> {
  %0 = stablehlo.slice %x [0:1] : (tensor<4xi32>) -> tensor<1xi32>
  %1 = stablehlo.slice %x [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1xi32>, tensor<2xi32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// CHECK-LABEL: func.func @two_sources(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg1 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4xi32>
func.func @two_sources(%x: tensor<4xi32>, %y: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %y [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2xi32>, tensor<2xi32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// CHECK-LABEL: func.func @in_order(
// CHECK-NEXT:    return %arg0 : tensor<4xi32>
func.func @in_order(%x: tensor<4xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:1] : (tensor<4xi32>) -> tensor<1xi32>
  %1 = stablehlo.slice %x [1:3] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.slice %x [3:4] : (tensor<4xi32>) -> tensor<1xi32>
  %3 = stablehlo.concatenate %0, %1, %2, dim = 0 : (tensor<1xi32>, tensor<2xi32>, tensor<1xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}
