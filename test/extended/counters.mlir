// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended -v %s 2>&1 >%t.mlir | FileCheck %s
// RUN: neuron-opt --neuron-hlo-inst-comb="patterns=extended disable-patterns=SameSourceConcat" -v %s 2>&1 >%t.mlir | FileCheck --check-prefix=DISABLED %s

// SameSourceConcat is counted under the original's label for slice-concat, and RepeatedConcat, which
// the original has not, under none. Without SameSourceConcat the slices stay, and a reduce beside them
// would save nothing.

// CHECK:      @main: Optimized 1 of sliceAddPattern
// CHECK-NEXT: @main: Optimized 2 of sliceConcatPattern
// CHECK-NEXT: @copies: Optimized 0 of sliceAddPattern
// CHECK-NEXT: @copies: Optimized 0 of sliceConcatPattern
// CHECK-NOT:  Optimized

// DISABLED:      @main: Optimized 0 of sliceAddPattern
// DISABLED-NEXT: @main: Optimized 0 of sliceConcatPattern

func.func @main(%x: tensor<8xi32>) -> (tensor<8xi32>, tensor<6xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.slice %x [4:6] : (tensor<8xi32>) -> tensor<2xi32>
  %3 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
  %4 = stablehlo.concatenate %0, %2, dim = 0 : (tensor<4xi32>, tensor<2xi32>) -> tensor<6xi32>
  %5 = stablehlo.add %0, %1 : tensor<4xi32>
  return %3, %4, %5 : tensor<8xi32>, tensor<6xi32>, tensor<4xi32>
}

func.func @copies(%x: tensor<8xi32>) -> tensor<16xi32> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<8xi32>, tensor<8xi32>) -> tensor<16xi32>
  return %0 : tensor<16xi32>
}
