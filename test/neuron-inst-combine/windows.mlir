// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine --split-input-file %}

// The window of the new slice: strides, and its composition with a slice that x itself is.

// CHECK-LABEL: func.func @strided(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 1:8:3, 0:5] : (tensor<3x9x5xi32>) -> tensor<3x3x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x3x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @strided(%x: tensor<3x9x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x9x5xi32>, tensor<i32>) -> tensor<3x9xi32>
  %1 = stablehlo.slice %0 [0:3, 1:8:3] : (tensor<3x9xi32>) -> tensor<3x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x3xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// A stride past the end leaves one element of a kept dimension.
// CHECK-LABEL: func.func @strided_to_one(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [1:3:7, 0:9:2, 0:5] : (tensor<3x9x5xi32>) -> tensor<1x5x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<1x5x5xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @strided_to_one(%x: tensor<3x9x5xi32>) -> tensor<1xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x9x5xi32>, tensor<i32>) -> tensor<3x9xi32>
  %1 = stablehlo.slice %0 [1:3:7, 0:9:2] : (tensor<3x9xi32>) -> tensor<1x5xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<1x5xi32>, tensor<i32>) -> tensor<1xi32>
  return %2 : tensor<1xi32>
}

// -----

// A stride over a kept dimension trims it to more than one element.
// CHECK-LABEL: func.func @stride_over_kept_dimension(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<4x9x5xi32>, tensor<i32>) -> tensor<4x9xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:4:2, 0:9] : (tensor<4x9xi32>) -> tensor<2x9xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<2x9xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<2xi32>
func.func @stride_over_kept_dimension(%x: tensor<4x9x5xi32>) -> tensor<2xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<4x9x5xi32>, tensor<i32>) -> tensor<4x9xi32>
  %1 = stablehlo.slice %0 [0:4:2, 0:9] : (tensor<4x9xi32>) -> tensor<2x9xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x9xi32>, tensor<i32>) -> tensor<2xi32>
  return %2 : tensor<2xi32>
}

// -----

// No slice is needed where the window is whole.
// CHECK-LABEL: func.func @whole(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @whole(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:4] : (tensor<3x4xi32>) -> tensor<3x4xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @x_is_a_slice(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:5, 3:5, 4:9] : (tensor<6x8x9xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @x_is_a_slice(%x: tensor<6x8x9xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.slice %x [2:5, 1:7, 4:9] : (tensor<6x8x9xi32>) -> tensor<3x6x5xi32>
  %0 = stablehlo.reduce(%s init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x6x5xi32>, tensor<i32>) -> tensor<3x6xi32>
  %1 = stablehlo.slice %0 [0:3, 2:4] : (tensor<3x6xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// Start 1 + 1 * 2, stride 2 * 3, and one past the last element 3 + 6 is the limit.
// CHECK-LABEL: func.func @x_is_a_strided_slice(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 3:10:6, 0:9:4] : (tensor<3x14x9xi32>) -> tensor<3x2x3xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x3xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @x_is_a_strided_slice(%x: tensor<3x14x9xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.slice %x [0:3, 1:13:2, 0:9:4] : (tensor<3x14x9xi32>) -> tensor<3x6x3xi32>
  %0 = stablehlo.reduce(%s init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x6x3xi32>, tensor<i32>) -> tensor<3x6xi32>
  %1 = stablehlo.slice %0 [0:3, 1:6:3] : (tensor<3x6xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// An empty window past the end of a strided one still fits.
// CHECK-LABEL: func.func @empty_window_of_a_strided_slice(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:3, 6:6, 0:5] : (tensor<3x6x5xi32>) -> tensor<3x0x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x0x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @empty_window_of_a_strided_slice(%x: tensor<3x6x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<7> : tensor<i32>
  %s = stablehlo.slice %x [0:3, 0:6:5, 0:5] : (tensor<3x6x5xi32>) -> tensor<3x2x5xi32>
  %0 = stablehlo.reduce(%s init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3x2xi32>
  %1 = stablehlo.slice %0 [0:3, 2:2] : (tensor<3x2xi32>) -> tensor<3x0xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x0xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// With a whole window, the slice that x is stays as it is.
// CHECK-LABEL: func.func @x_is_a_slice_and_the_window_whole(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:5, 1:7, 4:9] : (tensor<6x8x9xi32>) -> tensor<3x6x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x6x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @x_is_a_slice_and_the_window_whole(%x: tensor<6x8x9xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.slice %x [2:5, 1:7, 4:9] : (tensor<6x8x9xi32>) -> tensor<3x6x5xi32>
  %0 = stablehlo.reduce(%s init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x6x5xi32>, tensor<i32>) -> tensor<3x6xi32>
  %1 = stablehlo.slice %0 [0:3, 0:6] : (tensor<3x6xi32>) -> tensor<3x6xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x6xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// Somebody else needs the slice that x is: the windows stay apart.
// CHECK-LABEL: func.func @x_is_a_slice_with_another_user(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:5, 1:7, 4:9] : (tensor<6x8x9xi32>) -> tensor<3x6x5xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[S]] [0:3, 2:4, 0:5] : (tensor<3x6x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S1]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<3xi32>, tensor<3x6x5xi32>
func.func @x_is_a_slice_with_another_user(%x: tensor<6x8x9xi32>) -> (tensor<3xi32>, tensor<3x6x5xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.slice %x [2:5, 1:7, 4:9] : (tensor<6x8x9xi32>) -> tensor<3x6x5xi32>
  %0 = stablehlo.reduce(%s init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x6x5xi32>, tensor<i32>) -> tensor<3x6xi32>
  %1 = stablehlo.slice %0 [0:3, 2:4] : (tensor<3x6xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %s : tensor<3xi32>, tensor<3x6x5xi32>
}

// -----

// CHECK-LABEL: func.func @x_is_a_slice_with_sharding(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:5, 1:7, 4:9] {mhlo.sharding = "{replicated}"} : (tensor<6x8x9xi32>) -> tensor<3x6x5xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[S]] [0:3, 2:4, 0:5] : (tensor<3x6x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S1]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @x_is_a_slice_with_sharding(%x: tensor<6x8x9xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.slice %x [2:5, 1:7, 4:9] {mhlo.sharding = "{replicated}"} : (tensor<6x8x9xi32>) -> tensor<3x6x5xi32>
  %0 = stablehlo.reduce(%s init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x6x5xi32>, tensor<i32>) -> tensor<3x6xi32>
  %1 = stablehlo.slice %0 [0:3, 2:4] : (tensor<3x6xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// The slice that x is stands before a loop: there it runs once, and its operand may be large.
// CHECK-LABEL: func.func @x_is_a_slice_outside_the_region(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<3xi32>
// CHECK-NEXT:    %[[C2:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:5, 1:7, 4:9] : (tensor<6x8x9xi32>) -> tensor<3x6x5xi32>
// CHECK-NEXT:    %[[AND:.*]] = stablehlo.and %arg1, %[[C2]] : tensor<i32>
// CHECK-NEXT:    %[[W:.*]]:2 = stablehlo.while(%iterArg = %[[AND]], %iterArg_2 = %[[C1]]) : tensor<i32>, tensor<3xi32>
// CHECK-NEXT:    cond {
// CHECK-NEXT:    %[[COMPARE:.*]] = stablehlo.compare GT, %iterArg, %[[C]] : (tensor<i32>, tensor<i32>) -> tensor<i1>
// CHECK-NEXT:    stablehlo.return %[[COMPARE]] : tensor<i1>
// CHECK-NEXT:    } do {
// CHECK-NEXT:    %[[SUBTRACT:.*]] = stablehlo.subtract %iterArg, %[[C2]] : tensor<i32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[S]] [0:3, 2:4, 0:5] : (tensor<3x6x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S1]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    stablehlo.return %[[SUBTRACT]], %[[R]] : tensor<i32>, tensor<3xi32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[W]]#1 : tensor<3xi32>
func.func @x_is_a_slice_outside_the_region(%x: tensor<6x8x9xi32>, %n: tensor<i32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %z = stablehlo.constant dense<0> : tensor<3xi32>
  %one = stablehlo.constant dense<1> : tensor<i32>
  %s = stablehlo.slice %x [2:5, 1:7, 4:9] : (tensor<6x8x9xi32>) -> tensor<3x6x5xi32>
  %n1 = stablehlo.and %n, %one : tensor<i32>
  %r:2 = stablehlo.while(%i = %n1, %a = %z) : tensor<i32>, tensor<3xi32>
    cond {
      %p = stablehlo.compare GT, %i, %c : (tensor<i32>, tensor<i32>) -> tensor<i1>
      stablehlo.return %p : tensor<i1>
    } do {
      %j = stablehlo.subtract %i, %one : tensor<i32>
      %0 = stablehlo.reduce(%s init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x6x5xi32>, tensor<i32>) -> tensor<3x6xi32>
      %1 = stablehlo.slice %0 [0:3, 2:4] : (tensor<3x6xi32>) -> tensor<3x2xi32>
      %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
      stablehlo.return %j, %2 : tensor<i32>, tensor<3xi32>
    }
  return %r#1 : tensor<3xi32>
}
