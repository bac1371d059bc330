// RUN: neuron-opt --neuron-inst-combine=patterns=extended --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine=patterns=extended --split-input-file --allow-unevaluated=@dynamic,@encoding %}

// The six conditions of SliceOfSiblingReduce: functions that meet it, and functions that fail it and
// nothing else.

// (1) The root reduces a slice with one use; the sibling reduces what is sliced.

// CHECK-LABEL: func.func @sibling_before(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @sibling_before(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @sibling_between(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @sibling_between(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %1, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @input_is_no_slice(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %[[S]] : tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[NEGATE]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @input_is_no_slice(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.negate %1 : tensor<4x16xi32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %3 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @slice_is_used(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]], %[[S]] : tensor<8xi32>, tensor<4xi32>, tensor<4x16xi32>
func.func @slice_is_used(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>, tensor<4x16xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2, %1 : tensor<8xi32>, tensor<4xi32>, tensor<4x16xi32>
}

// -----

// CHECK-LABEL: func.func @no_sibling(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %arg0 : tensor<8x16xi32>
// CHECK-NEXT:    return %[[R]], %[[NEGATE]] : tensor<4xi32>, tensor<8x16xi32>
func.func @no_sibling(%x: tensor<8x16xi32>) -> (tensor<4xi32>, tensor<8x16xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.negate %x : tensor<8x16xi32>
  return %1, %2 : tensor<4xi32>, tensor<8x16xi32>
}

// -----

// CHECK-LABEL: func.func @sibling_of_another_value(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg1 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @sibling_of_another_value(%x: tensor<8x16xi32>, %w: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// Of two siblings, the first in the block.

// CHECK-LABEL: func.func @two_siblings(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]], %[[S]] : tensor<8xi32>, tensor<8xi32>, tensor<4xi32>
func.func @two_siblings(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %2, %3, %1 : tensor<8xi32>, tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @two_siblings_around(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]], %[[S]] : tensor<8xi32>, tensor<8xi32>, tensor<4xi32>
func.func @two_siblings_around(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %3, %0, %2 : tensor<8xi32>, tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @second_sibling_fits(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.or across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R1]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]], %[[S]] : tensor<8xi32>, tensor<8xi32>, tensor<4xi32>
func.func @second_sibling_fits(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.or across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %1, %0, %3 : tensor<8xi32>, tensor<8xi32>, tensor<4xi32>
}

// -----

// Several slices of one value.

// CHECK-LABEL: func.func @three_slices(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:2] : (tensor<8xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[R]] [2:3] : (tensor<8xi32>) -> tensor<1xi32>
// CHECK-NEXT:    %[[S2:.*]] = stablehlo.slice %[[R]] [3:8:2] : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]], %[[S]], %[[S1]], %[[S2]] : tensor<8xi32>, tensor<2xi32>, tensor<1xi32>, tensor<3xi32>
func.func @three_slices(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<2xi32>, tensor<1xi32>, tensor<3xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [0:2, 0:16] : (tensor<8x16xi32>) -> tensor<2x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x16xi32>, tensor<i32>) -> tensor<2xi32>
  %3 = stablehlo.slice %x [2:3, 0:16] : (tensor<8x16xi32>) -> tensor<1x16xi32>
  %4 = stablehlo.reduce(%3 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<1x16xi32>, tensor<i32>) -> tensor<1xi32>
  %5 = stablehlo.slice %x [3:8:2, 0:16] : (tensor<8x16xi32>) -> tensor<3x16xi32>
  %6 = stablehlo.reduce(%5 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x16xi32>, tensor<i32>) -> tensor<3xi32>
  return %0, %2, %4, %6 : tensor<8xi32>, tensor<2xi32>, tensor<1xi32>, tensor<3xi32>
}

// -----

// In the same block only.

// CHECK-LABEL: func.func @sibling_in_an_outer_block(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<8x4xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    stablehlo.return %[[R1]] : tensor<2xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    stablehlo.return %arg2 : tensor<2xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[IF]], %[[R]] : tensor<2xi32>, tensor<8xi32>
func.func @sibling_in_an_outer_block(%x: tensor<8x4xi32>, %p: tensor<i1>, %w: tensor<2xi32>) -> (tensor<2xi32>, tensor<8xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = "stablehlo.if"(%p) ({
    %2 = stablehlo.slice %x [0:2, 0:4] : (tensor<8x4xi32>) -> tensor<2x4xi32>
    %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
    stablehlo.return %3 : tensor<2xi32>
  }, {
    stablehlo.return %w : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %1, %0 : tensor<2xi32>, tensor<8xi32>
}

// -----

// CHECK-LABEL: func.func @sibling_in_the_other_branch(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:8, 0:4] : (tensor<8x4xi32>) -> tensor<8x4xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    stablehlo.return %[[R]] : tensor<8xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    stablehlo.return %[[R1]] : tensor<8xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[IF]] : tensor<8xi32>
func.func @sibling_in_the_other_branch(%x: tensor<8x4xi32>, %p: tensor<i1>) -> tensor<8xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = "stablehlo.if"(%p) ({
    %1 = stablehlo.slice %x [0:8, 0:4] : (tensor<8x4xi32>) -> tensor<8x4xi32>
    %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
    stablehlo.return %2 : tensor<8xi32>
  }, {
    %3 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
    stablehlo.return %3 : tensor<8xi32>
  }) : (tensor<i1>) -> tensor<8xi32>
  return %0 : tensor<8xi32>
}

// -----

// Variadic: input k is a slice of the k-th input of the sibling, by equal windows.

// CHECK-LABEL: func.func @variadic(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<-2147483648> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C1]]) across dimensions = [1] : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM:.*]] = stablehlo.maximum %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[A]], %[[MAXIMUM]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]]#0 [2:5] : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %[[R]]#1 [2:5] : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[S]], %[[S1]], %[[R]]#0 : tensor<3xi32>, tensor<3xi32>, tensor<8xi32>
func.func @variadic(%x: tensor<8x4xi32>, %y: tensor<8x4xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<8xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %m = stablehlo.constant dense<-2147483648> : tensor<i32>
  %s = stablehlo.slice %x [2:5, 0:4] : (tensor<8x4xi32>) -> tensor<3x4xi32>
  %t = stablehlo.slice %y [2:5, 0:4] : (tensor<8x4xi32>) -> tensor<3x4xi32>
  %0:2 = stablehlo.reduce(%s init: %c), (%t init: %m) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %d: tensor<i32>) (%b: tensor<i32>, %e: tensor<i32>) {
    %p = stablehlo.add %a, %d : tensor<i32>
    %q = stablehlo.maximum %b, %e : tensor<i32>
    stablehlo.return %p, %q : tensor<i32>, tensor<i32>
  }
  %1:2 = stablehlo.reduce(%x init: %c), (%y init: %m) across dimensions = [1] : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
   reducer(%a: tensor<i32>, %d: tensor<i32>) (%b: tensor<i32>, %e: tensor<i32>) {
    %p = stablehlo.add %a, %d : tensor<i32>
    %q = stablehlo.maximum %b, %e : tensor<i32>
    stablehlo.return %p, %q : tensor<i32>, tensor<i32>
  }
  return %0#0, %0#1, %1#0 : tensor<3xi32>, tensor<3xi32>, tensor<8xi32>
}

// -----

// CHECK-LABEL: func.func @variadic_inputs_swapped(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<-2147483648> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:5, 0:4] : (tensor<8x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg1 [2:5, 0:4] : (tensor<8x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C1]]) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM:.*]] = stablehlo.maximum %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[A]], %[[MAXIMUM]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[R1:.*]]:2 = stablehlo.reduce(%arg1 init: %[[C]]), (%arg0 init: %[[C1]]) across dimensions = [1] : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM1:.*]] = stablehlo.maximum %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[A1]], %[[MAXIMUM1]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1, %[[R1]]#0 : tensor<3xi32>, tensor<3xi32>, tensor<8xi32>
func.func @variadic_inputs_swapped(%x: tensor<8x4xi32>, %y: tensor<8x4xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<8xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %m = stablehlo.constant dense<-2147483648> : tensor<i32>
  %s = stablehlo.slice %x [2:5, 0:4] : (tensor<8x4xi32>) -> tensor<3x4xi32>
  %t = stablehlo.slice %y [2:5, 0:4] : (tensor<8x4xi32>) -> tensor<3x4xi32>
  %0:2 = stablehlo.reduce(%s init: %c), (%t init: %m) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %d: tensor<i32>) (%b: tensor<i32>, %e: tensor<i32>) {
    %p = stablehlo.add %a, %d : tensor<i32>
    %q = stablehlo.maximum %b, %e : tensor<i32>
    stablehlo.return %p, %q : tensor<i32>, tensor<i32>
  }
  %1:2 = stablehlo.reduce(%y init: %c), (%x init: %m) across dimensions = [1] : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
   reducer(%a: tensor<i32>, %d: tensor<i32>) (%b: tensor<i32>, %e: tensor<i32>) {
    %p = stablehlo.add %a, %d : tensor<i32>
    %q = stablehlo.maximum %b, %e : tensor<i32>
    stablehlo.return %p, %q : tensor<i32>, tensor<i32>
  }
  return %0#0, %0#1, %1#0 : tensor<3xi32>, tensor<3xi32>, tensor<8xi32>
}

// -----

// CHECK-LABEL: func.func @variadic_windows_differ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<-2147483648> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:5, 0:4] : (tensor<8x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = stablehlo.slice %arg1 [1:4, 0:4] : (tensor<8x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C1]]) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM:.*]] = stablehlo.maximum %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[A]], %[[MAXIMUM]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[R1:.*]]:2 = stablehlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C1]]) across dimensions = [1] : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM1:.*]] = stablehlo.maximum %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[A1]], %[[MAXIMUM1]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1, %[[R1]]#0 : tensor<3xi32>, tensor<3xi32>, tensor<8xi32>
func.func @variadic_windows_differ(%x: tensor<8x4xi32>, %y: tensor<8x4xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<8xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %m = stablehlo.constant dense<-2147483648> : tensor<i32>
  %s = stablehlo.slice %x [2:5, 0:4] : (tensor<8x4xi32>) -> tensor<3x4xi32>
  %t = stablehlo.slice %y [1:4, 0:4] : (tensor<8x4xi32>) -> tensor<3x4xi32>
  %0:2 = stablehlo.reduce(%s init: %c), (%t init: %m) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %d: tensor<i32>) (%b: tensor<i32>, %e: tensor<i32>) {
    %p = stablehlo.add %a, %d : tensor<i32>
    %q = stablehlo.maximum %b, %e : tensor<i32>
    stablehlo.return %p, %q : tensor<i32>, tensor<i32>
  }
  %1:2 = stablehlo.reduce(%x init: %c), (%y init: %m) across dimensions = [1] : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
   reducer(%a: tensor<i32>, %d: tensor<i32>) (%b: tensor<i32>, %e: tensor<i32>) {
    %p = stablehlo.add %a, %d : tensor<i32>
    %q = stablehlo.maximum %b, %e : tensor<i32>
    stablehlo.return %p, %q : tensor<i32>, tensor<i32>
  }
  return %0#0, %0#1, %1#0 : tensor<3xi32>, tensor<3xi32>, tensor<8xi32>
}

// -----

// (2) Equal bodies and init values.

// CHECK-LABEL: func.func @bodies_differ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.or across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @bodies_differ(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.or across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @inits_differ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C1]]) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @inits_differ(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %o = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %o) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// No monoid is asked for: each element is made of the same elements as before.

// CHECK-LABEL: func.func @init_is_no_identity(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<7> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @init_is_no_identity(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<7> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @init_is_an_argument(
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @init_is_an_argument(%x: tensor<8x16xi32>, %z: tensor<i32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// (3) No trimmed dimension is reduced.

// CHECK-LABEL: func.func @trims_a_reduced_dimension(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:8] : (tensor<8x16xi32>) -> tensor<4x8xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<4x8xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @trims_a_reduced_dimension(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:8] : (tensor<8x16xi32>) -> tensor<4x8xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x8xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @strided(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [1:8:3] : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<3xi32>
func.func @strided(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<3xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [1:8:3, 0:16] : (tensor<8x16xi32>) -> tensor<3x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<3x16xi32>, tensor<i32>) -> tensor<3xi32>
  return %0, %2 : tensor<8xi32>, tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @slice_of_all(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[R]], %[[R]] : tensor<8xi32>, tensor<8xi32>
func.func @slice_of_all(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<8xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [0:8, 0:16] : (tensor<8x16xi32>) -> tensor<8x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %0, %2 : tensor<8xi32>, tensor<8xi32>
}

// -----

// CHECK-LABEL: func.func @two_trimmed_dimensions(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16x4xi32>, tensor<i32>) -> tensor<8x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6, 1:3] : (tensor<8x4xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8x4xi32>, tensor<4x2xi32>
func.func @two_trimmed_dimensions(%x: tensor<8x16x4xi32>) -> (tensor<8x4xi32>, tensor<4x2xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16x4xi32>, tensor<i32>) -> tensor<8x4xi32>
  %1 = stablehlo.slice %x [2:6, 0:16, 1:3] : (tensor<8x16x4xi32>) -> tensor<4x16x2xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16x2xi32>, tensor<i32>) -> tensor<4x2xi32>
  return %0, %2 : tensor<8x4xi32>, tensor<4x2xi32>
}

// -----

// CHECK-LABEL: func.func @no_reduced_dimension(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [] : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @no_reduced_dimension(%x: tensor<8xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [] : (tensor<8xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [] : (tensor<4xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// All dimensions are reduced and none is trimmed: the same reduce twice, of a scalar.

// CHECK-LABEL: func.func @scalar_results(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]], %[[R]] : tensor<i32>, tensor<i32>
func.func @scalar_results(%x: tensor<8x16xi32>) -> (tensor<i32>, tensor<i32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<i32>
  %1 = stablehlo.slice %x [0:8, 0:16] : (tensor<8x16xi32>) -> tensor<8x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [0, 1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<i32>
  return %0, %2 : tensor<i32>, tensor<i32>
}

// -----

// (4) The same dimensions, but for some of extent 1: a reshape.

// CHECK-LABEL: func.func @other_dimensions(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16x4xi32>, tensor<i32>) -> tensor<8x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16, 0:4] : (tensor<8x16x4xi32>) -> tensor<4x16x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<4x16x4xi32>, tensor<i32>) -> tensor<4x16xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8x4xi32>, tensor<4x16xi32>
func.func @other_dimensions(%x: tensor<8x16x4xi32>) -> (tensor<8x4xi32>, tensor<4x16xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16x4xi32>, tensor<i32>) -> tensor<8x4xi32>
  %1 = stablehlo.slice %x [2:6, 0:16, 0:4] : (tensor<8x16x4xi32>) -> tensor<4x16x4xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x16x4xi32>, tensor<i32>) -> tensor<4x16xi32>
  return %0, %2 : tensor<8x4xi32>, tensor<4x16xi32>
}

// -----

// CHECK-LABEL: func.func @sibling_reduces_a_unit_more(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<4xi32>) -> tensor<4x1xi32>
// CHECK-NEXT:    return %[[R]], %[[H]] : tensor<8xi32>, tensor<4x1xi32>
func.func @sibling_reduces_a_unit_more(%x: tensor<8x1x16xi32>) -> (tensor<8xi32>, tensor<4x1xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:1, 0:16] : (tensor<8x1x16xi32>) -> tensor<4x1x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x1x16xi32>, tensor<i32>) -> tensor<4x1xi32>
  return %0, %2 : tensor<8xi32>, tensor<4x1xi32>
}

// -----

// CHECK-LABEL: func.func @root_reduces_a_unit_more(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8x1xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6, 0:1] : (tensor<8x1xi32>) -> tensor<4x1xi32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %[[S]] : (tensor<4x1xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[H]] : tensor<8x1xi32>, tensor<4xi32>
func.func @root_reduces_a_unit_more(%x: tensor<8x1x16xi32>) -> (tensor<8x1xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8x1xi32>
  %1 = stablehlo.slice %x [2:6, 0:1, 0:16] : (tensor<8x1x16xi32>) -> tensor<4x1x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<4x1x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8x1xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @each_reduces_another_unit(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x1x1xi32>, tensor<i32>) -> tensor<8x1xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6, 0:1] : (tensor<8x1xi32>) -> tensor<4x1xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8x1xi32>, tensor<4x1xi32>
func.func @each_reduces_another_unit(%x: tensor<8x1x1xi32>) -> (tensor<8x1xi32>, tensor<4x1xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x1x1xi32>, tensor<i32>) -> tensor<8x1xi32>
  %1 = stablehlo.slice %x [2:6, 0:1, 0:1] : (tensor<8x1x1xi32>) -> tensor<4x1x1xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x1x1xi32>, tensor<i32>) -> tensor<4x1xi32>
  return %0, %2 : tensor<8x1xi32>, tensor<4x1xi32>
}

// -----

// CHECK-LABEL: func.func @unit_more_from_one(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:1, 0:16] : (tensor<8x1x16xi32>) -> tensor<4x1x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<4x1x16xi32>, tensor<i32>) -> tensor<4x1xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4x1xi32>
func.func @unit_more_from_one(%x: tensor<8x1x16xi32>) -> (tensor<8xi32>, tensor<4x1xi32>) {
  %z = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:1, 0:16] : (tensor<8x1x16xi32>) -> tensor<4x1x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x1x16xi32>, tensor<i32>) -> tensor<4x1xi32>
  return %0, %2 : tensor<8xi32>, tensor<4x1xi32>
}

// -----

// CHECK-LABEL: func.func @unit_more_of_an_idempotent(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<5> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:1, 0:16] : (tensor<8x1x16xi32>) -> tensor<4x1x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.maximum across dimensions = [2] : (tensor<4x1x16xi32>, tensor<i32>) -> tensor<4x1xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4x1xi32>
func.func @unit_more_of_an_idempotent(%x: tensor<8x1x16xi32>) -> (tensor<8xi32>, tensor<4x1xi32>) {
  %z = stablehlo.constant dense<5> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:1, 0:16] : (tensor<8x1x16xi32>) -> tensor<4x1x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.maximum across dimensions = [2] : (tensor<4x1x16xi32>, tensor<i32>) -> tensor<4x1xi32>
  return %0, %2 : tensor<8xi32>, tensor<4x1xi32>
}

// -----

// CHECK-LABEL: func.func @extent_1_after_the_slice_only(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x4x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:1, 0:16] : (tensor<8x4x16xi32>) -> tensor<4x1x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<4x1x16xi32>, tensor<i32>) -> tensor<4x1xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4x1xi32>
func.func @extent_1_after_the_slice_only(%x: tensor<8x4x16xi32>) -> (tensor<8xi32>, tensor<4x1xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x4x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:1, 0:16] : (tensor<8x4x16xi32>) -> tensor<4x1x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [2] : (tensor<4x1x16xi32>, tensor<i32>) -> tensor<4x1xi32>
  return %0, %2 : tensor<8xi32>, tensor<4x1xi32>
}

// -----

// (5) A sibling behind the slice is moved up to its operand.

// CHECK-LABEL: func.func @sibling_behind(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @sibling_behind(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %2, %1 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @sibling_behind_an_op(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %arg0 : tensor<8x16xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[NEGATE]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[NEGATE1:.*]] = stablehlo.negate %arg0 : tensor<8x16xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]], %[[NEGATE1]] : tensor<8xi32>, tensor<4xi32>, tensor<8x16xi32>
func.func @sibling_behind_an_op(%w: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>, tensor<8x16xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.negate %w : tensor<8x16xi32>
  %1 = stablehlo.negate %w : tensor<8x16xi32>
  %2 = stablehlo.slice %0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %4 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %4, %3, %1 : tensor<8xi32>, tensor<4xi32>, tensor<8x16xi32>
}

// -----

// CHECK-LABEL: func.func @sibling_behind_its_users_too(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %[[R]] : tensor<8xi32>
// CHECK-NEXT:    return %[[R]], %[[S]], %[[NEGATE]] : tensor<8xi32>, tensor<4xi32>, tensor<8xi32>
func.func @sibling_behind_its_users_too(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>, tensor<8xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %3 = stablehlo.negate %2 : tensor<8xi32>
  return %2, %1, %3 : tensor<8xi32>, tensor<4xi32>, tensor<8xi32>
}

// -----

// Its init does not dominate there; the root's equal one does.

// CHECK-LABEL: func.func @equal_init_of_the_root(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @equal_init_of_the_root(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %o = stablehlo.constant dense<0> : tensor<i32>
  %2 = stablehlo.reduce(%x init: %o) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %2, %1 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @no_init_dominates(
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %arg1 : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[NEGATE]]) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%arg0 init: %[[NEGATE]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]] : tensor<8xi32>, tensor<4xi32>
func.func @no_init_dominates(%x: tensor<8x16xi32>, %o: tensor<i32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %1 = stablehlo.negate %o : tensor<i32>
  %2 = stablehlo.reduce(%0 init: %1) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = stablehlo.reduce(%x init: %1) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %3, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @init_dominates(
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %arg1 : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[NEGATE]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @init_dominates(%x: tensor<8x16xi32>, %o: tensor<i32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = stablehlo.negate %o : tensor<i32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %0) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = stablehlo.reduce(%x init: %0) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %3, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// What a body uses from outside has to dominate as well.

// CHECK-LABEL: func.func @captured_value_does_not_dominate(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:4, 0:4] : (tensor<8x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %arg1 : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) across dimensions = [1] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg3: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg2, %arg3 : tensor<i32>
// CHECK-NEXT:    %[[AND:.*]] = stablehlo.and %[[A]], %[[NEGATE]] : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[AND]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg3: tensor<i32>)  {
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %arg2, %arg3 : tensor<i32>
// CHECK-NEXT:    %[[AND1:.*]] = stablehlo.and %[[A1]], %[[NEGATE]] : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[AND1]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<4xi32>, tensor<8xi32>
func.func @captured_value_does_not_dominate(%x: tensor<8x4xi32>, %n: tensor<i32>) -> (tensor<4xi32>, tensor<8xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %s = stablehlo.slice %x [0:4, 0:4] : (tensor<8x4xi32>) -> tensor<4x4xi32>
  %k = stablehlo.negate %n : tensor<i32>
  %0 = stablehlo.reduce(%s init: %z) across dimensions = [1] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %t = stablehlo.add %a, %b : tensor<i32>
    %m = stablehlo.and %t, %k : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  %1 = stablehlo.reduce(%x init: %z) across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %t = stablehlo.add %a, %b : tensor<i32>
    %m = stablehlo.and %t, %k : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  return %0, %1 : tensor<4xi32>, tensor<8xi32>
}

// -----

// CHECK-LABEL: func.func @captured_value_dominates(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %arg1 : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg3: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg2, %arg3 : tensor<i32>
// CHECK-NEXT:    %[[AND:.*]] = stablehlo.and %[[A]], %[[NEGATE]] : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[AND]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:4] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S]], %[[R]] : tensor<4xi32>, tensor<8xi32>
func.func @captured_value_dominates(%x: tensor<8x4xi32>, %n: tensor<i32>) -> (tensor<4xi32>, tensor<8xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %k = stablehlo.negate %n : tensor<i32>
  %s = stablehlo.slice %x [0:4, 0:4] : (tensor<8x4xi32>) -> tensor<4x4xi32>
  %0 = stablehlo.reduce(%s init: %z) across dimensions = [1] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %t = stablehlo.add %a, %b : tensor<i32>
    %m = stablehlo.and %t, %k : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  %1 = stablehlo.reduce(%x init: %z) across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %t = stablehlo.add %a, %b : tensor<i32>
    %m = stablehlo.and %t, %k : tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  return %0, %1 : tensor<4xi32>, tensor<8xi32>
}

// -----

// A slice in another block has no place among the ops of this one.

// CHECK-LABEL: func.func @slice_in_an_outer_block(
// CHECK-NEXT:    %[[IF:.*]]:2 = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %arg3 : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[NEGATE]]) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    stablehlo.return %[[R]], %[[R]] : tensor<8xi32>, tensor<8xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    stablehlo.return %arg2, %arg2 : tensor<8xi32>, tensor<8xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> (tensor<8xi32>, tensor<8xi32>)
// CHECK-NEXT:    return %[[IF]]#0, %[[IF]]#1 : tensor<8xi32>, tensor<8xi32>
func.func @slice_in_an_outer_block(%x: tensor<8x4xi32>, %p: tensor<i1>, %w: tensor<8xi32>, %c: tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>) {
  %s = stablehlo.slice %x [0:8, 0:4] : (tensor<8x4xi32>) -> tensor<8x4xi32>
  %0:2 = "stablehlo.if"(%p) ({
    %z = stablehlo.negate %c : tensor<i32>
    %1 = stablehlo.reduce(%s init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
    %2 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
    stablehlo.return %1, %2 : tensor<8xi32>, tensor<8xi32>
  }, {
    stablehlo.return %w, %w : tensor<8xi32>, tensor<8xi32>
  }) : (tensor<i1>) -> (tensor<8xi32>, tensor<8xi32>)
  return %0#0, %0#1 : tensor<8xi32>, tensor<8xi32>
}

// -----

// (6) Types and shardings.

// CHECK-LABEL: func.func @sharding_on_sibling(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] {mhlo.sharding = "{replicated}"} : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @sharding_on_sibling(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] {mhlo.sharding = "{replicated}"} : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @sharding_on_slice(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] {mhlo.sharding = "{replicated}"} : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @sharding_on_slice(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] {mhlo.sharding = "{replicated}"} : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @sharding_on_root(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] {mhlo.sharding = "{replicated}"} : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @sharding_on_root(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] {mhlo.sharding = "{replicated}"} : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] {from = "slice", note = "root"} : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @attributes(%x: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [2:6, 0:16] {from = "slice"} : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] {note = "root"} : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %0, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @encoding(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32, "layout">, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<8x4xi32, "layout">) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<2xi32>
func.func @encoding(%x: tensor<8x4xi32, "layout">) -> (tensor<8xi32>, tensor<2xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x4xi32, "layout">, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [0:2, 0:4] : (tensor<8x4xi32, "layout">) -> tensor<2x4xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
  return %0, %2 : tensor<8xi32>, tensor<2xi32>
}

// -----

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<8x?xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %arg0 [0:2, 0:4] : (tensor<8x?xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<2xi32>
func.func @dynamic(%x: tensor<8x?xi32>) -> (tensor<8xi32>, tensor<2xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x?xi32>, tensor<i32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [0:2, 0:4] : (tensor<8x?xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.reduce(%1 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<2x4xi32>, tensor<i32>) -> tensor<2xi32>
  return %0, %2 : tensor<8xi32>, tensor<2xi32>
}

// -----

// After it, the sibling may merge with the reduce below it, which had two users before.

// CHECK-LABEL: func.func @sibling_then_merges(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<8x16x4xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [2:6] : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @sibling_then_merges(%w: tensor<8x16x4xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%w init: %z) applies stablehlo.add across dimensions = [2] : (tensor<8x16x4xi32>, tensor<i32>) -> tensor<8x16xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = stablehlo.slice %0 [2:6, 0:16] : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %3 = stablehlo.reduce(%2 init: %z) applies stablehlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %1, %3 : tensor<8xi32>, tensor<4xi32>
}
