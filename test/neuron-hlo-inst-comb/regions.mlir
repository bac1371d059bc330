// RUN: neuron-opt --neuron-hlo-inst-comb %s | FileCheck %s
// RUN: neuron-opt --neuron-hlo-inst-comb -v %s 2>&1 >%t.mlir | FileCheck --check-prefix=COUNT %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb %}

// Nested regions, after a public report on patterns in while bodies, values captured from outside,
// and new ops that did not dominate their uses:
// https://github.com/EnzymeAD/Enzyme-JAX/issues/625
// https://github.com/EnzymeAD/Enzyme-JAX/pull/1972
// https://github.com/EnzymeAD/Enzyme-JAX/pull/1526
// https://github.com/openxla/xla/pull/45428

// COUNT-DAG: @while_body: Optimized 0 of sliceAddPattern
// COUNT-DAG: @while_body/stablehlo.while: Optimized 1 of sliceAddPattern
// COUNT-DAG: @while_body/stablehlo.while: Optimized 0 of sliceConcatPattern

// CHECK-LABEL: func.func @while_body(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<1> : tensor<3x4x5xi32>
// CHECK-NEXT:    %[[C2:.*]] = stablehlo.constant dense<3> : tensor<i32>
// CHECK-NEXT:    %[[MINIMUM:.*]] = stablehlo.minimum %arg1, %[[C2]] : tensor<i32>
// CHECK-NEXT:    %[[WHILE:.*]]:3 = stablehlo.while(%[[V:.*]] = %[[C]], %[[V1:.*]] = %arg0, %[[V2:.*]] = %[[C1]]) : tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>
// CHECK-NEXT:    cond {
// CHECK-NEXT:      %[[COMPARE:.*]] = stablehlo.compare LT, %[[V]], %[[MINIMUM]] : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:      stablehlo.return %[[COMPARE]] : tensor<i1>
// CHECK-NEXT:    } do {
// CHECK-NEXT:      %[[C3:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:      %[[COMPARE]] = stablehlo.add %[[V]], %[[C3]] : tensor<i32>
// CHECK-NEXT:      %[[S:.*]] = stablehlo.slice %[[V1]] [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:      %[[S1:.*]] = stablehlo.slice %[[V1]] [4:8] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:      %[[J:.*]] = stablehlo.concatenate %[[S]], %[[S1]], dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:      %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:      %[[C4:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:      %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C4]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:      %[[J1:.*]] = stablehlo.concatenate %[[R]], %[[R]], dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
// CHECK-NEXT:      %[[A:.*]] = stablehlo.add %[[J]], %[[J1]] : tensor<8xi32>
// CHECK-NEXT:      %[[R1:.*]] = stablehlo.reduce(%[[V2]] init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:      %[[S2:.*]] = stablehlo.slice %[[R1]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:      %[[R2:.*]] = stablehlo.reduce(%[[S2]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:      %[[B:.*]] = stablehlo.broadcast_in_dim %[[R2]], dims = [0] : (tensor<3xi32>) -> tensor<3x4x5xi32>
// CHECK-NEXT:      stablehlo.return %[[COMPARE]], %[[A]], %[[B]] : tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[WHILE]]#0, %[[WHILE]]#1, %[[WHILE]]#2 : tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>
func.func @while_body(%w: tensor<8xi32>, %n: tensor<i32>) -> (tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %t = stablehlo.constant dense<1> : tensor<3x4x5xi32>
  %m0 = stablehlo.constant dense<3> : tensor<i32>
  %m1 = stablehlo.minimum %n, %m0 : tensor<i32>
  %r:3 = stablehlo.while(%i = %z, %x = %w, %y = %t) : tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>
    cond {
      %p = stablehlo.compare LT, %i, %m1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %one = stablehlo.constant dense<1> : tensor<i32>
      %i1 = stablehlo.add %i, %one : tensor<i32>
      %a = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
      %b = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
      %c = stablehlo.concatenate %a, %b, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
      %d = stablehlo.slice %w [0:4] : (tensor<8xi32>) -> tensor<4xi32>
      %e = stablehlo.slice %w [4:8] : (tensor<8xi32>) -> tensor<4xi32>
      %f = stablehlo.add %d, %e : tensor<4xi32>
      %g = stablehlo.slice %f [0:4] : (tensor<4xi32>) -> tensor<4xi32>
      %h = stablehlo.concatenate %g, %g, dim = 0 : (tensor<4xi32>, tensor<4xi32>) -> tensor<8xi32>
      %k = stablehlo.add %c, %h : tensor<8xi32>
      %l = stablehlo.reduce(%y init: %z) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
      %m = stablehlo.slice %l [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
      %o = stablehlo.reduce(%m init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
      %q = stablehlo.broadcast_in_dim %o, dims = [0] : (tensor<3xi32>) -> tensor<3x4x5xi32>
      stablehlo.return %i1, %k, %q : tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>
    }
  return %r#0, %r#1, %r#2 : tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>
}

// The slices are outside, the sum is inside: the slice of the other branch stays.

// CHECK-LABEL: func.func @sum_in_a_branch(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:      %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:      %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:      %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:      stablehlo.return %[[R]] : tensor<4xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:      stablehlo.return %[[S]] : tensor<4xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[IF]] : tensor<4xi32>
func.func @sum_in_a_branch(%x: tensor<8xi32>, %p: tensor<i1>) -> tensor<4xi32> {
  %a = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %b = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %r = "stablehlo.if"(%p) ({
    %s = stablehlo.add %a, %b : tensor<4xi32>
    %t = stablehlo.slice %s [0:4] : (tensor<4xi32>) -> tensor<4xi32>
    stablehlo.return %t : tensor<4xi32>
  }, {
    stablehlo.return %a : tensor<4xi32>
  }) : (tensor<i1>) -> tensor<4xi32>
  return %r : tensor<4xi32>
}

// COUNT-DAG: @copies_in_a_branch/stablehlo.case: Optimized 1 of sliceConcatPattern

// The constant is outside, and its broadcast is used inside only.

// CHECK-LABEL: func.func @copies_in_a_branch(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[C]], dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[CASE:.*]] = "stablehlo.case"(%arg0) ({
// CHECK-NEXT:      %[[B1:.*]] = stablehlo.broadcast_in_dim %[[B]], dims = [1, 2] : (tensor<2x2xi32>) -> tensor<2x2x2xi32>
// CHECK-NEXT:      %[[H:.*]] = stablehlo.reshape %[[B1]] : (tensor<2x2x2xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:      stablehlo.return %[[H]] : tensor<4x2xi32>
// CHECK-NEXT:    }) : (tensor<i32>) -> tensor<4x2xi32>
// CHECK-NEXT:    return %[[CASE]] : tensor<4x2xi32>
func.func @copies_in_a_branch(%i: tensor<i32>) -> tensor<4x2xi32> {
  %k = stablehlo.constant dense<[1, 2]> : tensor<2xi32>
  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<2xi32>) -> tensor<2x2xi32>
  %r = "stablehlo.case"(%i) ({
    %0 = stablehlo.slice %b [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
    %1 = stablehlo.slice %b [1:2, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
    %2 = stablehlo.concatenate %0, %1, dim = 0 : (tensor<1x2xi32>, tensor<1x2xi32>) -> tensor<2x2xi32>
    %3 = stablehlo.concatenate %2, %2, dim = 0 : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<4x2xi32>
    stablehlo.return %3 : tensor<4x2xi32>
  }) : (tensor<i32>) -> tensor<4x2xi32>
  return %r : tensor<4x2xi32>
}

// COUNT-DAG: @condition_and_body/stablehlo.while: Optimized 2 of sliceAddPattern

// Both regions of one op are counted under its name.

// CHECK-LABEL: func.func @condition_and_body(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<100> : tensor<1xi32>
// CHECK-NEXT:    %[[WHILE:.*]] = stablehlo.while(%[[V:.*]] = %arg0) : tensor<2xi32>
// CHECK-NEXT:    cond {
// CHECK-NEXT:      %[[H:.*]] = stablehlo.reshape %[[V]] : (tensor<2xi32>) -> tensor<2x1xi32>
// CHECK-NEXT:      %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:      %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:      %[[COMPARE:.*]] = stablehlo.compare GT, %[[R]], %[[C]] : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
// CHECK-NEXT:      %[[H1:.*]] = stablehlo.reshape %[[COMPARE]] : (tensor<1xi1>) -> tensor<i1>
// CHECK-NEXT:      stablehlo.return %[[H1]] : tensor<i1>
// CHECK-NEXT:    } do {
// CHECK-NEXT:      %[[H]] = stablehlo.slice %[[V]] [0:1] : (tensor<2xi32>) -> tensor<1xi32>
// CHECK-NEXT:      %[[R]] = stablehlo.reshape %[[V]] : (tensor<2xi32>) -> tensor<2x1xi32>
// CHECK-NEXT:      %[[C1]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:      %[[COMPARE]] = stablehlo.reduce(%[[R]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:      %[[H1]] = stablehlo.subtract %[[H]], %[[COMPARE]] : tensor<1xi32>
// CHECK-NEXT:      %[[J:.*]] = stablehlo.concatenate %[[H1]], %[[H1]], dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
// CHECK-NEXT:      stablehlo.return %[[J]] : tensor<2xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[WHILE]] : tensor<2xi32>
func.func @condition_and_body(%w: tensor<2xi32>) -> tensor<2xi32> {
  %z = stablehlo.constant dense<100> : tensor<1xi32>
  %r = stablehlo.while(%x = %w) : tensor<2xi32>
    cond {
      %a = stablehlo.slice %x [0:1] : (tensor<2xi32>) -> tensor<1xi32>
      %b = stablehlo.slice %x [1:2] : (tensor<2xi32>) -> tensor<1xi32>
      %s = stablehlo.add %a, %b : tensor<1xi32>
      %t = stablehlo.slice %s [0:1] : (tensor<1xi32>) -> tensor<1xi32>
      %c = stablehlo.compare GT, %t, %z : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi1>
      %p = stablehlo.reshape %c : (tensor<1xi1>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %a = stablehlo.slice %x [0:1] : (tensor<2xi32>) -> tensor<1xi32>
      %b = stablehlo.slice %x [1:2] : (tensor<2xi32>) -> tensor<1xi32>
      %s = stablehlo.add %a, %b : tensor<1xi32>
      %t = stablehlo.slice %s [0:1] : (tensor<1xi32>) -> tensor<1xi32>
      %u = stablehlo.subtract %a, %t : tensor<1xi32>
      %v = stablehlo.concatenate %u, %u, dim = 0 : (tensor<1xi32>, tensor<1xi32>) -> tensor<2xi32>
      stablehlo.return %v : tensor<2xi32>
    }
  return %r : tensor<2xi32>
}
