// REQUIRES: stablehlo
// RUN: neuron-opt --neuron-inst-combine --remarks-filter='.*' --remark-format=yaml --remarks-output-file=%t.yaml --split-input-file %s
// RUN: FileCheck %s -DFILE=%s --input-file=%t.yaml
// RUN: rm %t.yaml
// RUN: not neuron-opt --neuron-inst-combine=entry=f --remarks-filter='.*' --remark-format=yaml --remarks-output-file=%t.yaml --split-input-file %s
// RUN: not test -e %t.yaml
// RUN: not neuron-opt --remarks-filter='.*' --remarks-output-file=%t.yaml %s 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not neuron-opt --remarks-filter='.*' --remark-format=yaml --remarks-output-file=%t/no/such %s 2>&1 | FileCheck %s --check-prefix=WHERE

// One file for all modules of a split input, which has the input's name and lines; none after an
// error.

// CHECK: DebugLoc: { File: '[[FILE]]', Line: 22, Column: 24 }
// CHECK: DebugLoc: { File: '[[FILE]]', Line: 32, Column: 24 }
// TEXT: neuron-opt: error: for the --remarks-output-file option: needs --remark-format=yaml
// WHERE: neuron-opt: error: cannot open output file '{{.*}}such': No such file or directory

func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}

// -----

func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}
