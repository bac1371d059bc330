// jaxlib has no quant dialect.
// UNSUPPORTED: bindings-jaxlib
// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s

// Quantized types with patterns=extended.

// Quantized types are moved, and not summed.

// CHECK-LABEL: func.func @quantized_copies(
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %arg0, dims = [1] : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x4x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<8x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT:    return %[[H]] : tensor<8x!quant.uniform<i8:f32, 2.000000e+00:15>>
func.func @quantized_copies(%x: tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<8x!quant.uniform<i8:f32, 2.000000e+00:15>> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>, tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<8x!quant.uniform<i8:f32, 2.000000e+00:15>>
  return %0 : tensor<8x!quant.uniform<i8:f32, 2.000000e+00:15>>
}

// CHECK-LABEL: func.func @quantized_pieces(
// CHECK-NEXT:    return %arg0 : tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
func.func @quantized_pieces(%x: tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %1 = stablehlo.slice %x [2:4] : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>, tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
  return %2 : tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
}

// CHECK-LABEL: func.func @quantized_sum(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT:    return %[[A]] : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
func.func @quantized_sum(%x: tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %1 = stablehlo.slice %x [2:4] : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %2 = stablehlo.add %0, %1 : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
  return %2 : tensor<2x!quant.uniform<i8:f32, 2.000000e+00:15>>
}
