// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// test/tools/through_generic.py cannot print complex attributes; unregistered/malformed.mlir has this too.
// UNSUPPORTED: bindings-mlir

// Complex sums and products have no identity here, and are left alone.

// CHECK-LABEL: func.func @sum_of_complex(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
// CHECK-NEXT:    return %[[R1]] : tensor<3xcomplex<f32>>
func.func @sum_of_complex(%x: tensor<3x4x5xcomplex<f32>>) -> tensor<3xcomplex<f32>> {
  %c = stablehlo.constant dense<(0.0,0.0)> : tensor<complex<f32>>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3x4xcomplex<f32>>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xcomplex<f32>>) -> tensor<3x2xcomplex<f32>>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<3xcomplex<f32>>
  return %2 : tensor<3xcomplex<f32>>
}

// -----

// CHECK-LABEL: func.func @product_of_complex(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<(1.000000e+00,0.000000e+00)> : tensor<complex<f64>>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
// CHECK-NEXT:    return %[[R1]] : tensor<3xcomplex<f64>>
func.func @product_of_complex(%x: tensor<3x4x5xcomplex<f64>>) -> tensor<3xcomplex<f64>> {
  %c = stablehlo.constant dense<(1.0,0.0)> : tensor<complex<f64>>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.multiply across dimensions = [2] : (tensor<3x4x5xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3x4xcomplex<f64>>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xcomplex<f64>>) -> tensor<3x2xcomplex<f64>>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.multiply across dimensions = [1] : (tensor<3x2xcomplex<f64>>, tensor<complex<f64>>) -> tensor<3xcomplex<f64>>
  return %2 : tensor<3xcomplex<f64>>
}
