// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb --allow-unevaluated=@copies_f8E8M0FNU %}

// Every element type that the add of StableHLO takes.

// A sum of booleans is their or.

// CHECK-LABEL: func.func @type_i1(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi1>) -> tensor<2x4xi1>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.or across dimensions = [0] : (tensor<2x4xi1>, tensor<i1>) -> tensor<4xi1>
// CHECK-NEXT:    return %[[R]] : tensor<4xi1>
func.func @type_i1(%x: tensor<8xi1>) -> tensor<4xi1> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi1>) -> tensor<4xi1>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi1>) -> tensor<4xi1>
  %2 = stablehlo.add %0, %1 : tensor<4xi1>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi1>) -> tensor<4xi1>
  return %3 : tensor<4xi1>
}

// The reduce starts from the zero of exactly the element type.

// CHECK-LABEL: func.func @type_i2(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi2>) -> tensor<2x4xi2>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i2>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi2>, tensor<i2>) -> tensor<4xi2>
// CHECK-NEXT:    return %[[R]] : tensor<4xi2>
func.func @type_i2(%x: tensor<8xi2>) -> tensor<4xi2> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi2>) -> tensor<4xi2>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi2>) -> tensor<4xi2>
  %2 = stablehlo.add %0, %1 : tensor<4xi2>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi2>) -> tensor<4xi2>
  return %3 : tensor<4xi2>
}

// CHECK-LABEL: func.func @type_ui2(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xui2>) -> tensor<2x4xui2>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui2>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xui2>, tensor<ui2>) -> tensor<4xui2>
// CHECK-NEXT:    return %[[R]] : tensor<4xui2>
func.func @type_ui2(%x: tensor<8xui2>) -> tensor<4xui2> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xui2>) -> tensor<4xui2>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xui2>) -> tensor<4xui2>
  %2 = stablehlo.add %0, %1 : tensor<4xui2>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xui2>) -> tensor<4xui2>
  return %3 : tensor<4xui2>
}

// CHECK-LABEL: func.func @type_i4(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi4>) -> tensor<2x4xi4>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i4>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi4>, tensor<i4>) -> tensor<4xi4>
// CHECK-NEXT:    return %[[R]] : tensor<4xi4>
func.func @type_i4(%x: tensor<8xi4>) -> tensor<4xi4> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi4>) -> tensor<4xi4>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi4>) -> tensor<4xi4>
  %2 = stablehlo.add %0, %1 : tensor<4xi4>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi4>) -> tensor<4xi4>
  return %3 : tensor<4xi4>
}

// CHECK-LABEL: func.func @type_ui4(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xui4>) -> tensor<2x4xui4>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui4>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xui4>, tensor<ui4>) -> tensor<4xui4>
// CHECK-NEXT:    return %[[R]] : tensor<4xui4>
func.func @type_ui4(%x: tensor<8xui4>) -> tensor<4xui4> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xui4>) -> tensor<4xui4>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xui4>) -> tensor<4xui4>
  %2 = stablehlo.add %0, %1 : tensor<4xui4>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xui4>) -> tensor<4xui4>
  return %3 : tensor<4xui4>
}

// CHECK-LABEL: func.func @type_i8(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi8>) -> tensor<2x4xi8>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i8>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi8>, tensor<i8>) -> tensor<4xi8>
// CHECK-NEXT:    return %[[R]] : tensor<4xi8>
func.func @type_i8(%x: tensor<8xi8>) -> tensor<4xi8> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi8>) -> tensor<4xi8>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi8>) -> tensor<4xi8>
  %2 = stablehlo.add %0, %1 : tensor<4xi8>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi8>) -> tensor<4xi8>
  return %3 : tensor<4xi8>
}

// CHECK-LABEL: func.func @type_ui8(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xui8>) -> tensor<2x4xui8>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui8>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xui8>, tensor<ui8>) -> tensor<4xui8>
// CHECK-NEXT:    return %[[R]] : tensor<4xui8>
func.func @type_ui8(%x: tensor<8xui8>) -> tensor<4xui8> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xui8>) -> tensor<4xui8>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xui8>) -> tensor<4xui8>
  %2 = stablehlo.add %0, %1 : tensor<4xui8>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xui8>) -> tensor<4xui8>
  return %3 : tensor<4xui8>
}

// CHECK-LABEL: func.func @type_i16(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi16>) -> tensor<2x4xi16>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i16>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi16>, tensor<i16>) -> tensor<4xi16>
// CHECK-NEXT:    return %[[R]] : tensor<4xi16>
func.func @type_i16(%x: tensor<8xi16>) -> tensor<4xi16> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi16>) -> tensor<4xi16>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi16>) -> tensor<4xi16>
  %2 = stablehlo.add %0, %1 : tensor<4xi16>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi16>) -> tensor<4xi16>
  return %3 : tensor<4xi16>
}

// CHECK-LABEL: func.func @type_ui16(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xui16>) -> tensor<2x4xui16>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui16>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xui16>, tensor<ui16>) -> tensor<4xui16>
// CHECK-NEXT:    return %[[R]] : tensor<4xui16>
func.func @type_ui16(%x: tensor<8xui16>) -> tensor<4xui16> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xui16>) -> tensor<4xui16>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xui16>) -> tensor<4xui16>
  %2 = stablehlo.add %0, %1 : tensor<4xui16>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xui16>) -> tensor<4xui16>
  return %3 : tensor<4xui16>
}

// CHECK-LABEL: func.func @type_i32(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @type_i32(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @type_ui32(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xui32>) -> tensor<2x4xui32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xui32>, tensor<ui32>) -> tensor<4xui32>
// CHECK-NEXT:    return %[[R]] : tensor<4xui32>
func.func @type_ui32(%x: tensor<8xui32>) -> tensor<4xui32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xui32>) -> tensor<4xui32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xui32>) -> tensor<4xui32>
  %2 = stablehlo.add %0, %1 : tensor<4xui32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xui32>) -> tensor<4xui32>
  return %3 : tensor<4xui32>
}

// CHECK-LABEL: func.func @type_i64(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi64>) -> tensor<2x4xi64>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i64>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi64>, tensor<i64>) -> tensor<4xi64>
// CHECK-NEXT:    return %[[R]] : tensor<4xi64>
func.func @type_i64(%x: tensor<8xi64>) -> tensor<4xi64> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi64>) -> tensor<4xi64>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi64>) -> tensor<4xi64>
  %2 = stablehlo.add %0, %1 : tensor<4xi64>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi64>) -> tensor<4xi64>
  return %3 : tensor<4xi64>
}

// CHECK-LABEL: func.func @type_ui64(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xui64>) -> tensor<2x4xui64>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<ui64>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xui64>, tensor<ui64>) -> tensor<4xui64>
// CHECK-NEXT:    return %[[R]] : tensor<4xui64>
func.func @type_ui64(%x: tensor<8xui64>) -> tensor<4xui64> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xui64>) -> tensor<4xui64>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xui64>) -> tensor<4xui64>
  %2 = stablehlo.add %0, %1 : tensor<4xui64>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xui64>) -> tensor<4xui64>
  return %3 : tensor<4xui64>
}

// CHECK-LABEL: func.func @type_f16(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf16>) -> tensor<2x4xf16>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f16>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf16>, tensor<f16>) -> tensor<4xf16>
// CHECK-NEXT:    return %[[R]] : tensor<4xf16>
func.func @type_f16(%x: tensor<8xf16>) -> tensor<4xf16> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf16>) -> tensor<4xf16>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf16>) -> tensor<4xf16>
  %2 = stablehlo.add %0, %1 : tensor<4xf16>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf16>) -> tensor<4xf16>
  return %3 : tensor<4xf16>
}

// CHECK-LABEL: func.func @type_bf16(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xbf16>) -> tensor<2x4xbf16>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<bf16>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xbf16>, tensor<bf16>) -> tensor<4xbf16>
// CHECK-NEXT:    return %[[R]] : tensor<4xbf16>
func.func @type_bf16(%x: tensor<8xbf16>) -> tensor<4xbf16> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xbf16>) -> tensor<4xbf16>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xbf16>) -> tensor<4xbf16>
  %2 = stablehlo.add %0, %1 : tensor<4xbf16>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xbf16>) -> tensor<4xbf16>
  return %3 : tensor<4xbf16>
}

// CHECK-LABEL: func.func @type_f32(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return %[[R]] : tensor<4xf32>
func.func @type_f32(%x: tensor<8xf32>) -> tensor<4xf32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf32>) -> tensor<4xf32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf32>) -> tensor<4xf32>
  %2 = stablehlo.add %0, %1 : tensor<4xf32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}

// CHECK-LABEL: func.func @type_f64(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf64>) -> tensor<2x4xf64>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f64>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf64>, tensor<f64>) -> tensor<4xf64>
// CHECK-NEXT:    return %[[R]] : tensor<4xf64>
func.func @type_f64(%x: tensor<8xf64>) -> tensor<4xf64> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf64>) -> tensor<4xf64>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf64>) -> tensor<4xf64>
  %2 = stablehlo.add %0, %1 : tensor<4xf64>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf64>) -> tensor<4xf64>
  return %3 : tensor<4xf64>
}

// CHECK-LABEL: func.func @type_f8E3M4(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf8E3M4>) -> tensor<2x4xf8E3M4>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E3M4>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf8E3M4>, tensor<f8E3M4>) -> tensor<4xf8E3M4>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E3M4>
func.func @type_f8E3M4(%x: tensor<8xf8E3M4>) -> tensor<4xf8E3M4> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E3M4>) -> tensor<4xf8E3M4>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E3M4>) -> tensor<4xf8E3M4>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E3M4>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E3M4>) -> tensor<4xf8E3M4>
  return %3 : tensor<4xf8E3M4>
}

// CHECK-LABEL: func.func @type_f8E4M3(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf8E4M3>) -> tensor<2x4xf8E4M3>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E4M3>
func.func @type_f8E4M3(%x: tensor<8xf8E4M3>) -> tensor<4xf8E4M3> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E4M3>) -> tensor<4xf8E4M3>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E4M3>) -> tensor<4xf8E4M3>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E4M3>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E4M3>) -> tensor<4xf8E4M3>
  return %3 : tensor<4xf8E4M3>
}

// CHECK-LABEL: func.func @type_f8E4M3B11FNUZ(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf8E4M3B11FNUZ>) -> tensor<2x4xf8E4M3B11FNUZ>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3B11FNUZ>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf8E4M3B11FNUZ>, tensor<f8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E4M3B11FNUZ>
func.func @type_f8E4M3B11FNUZ(%x: tensor<8xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E4M3B11FNUZ>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E4M3B11FNUZ>) -> tensor<4xf8E4M3B11FNUZ>
  return %3 : tensor<4xf8E4M3B11FNUZ>
}

// CHECK-LABEL: func.func @type_f8E4M3FN(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf8E4M3FN>) -> tensor<2x4xf8E4M3FN>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf8E4M3FN>, tensor<f8E4M3FN>) -> tensor<4xf8E4M3FN>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E4M3FN>
func.func @type_f8E4M3FN(%x: tensor<8xf8E4M3FN>) -> tensor<4xf8E4M3FN> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E4M3FN>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E4M3FN>) -> tensor<4xf8E4M3FN>
  return %3 : tensor<4xf8E4M3FN>
}

// CHECK-LABEL: func.func @type_f8E4M3FNUZ(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf8E4M3FNUZ>) -> tensor<2x4xf8E4M3FNUZ>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E4M3FNUZ>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf8E4M3FNUZ>, tensor<f8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E4M3FNUZ>
func.func @type_f8E4M3FNUZ(%x: tensor<8xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E4M3FNUZ>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E4M3FNUZ>) -> tensor<4xf8E4M3FNUZ>
  return %3 : tensor<4xf8E4M3FNUZ>
}

// CHECK-LABEL: func.func @type_f8E5M2(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf8E5M2>) -> tensor<2x4xf8E5M2>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf8E5M2>, tensor<f8E5M2>) -> tensor<4xf8E5M2>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E5M2>
func.func @type_f8E5M2(%x: tensor<8xf8E5M2>) -> tensor<4xf8E5M2> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E5M2>) -> tensor<4xf8E5M2>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E5M2>) -> tensor<4xf8E5M2>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E5M2>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E5M2>) -> tensor<4xf8E5M2>
  return %3 : tensor<4xf8E5M2>
}

// CHECK-LABEL: func.func @type_f8E5M2FNUZ(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf8E5M2FNUZ>) -> tensor<2x4xf8E5M2FNUZ>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f8E5M2FNUZ>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf8E5M2FNUZ>, tensor<f8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E5M2FNUZ>
func.func @type_f8E5M2FNUZ(%x: tensor<8xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E5M2FNUZ>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E5M2FNUZ>) -> tensor<4xf8E5M2FNUZ>
  return %3 : tensor<4xf8E5M2FNUZ>
}

// CHECK-LABEL: func.func @type_f6E2M3FN(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf6E2M3FN>) -> tensor<2x4xf6E2M3FN>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f6E2M3FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf6E2M3FN>, tensor<f6E2M3FN>) -> tensor<4xf6E2M3FN>
// CHECK-NEXT:    return %[[R]] : tensor<4xf6E2M3FN>
func.func @type_f6E2M3FN(%x: tensor<8xf6E2M3FN>) -> tensor<4xf6E2M3FN> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf6E2M3FN>) -> tensor<4xf6E2M3FN>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf6E2M3FN>) -> tensor<4xf6E2M3FN>
  %2 = stablehlo.add %0, %1 : tensor<4xf6E2M3FN>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf6E2M3FN>) -> tensor<4xf6E2M3FN>
  return %3 : tensor<4xf6E2M3FN>
}

// CHECK-LABEL: func.func @type_f6E3M2FN(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf6E3M2FN>) -> tensor<2x4xf6E3M2FN>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f6E3M2FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf6E3M2FN>, tensor<f6E3M2FN>) -> tensor<4xf6E3M2FN>
// CHECK-NEXT:    return %[[R]] : tensor<4xf6E3M2FN>
func.func @type_f6E3M2FN(%x: tensor<8xf6E3M2FN>) -> tensor<4xf6E3M2FN> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf6E3M2FN>) -> tensor<4xf6E3M2FN>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf6E3M2FN>) -> tensor<4xf6E3M2FN>
  %2 = stablehlo.add %0, %1 : tensor<4xf6E3M2FN>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf6E3M2FN>) -> tensor<4xf6E3M2FN>
  return %3 : tensor<4xf6E3M2FN>
}

// CHECK-LABEL: func.func @type_f4E2M1FN(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf4E2M1FN>) -> tensor<2x4xf4E2M1FN>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f4E2M1FN>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf4E2M1FN>, tensor<f4E2M1FN>) -> tensor<4xf4E2M1FN>
// CHECK-NEXT:    return %[[R]] : tensor<4xf4E2M1FN>
func.func @type_f4E2M1FN(%x: tensor<8xf4E2M1FN>) -> tensor<4xf4E2M1FN> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf4E2M1FN>) -> tensor<4xf4E2M1FN>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf4E2M1FN>) -> tensor<4xf4E2M1FN>
  %2 = stablehlo.add %0, %1 : tensor<4xf4E2M1FN>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf4E2M1FN>) -> tensor<4xf4E2M1FN>
  return %3 : tensor<4xf4E2M1FN>
}

// CHECK-LABEL: func.func @type_complex_f32(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK-NEXT:    return %[[R]] : tensor<4xcomplex<f32>>
func.func @type_complex_f32(%x: tensor<8xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %2 = stablehlo.add %0, %1 : tensor<4xcomplex<f32>>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  return %3 : tensor<4xcomplex<f32>>
}

// CHECK-LABEL: func.func @type_complex_f64(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xcomplex<f64>>) -> tensor<2x4xcomplex<f64>>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f64>>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
// CHECK-NEXT:    return %[[R]] : tensor<4xcomplex<f64>>
func.func @type_complex_f64(%x: tensor<8xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %2 = stablehlo.add %0, %1 : tensor<4xcomplex<f64>>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return %3 : tensor<4xcomplex<f64>>
}

// A root that takes a part, and several dimensions.

// CHECK-LABEL: func.func @root_window_i1(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi1>) -> tensor<2x4xi1>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.or across dimensions = [0] : (tensor<2x4xi1>, tensor<i1>) -> tensor<4xi1>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:3] : (tensor<4xi1>) -> tensor<2xi1>
// CHECK-NEXT:    return %[[S]] : tensor<2xi1>
func.func @root_window_i1(%x: tensor<8xi1>) -> tensor<2xi1> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi1>) -> tensor<4xi1>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi1>) -> tensor<4xi1>
  %2 = stablehlo.add %0, %1 : tensor<4xi1>
  %3 = stablehlo.slice %2 [1:3] : (tensor<4xi1>) -> tensor<2xi1>
  return %3 : tensor<2xi1>
}

// CHECK-LABEL: func.func @root_window_f32(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf32>) -> tensor<2x4xf32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:3] : (tensor<4xf32>) -> tensor<2xf32>
// CHECK-NEXT:    return %[[S]] : tensor<2xf32>
func.func @root_window_f32(%x: tensor<8xf32>) -> tensor<2xf32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf32>) -> tensor<4xf32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf32>) -> tensor<4xf32>
  %2 = stablehlo.add %0, %1 : tensor<4xf32>
  %3 = stablehlo.slice %2 [1:3] : (tensor<4xf32>) -> tensor<2xf32>
  return %3 : tensor<2xf32>
}

// Copies are copies, of any type.

// CHECK-LABEL: func.func @copies_i1(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[true, false]> : tensor<2xi1>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xi1>) -> tensor<2x2x2xi1>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x2xi1>) -> tensor<4x2xi1>
// CHECK-NEXT:    return %[[H]] : tensor<4x2xi1>
func.func @copies_i1() -> tensor<4x2xi1> {
  %0 = stablehlo.constant dense<[true, false]> : tensor<2xi1>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xi1>) -> tensor<2x2xi1>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xi1>) -> tensor<1x2xi1>
  %3 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xi1>) -> tensor<1x2xi1>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xi1>, tensor<1x2xi1>) -> tensor<2x2xi1>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x2xi1>, tensor<2x2xi1>) -> tensor<4x2xi1>
  return %5 : tensor<4x2xi1>
}

// CHECK-LABEL: func.func @copies_ui8(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 255]> : tensor<2xui8>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xui8>) -> tensor<2x2xui8>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xui8>) -> tensor<2x2x2xui8>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x2xui8>) -> tensor<4x2xui8>
// CHECK-NEXT:    return %[[H]] : tensor<4x2xui8>
func.func @copies_ui8() -> tensor<4x2xui8> {
  %0 = stablehlo.constant dense<[1, 255]> : tensor<2xui8>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xui8>) -> tensor<2x2xui8>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xui8>) -> tensor<1x2xui8>
  %3 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xui8>) -> tensor<1x2xui8>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xui8>, tensor<1x2xui8>) -> tensor<2x2xui8>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x2xui8>, tensor<2x2xui8>) -> tensor<4x2xui8>
  return %5 : tensor<4x2xui8>
}

// CHECK-LABEL: func.func @copies_i4(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, -8]> : tensor<2xi4>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xi4>) -> tensor<2x2xi4>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xi4>) -> tensor<2x2x2xi4>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x2xi4>) -> tensor<4x2xi4>
// CHECK-NEXT:    return %[[H]] : tensor<4x2xi4>
func.func @copies_i4() -> tensor<4x2xi4> {
  %0 = stablehlo.constant dense<[1, -8]> : tensor<2xi4>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xi4>) -> tensor<2x2xi4>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xi4>) -> tensor<1x2xi4>
  %3 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xi4>) -> tensor<1x2xi4>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xi4>, tensor<1x2xi4>) -> tensor<2x2xi4>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x2xi4>, tensor<2x2xi4>) -> tensor<4x2xi4>
  return %5 : tensor<4x2xi4>
}

// CHECK-LABEL: func.func @copies_bf16(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1.000000e+00, 0x7FC0]> : tensor<2xbf16>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xbf16>) -> tensor<2x2xbf16>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xbf16>) -> tensor<2x2x2xbf16>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x2xbf16>) -> tensor<4x2xbf16>
// CHECK-NEXT:    return %[[H]] : tensor<4x2xbf16>
func.func @copies_bf16() -> tensor<4x2xbf16> {
  %0 = stablehlo.constant dense<[1.0, 0x7FC0]> : tensor<2xbf16>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xbf16>) -> tensor<2x2xbf16>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xbf16>) -> tensor<1x2xbf16>
  %3 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xbf16>) -> tensor<1x2xbf16>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xbf16>, tensor<1x2xbf16>) -> tensor<2x2xbf16>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x2xbf16>, tensor<2x2xbf16>) -> tensor<4x2xbf16>
  return %5 : tensor<4x2xbf16>
}

// CHECK-LABEL: func.func @copies_f8E8M0FNU(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf8E8M0FNU>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xf8E8M0FNU>) -> tensor<2x2x2xf8E8M0FNU>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x2xf8E8M0FNU>) -> tensor<4x2xf8E8M0FNU>
// CHECK-NEXT:    return %[[H]] : tensor<4x2xf8E8M0FNU>
func.func @copies_f8E8M0FNU() -> tensor<4x2xf8E8M0FNU> {
  %0 = stablehlo.constant dense<[1.0, 2.0]> : tensor<2xf8E8M0FNU>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xf8E8M0FNU>) -> tensor<1x2xf8E8M0FNU>
  %3 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xf8E8M0FNU>) -> tensor<1x2xf8E8M0FNU>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xf8E8M0FNU>, tensor<1x2xf8E8M0FNU>) -> tensor<2x2xf8E8M0FNU>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x2xf8E8M0FNU>, tensor<2x2xf8E8M0FNU>) -> tensor<4x2xf8E8M0FNU>
  return %5 : tensor<4x2xf8E8M0FNU>
}

// CHECK-LABEL: func.func @copies_f32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[-0.000000e+00, 0.000000e+00]> : tensor<2xf32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x2xf32>) -> tensor<4x2xf32>
// CHECK-NEXT:    return %[[H]] : tensor<4x2xf32>
func.func @copies_f32() -> tensor<4x2xf32> {
  %0 = stablehlo.constant dense<[-0.0, 0.0]> : tensor<2xf32>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
  %3 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  return %5 : tensor<4x2xf32>
}
