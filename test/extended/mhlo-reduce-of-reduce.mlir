// REQUIRES: mhlo
// RUN: neuron-opt --neuron-inst-combine=patterns=extended --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine=patterns=extended --split-input-file %}

// ReduceOfReduce in MHLO.

// CHECK-LABEL: func.func @reduce_of_reduce(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @reduce_of_reduce(%a0: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @negate_between(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = mhlo.negate %[[R]] : tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[NEGATE]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @negate_between(%a0: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %2 = mhlo.negate %1 : tensor<3x4xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %3 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @same_number_in_both(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [0, 1] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<5xi32>
// CHECK-NEXT:    return %[[R]] : tensor<5xi32>
func.func @same_number_in_both(%a0: tensor<3x4x5xi32>) -> tensor<5xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [0] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<4x5xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [0] : (tensor<4x5xi32>, tensor<i32>) -> tensor<5xi32>
  return %2 : tensor<5xi32>
}

// -----

// CHECK-LABEL: func.func @to_a_scalar(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [0, 1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]] : tensor<i32>
func.func @to_a_scalar(%a0: tensor<3x4xi32>) -> tensor<i32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [0] : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
  return %2 : tensor<i32>
}

// -----

// CHECK-LABEL: func.func @unsorted_dimensions(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [0, 1, 3] : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]] : tensor<4xi32>
func.func @unsorted_dimensions(%a0: tensor<2x3x4x5xi32>) -> tensor<4xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [3, 0] : (tensor<2x3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [0] : (tensor<3x4xi32>, tensor<i32>) -> tensor<4xi32>
  return %2 : tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @of_extent_one(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<3x1x1xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[H]] : tensor<3xi32>
func.func @of_extent_one(%a0: tensor<3x1x1xi32>) -> tensor<3xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [2] : (tensor<3x1x1xi32>, tensor<i32>) -> tensor<3x1xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @variadic(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<-2147483648> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = mhlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C1]]) across dimensions = [1, 2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM:.*]] = mhlo.maximum %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[A]], %[[MAXIMUM]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1 : tensor<3xi32>, tensor<3xi32>
func.func @variadic(%a0: tensor<3x4x5xi32>, %a1: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.constant dense<-2147483648> : tensor<i32>
  %2:2 = mhlo.reduce(%a0 init: %0), (%a1 init: %1) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a2: tensor<i32>, %a4: tensor<i32>) (%a3: tensor<i32>, %a5: tensor<i32>)  {
    %4 = mhlo.add %a2, %a4 : tensor<i32>
    %5 = mhlo.maximum %a3, %a5 : tensor<i32>
    mhlo.return %4, %5 : tensor<i32>, tensor<i32>
  }
  %3:2 = mhlo.reduce(%2#0 init: %0), (%2#1 init: %1) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a2: tensor<i32>, %a4: tensor<i32>) (%a3: tensor<i32>, %a5: tensor<i32>)  {
    %4 = mhlo.add %a2, %a4 : tensor<i32>
    %5 = mhlo.maximum %a3, %a5 : tensor<i32>
    mhlo.return %4, %5 : tensor<i32>, tensor<i32>
  }
  return %3#0, %3#1 : tensor<3xi32>, tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @results_swapped(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = mhlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[A]], %[[A1]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[R1:.*]]:2 = mhlo.reduce(%[[R]]#1 init: %[[C]]), (%[[R]]#0 init: %[[C]]) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A2:.*]] = mhlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[A3:.*]] = mhlo.add %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[A2]], %[[A3]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]]#0, %[[R1]]#1 : tensor<3xi32>, tensor<3xi32>
func.func @results_swapped(%a0: tensor<3x4x5xi32>, %a1: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1:2 = mhlo.reduce(%a0 init: %0), (%a1 init: %0) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<3x4xi32>, tensor<3x4xi32>)
   reducer(%a2: tensor<i32>, %a4: tensor<i32>) (%a3: tensor<i32>, %a5: tensor<i32>)  {
    %3 = mhlo.add %a2, %a4 : tensor<i32>
    %4 = mhlo.add %a3, %a5 : tensor<i32>
    mhlo.return %3, %4 : tensor<i32>, tensor<i32>
  }
  %2:2 = mhlo.reduce(%1#1 init: %0), (%1#0 init: %0) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a2: tensor<i32>, %a4: tensor<i32>) (%a3: tensor<i32>, %a5: tensor<i32>)  {
    %3 = mhlo.add %a2, %a4 : tensor<i32>
    %4 = mhlo.add %a3, %a5 : tensor<i32>
    mhlo.return %3, %4 : tensor<i32>, tensor<i32>
  }
  return %2#0, %2#1 : tensor<3xi32>, tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @bodies_differ(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[R]] init: %[[C]]) applies mhlo.or across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @bodies_differ(%a0: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.or across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @inits_differ(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<-5> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<-6> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[R]] init: %[[C1]]) applies mhlo.maximum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @inits_differ(%a0: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %0 = mhlo.constant dense<-5> : tensor<i32>
  %1 = mhlo.constant dense<-6> : tensor<i32>
  %2 = mhlo.reduce(%a0 init: %0) applies mhlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %3 = mhlo.reduce(%2 init: %1) applies mhlo.maximum across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %3 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @inner_is_used_elsewhere(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[R]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]] : tensor<3xi32>, tensor<3x4xi32>
func.func @inner_is_used_elsewhere(%a0: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3x4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %1 : tensor<3xi32>, tensor<3x4xi32>
}

// -----

// CHECK-LABEL: func.func @sharding_on_inner(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] {mhlo.sharding = "{replicated}"} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[R]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @sharding_on_inner(%a0: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [2] {mhlo.sharding = "{replicated}"} : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @init_is_no_identity(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[R]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @init_is_no_identity(%a0: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %0 = mhlo.constant dense<1> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @body_of_two_ops(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %arg1, %arg2 : tensor<i32>
// CHECK-NEXT:    %[[NEGATE:.*]] = mhlo.negate %[[A]] : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[NEGATE]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[R]] init: %[[C]]) across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>)  {
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %arg1, %arg2 : tensor<i32>
// CHECK-NEXT:    %[[NEGATE1:.*]] = mhlo.negate %[[A1]] : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[NEGATE1]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R1]] : tensor<3xi32>
func.func @body_of_two_ops(%a0: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
   reducer(%a1: tensor<i32>, %a2: tensor<i32>)  {
    %3 = mhlo.add %a1, %a2 : tensor<i32>
    %4 = mhlo.negate %3 : tensor<i32>
    mhlo.return %4 : tensor<i32>
  }
  %2 = mhlo.reduce(%1 init: %0) across dimensions = [1] : (tensor<3x4xi32>, tensor<i32>) -> tensor<3xi32>
   reducer(%a1: tensor<i32>, %a2: tensor<i32>)  {
    %3 = mhlo.add %a1, %a2 : tensor<i32>
    %4 = mhlo.negate %3 : tensor<i32>
    mhlo.return %4 : tensor<i32>
  }
  return %2 : tensor<3xi32>
}
