// RUN: neuron-opt --neuron-inst-combine=entry=g %s | FileCheck %s
// RUN: neuron-opt --pass-pipeline='builtin.module(neuron-inst-combine{entry=g})' %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=entry=f --neuron-inst-combine=entry=g %s | FileCheck %s --check-prefix=BOTH
// RUN: not neuron-opt --neuron-inst-combine %s 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: not neuron-opt --neuron-inst-combine=entry=h %s 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not neuron-opt --neuron-inst-combine=entry=declared %s 2>&1 | FileCheck %s --check-prefix=DECLARED

// The option entry, and the errors where there is no telling which function it is.

// NONE: error: no entry function: none is called @main; the functions with a body are @f, @g; choose one with entry=NAME
// MISSING: error: entry function @h is not in the module; the functions with a body are @f, @g
// DECLARED: error: entry function @declared is a declaration; the functions with a body are @f, @g

func.func private @declared()

// CHECK-LABEL: func.func @f(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// BOTH-LABEL:  func.func @f(
// BOTH:          stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2] :
// BOTH-NEXT:     return
func.func @f(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// CHECK-LABEL: func.func @g(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
// BOTH-LABEL:  func.func @g(
// BOTH:          stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2] :
// BOTH-NEXT:     return
func.func @g(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
