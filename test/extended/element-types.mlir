// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --allow-unevaluated=@no_zero %}

// Sums of other element types: booleans are or, complex numbers have a zero, f8E8M0FNU has none.

// CHECK-LABEL: func.func @booleans(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi1>) -> tensor<2x4xi1>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.or across dimensions = [0] : (tensor<2x4xi1>, tensor<i1>) -> tensor<4xi1>
// CHECK-NEXT:    return %[[R]] : tensor<4xi1>
func.func @booleans(%x: tensor<8xi1>) -> tensor<4xi1> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi1>) -> tensor<4xi1>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi1>) -> tensor<4xi1>
  %2 = stablehlo.add %0, %1 : tensor<4xi1>
  return %2 : tensor<4xi1>
}

// CHECK-LABEL: func.func @complex(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xcomplex<f32>>) -> tensor<2x4xcomplex<f32>>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
// CHECK-NEXT:    return %[[R]] : tensor<4xcomplex<f32>>
func.func @complex(%x: tensor<8xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xcomplex<f32>>) -> tensor<4xcomplex<f32>>
  %2 = stablehlo.add %0, %1 : tensor<4xcomplex<f32>>
  return %2 : tensor<4xcomplex<f32>>
}

// CHECK-LABEL: func.func @complex_halving_tree(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<4xcomplex<f32>>) -> tensor<2x2xcomplex<f32>>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xcomplex<f32>>, tensor<complex<f32>>) -> tensor<2xcomplex<f32>>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<2xcomplex<f32>>) -> tensor<2x1xcomplex<f32>>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<(0.000000e+00,0.000000e+00)> : tensor<complex<f32>>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x1xcomplex<f32>>, tensor<complex<f32>>) -> tensor<1xcomplex<f32>>
// CHECK-NEXT:    return %[[R1]] : tensor<1xcomplex<f32>>
func.func @complex_halving_tree(%x: tensor<4xcomplex<f32>>) -> tensor<1xcomplex<f32>> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xcomplex<f32>>) -> tensor<2xcomplex<f32>>
  %2 = stablehlo.add %0, %1 : tensor<2xcomplex<f32>>
  %3 = stablehlo.slice %2 [0:1] : (tensor<2xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %4 = stablehlo.slice %2 [1:2] : (tensor<2xcomplex<f32>>) -> tensor<1xcomplex<f32>>
  %5 = stablehlo.add %3, %4 : tensor<1xcomplex<f32>>
  return %5 : tensor<1xcomplex<f32>>
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
  return %2 : tensor<4xbf16>
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
  return %2 : tensor<4xi4>
}

// CHECK-LABEL: func.func @no_zero(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [4:8] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %[[S]], %[[S1]] : tensor<4xf8E8M0FNU>
// CHECK-NEXT:    return %[[A]] : tensor<4xf8E8M0FNU>
func.func @no_zero(%x: tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf8E8M0FNU>) -> tensor<4xf8E8M0FNU>
  %2 = stablehlo.add %0, %1 : tensor<4xf8E8M0FNU>
  return %2 : tensor<4xf8E8M0FNU>
}
