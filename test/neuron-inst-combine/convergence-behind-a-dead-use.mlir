// RUN: neuron-opt --neuron-inst-combine=max-iterations=2 %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine="max-iterations=2 engine=python" %s | FileCheck %s
// RUN: not neuron-opt --neuron-inst-combine=max-iterations=1 %s 2>&1 | FileCheck %s --check-prefix=FAILED

// The ops of the upstream wheel are unregistered, and so never dead; jaxlib folds nothing, and so has
// nothing to erase by itself before a candidate is found.
// UNSUPPORTED: bindings-mlir, bindings-jaxlib

// The slice has a second use, which is dead: the walk comes too early, but to erase the use and to
// merge the reduces is one sweep, and one finds no more.

// FAILED: did not converge in 1 iterations

// CHECK-LABEL: func.func @main(
// CHECK:         stablehlo.slice %arg0 [0:3, 0:2, 0:5]
// CHECK-NEXT:    stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2]
// CHECK-NEXT:    return
func.func @main(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %dead = stablehlo.negate %1 : tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
