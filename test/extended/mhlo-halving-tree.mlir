// REQUIRES: mhlo
// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// Halving trees in MHLO.

// CHECK-LABEL: func.func @levels_3(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<8x1xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<8x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_3(%a0: tensor<8xi32>) -> tensor<1xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %2 = mhlo.add %0, %1 : tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %5 = mhlo.add %3, %4 : tensor<2xi32>
  %6 = "mhlo.slice"(%5) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<2xi32>) -> tensor<1xi32>
  %7 = "mhlo.slice"(%5) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<2xi32>) -> tensor<1xi32>
  %8 = mhlo.add %6, %7 : tensor<1xi32>
  return %8 : tensor<1xi32>
}

// CHECK-LABEL: func.func @levels_6(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<64xi32>) -> tensor<64x1xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<64x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_6(%a0: tensor<64xi32>) -> tensor<1xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<32> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<64xi32>) -> tensor<32xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<64> : tensor<1xi64>, start_indices = dense<32> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<64xi32>) -> tensor<32xi32>
  %2 = mhlo.add %0, %1 : tensor<32xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<16> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<32xi32>) -> tensor<16xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<32> : tensor<1xi64>, start_indices = dense<16> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<32xi32>) -> tensor<16xi32>
  %5 = mhlo.add %3, %4 : tensor<16xi32>
  %6 = "mhlo.slice"(%5) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<8xi32>
  %7 = "mhlo.slice"(%5) <{limit_indices = dense<16> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<8xi32>
  %8 = mhlo.add %6, %7 : tensor<8xi32>
  %9 = "mhlo.slice"(%8) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %10 = "mhlo.slice"(%8) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %11 = mhlo.add %9, %10 : tensor<4xi32>
  %12 = "mhlo.slice"(%11) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %13 = "mhlo.slice"(%11) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %14 = mhlo.add %12, %13 : tensor<2xi32>
  %15 = "mhlo.slice"(%14) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<2xi32>) -> tensor<1xi32>
  %16 = "mhlo.slice"(%14) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<2xi32>) -> tensor<1xi32>
  %17 = mhlo.add %15, %16 : tensor<1xi32>
  return %17 : tensor<1xi32>
}

// CHECK-LABEL: func.func @columns(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<2x8xi32>) -> tensor<2x4x2xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [1] : (tensor<2x4x2xi32>, tensor<i32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2x2xi32>
func.func @columns(%a0: tensor<2x8xi32>) -> tensor<2x2xi32> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x8xi32>) -> tensor<2x4xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<[2, 8]> : tensor<2xi64>, start_indices = dense<[0, 4]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x8xi32>) -> tensor<2x4xi32>
  %2 = mhlo.add %0, %1 : tensor<2x4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<2xi64>, start_indices = dense<0> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<[2, 4]> : tensor<2xi64>, start_indices = dense<[0, 2]> : tensor<2xi64>, strides = dense<1> : tensor<2xi64>}> : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %5 = mhlo.add %3, %4 : tensor<2x2xi32>
  return %5 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @booleans(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi1>) -> tensor<8x1xi1>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.or across dimensions = [0] : (tensor<8x1xi1>, tensor<i1>) -> tensor<1xi1>
// CHECK-NEXT:    return %[[R]] : tensor<1xi1>
func.func @booleans(%a0: tensor<8xi1>) -> tensor<1xi1> {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi1>) -> tensor<4xi1>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi1>) -> tensor<4xi1>
  %2 = mhlo.add %0, %1 : tensor<4xi1>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi1>) -> tensor<2xi1>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi1>) -> tensor<2xi1>
  %5 = mhlo.add %3, %4 : tensor<2xi1>
  %6 = "mhlo.slice"(%5) <{limit_indices = dense<1> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<2xi1>) -> tensor<1xi1>
  %7 = "mhlo.slice"(%5) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<1> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<2xi1>) -> tensor<1xi1>
  %8 = mhlo.add %6, %7 : tensor<1xi1>
  return %8 : tensor<1xi1>
}

// CHECK-LABEL: func.func @level_is_used(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<16xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H1:.*]] = mhlo.reshape %[[R]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[H1]] init: %[[C1]]) applies mhlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]] : tensor<2xi32>, tensor<4xi32>
func.func @level_is_used(%a0: tensor<16xi32>) -> (tensor<2xi32>, tensor<4xi32>) {
  %0 = "mhlo.slice"(%a0) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<8xi32>
  %1 = "mhlo.slice"(%a0) <{limit_indices = dense<16> : tensor<1xi64>, start_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<16xi32>) -> tensor<8xi32>
  %2 = mhlo.add %0, %1 : tensor<8xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<8> : tensor<1xi64>, start_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<8xi32>) -> tensor<4xi32>
  %5 = mhlo.add %3, %4 : tensor<4xi32>
  %6 = "mhlo.slice"(%5) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %7 = "mhlo.slice"(%5) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %8 = mhlo.add %6, %7 : tensor<2xi32>
  return %8, %5 : tensor<2xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @below_a_reduce(
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.add across dimensions = [0] : (tensor<4x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2xi32>
func.func @below_a_reduce(%a0: tensor<8xi32>) -> tensor<2xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reshape %a0 : (tensor<8xi32>) -> tensor<2x4xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %5 = mhlo.add %3, %4 : tensor<2xi32>
  return %5 : tensor<2xi32>
}

// CHECK-LABEL: func.func @below_a_reduce_of_or(
// CHECK-NEXT:    %[[C:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = mhlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R:.*]] = mhlo.reduce(%[[H]] init: %[[C]]) applies mhlo.or across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H1:.*]] = mhlo.reshape %[[R]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = mhlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = mhlo.reduce(%[[H1]] init: %[[C1]]) applies mhlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<2xi32>
func.func @below_a_reduce_of_or(%a0: tensor<8xi32>) -> tensor<2xi32> {
  %0 = mhlo.constant dense<0> : tensor<i32>
  %1 = mhlo.reshape %a0 : (tensor<8xi32>) -> tensor<2x4xi32>
  %2 = mhlo.reduce(%1 init: %0) applies mhlo.or across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
  %3 = "mhlo.slice"(%2) <{limit_indices = dense<2> : tensor<1xi64>, start_indices = dense<0> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %4 = "mhlo.slice"(%2) <{limit_indices = dense<4> : tensor<1xi64>, start_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}> : (tensor<4xi32>) -> tensor<2xi32>
  %5 = mhlo.add %3, %4 : tensor<2xi32>
  return %5 : tensor<2xi32>
}
