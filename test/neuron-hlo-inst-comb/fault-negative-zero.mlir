// RUN: neuron-opt --neuron-hlo-inst-comb=signed-zero=preserve %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=signed-zero=preserve --signed-zero %}
// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck --check-prefix=RELAXED %s
// RUN: %if jaxlib %{ not %evaluate %s --neuron-hlo-inst-comb --signed-zero | FileCheck --check-prefix=DIFFERENT %s %}

// After public reports: +0.0 is not the identity of a float sum, for -0.0 + -0.0 is -0.0. The default
// starts from +0.0 as the original does; 1 / sum is then +inf and not -inf. NaN stays NaN.
// https://github.com/llvm/llvm-project/pull/106616
// https://github.com/openxla/xla/issues/5544
// https://github.com/openxla/stablehlo/issues/2887

// RELAXED-LABEL: func.func @main(
// RELAXED:         stablehlo.constant dense<0.000000e+00> : tensor<f32>
// RELAXED-NEXT:    stablehlo.reduce

// DIFFERENT: @main {{.*}}different: result 0 at [0]: -0.0 before, 0.0 after
// DIFFERENT: @nan_leaf {{.*}}equal

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<6xf32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<2xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[C]] : (tensor<6xf32>) -> tensor<3x2xf32>
// CHECK-NEXT:    %[[C2:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C2]]) applies stablehlo.add across dimensions = [0] : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:    %[[DIVIDE:.*]] = stablehlo.divide %[[C1]], %[[R]] : tensor<2xf32>
// CHECK-NEXT:    return %[[R]], %[[DIVIDE]] : tensor<2xf32>, tensor<2xf32>
func.func @main() -> (tensor<2xf32>, tensor<2xf32>) {
  %x = stablehlo.constant dense<-0.0> : tensor<6xf32>
  %one = stablehlo.constant dense<1.0> : tensor<2xf32>
  %0 = stablehlo.slice %x [0:2] : (tensor<6xf32>) -> tensor<2xf32>
  %1 = stablehlo.slice %x [2:4] : (tensor<6xf32>) -> tensor<2xf32>
  %2 = stablehlo.slice %x [4:6] : (tensor<6xf32>) -> tensor<2xf32>
  %3 = stablehlo.add %0, %1 : tensor<2xf32>
  %4 = stablehlo.add %3, %2 : tensor<2xf32>
  %5 = stablehlo.slice %4 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
  %6 = stablehlo.divide %one, %5 : tensor<2xf32>
  return %5, %6 : tensor<2xf32>, tensor<2xf32>
}

// CHECK-LABEL: func.func @nan_leaf(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1.000000e+00, 2.000000e+00, 0x7FC00000, 4.000000e+00]> : tensor<4xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[C]] : (tensor<4xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<-0.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xf32>, tensor<f32>) -> tensor<2xf32>
// CHECK-NEXT:    return %[[R]] : tensor<2xf32>
func.func @nan_leaf() -> tensor<2xf32> {
  %x = stablehlo.constant dense<[1.0, 2.0, 0x7FC00000, 4.0]> : tensor<4xf32>
  %0 = stablehlo.slice %x [0:2] : (tensor<4xf32>) -> tensor<2xf32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xf32>) -> tensor<2xf32>
  %2 = stablehlo.add %0, %1 : tensor<2xf32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<2xf32>) -> tensor<2xf32>
  return %3 : tensor<2xf32>
}
