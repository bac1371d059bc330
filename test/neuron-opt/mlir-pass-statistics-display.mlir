// REQUIRES: stablehlo
// RUN: neuron-opt --neuron-inst-combine --neuron-hlo-inst-comb --neuron-inst-combine --mlir-pass-statistics --mlir-pass-statistics-display=list %s 2>&1 >/dev/null | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine --neuron-hlo-inst-comb --mlir-pass-statistics --mlir-pass-statistics-display=pipeline %s 2>&1 >/dev/null | FileCheck %s --check-prefix=PIPELINE

// CHECK:      ... Pass statistics report ...
// CHECK:      {{^}}  NeuronHloInstCombine{{$}}
// CHECK-NEXT: {{^}}    (S) 0 StridedSliceReduce - Number of rewrites{{$}}
// CHECK:      {{^}}  NeuronInstCombine{{$}}
// CHECK-NEXT: {{^}}    (S) 1 SimplifyReduceSliceReduce - Number of rewrites{{$}}
// CHECK-NOT:  NeuronInstCombine
// PIPELINE: {{^}}NeuronInstCombine{{$}}
// PIPELINE: {{^}}NeuronHloInstCombine{{$}}

func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}
