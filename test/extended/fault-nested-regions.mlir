// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine="patterns=extended entry=captured_body" %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended --neuron-inst-combine="patterns=extended entry=captured_body" %}

// After public reports, with patterns=extended. Patterns in regions: what is new stands where it dominates its uses.
// https://github.com/EnzymeAD/Enzyme-JAX/issues/625
// https://github.com/EnzymeAD/Enzyme-JAX/pull/1972
// https://github.com/EnzymeAD/Enzyme-JAX/pull/1526
// https://github.com/openxla/xla/pull/45428

// CHECK-LABEL: func.func @main(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<1> : tensor<3x4x5xi32>
// CHECK-NEXT:    %[[WHILE:.*]]:3 = stablehlo.while(%iterArg = %[[C]], %iterArg_1 = %arg0, %iterArg_2 = %[[C1]]) : tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>
// CHECK-NEXT:    cond {
// CHECK-NEXT:    %[[COMPARE:.*]] = stablehlo.compare LT, %iterArg, %arg1 : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:    stablehlo.return %[[COMPARE]] : tensor<i1>
// CHECK-NEXT:    } do {
// CHECK-NEXT:    %[[C2:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %iterArg, %[[C2]] : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C3:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C3]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[B:.*]] = stablehlo.broadcast_in_dim %[[R]], dims = [1] : (tensor<4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[B]] : (tensor<2x4xi32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %iterArg_1, %[[H1]] : tensor<8xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%iterArg_2 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R1]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R2:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[B1:.*]] = stablehlo.broadcast_in_dim %[[R2]], dims = [0] : (tensor<3xi32>) -> tensor<3x4x5xi32>
// CHECK-NEXT:    stablehlo.return %[[A]], %[[A1]], %[[B1]] : tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[WHILE]]#0, %[[WHILE]]#1, %[[WHILE]]#2 : tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>
func.func @main(%w: tensor<8xi32>, %n: tensor<i32>) -> (tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %t = stablehlo.constant dense<1> : tensor<3x4x5xi32>
  %r:3 = stablehlo.while(%i = %z, %x = %w, %y = %t) : tensor<i32>, tensor<8xi32>, tensor<3x4x5xi32>
    cond {
      %p = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
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

// CHECK-LABEL: func.func @branches(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    stablehlo.return %[[R]] : tensor<4xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    stablehlo.return %[[S]] : tensor<4xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[IF]] : tensor<4xi32>
func.func @branches(%x: tensor<8xi32>, %p: tensor<i1>) -> tensor<4xi32> {
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

// CHECK-LABEL: func.func @captured_body(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[C2:.*]] = stablehlo.constant dense<255> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg1, %arg2 : tensor<i32>
// CHECK-NEXT:    %[[AND:.*]] = stablehlo.and %[[A]], %[[C1]] : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[AND]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>)  {
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %arg1, %arg2 : tensor<i32>
// CHECK-NEXT:    %[[AND1:.*]] = stablehlo.and %[[A1]], %[[C2]] : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[AND1]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @captured_body(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %k1 = stablehlo.constant dense<7> : tensor<i32>
  %k2 = stablehlo.constant dense<255> : tensor<i32>
  %0 = "stablehlo.reduce"(%x, %z) <{dimensions = array<i64: 2>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    %m = stablehlo.and %s, %k1 : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }) : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = "stablehlo.reduce"(%1, %z) <{dimensions = array<i64: 1>}> ({
  ^bb0(%a: tensor<i32>, %b: tensor<i32>):
    %s = stablehlo.add %a, %b : tensor<i32>
    %m = stablehlo.and %s, %k2 : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }) : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
