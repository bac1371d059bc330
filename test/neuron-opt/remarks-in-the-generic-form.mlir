// RUN: neuron-opt --allow-unregistered-dialect --neuron-inst-combine --remarks-filter="neuron.*" --verify-diagnostics %s -o /dev/null
// RUN: neuron-opt --allow-unregistered-dialect --neuron-inst-combine --mlir-pass-statistics %s 2>&1 >/dev/null | FileCheck %s

// Remarks and counters on every MLIR package, also one that does not know the dialect.

// CHECK: (S) 1 SimplifyReduceSliceReduce

func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>} : (tensor<3x4xf32>) -> tensor<3x2xf32>
  // expected-remark@+1 {{[Passed] SimplifyReduceSliceReduce | Category:neuron-inst-combine}}
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}
