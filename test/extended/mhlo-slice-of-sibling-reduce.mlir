// REQUIRES: mhlo
// RUN: neuron-opt --neuron-inst-combine=patterns=extended --split-input-file %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-inst-combine=patterns=extended --split-input-file %}

// SliceOfSiblingReduce in MHLO.

// CHECK-LABEL: func.func @sibling_before(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<6> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @sibling_before(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %1, %3 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @slice_is_used(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]], %[[S]] : tensor<8xi32>, tensor<4xi32>, tensor<4x16xi32>
func.func @slice_is_used(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>, tensor<4x16xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %1, %3, %2 : tensor<8xi32>, tensor<4xi32>, tensor<4x16xi32>
}

// -----

// CHECK-LABEL: func.func @no_sibling(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = mhlo.negate %arg0 : tensor<8x16xi32>
// CHECK-NEXT:    return %[[R]], %[[NEGATE]] : tensor<4xi32>, tensor<8x16xi32>
func.func @no_sibling(%a0: tensor<8x16xi32>) -> (tensor<4xi32>, tensor<8x16xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = mhlo.negate %a0 : tensor<8x16xi32>
  return %2, %3 : tensor<4xi32>, tensor<8x16xi32>
}

// -----

// CHECK-LABEL: func.func @two_siblings(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<6> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]], %[[S]] : tensor<8xi32>, tensor<8xi32>, tensor<4xi32>
func.func @two_siblings(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<8xi32>, tensor<4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %4 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %3, %4, %2 : tensor<8xi32>, tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @variadic(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<-2147483648> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]]:2 = mhlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C1]]) across dimensions = [1] : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM:.*]] = mhlo.maximum %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[A]], %[[MAXIMUM]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]#0) <{limit_indices = dense<5> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%[[R]]#1) <{limit_indices = dense<5> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[S]], %[[S1]], %[[R]]#0 : tensor<3xi32>, tensor<3xi32>, tensor<8xi32>
func.func @variadic(%a0: tensor<8x4xi32>, %a1: tensor<8x4xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<8xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.constant dense<-2147483648> : tensor<i32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[5, 4]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x4xi32>) -> tensor<3x4xi32>
  %3 = "mhlo.slice"(%a1) <{limit_indices = dense<[5, 4]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x4xi32>) -> tensor<3x4xi32>
  %4:2 = mhlo.reduce(%2 init: %0), (%3 init: %1) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a2: tensor<i32>, %a4: tensor<i32>) (%a3: tensor<i32>, %a5: tensor<i32>)  {
    %6 = mhlo.add %a2, %a4 : tensor<i32>
    %7 = mhlo.maximum %a3, %a5 : tensor<i32>
    mhlo.return %6, %7 : tensor<i32>, tensor<i32>
  }
  %5:2 = mhlo.reduce(%a0 init: %0), (%a1 init: %1) across dimensions = [1] : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
   reducer(%a2: tensor<i32>, %a4: tensor<i32>) (%a3: tensor<i32>, %a5: tensor<i32>)  {
    %6 = mhlo.add %a2, %a4 : tensor<i32>
    %7 = mhlo.maximum %a3, %a5 : tensor<i32>
    mhlo.return %6, %7 : tensor<i32>, tensor<i32>
  }
  return %4#0, %4#1, %5#0 : tensor<3xi32>, tensor<3xi32>, tensor<8xi32>
}

// -----

// CHECK-LABEL: func.func @variadic_windows_differ(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<-2147483648> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[5, 4]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S1:.*]] = "mhlo.slice"(%arg1) <{limit_indices = dense<4> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x4xi32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[R:.*]]:2 = mhlo.reduce(%[[S]] init: %[[C]]), (%[[S1]] init: %[[C1]]) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM:.*]] = mhlo.maximum %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[A]], %[[MAXIMUM]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[R1:.*]]:2 = mhlo.reduce(%arg0 init: %[[C]]), (%arg1 init: %[[C1]]) across dimensions = [1] : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg4: tensor<i32>) (%arg3: tensor<i32>, %arg5: tensor<i32>)  {
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %arg2, %arg4 : tensor<i32>
// CHECK-NEXT:    %[[MAXIMUM1:.*]] = mhlo.maximum %arg3, %arg5 : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[A1]], %[[MAXIMUM1]] : tensor<i32>, tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]]#0, %[[R]]#1, %[[R1]]#0 : tensor<3xi32>, tensor<3xi32>, tensor<8xi32>
func.func @variadic_windows_differ(%a0: tensor<8x4xi32>, %a1: tensor<8x4xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<8xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.constant dense<-2147483648> : tensor<i32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[5, 4]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x4xi32>) -> tensor<3x4xi32>
  %3 = "mhlo.slice"(%a1) <{limit_indices = dense<4> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x4xi32>) -> tensor<3x4xi32>
  %4:2 = mhlo.reduce(%2 init: %0), (%3 init: %1) across dimensions = [1] : (tensor<3x4xi32>, tensor<3x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>)
   reducer(%a2: tensor<i32>, %a4: tensor<i32>) (%a3: tensor<i32>, %a5: tensor<i32>)  {
    %6 = mhlo.add %a2, %a4 : tensor<i32>
    %7 = mhlo.maximum %a3, %a5 : tensor<i32>
    mhlo.return %6, %7 : tensor<i32>, tensor<i32>
  }
  %5:2 = mhlo.reduce(%a0 init: %0), (%a1 init: %1) across dimensions = [1] : (tensor<8x4xi32>, tensor<8x4xi32>, tensor<i32>, tensor<i32>) -> (tensor<8xi32>, tensor<8xi32>)
   reducer(%a2: tensor<i32>, %a4: tensor<i32>) (%a3: tensor<i32>, %a5: tensor<i32>)  {
    %6 = mhlo.add %a2, %a4 : tensor<i32>
    %7 = mhlo.maximum %a3, %a5 : tensor<i32>
    mhlo.return %6, %7 : tensor<i32>, tensor<i32>
  }
  return %4#0, %4#1, %5#0 : tensor<3xi32>, tensor<3xi32>, tensor<8xi32>
}

// -----

// CHECK-LABEL: func.func @bodies_differ(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.or across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @bodies_differ(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.or across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %1, %3 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @inits_differ(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C1]]) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @inits_differ(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.constant dense<1> : tensor<i32>
  %2 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %3 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %4 = mhlo.reduce(%3 init: %1) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %2, %4 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @trims_a_reduced_dimension(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[6, 8]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x8xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<4x8xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @trims_a_reduced_dimension(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 8]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x8xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [1] : (tensor<4x8xi32>, tensor<i32>) -> tensor<4xi32>
  return %1, %3 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @strided(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<3> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<3xi32>
func.func @strided(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<3xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[8, 16]> : tensor<2xi64>, start_indices = dense<[1, 0]> : tensor<2xi64>, strides = dense<[3, 1]> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<3x16xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [1] : (tensor<3x16xi32>, tensor<i32>) -> tensor<3xi32>
  return %1, %3 : tensor<8xi32>, tensor<3xi32>
}

// -----

// CHECK-LABEL: func.func @scalar_results(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [0, 1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<i32>
// CHECK-NEXT:    return %[[R]], %[[R]] : tensor<i32>, tensor<i32>
func.func @scalar_results(%a0: tensor<8x16xi32>) -> (tensor<i32>, tensor<i32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [0, 1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<i32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[8, 16]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<8x16xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [0, 1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<i32>
  return %1, %3 : tensor<i32>, tensor<i32>
}

// -----

// CHECK-LABEL: func.func @other_dimensions(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16x4xi32>, tensor<i32>) -> tensor<8x4xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[6, 16, 4]> : tensor<3xi64>, start_indices = dense<[2, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<8x16x4xi32>) -> tensor<4x16x4xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<4x16x4xi32>, tensor<i32>) -> tensor<4x16xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8x4xi32>, tensor<4x16xi32>
func.func @other_dimensions(%a0: tensor<8x16x4xi32>) -> (tensor<8x4xi32>, tensor<4x16xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16x4xi32>, tensor<i32>) -> tensor<8x4xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16, 4]> : tensor<3xi64>, start_indices = dense<[2, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<8x16x4xi32>) -> tensor<4x16x4xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [2] : (tensor<4x16x4xi32>, tensor<i32>) -> tensor<4x16xi32>
  return %1, %3 : tensor<8x4xi32>, tensor<4x16xi32>
}

// -----

// CHECK-LABEL: func.func @sibling_reduces_a_unit_more(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1, 2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<6> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[S]] : (tensor<4xi32>) -> tensor<4x1xi32>
// CHECK-NEXT:    return %[[R]], %[[H]] : tensor<8xi32>, tensor<4x1xi32>
func.func @sibling_reduces_a_unit_more(%a0: tensor<8x1x16xi32>) -> (tensor<8xi32>, tensor<4x1xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1, 2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 1, 16]> : tensor<3xi64>, start_indices = dense<[2, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<8x1x16xi32>) -> tensor<4x1x16xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [2] : (tensor<4x1x16xi32>, tensor<i32>) -> tensor<4x1xi32>
  return %1, %3 : tensor<8xi32>, tensor<4x1xi32>
}

// -----

// CHECK-LABEL: func.func @root_reduces_a_unit_more(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8x1xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<[6, 1]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x1xi32>) -> tensor<4x1xi32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %[[S]] : (tensor<4x1xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[H]] : tensor<8x1xi32>, tensor<4xi32>
func.func @root_reduces_a_unit_more(%a0: tensor<8x1x16xi32>) -> (tensor<8x1xi32>, tensor<4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [2] : (tensor<8x1x16xi32>, tensor<i32>) -> tensor<8x1xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 1, 16]> : tensor<3xi64>, start_indices = dense<[2, 0, 0]> : tensor<3xi64>, strides = dense<1> : tensor<3xi64>}> : (tensor<8x1x16xi32>) -> tensor<4x1x16xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [1, 2] : (tensor<4x1x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %1, %3 : tensor<8x1xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @sibling_behind(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<6> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @sibling_behind(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %3, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @equal_init_of_the_root(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<6> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @equal_init_of_the_root(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = mhlo.constant dense<0> : tensor<i32>
  %4 = mhlo.reduce(%a0 init: %3) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %4, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @no_init_dominates(
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = mhlo.negate %arg1 : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[NEGATE]]) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%arg0 init: %[[NEGATE]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]] : tensor<8xi32>, tensor<4xi32>
func.func @no_init_dominates(%a0: tensor<8x16xi32>, %a1: tensor<i32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %1 = mhlo.negate %a1 : tensor<i32>
  %2 = mhlo.reduce(%0 init: %1) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = mhlo.reduce(%a0 init: %1) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  return %3, %2 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @captured_value_does_not_dominate(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<4> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x4xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[NEGATE:.*]] = mhlo.negate %arg1 : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) across dimensions = [1] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg3: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %arg2, %arg3 : tensor<i32>
// CHECK-NEXT:    %[[AND:.*]] = mhlo.and %[[A]], %[[NEGATE]] : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[AND]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%arg0 init: %[[C]]) across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg3: tensor<i32>)  {
// CHECK-NEXT:    %[[A1:.*]] = mhlo.add %arg2, %arg3 : tensor<i32>
// CHECK-NEXT:    %[[AND1:.*]] = mhlo.and %[[A1]], %[[NEGATE]] : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[AND1]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<4xi32>, tensor<8xi32>
func.func @captured_value_does_not_dominate(%a0: tensor<8x4xi32>, %a1: tensor<i32>) -> (tensor<4xi32>, tensor<8xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x4xi32>) -> tensor<4x4xi32>
  %2 = mhlo.negate %a1 : tensor<i32>
  %3 = mhlo.reduce(%1 init: %0) across dimensions = [1] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
   reducer(%a2: tensor<i32>, %a3: tensor<i32>)  {
    %5 = mhlo.add %a2, %a3 : tensor<i32>
    %6 = mhlo.and %5, %2 : tensor<i32>
    mhlo.return %6 : tensor<i32>
  }
  %4 = mhlo.reduce(%a0 init: %0) across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
   reducer(%a2: tensor<i32>, %a3: tensor<i32>)  {
    %5 = mhlo.add %a2, %a3 : tensor<i32>
    %6 = mhlo.and %5, %2 : tensor<i32>
    mhlo.return %6 : tensor<i32>
  }
  return %3, %4 : tensor<4xi32>, tensor<8xi32>
}

// -----

// CHECK-LABEL: func.func @captured_value_dominates(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[NEGATE:.*]] = mhlo.negate %arg1 : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    reducer(%arg2: tensor<i32>, %arg3: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = mhlo.add %arg2, %arg3 : tensor<i32>
// CHECK-NEXT:    %[[AND:.*]] = mhlo.and %[[A]], %[[NEGATE]] : tensor<i32>
// CHECK-NEXT:    mhlo.return %[[AND]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[S]], %[[R]] : tensor<4xi32>, tensor<8xi32>
func.func @captured_value_dominates(%a0: tensor<8x4xi32>, %a1: tensor<i32>) -> (tensor<4xi32>, tensor<8xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.negate %a1 : tensor<i32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<8x4xi32>) -> tensor<4x4xi32>
  %3 = mhlo.reduce(%2 init: %0) across dimensions = [1] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
   reducer(%a2: tensor<i32>, %a3: tensor<i32>)  {
    %5 = mhlo.add %a2, %a3 : tensor<i32>
    %6 = mhlo.and %5, %1 : tensor<i32>
    mhlo.return %6 : tensor<i32>
  }
  %4 = mhlo.reduce(%a0 init: %0) across dimensions = [1] : (tensor<8x4xi32>, tensor<i32>) -> tensor<8xi32>
   reducer(%a2: tensor<i32>, %a3: tensor<i32>)  {
    %5 = mhlo.add %a2, %a3 : tensor<i32>
    %6 = mhlo.and %5, %1 : tensor<i32>
    mhlo.return %6 : tensor<i32>
  }
  return %3, %4 : tensor<4xi32>, tensor<8xi32>
}

// -----

// CHECK-LABEL: func.func @sharding_on_slice(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%arg0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> {mhlo.sharding = "{replicated}"} : (tensor<8x16xi32>) -> tensor<4x16xi32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[S]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[R1]] : tensor<8xi32>, tensor<4xi32>
func.func @sharding_on_slice(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> {mhlo.sharding = "{replicated}"} : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [1] : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %1, %3 : tensor<8xi32>, tensor<4xi32>
}

// -----

// CHECK-LABEL: func.func @attributes(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%arg0 init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
// CHECK-NEXT:    %[[S:.*]] = "mhlo.slice"(%[[R]]) <{limit_indices = dense<6> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> {from = "slice", note = "root"} : (tensor<8xi32>) -> tensor<4xi32>
// CHECK-NEXT:    return %[[R]], %[[S]] : tensor<8xi32>, tensor<4xi32>
func.func @attributes(%a0: tensor<8x16xi32>) -> (tensor<8xi32>, tensor<4xi32>) {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reduce(%a0 init: %0) applies mhlo.add across dimensions = [1] : (tensor<8x16xi32>, tensor<i32>) -> tensor<8xi32>
  %2 = "mhlo.slice"(%a0) <{limit_indices = dense<[6, 16]> : tensor<2xi64>, start_indices = dense<[2, 0]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> {from = "slice"} : (tensor<8x16xi32>) -> tensor<4x16xi32>
  %3 = mhlo.reduce(%2 init: %0) applies mhlo.add across dimensions = [1] {note = "root"} : (tensor<4x16xi32>, tensor<i32>) -> tensor<4xi32>
  return %1, %3 : tensor<8xi32>, tensor<4xi32>
}
