// RUN: neuron-opt --neuron-inst-combine %s | FileCheck %s
// jaxlib does not register the quant dialect.
// UNSUPPORTED: bindings-jaxlib

// A sum of quantized elements is left alone, also from a constant of zeros.

!q = !quant.uniform<i8:f32, 0.5>

// CHECK-LABEL: func.func @sum_of_quantized(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant() <{value = dense<0> : tensor<i8>}> : () -> tensor<!quant.uniform<i8:f32, 5.000000e-01>>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5x!quant.uniform<i8:f32, 5.000000e-01>>, tensor<!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<3x4x!quant.uniform<i8:f32, 5.000000e-01>>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4x!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<3x2x!quant.uniform<i8:f32, 5.000000e-01>>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2x!quant.uniform<i8:f32, 5.000000e-01>>, tensor<!quant.uniform<i8:f32, 5.000000e-01>>) -> tensor<3x!quant.uniform<i8:f32, 5.000000e-01>>
// CHECK-NEXT:    return %[[R1]] : tensor<3x!quant.uniform<i8:f32, 5.000000e-01>>
func.func @sum_of_quantized(%x: tensor<3x4x5x!q>) -> tensor<3x!q> {
  %c = stablehlo.constant() <{value = dense<0> : tensor<i8>}> : () -> tensor<!q>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5x!q>, tensor<!q>) -> tensor<3x4x!q>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4x!q>) -> tensor<3x2x!q>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2x!q>, tensor<!q>) -> tensor<3x!q>
  return %2 : tensor<3x!q>
}
