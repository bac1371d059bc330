// REQUIRES: stablehlo
// RUN: neuron-opt --neuron-inst-combine --remarks-filter=neuron-inst-combine %s 2>&1 >/dev/null | FileCheck %s -DFILE=%s
// RUN: neuron-opt --neuron-inst-combine --remarks-filter='Simplify.*|ReduceOfReduce' %s 2>&1 >/dev/null | FileCheck %s -DFILE=%s
// RUN: neuron-opt --neuron-inst-combine --remarks-filter='neuron-inst' %s 2>&1 >/dev/null | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: neuron-opt --neuron-inst-combine %s 2>&1 >/dev/null | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: not neuron-opt --neuron-inst-combine --remarks-filter='(' %s 2>&1 | FileCheck %s --check-prefix=REGEX

// A remark for what fired, and one for what did not, with the source line and a caret.

// CHECK-NOT:  [Missed]
// CHECK:      {{^}}[[FILE]]:24:24: remark: [Passed] SimplifyReduceSliceReduce | Category:neuron-inst-combine | Reason="2 reduces and a slice became one reduce of a 3x2x5 slice over [1, 2]"{{$}}
// CHECK-NEXT: {{^}}  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1]
// CHECK-NEXT: {{^ +\^$}}
// CHECK-NEXT: {{^}}[[FILE]]:27:24: remark: [Missed] SimplifyReduceSliceReduce | Category:neuron-inst-combine | Reason="the bodies of the two reduces differ"{{$}}
// CHECK-NEXT: {{^}}  %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [1]
// CHECK-NOT:  remark:
// NONE-NOT: remark:
// REGEX: neuron-opt: error: for the --remarks-filter option: '(' is no regular expression: {{.*}}

func.func @main(%x: tensor<3x4x5xf32>) -> (tensor<3xf32>, tensor<3xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  %3 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %4 = stablehlo.slice %3 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2, %5 : tensor<3xf32>, tensor<3xf32>
}
