// RUN: neuron-opt --neuron-hlo-inst-comb --mlir-print-debuginfo %s -o %t.mlir
// RUN: %python -m neuron_inst_combine.tools.neuron_opt --bindings=iree --mlir-print-debuginfo --mlir-print-local-scope %t.mlir | FileCheck %s

// After public reports on lost op metadata; what takes a root's place says where the root came from,
// and what is printed parses again.
// https://github.com/tensorflow/mlir-hlo/issues/25
// https://github.com/openxla/stablehlo/issues/1523
// https://github.com/openxla/stablehlo/pull/1906
// https://github.com/openxla/xla/pull/38686

// CHECK-LABEL: func.func @whole(
// CHECK:         stablehlo.reshape %{{.*}} : (tensor<8xf32>) {{.*}}loc("strided_slice_reduce"("root"("model.py":20:3)))
// CHECK:         stablehlo.constant dense<0.000000e+00> : tensor<f32> loc("strided_slice_reduce"("root"("model.py":20:3)))
// CHECK:         stablehlo.reduce({{.*}}applies stablehlo.add {{.*}}loc("strided_slice_reduce"("root"("model.py":20:3)))
// CHECK-NOT:     unknown
// CHECK:         return
func.func @whole(%y: tensor<8xf32> loc("y")) -> tensor<4xf32> {
  %0 = stablehlo.slice %y [0:4] : (tensor<8xf32>) -> tensor<4xf32> loc("lo")
  %1 = stablehlo.slice %y [4:8] : (tensor<8xf32>) -> tensor<4xf32> loc("hi")
  %2 = stablehlo.add %0, %1 : tensor<4xf32> loc("sum")
  %3 = stablehlo.slice %2 [0:4] : (tensor<4xf32>) -> tensor<4xf32> loc("root"("model.py":20:3))
  return %3 : tensor<4xf32> loc("ret")
} loc("f")

// CHECK-LABEL: func.func @part(
// CHECK:         stablehlo.reduce({{.*}}loc("strided_slice_reduce"("root"("model.py":21:3)))
// CHECK-NEXT:    stablehlo.slice {{.*}}[1:3] {{.*}}loc("root"("model.py":21:3))
// CHECK-NEXT:    return
func.func @part(%y: tensor<8xf32> loc("y")) -> tensor<2xf32> {
  %0 = stablehlo.slice %y [0:4] : (tensor<8xf32>) -> tensor<4xf32> loc("lo")
  %1 = stablehlo.slice %y [4:8] : (tensor<8xf32>) -> tensor<4xf32> loc("hi")
  %2 = stablehlo.add %0, %1 : tensor<4xf32> loc("sum")
  %3 = stablehlo.slice %2 [1:3] : (tensor<4xf32>) -> tensor<2xf32> loc("root"("model.py":21:3))
  return %3 : tensor<2xf32> loc("ret")
} loc("f")

// CHECK-LABEL: func.func @copies(
// CHECK:         stablehlo.broadcast_in_dim {{.*}}-> tensor<1x2xi32> loc("broadcast")
// CHECK-NEXT:    stablehlo.broadcast_in_dim {{.*}}-> tensor<2x1x2xi32> loc("cat"("model.py":30:3))
// CHECK-NEXT:    stablehlo.reshape {{.*}}-> tensor<2x2xi32> loc("cat"("model.py":30:3))
// CHECK-NEXT:    return
func.func @copies() -> tensor<2x2xi32> {
  %k = stablehlo.constant dense<[1, 2]> : tensor<2xi32> loc("constant")
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<2xi32>) -> tensor<1x2xi32> loc("broadcast")
  %0 = stablehlo.slice %b [0:1, 0:1] : (tensor<1x2xi32>) -> tensor<1x1xi32> loc("a")
  %1 = stablehlo.slice %b [0:1, 1:2] : (tensor<1x2xi32>) -> tensor<1x1xi32> loc("b")
  %2 = stablehlo.concatenate %0, %1, dim = 1 : (tensor<1x1xi32>, tensor<1x1xi32>) -> tensor<1x2xi32> loc("c")
  %3 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32> loc("cat"("model.py":30:3))
  return %3 : tensor<2x2xi32> loc("ret")
} loc("f")
