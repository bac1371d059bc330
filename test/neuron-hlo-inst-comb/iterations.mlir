// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: neuron-opt --neuron-hlo-inst-comb=max-iterations=2 %s | FileCheck --check-prefix=TWO %s
// RUN: neuron-opt --neuron-hlo-inst-comb=max-iterations=2 -v %s 2>&1 >%t.mlir | FileCheck --check-prefix=COUNT %s
// RUN: neuron-opt --neuron-hlo-inst-comb --neuron-hlo-inst-comb %s | FileCheck --check-prefix=TWO %s
// RUN: neuron-opt --neuron-hlo-inst-comb=max-iterations=1000000 %s | FileCheck --check-prefix=TWO %s
// RUN: not neuron-opt --neuron-hlo-inst-comb=max-iterations=-1 %s 2>&1 | FileCheck --check-prefix=NEGATIVE %s

// One scan, each op once, in the order of the text: blocks may stand in another order than they run
// in. The copies in ^last are of what the copies in ^first become, and are looked at before.

// NEGATIVE: option 'max-iterations' takes 0 or more, not -1

// COUNT: @copies_of_copies: Optimized 0 of sliceAddPattern
// COUNT: @copies_of_copies: Optimized 2 of sliceConcatPattern

// CHECK-LABEL: func.func @copies_of_copies(
// CHECK:         stablehlo.concatenate
// CHECK:         %[[D:.*]] = stablehlo.concatenate %[[C:.*]], %[[C]], dim = 0
// CHECK-NEXT:    return %[[D]]
// CHECK:         %[[B:.*]] = stablehlo.broadcast_in_dim {{.*}}, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
// CHECK-NEXT:    %[[N:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<1x2xi32>) -> tensor<2x1x2xi32>
// CHECK-NEXT:    stablehlo.reshape %[[N]] : (tensor<2x1x2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    cf.br

// TWO-LABEL: func.func @copies_of_copies(
// TWO-NOT:     stablehlo.concatenate
// TWO:         %[[N:.*]] = stablehlo.broadcast_in_dim {{.*}}, dims = [1, 2, 3] : (tensor<2x1x2xi32>) -> tensor<2x2x1x2xi32>
// TWO-NEXT:    %[[D:.*]] = stablehlo.reshape %[[N]] : (tensor<2x2x1x2xi32>) -> tensor<4x2xi32>
// TWO-NEXT:    return %[[D]]
// TWO-NOT:     stablehlo.concatenate

func.func @copies_of_copies() -> tensor<4x2xi32> {
  cf.br ^first
^last:
  %0 = stablehlo.slice %d [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %1 = stablehlo.slice %d [1:2, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  %3 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  return %3 : tensor<4x2xi32>
^first:
  %k = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32>
  %a = stablehlo.slice %b [0:1, 0:1] : (tensor<1x2xi32>) -> tensor<1x1xi32>
  %e = stablehlo.slice %b [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32>
  %c = stablehlo.concatenate %a, %e, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32>
  %d = stablehlo.concatenate %c, %c, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  cf.br ^last
}
