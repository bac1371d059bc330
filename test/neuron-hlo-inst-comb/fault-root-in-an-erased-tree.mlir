// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: neuron-opt --neuron-hlo-inst-comb=engine=python %s | FileCheck %s

// Blocks may stand in another order than they run in, so that the outer root is met first. When its
// tree was erased, a slice of an add in it had been replaced as a root of its own, and was touched
// again: the process crashed. A sum in another block than its root is left alone now; the inner
// root is looked at as ever.

// CHECK-LABEL: func.func @main(
// CHECK:         cf.br
// CHECK:         stablehlo.slice
// CHECK-NEXT:    return
// CHECK:         cf.br
func.func @main(%x: tensor<4xi32>) -> tensor<1xi32> {
  cf.br ^first
^last:
  %root = stablehlo.slice %total [0:1] : (tensor<1xi32>) -> tensor<1xi32>
  return %root : tensor<1xi32>
^first:
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.add %0, %1 : tensor<2xi32>
  %inner = stablehlo.slice %2 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %3 = stablehlo.slice %x [1:2] : (tensor<4xi32>) -> tensor<1xi32>
  %4 = stablehlo.slice %x [3:4] : (tensor<4xi32>) -> tensor<1xi32>
  %5 = stablehlo.add %3, %4 : tensor<1xi32>
  %total = stablehlo.add %inner, %5 : tensor<1xi32>
  cf.br ^last
}
