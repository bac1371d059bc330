// REQUIRES: stablehlo
// RUN: neuron-opt --neuron-inst-combine --cse --neuron-inst-combine=patterns=extended --mlir-pass-statistics %s 2>&1 >/dev/null | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine --cse --neuron-inst-combine=patterns=extended --mlir-print-ir-before=cse --mlir-pass-statistics %s 2>&1 >/dev/null | FileCheck %s --check-prefix=CUT

// CHECK:      {{^}}===---{{-+}}---==={{$}}
// CHECK-NEXT: ... Pass statistics report ...
// CHECK-NEXT: {{^}}===---{{-+}}---==={{$}}
// CHECK-NEXT: {{^}}NeuronInstCombine{{$}}
// CHECK-NEXT: {{^}}  (S) 1 SimplifyReduceSliceReduce - Number of rewrites{{$}}
// CHECK:      {{^}}NeuronInstCombine{{$}}
// CHECK-NEXT: {{^}}  (S) 0 SimplifyReduceSliceReduce - Number of rewrites{{$}}
// CHECK-NEXT: {{^}}  (S) 0 ReduceOfReduce {{ *}}- Number of rewrites{{$}}

// One report also where the pipeline is cut to print the IR.

// CUT:     IR Dump Before CSE
// CUT:     ... Pass statistics report ...
// CUT-NOT: ... Pass statistics report ...
// CUT:     (S) 1 SimplifyReduceSliceReduce
// CUT:     (S) 0 SimplifyReduceSliceReduce

func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}
