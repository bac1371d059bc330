// The Python bindings cannot read this constant; on a wheel without StableHLO not even the test could.
// UNSUPPORTED: bindings-mlir
// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb %}

// What a constant holds does not matter to its copies, and is not looked at.

// CHECK-LABEL: func.func @copies_complex_f32(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[(1.000000e+00,2.000000e+00), (0.000000e+00,-0.000000e+00)]> : tensor<2xcomplex<f32>>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xcomplex<f32>>) -> tensor<2x2x2xcomplex<f32>>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
// CHECK-NEXT:    return %[[H]] : tensor<4x2xcomplex<f32>>
func.func @copies_complex_f32() -> tensor<4x2xcomplex<f32>> {
  %0 = stablehlo.constant dense<[(1.0, 2.0), (0.0, -0.0)]> : tensor<2xcomplex<f32>>
  %1 = stablehlo.broadcast_in_dim %0, dims = [1] : (tensor<2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
  %3 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xcomplex<f32>>) -> tensor<1x2xcomplex<f32>>
  %4 = stablehlo.concatenate %2, %3, dim = 0 : (tensor<1x2xcomplex<f32>>, tensor<1x2xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
  %5 = stablehlo.concatenate %4, %4, dim = 0 : (tensor<2x2xcomplex<f32>>, tensor<2x2xcomplex<f32>>) -> tensor<4x2xcomplex<f32>>
  return %5 : tensor<4x2xcomplex<f32>>
}
