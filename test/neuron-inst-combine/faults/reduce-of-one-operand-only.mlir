// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Code took a reduce to have one operand and one result.
// https://github.com/iree-org/iree/issues/5838
// https://github.com/openxla/stablehlo/pull/2165
// https://github.com/triton-lang/triton/pull/11330

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-2147483648> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C1]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[COMPARE:.*]] = stablehlo.compare GE, %arg2, %arg4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:    %[[SELECT:.*]] = stablehlo.select %[[COMPARE]], %arg2, %arg4 : tensor<i1>, tensor<i32>
// CHECK-NEXT:    %[[SELECT1:.*]] = stablehlo.select %[[COMPARE]], %arg3, %arg5 : tensor<i1>, tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[SELECT]], %[[SELECT1]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]]#0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @main(%x: tensor<3x4x5xi32>, %i: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<-2147483648> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %c), (%i init: %z) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %g = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m = stablehlo.select %g, %a, %b : tensor<i1>, tensor<i32>
    %n = stablehlo.select %g, %p, %q : tensor<i1>, tensor<i32>
    stablehlo.return %m, %n : tensor<i32>, tensor<i32>
  }
  %1 = stablehlo.slice %0#0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @both_variadic(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[ADD1:.*]] = stablehlo.add %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[ADD]], %[[ADD1]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]]#0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[R]]#1 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]]:2 = stablehlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C]]) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[ADD2:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[ADD3:.*]] = stablehlo.add %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[ADD2]], %[[ADD3]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]]#0, %[[R1]]#1 : tensor<3xi32>, tensor<3xi32>
func.func @both_variadic(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %z), (%y init: %z) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %m = stablehlo.add %a, %b : tensor<i32>
    %n = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %m, %n : tensor<i32>, tensor<i32>
  }
  %1 = stablehlo.slice %0#0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.slice %0#1 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %3:2 = stablehlo.reduce(%1 init: %z), (%2 init: %z) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %m = stablehlo.add %a, %b : tensor<i32>
    %n = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %m, %n : tensor<i32>, tensor<i32>
  }
  return %3#0, %3#1 : tensor<3xi32>, tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @uses_second(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[MAXIMUM:.*]] = stablehlo.maximum %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[MAXIMUM]], %[[ADD]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]]#1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @uses_second(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %z), (%y init: %z) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %m = stablehlo.maximum %a, %b : tensor<i32>
    %n = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %m, %n : tensor<i32>, tensor<i32>
  }
  %1 = stablehlo.slice %0#1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
