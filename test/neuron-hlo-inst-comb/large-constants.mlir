// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s

// No constant is ever expanded: these cost what the small ones do.

// CHECK-LABEL: func.func @sum_of_a_splat(
// CHECK:         stablehlo.constant dense<1.000000e+00> : tensor<1073741824xf32>
// CHECK:         stablehlo.reshape %{{.*}} : (tensor<1073741824xf32>) -> tensor<2x536870912xf32>
func.func @sum_of_a_splat() -> tensor<536870912xf32> {
  %x = stablehlo.constant dense<1.0> : tensor<1073741824xf32>
  %0 = stablehlo.slice %x [0:536870912] : (tensor<1073741824xf32>) -> tensor<536870912xf32>
  %1 = stablehlo.slice %x [536870912:1073741824] : (tensor<1073741824xf32>) -> tensor<536870912xf32>
  %2 = stablehlo.add %0, %1 : tensor<536870912xf32>
  %3 = stablehlo.slice %2 [0:536870912] : (tensor<536870912xf32>) -> tensor<536870912xf32>
  return %3 : tensor<536870912xf32>
}

// CHECK-LABEL: func.func @copies_of_a_splat(
// CHECK:         %[[K:.*]] = stablehlo.constant dense<1> : tensor<1073741824xi8>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[K]], dims = [1] : (tensor<1073741824xi8>) -> tensor<1x1073741824xi8>
// CHECK-NEXT:    %[[N:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<1x1073741824xi8>) -> tensor<3x1x1073741824xi8>
// CHECK-NEXT:    stablehlo.reshape %[[N]]
// CHECK-NEXT:    return
func.func @copies_of_a_splat() -> tensor<3x1073741824xi8> {
  %k = stablehlo.constant dense<1> : tensor<1073741824xi8>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<1073741824xi8>) -> tensor<1x1073741824xi8>
  %0 = stablehlo.slice %b [0:1, 0:1] : (tensor<1x1073741824xi8>) -> tensor<1x1xi8>
  %1 = stablehlo.slice %b [0:1, 1:1073741824] : (tensor<1x1073741824xi8>) -> tensor<1x1073741823xi8>
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<1x1xi8>, tensor<1x1073741823xi8>) -> tensor<1x1073741824xi8>
  %3 = stablehlo.concatenate %2, %2, %2, dim = 0 : (tensor<1x1073741824xi8>, tensor<1x1073741824xi8>, tensor<1x1073741824xi8>) -> tensor<3x1073741824xi8>
  return %3 : tensor<3x1073741824xi8>
}

// CHECK-LABEL: func.func @copies_of_a_resource(
// CHECK:         %[[K:.*]] = stablehlo.constant dense_resource<weights> : tensor<2xf32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[K]], dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
// CHECK-NEXT:    stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xf32>) -> tensor<2x2x2xf32>
// CHECK:       weights: "0x040000000000803F00000040"
func.func @copies_of_a_resource() -> tensor<4x2xf32> {
  %k = stablehlo.constant dense_resource<weights> : tensor<2xf32>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<2xf32>) -> tensor<2x2xf32>
  %0 = stablehlo.slice %b [0:1, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
  %1 = stablehlo.slice %b [1:2, 0:2] : (tensor<2x2xf32>) -> tensor<1x2xf32>
  %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<2x2xf32>
  %3 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<4x2xf32>
  return %3 : tensor<4x2xf32>
}

{-#
  dialect_resources: { builtin: { weights: "0x040000000000803F00000040" } }
#-}
