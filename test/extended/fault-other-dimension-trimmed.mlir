// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// After public reports, with patterns=extended. A rewrite looked only at the sliced axis and took the whole source in the other dimensions.
// https://github.com/EnzymeAD/Enzyme-JAX/issues/1420
// https://github.com/EnzymeAD/Enzyme-JAX/pull/1421

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:1, 1:5] : (tensor<3x6xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [1:2, 1:5] : (tensor<3x6xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %arg0 [2:3, 1:5] : (tensor<3x6xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<1x4xf32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %[[A]], %[[S2]] : tensor<1x4xf32>
// CHECK-NEXT:    %[[S3:.*]] = stablehlo.slice %[[A1]] [0:1, 0:4] : (tensor<1x4xf32>) -> tensor<1x4xf32>
// CHECK-NEXT:    return %[[S3]] : tensor<1x4xf32>
func.func @main(%x: tensor<3x6xf32>) -> tensor<1x4xf32> {
  %0 = stablehlo.slice %x [0:1, 1:5] : (tensor<3x6xf32>) -> tensor<1x4xf32>
  %1 = stablehlo.slice %x [1:2, 1:5] : (tensor<3x6xf32>) -> tensor<1x4xf32>
  %2 = stablehlo.slice %x [2:3, 1:5] : (tensor<3x6xf32>) -> tensor<1x4xf32>
  %3 = stablehlo.add %0, %1 : tensor<1x4xf32>
  %4 = stablehlo.add %3, %2 : tensor<1x4xf32>
  %5 = stablehlo.slice %4 [0:1, 0:4] : (tensor<1x4xf32>) -> tensor<1x4xf32>
  return %5 : tensor<1x4xf32>
}

// CHECK-LABEL: func.func @partial_rows(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [1:4, 0:4] : (tensor<5x4xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x4xf32>) -> tensor<3x1x4xf32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x1x4xf32>, tensor<f32>) -> tensor<1x4xf32>
// CHECK-NEXT:    return %[[R]] : tensor<1x4xf32>
func.func @partial_rows(%x: tensor<5x4xf32>) -> tensor<1x4xf32> {
  %0 = stablehlo.slice %x [1:2, 0:4] : (tensor<5x4xf32>) -> tensor<1x4xf32>
  %1 = stablehlo.slice %x [2:3, 0:4] : (tensor<5x4xf32>) -> tensor<1x4xf32>
  %2 = stablehlo.slice %x [3:4, 0:4] : (tensor<5x4xf32>) -> tensor<1x4xf32>
  %3 = stablehlo.add %0, %1 : tensor<1x4xf32>
  %4 = stablehlo.add %3, %2 : tensor<1x4xf32>
  %5 = stablehlo.slice %4 [0:1, 0:4] : (tensor<1x4xf32>) -> tensor<1x4xf32>
  return %5 : tensor<1x4xf32>
}

// CHECK-LABEL: func.func @positive(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xf32>) -> tensor<3x4xf32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<3x4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return %[[R]] : tensor<4xf32>
func.func @positive(%x: tensor<12xf32>) -> tensor<4xf32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<12xf32>) -> tensor<4xf32>
  %1 = stablehlo.slice %x [4:8] : (tensor<12xf32>) -> tensor<4xf32>
  %2 = stablehlo.slice %x [8:12] : (tensor<12xf32>) -> tensor<4xf32>
  %3 = stablehlo.add %0, %1 : tensor<4xf32>
  %4 = stablehlo.add %3, %2 : tensor<4xf32>
  %5 = stablehlo.slice %4 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
  return %5 : tensor<4xf32>
}
