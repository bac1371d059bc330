// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb %}

// After a public report: a constant that is the identity of one element type was used for all.
// https://github.com/openxla/stablehlo/pull/2638

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi8>) -> tensor<2x4xi8>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i8>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi8>, tensor<i8>) -> tensor<4xi8>
// CHECK-NEXT:    return %[[R]] : tensor<4xi8>
func.func @main(%x: tensor<8xi8>) -> tensor<4xi8> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi8>) -> tensor<4xi8>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi8>) -> tensor<4xi8>
  %2 = stablehlo.add %0, %1 : tensor<4xi8>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi8>) -> tensor<4xi8>
  return %3 : tensor<4xi8>
}

// CHECK-LABEL: func.func @u8(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xui8>) -> tensor<2x4xui8>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui8>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xui8>, tensor<ui8>) -> tensor<4xui8>
// CHECK-NEXT:    return %[[R]] : tensor<4xui8>
func.func @u8(%x: tensor<8xui8>) -> tensor<4xui8> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xui8>) -> tensor<4xui8>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xui8>) -> tensor<4xui8>
  %2 = stablehlo.add %0, %1 : tensor<4xui8>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xui8>) -> tensor<4xui8>
  return %3 : tensor<4xui8>
}

// CHECK-LABEL: func.func @u64(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xui64>) -> tensor<2x4xui64>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui64>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xui64>, tensor<ui64>) -> tensor<4xui64>
// CHECK-NEXT:    return %[[R]] : tensor<4xui64>
func.func @u64(%x: tensor<8xui64>) -> tensor<4xui64> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xui64>) -> tensor<4xui64>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xui64>) -> tensor<4xui64>
  %2 = stablehlo.add %0, %1 : tensor<4xui64>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xui64>) -> tensor<4xui64>
  return %3 : tensor<4xui64>
}

// CHECK-LABEL: func.func @i4(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi4>) -> tensor<2x4xi4>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i4>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi4>, tensor<i4>) -> tensor<4xi4>
// CHECK-NEXT:    return %[[R]] : tensor<4xi4>
func.func @i4(%x: tensor<8xi4>) -> tensor<4xi4> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi4>) -> tensor<4xi4>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi4>) -> tensor<4xi4>
  %2 = stablehlo.add %0, %1 : tensor<4xi4>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi4>) -> tensor<4xi4>
  return %3 : tensor<4xi4>
}

// CHECK-LABEL: func.func @bf16(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xbf16>) -> tensor<2x4xbf16>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
// CHECK-NEXT:    return %[[R]] : tensor<4xbf16>
func.func @bf16(%x: tensor<8xbf16>) -> tensor<4xbf16> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xbf16>) -> tensor<4xbf16>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xbf16>) -> tensor<4xbf16>
  %2 = stablehlo.add %0, %1 : tensor<4xbf16>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xbf16>) -> tensor<4xbf16>
  return %3 : tensor<4xbf16>
}

// CHECK-LABEL: func.func @f16(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf16>) -> tensor<2x4xf16>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf16>, tensor<f16>) -> tensor<4xf16>
// CHECK-NEXT:    return %[[R]] : tensor<4xf16>
func.func @f16(%x: tensor<8xf16>) -> tensor<4xf16> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf16>) -> tensor<4xf16>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf16>) -> tensor<4xf16>
  %2 = stablehlo.add %0, %1 : tensor<4xf16>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf16>) -> tensor<4xf16>
  return %3 : tensor<4xf16>
}

// CHECK-LABEL: func.func @f8(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E4M3FN>
func.func @f8(%x: tensor<8xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E4M3FN>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %3 : tensor<4xf8E4M3FN>
}

// CHECK-LABEL: func.func @f64(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf64>) -> tensor<2x4xf64>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf64>, tensor<f64>) -> tensor<4xf64>
// CHECK-NEXT:    return %[[R]] : tensor<4xf64>
func.func @f64(%x: tensor<8xf64>) -> tensor<4xf64> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf64>) -> tensor<4xf64>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf64>) -> tensor<4xf64>
  %2 = stablehlo.add %0, %1 : tensor<4xf64>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf64>) -> tensor<4xf64>
  return %3 : tensor<4xf64>
}

// CHECK-LABEL: func.func @c64(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK-NEXT:    return %[[R]] : tensor<4xcomplex<f32>>
func.func @c64(%x: tensor<8xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %2 = stablehlo.add %0, %1 : tensor<4xcomplex<f32>>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %3 : tensor<4xcomplex<f32>>
}
