// REQUIRES: stablehlo
// RUN: neuron-opt --neuron-inst-combine --diff %s 2>&1 >/dev/null | FileCheck %s
// RUN: neuron-opt --neuron-hlo-inst-comb --diff %s 2>&1 >/dev/null | FileCheck %s --check-prefix=SAME --allow-empty
// RUN: not neuron-opt --neuron-inst-combine=entry=nosuch --diff %s 2>&1 | FileCheck %s --check-prefix=FAILED
// RUN: %python %S/Inputs/in_a_terminal.py neuron-opt --neuron-inst-combine --diff -o /dev/null %s | FileCheck %s --check-prefix=COLOUR

// What changed of each function, whose other values keep their names.

// CHECK:      {{^}}--- before @main{{$}}
// CHECK-NEXT: {{^}}+++ after @main{{$}}
// CHECK-NEXT: {{^}}@@ {{.*}} @@ @main{{$}}
// CHECK:      {{^}}- %{{.*}} = stablehlo.reduce
// CHECK:      {{^}}+ %new0 = stablehlo.slice %arg0
// CHECK-NOT:  @untouched
// SAME-NOT:   @@
// FAILED-NOT: @@
// COLOUR: {{.}}[32m+ %new0 = stablehlo.slice

func.func @untouched() {
  return
}

func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
  return %2 : tensor<3xf32>
}
