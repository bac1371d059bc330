// RUN: neuron-opt --neuron-inst-combine=patterns=extended --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine=patterns=extended --split-input-file --allow-unevaluated=@dynamic,@encoding %}

// The five conditions of ReduceOfReduce: for each, functions that meet it and functions that fail it
// and nothing else.

// (1) Input k of the outer reduce is result k of one inner reduce.

// CHECK-LABEL: func.func @reduce_of_reduce(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @reduce_of_reduce(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @negate_between(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %[[R]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[NEGATE]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @negate_between(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.negate %0 : tensor<3x4xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// Dimension numbers are counted in different values: 0 in both is no clash.

// CHECK-LABEL: func.func @same_number_in_both(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<5xi32>
// CHECK-NEXT:    return %[[R]] : tensor<5xi32>
func.func @same_number_in_both(%x: tensor<3x4x5xi32>) -> tensor<5xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<4x5xi32>, tensor<i32>) -> tensor<5xi32>
  return %1 : tensor<5xi32>
}

// -----

// CHECK-LABEL: func.func @to_a_scalar(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [0, 1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]] : tensor<i32>
func.func @to_a_scalar(%x: tensor<3x4xi32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  return %1 : tensor<i32>
}

// -----

// Dimensions may be listed in any order; the merged ones ascend.

// CHECK-LABEL: func.func @unsorted_dimensions(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [0, 1, 3] : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @unsorted_dimensions(%x: tensor<2x3x4x5xi32>) -> tensor<4xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [3, 0] : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %1 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @chain_of_four(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [0, 1, 2, 3] : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]] : tensor<i32>
func.func @chain_of_four(%x: tensor<2x3x4x5xi32>) -> tensor<i32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [3] : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<2x3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [2] : (tensor<2x3x4xi32>, tensor<i32>) -> tensor<2x3xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<2x3xi32>, tensor<i32>) -> tensor<2xi32>
  %3 = stablehlo.reduce(%2 init: %c) applies stablehlo.add across dimensions = [0] : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
  return %3 : tensor<i32>
}

// -----

// Every merged dimension has extent 1: a reshape.

// CHECK-LABEL: func.func @of_extent_one(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<3x1x1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3xi32>
func.func @of_extent_one(%x: tensor<3x1x1xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x1x1xi32>, tensor<i32>) -> tensor<3x1xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @variadic(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<-2147483648> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C1]]) across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM:.*]] = stablehlo.maximum %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[A]], %[[MAXIMUM]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1 : tensor<3xi32>, tensor<3xi32>
func.func @variadic(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %m = stablehlo.constant dense<-2147483648> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %c), (%y init: %m) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %d: tensor<i32>) (%b: tensor<i32>, %e: tensor<i32>) {
    %s = stablehlo.add %a, %d : tensor<i32>
    %t = stablehlo.maximum %b, %e : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  %1:2 = stablehlo.reduce(%0#0 init: %c), (%0#1 init: %m) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %d: tensor<i32>) (%b: tensor<i32>, %e: tensor<i32>) {
    %s = stablehlo.add %a, %d : tensor<i32>
    %t = stablehlo.maximum %b, %e : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  return %1#0, %1#1 : tensor<3xi32>, tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @results_swapped(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = stablehlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[A]], %[[A1]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[R1:.*]]:2 = stablehlo.reduce(%[[R]]#1 init: %[[C]]), (%[[R]]#0 init: %[[C]]) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A2:.*]] = stablehlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[A3:.*]] = stablehlo.add %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[A2]], %[[A3]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]]#0, %[[R1]]#1 : tensor<3xi32>, tensor<3xi32>
func.func @results_swapped(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0:2 = stablehlo.reduce(%x init: %c), (%y init: %c) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a: tensor<i32>, %d: tensor<i32>) (%b: tensor<i32>, %e: tensor<i32>) {
    %s = stablehlo.add %a, %d : tensor<i32>
    %t = stablehlo.add %b, %e : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  %1:2 = stablehlo.reduce(%0#1 init: %c), (%0#0 init: %c) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a: tensor<i32>, %d: tensor<i32>) (%b: tensor<i32>, %e: tensor<i32>) {
    %s = stablehlo.add %a, %d : tensor<i32>
    %t = stablehlo.add %b, %e : tensor<i32>
    stablehlo.return %s, %t : tensor<i32>, tensor<i32>
  }
  return %1#0, %1#1 : tensor<3xi32>, tensor<3xi32>
}

// -----

// (2) Equal bodies and init values.

// CHECK-LABEL: func.func @equal_constants(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg2, %arg1 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[A]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @equal_constants(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %s = stablehlo.add %b, %a : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }
  return %1 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @bodies_differ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[R]] init: %[[C]]) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @bodies_differ(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.or across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @inits_differ(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<-5> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<-6> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[R]] init: %[[C1]]) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @inits_differ(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<-5> : tensor<i32>
  %d = stablehlo.constant dense<-6> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %d) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----

// (3) The inner reduce has no other user, and stands in the same block.

// CHECK-LABEL: func.func @inner_is_used_elsewhere(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[R]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]] : tensor<3xi32>, tensor<3x4xi32>
func.func @inner_is_used_elsewhere(%x: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3x4xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1, %0 : tensor<3xi32>, tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @inner_in_another_block(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[R]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    stablehlo.return %[[R1]] : tensor<3xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    stablehlo.return %arg2 : tensor<3xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[IF]] : tensor<3xi32>
func.func @inner_in_another_block(%x: tensor<3x4x5xi32>, %p: tensor<i1>, %y: tensor<3xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = "stablehlo.if"(%p) ({
    %2 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
    stablehlo.return %2 : tensor<3xi32>
  }, {
    stablehlo.return %y : tensor<3xi32>
  }) : (tensor<i1>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----

// (4) Types and shardings.

// CHECK-LABEL: func.func @dynamic(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<?x4x5xi32>, tensor<i32>) -> tensor<?x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[R]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<?x4xi32>, tensor<i32>) -> tensor<?xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<?xi32>
func.func @dynamic(%x: tensor<?x4x5xi32>) -> tensor<?xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<?x4x5xi32>, tensor<i32>) -> tensor<?x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<?x4xi32>, tensor<i32>) -> tensor<?xi32>
  return %1 : tensor<?xi32>
}

// -----

// CHECK-LABEL: func.func @encoding(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32, "layout">, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[R]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @encoding(%x: tensor<3x4x5xi32, "layout">) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32, "layout">, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @sharding_on_inner(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] {mhlo.sharding = "{replicated}"} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[R]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @sharding_on_inner(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] {mhlo.sharding = "{replicated}"} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----

// The outer reduce's attributes are those of the merged one, a sharding too.

// CHECK-LABEL: func.func @attributes_of_outer(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] {mhlo.sharding = "{replicated}", note = "kept"} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @attributes_of_outer(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] {mhlo.sharding = "{replicated}", note = "kept"} : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----

// (5) A known monoid.

// CHECK-LABEL: func.func @init_is_no_identity(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[R]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @init_is_no_identity(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @idempotent_with_any_init(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<5> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @idempotent_with_any_init(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<5> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.reduce(%0 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %1 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @body_of_two_ops(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg1, %arg2 : tensor<i32>
// CHECK-NEXT:    %[[NEGATE:.*]] = stablehlo.negate %[[A]] : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[NEGATE]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[R]] init: %[[C]]) across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>)  {
// CHECK-NEXT:    %[[A1:.*]] = stablehlo.add %arg1, %arg2 : tensor<i32>
// CHECK-NEXT:    %[[NEGATE1:.*]] = stablehlo.negate %[[A1]] : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[NEGATE1]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @body_of_two_ops(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.negate %s : tensor<i32>
    stablehlo.return %t : tensor<i32>
  }
  %1 = stablehlo.reduce(%0 init: %c) across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %s = stablehlo.add %a, %b : tensor<i32>
    %t = stablehlo.negate %s : tensor<i32>
    stablehlo.return %t : tensor<i32>
  }
  return %1 : tensor<3xi32>
}
