// RUN: neuron-opt --neuron-hlo-inst-comb=signed-zero=preserve %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=signed-zero=preserve --signed-zero %}

// With signed-zero=preserve the sum starts from -0.0, the identity of a float sum, so that a sum of
// nothing but -0.0 stays -0.0. An option for integers too, where it changes nothing.

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

// CHECK-LABEL: func.func @type_f16(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xf16>) -> tensor<2x4xf16>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f16>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<bf16>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f64>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f8E3M4>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f8E4M3>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xf8E4M3>, tensor<f8E4M3>) -> tensor<4xf8E4M3>
// CHECK-NEXT:    return %[[R]] : tensor<4xf8E4M3>
func.func @type_f8E4M3(%x: tensor<8xf8E4M3>) -> tensor<4xf8E4M3> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E4M3>) -> tensor<4xf8E4M3>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E4M3>) -> tensor<4xf8E4M3>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E4M3>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf8E4M3>) -> tensor<4xf8E4M3>
  return %3 : tensor<4xf8E4M3>
}

// The FNUZ formats have one zero.

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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f8E4M3FN>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f8E5M2>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f6E2M3FN>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f6E3M2FN>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f4E2M1FN>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<(-0.000000e+00,-0.000000e+00)> : tensor<complex<f32>>
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
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<(-0.000000e+00,-0.000000e+00)> : tensor<complex<f64>>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xcomplex<f64>>, tensor<complex<f64>>) -> tensor<4xcomplex<f64>>
// CHECK-NEXT:    return %[[R]] : tensor<4xcomplex<f64>>
func.func @type_complex_f64(%x: tensor<8xcomplex<f64>>) -> tensor<4xcomplex<f64>> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  %2 = stablehlo.add %0, %1 : tensor<4xcomplex<f64>>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xcomplex<f64>>) -> tensor<4xcomplex<f64>>
  return %3 : tensor<4xcomplex<f64>>
}
