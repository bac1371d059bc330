// REQUIRES: stablehlo
// RUN: neuron-opt --neuron-hlo-inst-comb --neuron-inst-combine=entry=reduce_reshape --remarks-filter=".*" --verify-diagnostics %s -o %t.mlir
// RUN: neuron-opt %s | diff - %t.mlir

// The shape of something that the passes rewrite, but for one thing, which is named.

func.func @main(%x: tensor<4x3xf32>) -> tensor<12xf32> {
  %0 = stablehlo.slice %x [0:1, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
  %1 = stablehlo.slice %x [1:2, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
  %2 = stablehlo.slice %x [2:3, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
  %3 = stablehlo.slice %x [3:4, 0:3] : (tensor<4x3xf32>) -> tensor<1x3xf32>
  %4 = stablehlo.reshape %0 : (tensor<1x3xf32>) -> tensor<3xf32>
  %5 = stablehlo.reshape %1 : (tensor<1x3xf32>) -> tensor<3xf32>
  %6 = stablehlo.reshape %2 : (tensor<1x3xf32>) -> tensor<3xf32>
  %7 = stablehlo.reshape %3 : (tensor<1x3xf32>) -> tensor<3xf32>
  // expected-remark@below {{[Missed] SameSourceConcat | Category:neuron-hlo-inst-comb | Reason="a stablehlo.reshape stands between the slices and the concatenate; SameSourceConcat (patterns=extended) rewrites it"}}
  %8 = stablehlo.concatenate %4, %5, %6, %7, dim = 0 : (tensor<3xf32>, tensor<3xf32>, tensor<3xf32>, tensor<3xf32>) -> tensor<12xf32>
  return %8 : tensor<12xf32>
}
func.func @two_axes(%x: tensor<4x1xf64>) -> tensor<2x2xf64> {
  %0 = stablehlo.slice %x [0:1, 0:1] : (tensor<4x1xf64>) -> tensor<1x1xf64>
  %1 = stablehlo.slice %x [1:2, 0:1] : (tensor<4x1xf64>) -> tensor<1x1xf64>
  %2 = stablehlo.slice %x [2:3, 0:1] : (tensor<4x1xf64>) -> tensor<1x1xf64>
  %3 = stablehlo.slice %x [3:4, 0:1] : (tensor<4x1xf64>) -> tensor<1x1xf64>
  // expected-remark@below {{[Missed] SameSourceConcat | Category:neuron-hlo-inst-comb | Reason="the slices are a part of one value ([0:2, 0:1] of 4x1), in order; SameSourceConcat (patterns=extended) rewrites it"}}
  %4 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x2xf64>
  // expected-remark@below {{[Missed] SameSourceConcat | Category:neuron-hlo-inst-comb | Reason="the slices are a part of one value ([2:4, 0:1] of 4x1), in order; SameSourceConcat (patterns=extended) rewrites it"}}
  %5 = stablehlo.concatenate %2, %3, dim = 1 : (tensor<1x1xf64>, tensor<1x1xf64>) -> tensor<1x2xf64>
  // expected-remark@below {{[Missed] BroadcastConcat | Category:neuron-hlo-inst-comb | Reason="operand 1 of the root is not the same value as operand 0"}}
  // expected-remark@below {{[Missed] SameSourceConcat | Category:neuron-hlo-inst-comb | Reason="the slices are put together in two steps, by concatenates along dimensions 1 and 0"}}
  %6 = stablehlo.concatenate %4, %5, dim = 0 : (tensor<1x2xf64>, tensor<1x2xf64>) -> tensor<2x2xf64>
  return %6 : tensor<2x2xf64>
}
func.func @part(%x: tensor<9xf32>) -> tensor<6xf32> {
  %0 = stablehlo.slice %x [2:5] : (tensor<9xf32>) -> tensor<3xf32>
  %1 = stablehlo.slice %x [5:8] : (tensor<9xf32>) -> tensor<3xf32>
  // expected-remark@below {{[Missed] SameSourceConcat | Category:neuron-hlo-inst-comb | Reason="the slices are a part of one value ([2:8] of 9), in order; SameSourceConcat (patterns=extended) rewrites it"}}
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<3xf32>, tensor<3xf32>) -> tensor<6xf32>
  return %2 : tensor<6xf32>
}
func.func @reduce_reshape(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reshape %1 : (tensor<3x2xi32>) -> tensor<2x3xi32>
  // expected-remark@below {{[Missed] SimplifyReduceSliceReduce | Category:neuron-inst-combine | Reason="a stablehlo.reshape stands between the slice and the outer reduce"}}
  %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %3 : tensor<3xi32>
}
func.func @difference(%x: tensor<8xf32>) -> tensor<4xf32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xf32>) -> tensor<4xf32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xf32>) -> tensor<4xf32>
  %2 = stablehlo.subtract %0, %1 : tensor<4xf32>
  // expected-remark@below {{[Missed] StridedSliceReduce | Category:neuron-hlo-inst-comb | Reason="the slices are combined by a stablehlo.subtract, not an add"}}
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf32>) -> tensor<4xf32>
  return %3 : tensor<4xf32>
}
