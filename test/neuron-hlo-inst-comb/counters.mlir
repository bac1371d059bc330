// RUN: neuron-opt --neuron-hlo-inst-comb -v %s 2>&1 >%t.mlir | FileCheck %s
// RUN: neuron-opt --neuron-hlo-inst-comb %s 2>&1 >%t.mlir | FileCheck --allow-empty --check-prefix=QUIET %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb %}

// The two lines of the original for each function with a body, in document order; a declaration has
// none. A concatenate that feeds only concatenates is no root, so @copies has one.

// QUIET-NOT: Optimized

// CHECK:      @sums: Optimized 2 of sliceAddPattern
// CHECK-NEXT: @sums: Optimized 0 of sliceConcatPattern
// CHECK-NEXT: @copies: Optimized 1 of sliceAddPattern
// CHECK-NEXT: @copies: Optimized 1 of sliceConcatPattern
// CHECK-NEXT: @nothing: Optimized 0 of sliceAddPattern
// CHECK-NEXT: @nothing: Optimized 0 of sliceConcatPattern
// CHECK-NOT:  Optimized

func.func private @declared(tensor<4xi32>) -> tensor<4xi32>

func.func @sums(%x: tensor<8xi32>) -> (tensor<4xi32>, tensor<2xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xi32>) -> tensor<4xi32>
  %4 = stablehlo.slice %3 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %5 = stablehlo.slice %3 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %6 = stablehlo.add %4, %5 : tensor<2xi32>
  %7 = stablehlo.slice %6 [0:2] : (tensor<2xi32>) -> tensor<2xi32>
  return %3, %7 : tensor<4xi32>, tensor<2xi32>
}

func.func @copies() -> (tensor<2x2xi32>, tensor<8x2xi32>) {
  %k = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %0 = stablehlo.slice %b [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %1 = stablehlo.slice %b [1:2, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
  %3 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  %4 = stablehlo.concatenate %3, %3, dim = 0 : (tensor<4x2xi32>, tensor<4x2xi32>) -> tensor<8x2xi32>
  %5 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
  %6 = stablehlo.slice %5 [0:2, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %7 = stablehlo.slice %5 [2:4, 0:2] : (tensor<4x2xi32>) -> tensor<2x2xi32>
  %8 = stablehlo.add %6, %7 : tensor<2x2xi32>
  %9 = stablehlo.slice %8 [0:2, 0:2] : (tensor<2x2xi32>) -> tensor<2x2xi32>
  return %9, %4 : tensor<2x2xi32>, tensor<8x2xi32>
}

func.func @nothing(%x: tensor<4xi32>) -> tensor<4xi32> {
  return %x : tensor<4xi32>
}
