// Which patterns run: patterns=, enable-patterns= and disable-patterns=.

// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck --check-prefixes=CHECK,SUM,NO-REPEAT,NO-SAME %s
// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=documented %s | FileCheck --check-prefixes=CHECK,SUM,NO-REPEAT,NO-SAME %s
// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck --check-prefixes=CHECK,SUM,REPEAT,SAME %s
// RUN: neuron-opt --neuron-hlo-inst-comb="patterns=extended disable-patterns=RepeatedConcat" %s | FileCheck --check-prefixes=CHECK,SUM,NO-REPEAT,SAME %s
// RUN: neuron-opt --neuron-hlo-inst-comb="patterns=extended disable-patterns=RepeatedConcat,StridedSliceReduce" %s | FileCheck --check-prefixes=CHECK,NO-SUM,NO-REPEAT,SAME %s
// RUN: neuron-opt --neuron-hlo-inst-comb="patterns=extended enable-patterns=RepeatedConcat" %s | FileCheck --check-prefixes=CHECK,NO-SUM,REPEAT,NO-SAME %s
// RUN: neuron-opt --neuron-hlo-inst-comb="enable-patterns=SameSourceConcat,RepeatedConcat" %s | FileCheck --check-prefixes=CHECK,NO-SUM,REPEAT,SAME %s
// RUN: neuron-opt --neuron-hlo-inst-comb="enable-patterns=SameSourceConcat,RepeatedConcat disable-patterns=SameSourceConcat" %s | FileCheck --check-prefixes=CHECK,NO-SUM,REPEAT,NO-SAME %s

// RUN: neuron-opt --neuron-inst-combine=entry=reduces %s | FileCheck --check-prefix=TWO %s
// RUN: neuron-opt --neuron-inst-combine="entry=reduces patterns=extended" %s | FileCheck --check-prefix=ONE %s
// RUN: neuron-opt --neuron-inst-combine="entry=reduces enable-patterns=ReduceOfReduce" %s | FileCheck --check-prefix=ONE %s
// RUN: neuron-opt --neuron-inst-combine="entry=reduces patterns=extended disable-patterns=ReduceOfReduce" %s | FileCheck --check-prefix=TWO %s
// RUN: neuron-opt --neuron-inst-combine="entry=reduces patterns=extended enable-patterns=SliceOfSiblingReduce" %s | FileCheck --check-prefix=TWO %s

// RUN: not neuron-opt --neuron-hlo-inst-comb=enable-patterns=RepeatedConcats %s 2>&1 | FileCheck --check-prefix=CLOSE %s
// RUN: not neuron-opt --neuron-hlo-inst-comb=disable-patterns=Fancy %s 2>&1 | FileCheck --check-prefix=UNKNOWN %s
// RUN: not neuron-opt --neuron-hlo-inst-comb=enable-patterns=ReduceOfReduce %s 2>&1 | FileCheck --check-prefix=OTHER %s
// RUN: not neuron-opt --neuron-inst-combine=disable-patterns=Fancy %s 2>&1 | FileCheck --check-prefix=INST %s

// CLOSE: option 'enable-patterns': no pattern 'RepeatedConcats': did you mean 'RepeatedConcat'? there are StridedSliceReduce, BroadcastConcat, SameSourceConcat, RepeatedConcat
// UNKNOWN: option 'disable-patterns': no pattern 'Fancy': there are StridedSliceReduce, BroadcastConcat, SameSourceConcat, RepeatedConcat
// OTHER: option 'enable-patterns': no pattern 'ReduceOfReduce': {{.*}}there are StridedSliceReduce, BroadcastConcat, SameSourceConcat, RepeatedConcat
// INST: option 'disable-patterns': no pattern 'Fancy': there are SimplifyReduceSliceReduce, ReduceOfReduce, SliceOfSiblingReduce

// CHECK-LABEL: func.func @sum(
// SUM:         stablehlo.reduce
// NO-SUM:      stablehlo.add
func.func @sum(%x: tensor<8xi32>) -> tensor<4xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  return %3 : tensor<4xi32>
}

// CHECK-LABEL: func.func @copies(
// REPEAT-NEXT:    stablehlo.broadcast_in_dim
// NO-REPEAT-NEXT: stablehlo.concatenate
func.func @copies(%x: tensor<8xi32>) -> tensor<16xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<8xi32>, tensor<8xi32>) -> tensor<16xi32>
  return %0 : tensor<16xi32>
}

// CHECK-LABEL: func.func @pieces(
// SAME-NEXT:    return %arg0
// NO-SAME-NEXT: stablehlo.slice
func.func @pieces(%x: tensor<8xi32>) -> tensor<8xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  return %2 : tensor<8xi32>
}

// ONE-LABEL: func.func @reduces(
// ONE:       stablehlo.reduce
// ONE-NOT:   stablehlo.reduce
// ONE:       return
// TWO-LABEL: func.func @reduces(
// TWO:       stablehlo.reduce
// TWO-NEXT:  stablehlo.reduce
func.func @reduces(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}
