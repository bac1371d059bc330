// RUN: neuron-opt --neuron-inst-combine --mlir-print-debuginfo %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine --mlir-print-debuginfo %s | neuron-opt --mlir-print-debuginfo | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine --mlir-print-debuginfo --mlir-print-op-generic %s | FileCheck %s --check-prefix=BODY

// The new reduce is where the three ops were, and the new slice where the slice was; what is printed
// parses again. (The dialect's short form of a reduce leaves out the locations in its body, which is
// the outer one's.)

// CHECK-LABEL: func.func @main(
// CHECK:         %[[C:.*]] = stablehlo.constant dense<0.000000e+00> : tensor<f32> loc(#[[ZERO:.*]])
// CHECK:         %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32> loc(#[[WINDOW:.*]])
// CHECK:         %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xf32>, tensor<f32>) -> tensor<3xf32> loc(#[[FUSED:.*]])
// CHECK:         return %[[R]] : tensor<3xf32>
// CHECK-DAG:   #[[ZERO]] = loc("zero")
// CHECK-DAG:   #[[AT_INNER:.*]] = loc("model.py":10:3)
// CHECK-DAG:   #[[AT_WINDOW:.*]] = loc("model.py":11:3)
// CHECK-DAG:   #[[AT_OUTER:.*]] = loc("model.py":12:3)
// CHECK-DAG:   #[[INNER:.*]] = loc("inner"(#[[AT_INNER]]))
// CHECK-DAG:   #[[WINDOW]] = loc("window"(#[[AT_WINDOW]]))
// CHECK-DAG:   #[[OUTER:.*]] = loc("outer"(#[[AT_OUTER]]))
// CHECK-DAG:   #[[FUSED]] = loc(fused[#[[OUTER]], #[[WINDOW]], #[[INNER]]])

// BODY:        "stablehlo.reduce"
// BODY-NEXT:   ^bb0(%[[A:.*]]: tensor<f32> loc("outer_a"), %[[B:.*]]: tensor<f32> loc("outer_b")):
// BODY-NEXT:     %[[ADD:.*]] = "stablehlo.add"(%[[A]], %[[B]]) : (tensor<f32>, tensor<f32>) -> tensor<f32> loc(#[[OUTER_ADD:.*]])
// BODY-NEXT:     "stablehlo.return"(%[[ADD]]) : (tensor<f32>) -> () loc(#[[OUTER_RET:.*]])
// BODY-DAG:    #[[OUTER_ADD]] = loc("outer_add")
// BODY-DAG:    #[[OUTER_RET]] = loc("outer_ret")
func.func @main(%x: tensor<3x4x5xf32>) -> tensor<3xf32> {
  %c = stablehlo.constant dense<0.0> : tensor<f32> loc("zero")
  %0 = stablehlo.reduce(%x init: %c) across dimensions = [2] : (tensor<3x4x5xf32>, tensor<f32>) -> tensor<3x4xf32>
   reducer(%a: tensor<f32> loc("inner_a"), %b: tensor<f32> loc("inner_b")) {
    %s = stablehlo.add %a, %b : tensor<f32> loc("inner_add")
    stablehlo.return %s : tensor<f32> loc("inner_ret")
  } loc("inner"("model.py":10:3))
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32> loc("window"("model.py":11:3))
  %2 = stablehlo.reduce(%1 init: %c) across dimensions = [1] : (tensor<3x2xf32>, tensor<f32>) -> tensor<3xf32>
   reducer(%a: tensor<f32> loc("outer_a"), %b: tensor<f32> loc("outer_b")) {
    %s = stablehlo.add %a, %b : tensor<f32> loc("outer_add")
    stablehlo.return %s : tensor<f32> loc("outer_ret")
  } loc("outer"("model.py":12:3))
  return %2 : tensor<3xf32> loc("return")
}
