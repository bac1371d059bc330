// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine="patterns=extended entry=dynamic_reduce" %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine="patterns=extended entry=dynamic_reduce" --allow-unevaluated=@main,@dynamic_reduce,@dynamic_concat,@bounded,@static_type_of_dynamic_source %}

// After public reports, with patterns=extended. The marker of a dynamic extent is no number; nothing is rewritten.
// https://github.com/onnx/onnx-mlir/issues/3225
// https://github.com/openxla/xla/issues/47351
// https://github.com/EnzymeAD/Enzyme-JAX/pull/2263

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<?x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4, 0:4] : (tensor<?x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    return %[[J]] : tensor<4x4xi32>
func.func @main(%x: tensor<?x4xi32>) -> tensor<4x4xi32> {
  %0 = stablehlo.slice %x [0:2, 0:4] : (tensor<?x4xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %x [2:4, 0:4] : (tensor<?x4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<2x4xi32>, tensor<2x4xi32>) -> tensor<4x4xi32>
  return %2 : tensor<4x4xi32>
}

// CHECK-LABEL: func.func @dynamic_reduce(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<?x4x5xi32>, tensor<i32>) -> tensor<?x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<?x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @dynamic_reduce(%x: tensor<?x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<?x4x5xi32>, tensor<i32>) -> tensor<?x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<?x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// CHECK-LABEL: func.func @dynamic_concat(
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %arg0, %arg1, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:    return %[[J]] : tensor<?xi32>
func.func @dynamic_concat(%x: tensor<?xi32>, %y: tensor<?xi32>) -> tensor<?xi32> {
  %0 = stablehlo.concatenate %x, %y, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  return %0 : tensor<?xi32>
}

// CHECK-LABEL: func.func @bounded(
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %arg0, %arg0, dim = 0 : (tensor<?x4xi32, #stablehlo.bounds<4, ?>>, tensor<?x4xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x4xi32, #stablehlo.bounds<8, ?>>
// CHECK-NEXT:    return %[[J]] : tensor<?x4xi32, #stablehlo.bounds<8, ?>>
func.func @bounded(%x: tensor<?x4xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x4xi32, #stablehlo.bounds<8, ?>> {
  %0 = stablehlo.concatenate %x, %x, dim = 0 : (tensor<?x4xi32, #stablehlo.bounds<4, ?>>, tensor<?x4xi32, #stablehlo.bounds<4, ?>>) -> tensor<?x4xi32, #stablehlo.bounds<8, ?>>
  return %0 : tensor<?x4xi32, #stablehlo.bounds<8, ?>>
}

// CHECK-LABEL: func.func @static_type_of_dynamic_source(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2] : (tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg0 [2:4] : (tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:    %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
// CHECK-NEXT:    return %[[J]] : tensor<?xi32>
func.func @static_type_of_dynamic_source(%x: tensor<?xi32>) -> tensor<?xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<?xi32>) -> tensor<?xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<?xi32>) -> tensor<?xi32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<?xi32>, tensor<?xi32>) -> tensor<?xi32>
  return %2 : tensor<?xi32>
}
