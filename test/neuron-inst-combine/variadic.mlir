// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Reduces of several inputs: input k of the outer one is a slice of result k of one inner reduce.

// CHECK-LABEL: func.func @sum_and_maximum(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg1 [0:3, 1:3, 0:5] : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C1]]) across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<3x2x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xi32>, tensor<3xf32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<f32>, %arg5: tensor<f32>) {
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM:.*]] = stablehlo.maximum %arg3, %arg5 : tensor<f32>
// CHECK-NEXT:    stablehlo.return %[[ADD]], %[[MAXIMUM]] : tensor<i32>, tensor<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1 : tensor<3xi32>, tensor<3xf32>
func.func @sum_and_maximum(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xf32>) -> (tensor<3xi32>, tensor<3xf32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %m = stablehlo.constant dense<1.0> : tensor<f32>
  %0:2 = stablehlo.reduce(%x init: %z), (%y init: %m) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<3x4xi32>, tensor<3x4xf32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<f32>, %q: tensor<f32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s, %t : tensor<i32>, tensor<f32>
  }
  %1 = stablehlo.slice %0#0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.slice %0#1 [0:3, 1:3] : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %3:2 = stablehlo.reduce(%1 init: %z), (%2 init: %m) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xi32>, tensor<3xf32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<f32>, %q: tensor<f32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.maximum %p, %q : tensor<f32>
    stablehlo.return %s, %t : tensor<i32>, tensor<f32>
  }
  return %3#0, %3#1 : tensor<3xi32>, tensor<3xf32>
}

// -----

// The strides differ and select the same elements.
// CHECK-LABEL: func.func @windows_equal_in_other_numbers(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:4:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg1 [0:3, 0:3:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C]]) across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<3x2x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[OR:.*]] = stablehlo.or %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[ADD]], %[[OR]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1 : tensor<3xi32>, tensor<3xi32>
func.func @windows_equal_in_other_numbers(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %z), (%y init: %z) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  %1 = stablehlo.slice %0#0 [0:3, 0:4:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.slice %0#1 [0:3, 0:3:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %3:2 = stablehlo.reduce(%1 init: %z), (%2 init: %z) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  return %3#0, %3#1 : tensor<3xi32>, tensor<3xi32>
}

// -----

// One value is reduced in two ways; only one of the results is used.
// CHECK-LABEL: func.func @same_value_reduced_twice(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%[[S]] init: %[[C]]), (%[[S]] init: %[[C]]) across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<3x2x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg3: tensor<i32>) (%arg2: tensor<i32>, %arg4: tensor<i32>) {
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %arg1, %arg3 : tensor<i32>
// CHECK-NEXT:    %[[OR:.*]] = stablehlo.or %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[ADD]], %[[OR]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]]#1 : tensor<3xi32>
func.func @same_value_reduced_twice(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %z), (%x init: %z) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  %1 = stablehlo.slice %0#0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.slice %0#1 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %3:2 = stablehlo.reduce(%1 init: %z), (%2 init: %z) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.or %p, %q : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  return %3#1 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @elided(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:2, 0:1] : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg1 [0:3, 1:2, 0:1] : (tensor<3x4x1xf32>) -> tensor<3x1x1xf32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<3x1x1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[S1]] : (tensor<3x1x1xf32>) -> tensor<3xf32>
// CHECK-NEXT:    return %[[H]], %[[H1]] : tensor<3xi32>, tensor<3xf32>
func.func @elided(%x: tensor<3x4x1xi32>, %y: tensor<3x4x1xf32>) -> (tensor<3xi32>, tensor<3xf32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %m = stablehlo.constant dense<1.0> : tensor<f32>
  %0:2 = stablehlo.reduce(%x init: %z), (%y init: %m) across dimensions = [2] : (tensor<3x4x1xi32>, tensor<3x4x1xf32>, tensor<i32>, tensor<f32>) -> (tensor<3x4xi32>, tensor<3x4xf32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<f32>, %q: tensor<f32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s, %t : tensor<i32>, tensor<f32>
  }
  %1 = stablehlo.slice %0#0 [0:3, 1:2] : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %2 = stablehlo.slice %0#1 [0:3, 1:2] : (tensor<3x4xf32>) -> tensor<3x1xf32>
  %3:2 = stablehlo.reduce(%1 init: %z), (%2 init: %m) across dimensions = [1] : (tensor<3x1xi32>, tensor<3x1xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xi32>, tensor<3xf32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<f32>, %q: tensor<f32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.multiply %p, %q : tensor<f32>
    stablehlo.return %s, %t : tensor<i32>, tensor<f32>
  }
  return %3#0, %3#1 : tensor<3xi32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @windows_differ(
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
func.func @windows_differ(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %z), (%y init: %z) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  %1 = stablehlo.slice %0#0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.slice %0#1 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %3:2 = stablehlo.reduce(%1 init: %z), (%2 init: %z) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  return %3#0, %3#1 : tensor<3xi32>, tensor<3xi32>
}

// -----

// The results cross over: input 0 is a slice of result 1.
// CHECK-LABEL: func.func @results_swapped(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[ADD1:.*]] = stablehlo.add %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[ADD]], %[[ADD1]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]]#1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[R]]#0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]]:2 = stablehlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C]]) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[ADD2:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[ADD3:.*]] = stablehlo.add %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[ADD2]], %[[ADD3]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]]#0, %[[R1]]#1 : tensor<3xi32>, tensor<3xi32>
func.func @results_swapped(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %z), (%y init: %z) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  %1 = stablehlo.slice %0#1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.slice %0#0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %3:2 = stablehlo.reduce(%1 init: %z), (%2 init: %z) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  return %3#0, %3#1 : tensor<3xi32>, tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @two_inner_reduces(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%arg1 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[R1]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R2:.*]]:2 = stablehlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C]]) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[ADD1:.*]] = stablehlo.add %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[ADD]], %[[ADD1]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R2]]#0, %[[R2]]#1 : tensor<3xi32>, tensor<3xi32>
func.func @two_inner_reduces(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %2 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %3 = stablehlo.slice %1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %4:2 = stablehlo.reduce(%2 init: %z), (%3 init: %z) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  return %4#0, %4#1 : tensor<3xi32>, tensor<3xi32>
}

// -----

// The outer reduce takes result 1 only.
// CHECK-LABEL: func.func @second_result_alone(
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
func.func @second_result_alone(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %z), (%y init: %z) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.maximum %a, %b : tensor<i32>
    %t = stablehlo.add %p, %q : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  %1 = stablehlo.slice %0#1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// The results depend on each other, as in an argmax: no monoid of each result alone.
// CHECK-LABEL: func.func @argmax(
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
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[R]]#1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]]:2 = stablehlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C1]]) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[COMPARE1:.*]] = stablehlo.compare GE, %arg2, %arg4 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:    %[[SELECT2:.*]] = stablehlo.select %[[COMPARE1]], %arg2, %arg4 : tensor<i1>, tensor<i32>
// CHECK-NEXT:    %[[SELECT3:.*]] = stablehlo.select %[[COMPARE1]], %arg3, %arg5 : tensor<i1>, tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[SELECT2]], %[[SELECT3]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]]#0, %[[R1]]#1 : tensor<3xi32>, tensor<3xi32>
func.func @argmax(%x: tensor<3x4x5xi32>, %i: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
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
  %2 = stablehlo.slice %0#1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %3:2 = stablehlo.reduce(%1 init: %c), (%2 init: %z) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %g = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m = stablehlo.select %g, %a, %b : tensor<i1>, tensor<i32>
    %n = stablehlo.select %g, %p, %q : tensor<i1>, tensor<i32>
    stablehlo.return %m, %n : tensor<i32>, tensor<i32>
  }
  return %3#0, %3#1 : tensor<3xi32>, tensor<3xi32>
}

// -----

// The body adds across: result 0 is of arguments 0 and 3.
// CHECK-LABEL: func.func @arguments_crossed(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %arg2, %arg5 : tensor<i32>
// CHECK-NEXT:    %[[ADD1:.*]] = stablehlo.add %arg3, %arg4 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[ADD]], %[[ADD1]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]]#0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[R]]#1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]]:2 = stablehlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C]]) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>) {
// CHECK-NEXT:    %[[ADD2:.*]] = stablehlo.add %arg2, %arg5 : tensor<i32>
// CHECK-NEXT:    %[[ADD3:.*]] = stablehlo.add %arg3, %arg4 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[ADD2]], %[[ADD3]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]]#0, %[[R1]]#1 : tensor<3xi32>, tensor<3xi32>
func.func @arguments_crossed(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %z), (%y init: %z) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %q : tensor<i32>
    %t = stablehlo.add %p, %b : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  %1 = stablehlo.slice %0#0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.slice %0#1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %3:2 = stablehlo.reduce(%1 init: %z), (%2 init: %z) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<i32>, %q: tensor<i32>) {
    %s = stablehlo.add %a, %q : tensor<i32>
    %t = stablehlo.add %p, %b : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  return %3#0, %3#1 : tensor<3xi32>, tensor<3xi32>
}
