// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | not grep stablehlo
// RUN: %evaluate %s --neuron-inst-combine --split-input-file
// REQUIRES: mhlo

// MHLO keeps windows and dimensions as dense elements; the rewrite makes new ones of that kind.

// CHECK-LABEL: func.func @strided(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 8, 5]> : tensor<3xi64>, start_indices = dense<[0, 1, 0]> : tensor<3xi64>, strides = dense<[1, 3, 1]> : tensor<3xi64>}> : (tensor<3x9x5xi32>) -> tensor<3x3x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<3x3x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @strided(%x: tensor<3x9x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x9x5xi32>, tensor<i32>) -> tensor<3x9xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 8]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}> : (tensor<3x9xi32>) -> tensor<3x3xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----


// Start 1 + 1 * 2, stride 2 * 3, and one past the last element 3 + 6 is the limit.
// CHECK-LABEL: func.func @x_is_a_strided_slice(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 10, 9]> : tensor<3xi64>, start_indices = dense<[0, 3, 0]> : tensor<3xi64>, strides = dense<[1, 6, 4]> : tensor<3xi64>}> : (tensor<3x14x9xi32>) -> tensor<3x2x3xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<3x2x3xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @x_is_a_strided_slice(%x: tensor<3x14x9xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %s = "mhlo.slice"(%x) <{limit_indices = dense<[3, 13, 9]> : tensor<3xi64>, start_indices = dense<[0, 1, 0]> : tensor<3xi64>, strides = dense<[1, 2, 4]> : tensor<3xi64>}> : (tensor<3x14x9xi32>) -> tensor<3x6x3xi32>
  %0 = mhlo.reduce(%s init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x6x3xi32>, tensor<i32>) -> tensor<3x6xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 6]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 3]> : tensor<2xi64>}> : (tensor<3x6xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// Reduce dimensions are unique and in any order.
// CHECK-LABEL: func.func @inner_unsorted(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[2, 3, 4, 3]> : tensor<4xi64>, start_indices = dense<[0, 0, 0, 1]> : tensor<4xi64>, strides = dense<1> : tensor<4xi64>}> : (tensor<2x3x4x5xi32>) -> tensor<2x3x4x2xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [0, 2, 3] : (tensor<2x3x4x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @inner_unsorted(%x: tensor<2x3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2, 0] : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<3x5xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 3]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x5xi32>) -> tensor<3x2xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----


// The inner reduce reduces no dimension at all.
// CHECK-LABEL: func.func @inner_reduces_nothing(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[4, 3]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<4x6xi32>) -> tensor<4x3xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @inner_reduces_nothing(%x: tensor<4x6xi32>) -> tensor<4xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [] : (tensor<4x6xi32>, tensor<i32>) -> tensor<4x6xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[4, 3]> : tensor<2xi64>, start_indices = dense<[0, 0]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<4x6xi32>) -> tensor<4x3xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<4x3xi32>, tensor<i32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @slice_to_zero_elements(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 4, 5]> : tensor<3xi64>, start_indices = dense<[0, 4, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x0x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.maximum across dimensions = [1, 2] : (tensor<3x0x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @slice_to_zero_elements(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<7> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[0, 4]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x0xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.maximum across dimensions = [1] : (tensor<3x0xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @reshape(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 3, 1]> : tensor<3xi64>, start_indices = dense<[0, 2, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[S]] : (tensor<3x1x1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3xi32>
func.func @reshape(%x: tensor<3x4x1xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x1xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 3]> : tensor<2xi64>, start_indices = dense<[0, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @sum_and_maximum(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<1.000000e+00> : tensor<f32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 3, 5]> : tensor<3xi64>, start_indices = dense<[0, 1, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg1) <{limit_indices = dense<[3, 3, 5]> : tensor<3xi64>, start_indices = dense<[0, 1, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xf32>) -> tensor<3x2x5xf32>
// CHECK-NEXT:    %[[R:.*]]:2 = mhlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C1]]) across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<3x2x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xi32>, tensor<3xf32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<f32>, %arg5: tensor<f32>) {
// CHECK-NEXT:    %[[ADD:.*]] = mhlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM:.*]] = mhlo.maximum %arg3, %arg5 : tensor<f32>
// CHECK-NEXT:    mhlo.return %[[ADD]], %[[MAXIMUM]] : tensor<i32>, tensor<f32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1 : tensor<3xi32>, tensor<3xf32>
func.func @sum_and_maximum(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xf32>) -> (tensor<3xi32>, tensor<3xf32>) {
  %z = mhlo.constant dense<0> : tensor<i32>
  %m = mhlo.constant dense<1.0> : tensor<f32>
  %0:2 = mhlo.reduce(%x init: %z), (%y init: %m) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xf32>, tensor<i32>, tensor<f32>) -> (tensor<3x4xi32>, tensor<3x4xf32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<f32>, %q: tensor<f32>) {
    %s = mhlo.add %a, %b : tensor<i32>
    %t = mhlo.maximum %p, %q : tensor<f32>
    mhlo.return %s, %t : tensor<i32>, tensor<f32>
  }
  %1 = "mhlo.slice"(%0#0) <{limit_indices = dense<[3, 3]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = "mhlo.slice"(%0#1) <{limit_indices = dense<[3, 3]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xf32>) -> tensor<3x2xf32>
  %3:2 = mhlo.reduce(%1 init: %z), (%2 init: %m) across dimensions = [1] : (tensor<3x2xi32>, tensor<3x2xf32>, tensor<i32>, tensor<f32>) -> (tensor<3xi32>, tensor<3xf32>)
   reducer(%a: tensor<i32>, %b: tensor<i32>) (%p: tensor<f32>, %q: tensor<f32>) {
    %s = mhlo.add %a, %b : tensor<i32>
    %t = mhlo.maximum %p, %q : tensor<f32>
    mhlo.return %s, %t : tensor<i32>, tensor<f32>
  }
  return %3#0, %3#1 : tensor<3xi32>, tensor<3xf32>
}

// -----

// CHECK-LABEL: func.func @three_links(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 4, 5, 4, 7]> : tensor<5xi64>, start_indices = dense<[0, 2, 0, 1, 0]> : tensor<5xi64>, strides = dense<[1, 1, 2, 1, 1]> : tensor<5xi64>}> : (tensor<3x4x5x6x7xi32>) -> tensor<3x2x3x3x7xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2, 3, 4] : (tensor<3x2x3x3x7xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @three_links(%x: tensor<3x4x5x6x7xi32>) -> tensor<3xi32> {
  %c = mhlo.constant dense<0> : tensor<i32>
  %0 = mhlo.reduce(%x init: %c) applies mhlo.add across dimensions = [4] : (tensor<3x4x5x6x7xi32>, tensor<i32>) -> tensor<3x4x5x6xi32>
  %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 4, 5, 4]> : tensor<4xi64>, start_indices = dense<[0, 0, 0, 1]> : tensor<4xi64>, strides = dense<[1, 1, 1, 1]> : tensor<4xi64>}> : (tensor<3x4x5x6xi32>) -> tensor<3x4x5x3xi32>
  %2 = mhlo.reduce(%1 init: %c) applies mhlo.add across dimensions = [3] : (tensor<3x4x5x3xi32>, tensor<i32>) -> tensor<3x4x5xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<[3, 4, 5]> : tensor<3xi64>, start_indices = dense<[0, 0, 0]> : tensor<3xi64>, strides = dense<[1, 1, 2]> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x4x3xi32>
  %4 = mhlo.reduce(%3 init: %c) applies mhlo.add across dimensions = [2] : (tensor<3x4x3xi32>, tensor<i32>) -> tensor<3x4xi32>
  %5 = "mhlo.slice"(%4) <{limit_indices = dense<[3, 4]> : tensor<2xi64>, start_indices = dense<[0, 2]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %6 = mhlo.reduce(%5 init: %c) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %6 : tensor<3xi32>
}

// -----


// Nested regions: all three ops in one block are merged where they are; otherwise work could move into
// a place that runs more often.
// CHECK-LABEL: func.func @in_a_while_body(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[C2:.*]] = mhlo.constant dense<0> : tensor<3xi32>
// CHECK-NEXT:    %[[AND:.*]] = mhlo.and %arg1, %[[C1]] : tensor<i32>
// CHECK-NEXT:    %[[W:.*]]:2 = mhlo.while(%iterArg = %[[AND]], %iterArg_0 = %[[C2]]) : tensor<i32>, tensor<3xi32>
// CHECK-NEXT:    cond {
// CHECK-NEXT:    %[[COMPARE:.*]] = mhlo.compare GT, %iterArg, %[[C]] : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:    mhlo.return %[[COMPARE]] : tensor<i1>
// CHECK-NEXT:    } do {
// CHECK-NEXT:    %[[SUBTRACT:.*]] = mhlo.subtract %iterArg, %[[C1]] : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[3, 3, 5]> : tensor<3xi64>, start_indices = dense<[0, 1, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[ADD:.*]] = mhlo.add %iterArg_0, %[[R]] : tensor<3xi32>
// CHECK-NEXT:    mhlo.return %[[SUBTRACT]], %[[ADD]] : tensor<i32>, tensor<3xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[W]]#1 : tensor<3xi32>
func.func @in_a_while_body(%x: tensor<3x4x5xi32>, %n: tensor<i32>) -> tensor<3xi32> {
  %zero = mhlo.constant dense<0> : tensor<i32>
  %one = mhlo.constant dense<1> : tensor<i32>
  %start = mhlo.constant dense<0> : tensor<3xi32>
  %n1 = mhlo.and %n, %one : tensor<i32>
  %r:2 = mhlo.while(%i = %n1, %a = %start) : tensor<i32>, tensor<3xi32>
    cond {
      %p = mhlo.compare GT, %i, %zero : (tensor<i32>, tensor<i32>) -> tensor<i1>
      mhlo.return %p : tensor<i1>
    } do {
      %j = mhlo.subtract %i, %one : tensor<i32>
      %0 = mhlo.reduce(%x init: %zero) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
      %1 = "mhlo.slice"(%0) <{limit_indices = dense<[3, 3]> : tensor<2xi64>, start_indices = dense<[0, 1]> : tensor<2xi64>, strides = dense<[1, 1]> : tensor<2xi64>}> : (tensor<3x4xi32>) -> tensor<3x2xi32>
      %2 = mhlo.reduce(%1 init: %zero) applies mhlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
      %3 = mhlo.add %a, %2 : tensor<3xi32>
      mhlo.return %j, %3 : tensor<i32>, tensor<3xi32>
    }
  return %r#1 : tensor<3xi32>
}
