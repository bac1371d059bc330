// REQUIRES: stablehlo
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: neuron-opt --neuron-inst-combine --remarks-filter='.*' --remark-format=yaml %s 2>&1 | FileCheck %s --check-prefix=QUIET
// RUN: FileCheck %s -DFILE=%s --input-file=%t/mlir-remarks.yaml
// RUN: neuron-opt --neuron-inst-combine --remarks-filter='.*' --remark-format=emitRemark %s 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not neuron-opt --remark-format=bitstream %s 2>&1 | FileCheck %s --check-prefix=FORMAT

// A document for each remark.

// QUIET-NOT: remark
// CHECK:      --- !Passed
// CHECK-NEXT: Pass: 'neuron-inst-combine'
// CHECK-NEXT: Name: 'SimplifyReduceSliceReduce'
// CHECK-NEXT: DebugLoc: { File: '[[FILE]]', Line: 27, Column: 24 }
// CHECK-NEXT: Function: 'main'
// CHECK-NEXT: Args:
// CHECK-NEXT: - Reason: '{{.+}}'
// CHECK-NEXT: ...
// CHECK-NEXT: --- !Missed
// TEXT: remark: [Passed]
// FORMAT: neuron-opt: error: for the --remark-format option: unknown value 'bitstream': one of emitRemark, yaml

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
