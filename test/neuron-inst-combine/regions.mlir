// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// Nested regions: all three ops in one block are merged where they are; otherwise work could move into
// a place that runs more often.

// CHECK-LABEL: func.func @in_a_while_body(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[C2:.*]] = stablehlo.constant dense<0> : tensor<3xi32>
// CHECK-NEXT:    %[[AND:.*]] = stablehlo.and %arg1, %[[C1]] : tensor<i32>
// CHECK-NEXT:    %[[W:.*]]:2 = stablehlo.while(%iterArg = %[[AND]], %iterArg_2 = %[[C2]]) : tensor<i32>, tensor<3xi32>
// CHECK-NEXT:    cond {
// CHECK-NEXT:    %[[COMPARE:.*]] = stablehlo.compare GT, %iterArg, %[[C]] : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:    stablehlo.return %[[COMPARE]] : tensor<i1>
// CHECK-NEXT:    } do {
// CHECK-NEXT:    %[[SUBTRACT:.*]] = stablehlo.subtract %iterArg, %[[C1]] : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %iterArg_2, %[[R]] : tensor<3xi32>
// CHECK-NEXT:    stablehlo.return %[[SUBTRACT]], %[[ADD]] : tensor<i32>, tensor<3xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[W]]#1 : tensor<3xi32>
func.func @in_a_while_body(%x: tensor<3x4x5xi32>, %n: tensor<i32>) -> tensor<3xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<3xi32>
  %n1 = stablehlo.and %n, %one : tensor<i32>
  %r:2 = stablehlo.while(%i = %n1, %a = %start) : tensor<i32>, tensor<3xi32>
    cond {
      %p = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %j = stablehlo.subtract %i, %one : tensor<i32>
      %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
      %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
      %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
      %3 = stablehlo.add %a, %2 : tensor<3xi32>
      stablehlo.return %j, %3 : tensor<i32>, tensor<3xi32>
    }
  return %r#1 : tensor<3xi32>
}

// -----

// The inner reduce runs once, before the loop; merged, it would run in each iteration.
// CHECK-LABEL: func.func @inner_reduce_before_the_loop(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[C2:.*]] = stablehlo.constant dense<0> : tensor<3xi32>
// CHECK-NEXT:    %[[AND:.*]] = stablehlo.and %arg1, %[[C1]] : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[W:.*]]:2 = stablehlo.while(%iterArg = %[[AND]], %iterArg_2 = %[[C2]]) : tensor<i32>, tensor<3xi32>
// CHECK-NEXT:    cond {
// CHECK-NEXT:    %[[COMPARE:.*]] = stablehlo.compare GT, %iterArg, %[[C]] : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:    stablehlo.return %[[COMPARE]] : tensor<i1>
// CHECK-NEXT:    } do {
// CHECK-NEXT:    %[[SUBTRACT:.*]] = stablehlo.subtract %iterArg, %[[C1]] : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %iterArg_2, %[[R1]] : tensor<3xi32>
// CHECK-NEXT:    stablehlo.return %[[SUBTRACT]], %[[ADD]] : tensor<i32>, tensor<3xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[W]]#1 : tensor<3xi32>
func.func @inner_reduce_before_the_loop(%x: tensor<3x4x5xi32>, %n: tensor<i32>) -> tensor<3xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<3xi32>
  %n1 = stablehlo.and %n, %one : tensor<i32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %r:2 = stablehlo.while(%i = %n1, %a = %start) : tensor<i32>, tensor<3xi32>
    cond {
      %p = stablehlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %j = stablehlo.subtract %i, %one : tensor<i32>
      %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
      %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
      %3 = stablehlo.add %a, %2 : tensor<3xi32>
      stablehlo.return %j, %3 : tensor<i32>, tensor<3xi32>
    }
  return %r#1 : tensor<3xi32>
}

// -----

// The slice stands outside, too: still the inner reduce is in another block than the outer.
// CHECK-LABEL: func.func @outer_reduce_in_a_branch(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<3xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    stablehlo.return %[[R1]] : tensor<3xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    stablehlo.return %[[C1]] : tensor<3xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[IF]] : tensor<3xi32>
func.func @outer_reduce_in_a_branch(%x: tensor<3x4x5xi32>, %p: tensor<i1>) -> tensor<3xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<3xi32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = "stablehlo.if"(%p) ({
    %3 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
    stablehlo.return %3 : tensor<3xi32>
  }, {
    stablehlo.return %start : tensor<3xi32>
  }) : (tensor<i1>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// The merged value is used by a terminator of a nested region.
// CHECK-LABEL: func.func @used_in_a_branch(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<3xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:3, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    stablehlo.return %[[R]] : tensor<3xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    stablehlo.return %[[C1]] : tensor<3xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[IF]] : tensor<3xi32>
func.func @used_in_a_branch(%x: tensor<3x4x5xi32>, %p: tensor<i1>) -> tensor<3xi32> {
  %zero = stablehlo.constant dense<0> : tensor<i32>
  %start = stablehlo.constant dense<0> : tensor<3xi32>
  %0 = stablehlo.reduce(%x init: %zero) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 1:3] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %zero) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %3 = "stablehlo.if"(%p) ({
    stablehlo.return %2 : tensor<3xi32>
  }, {
    stablehlo.return %start : tensor<3xi32>
  }) : (tensor<i1>) -> tensor<3xi32>
  return %3 : tensor<3xi32>
}

// -----

// The two bodies look alike and capture different values from outside.
// CHECK-LABEL: func.func @bodies_capture_other_values(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    reducer(%arg3: tensor<i32>, %arg4: tensor<i32>) {
// CHECK-NEXT:    %[[ADD:.*]] = stablehlo.add %arg3, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[AND:.*]] = stablehlo.and %[[ADD]], %arg1 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[AND]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    reducer(%arg3: tensor<i32>, %arg4: tensor<i32>) {
// CHECK-NEXT:    %[[ADD1:.*]] = stablehlo.add %arg3, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[AND1:.*]] = stablehlo.and %[[ADD1]], %arg2 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[AND1]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @bodies_capture_other_values(%x: tensor<3x4x5xi32>, %k1: tensor<i32>, %k2: tensor<i32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %m = stablehlo.and %s, %k1 : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %m = stablehlo.and %s, %k2 : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  return %2 : tensor<3xi32>
}
