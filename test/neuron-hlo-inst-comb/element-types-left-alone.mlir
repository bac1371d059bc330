// jaxlib has no quant dialect.
// UNSUPPORTED: bindings-jaxlib
// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s

// This format holds powers of two only, so no zero.

// CHECK-LABEL: func.func @type_f8E8M0FNU(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    return %[[S2]] : tensor<4xf8E8M0FNU>
func.func @type_f8E8M0FNU(%x: tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E8M0FNU>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  return %3 : tensor<4xf8E8M0FNU>
}

// The zero of a quantized type is not known here.

// CHECK-LABEL: func.func @type_quantized(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[A]] [0:4] : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
// CHECK-NEXT:    return %[[S2]] : tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
func.func @type_quantized(%x: tensor<8x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %1 = stablehlo.slice %x [4:8] : (tensor<8x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %2 = stablehlo.add %0, %1 : tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>) -> tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
  return %3 : tensor<4x!quant.uniform<i8:f32, 2.000000e+00:15>>
}
