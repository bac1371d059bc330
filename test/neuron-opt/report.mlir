// REQUIRES: stablehlo
// RUN: neuron-opt --neuron-inst-combine --split-input-file --report=%t.html %s | FileCheck %s
// RUN: FileCheck %s --input-file=%t.html --check-prefix=PAGE -DFILE=%s
// RUN: rm %t.html
// RUN: not neuron-opt --neuron-inst-combine=entry=nosuch --report=%t.html %s
// RUN: not test -e %t.html
// RUN: not neuron-opt --report=%t/no/such.html %s 2>&1 | FileCheck %s --check-prefix=WHERE

// One page for all modules of the input; none after an error.

// CHECK: stablehlo.slice %arg0
// PAGE: <!DOCTYPE html>
// PAGE: SimplifyReduceSliceReduce
// PAGE: <svg
// PAGE: </html>
// WHERE: neuron-opt: error: cannot open output file '{{.*}}such.html': No such file or directory

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
