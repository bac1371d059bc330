// RUN: neuron-opt --neuron-hlo-inst-comb=patterns=extended %s | FileCheck %s
// RUN: %if jaxlib %{ %evaluate %s --neuron-hlo-inst-comb=patterns=extended %}

// A tree that adds halves, then halves of that, is one reduce.

// Of 2 to 10 levels: one reshape and one reduce.

// CHECK-LABEL: func.func @levels_2(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<4xi32>) -> tensor<4x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<4x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_2(%x: tensor<4xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %1 = stablehlo.slice %x [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %2 = stablehlo.add %0, %1 : tensor<2xi32>
  %3 = stablehlo.slice %2 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %4 = stablehlo.slice %2 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %5 = stablehlo.add %3, %4 : tensor<1xi32>
  return %5 : tensor<1xi32>
}

// CHECK-LABEL: func.func @levels_3(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<8x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<8x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_3(%x: tensor<8xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %5 = stablehlo.add %3, %4 : tensor<2xi32>
  %6 = stablehlo.slice %5 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %7 = stablehlo.slice %5 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %8 = stablehlo.add %6, %7 : tensor<1xi32>
  return %8 : tensor<1xi32>
}

// CHECK-LABEL: func.func @levels_4(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<16x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<16x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_4(%x: tensor<16xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:8] : (tensor<16xi32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [8:16] : (tensor<16xi32>) -> tensor<8xi32>
  %2 = stablehlo.add %0, %1 : tensor<8xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %4 = stablehlo.slice %2 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %5 = stablehlo.add %3, %4 : tensor<4xi32>
  %6 = stablehlo.slice %5 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %7 = stablehlo.slice %5 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %8 = stablehlo.add %6, %7 : tensor<2xi32>
  %9 = stablehlo.slice %8 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %10 = stablehlo.slice %8 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %11 = stablehlo.add %9, %10 : tensor<1xi32>
  return %11 : tensor<1xi32>
}

// CHECK-LABEL: func.func @levels_5(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<32xi32>) -> tensor<32x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<32x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_5(%x: tensor<32xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:16] : (tensor<32xi32>) -> tensor<16xi32>
  %1 = stablehlo.slice %x [16:32] : (tensor<32xi32>) -> tensor<16xi32>
  %2 = stablehlo.add %0, %1 : tensor<16xi32>
  %3 = stablehlo.slice %2 [0:8] : (tensor<16xi32>) -> tensor<8xi32>
  %4 = stablehlo.slice %2 [8:16] : (tensor<16xi32>) -> tensor<8xi32>
  %5 = stablehlo.add %3, %4 : tensor<8xi32>
  %6 = stablehlo.slice %5 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %7 = stablehlo.slice %5 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %8 = stablehlo.add %6, %7 : tensor<4xi32>
  %9 = stablehlo.slice %8 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %10 = stablehlo.slice %8 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %11 = stablehlo.add %9, %10 : tensor<2xi32>
  %12 = stablehlo.slice %11 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %13 = stablehlo.slice %11 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %14 = stablehlo.add %12, %13 : tensor<1xi32>
  return %14 : tensor<1xi32>
}

// CHECK-LABEL: func.func @levels_6(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<64xi32>) -> tensor<64x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<64x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_6(%x: tensor<64xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:32] : (tensor<64xi32>) -> tensor<32xi32>
  %1 = stablehlo.slice %x [32:64] : (tensor<64xi32>) -> tensor<32xi32>
  %2 = stablehlo.add %0, %1 : tensor<32xi32>
  %3 = stablehlo.slice %2 [0:16] : (tensor<32xi32>) -> tensor<16xi32>
  %4 = stablehlo.slice %2 [16:32] : (tensor<32xi32>) -> tensor<16xi32>
  %5 = stablehlo.add %3, %4 : tensor<16xi32>
  %6 = stablehlo.slice %5 [0:8] : (tensor<16xi32>) -> tensor<8xi32>
  %7 = stablehlo.slice %5 [8:16] : (tensor<16xi32>) -> tensor<8xi32>
  %8 = stablehlo.add %6, %7 : tensor<8xi32>
  %9 = stablehlo.slice %8 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %10 = stablehlo.slice %8 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %11 = stablehlo.add %9, %10 : tensor<4xi32>
  %12 = stablehlo.slice %11 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %13 = stablehlo.slice %11 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %14 = stablehlo.add %12, %13 : tensor<2xi32>
  %15 = stablehlo.slice %14 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %16 = stablehlo.slice %14 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %17 = stablehlo.add %15, %16 : tensor<1xi32>
  return %17 : tensor<1xi32>
}

// CHECK-LABEL: func.func @levels_7(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<128xi32>) -> tensor<128x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<128x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_7(%x: tensor<128xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:64] : (tensor<128xi32>) -> tensor<64xi32>
  %1 = stablehlo.slice %x [64:128] : (tensor<128xi32>) -> tensor<64xi32>
  %2 = stablehlo.add %0, %1 : tensor<64xi32>
  %3 = stablehlo.slice %2 [0:32] : (tensor<64xi32>) -> tensor<32xi32>
  %4 = stablehlo.slice %2 [32:64] : (tensor<64xi32>) -> tensor<32xi32>
  %5 = stablehlo.add %3, %4 : tensor<32xi32>
  %6 = stablehlo.slice %5 [0:16] : (tensor<32xi32>) -> tensor<16xi32>
  %7 = stablehlo.slice %5 [16:32] : (tensor<32xi32>) -> tensor<16xi32>
  %8 = stablehlo.add %6, %7 : tensor<16xi32>
  %9 = stablehlo.slice %8 [0:8] : (tensor<16xi32>) -> tensor<8xi32>
  %10 = stablehlo.slice %8 [8:16] : (tensor<16xi32>) -> tensor<8xi32>
  %11 = stablehlo.add %9, %10 : tensor<8xi32>
  %12 = stablehlo.slice %11 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %13 = stablehlo.slice %11 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %14 = stablehlo.add %12, %13 : tensor<4xi32>
  %15 = stablehlo.slice %14 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %16 = stablehlo.slice %14 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %17 = stablehlo.add %15, %16 : tensor<2xi32>
  %18 = stablehlo.slice %17 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %19 = stablehlo.slice %17 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %20 = stablehlo.add %18, %19 : tensor<1xi32>
  return %20 : tensor<1xi32>
}

// CHECK-LABEL: func.func @levels_8(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<256xi32>) -> tensor<256x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<256x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_8(%x: tensor<256xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:128] : (tensor<256xi32>) -> tensor<128xi32>
  %1 = stablehlo.slice %x [128:256] : (tensor<256xi32>) -> tensor<128xi32>
  %2 = stablehlo.add %0, %1 : tensor<128xi32>
  %3 = stablehlo.slice %2 [0:64] : (tensor<128xi32>) -> tensor<64xi32>
  %4 = stablehlo.slice %2 [64:128] : (tensor<128xi32>) -> tensor<64xi32>
  %5 = stablehlo.add %3, %4 : tensor<64xi32>
  %6 = stablehlo.slice %5 [0:32] : (tensor<64xi32>) -> tensor<32xi32>
  %7 = stablehlo.slice %5 [32:64] : (tensor<64xi32>) -> tensor<32xi32>
  %8 = stablehlo.add %6, %7 : tensor<32xi32>
  %9 = stablehlo.slice %8 [0:16] : (tensor<32xi32>) -> tensor<16xi32>
  %10 = stablehlo.slice %8 [16:32] : (tensor<32xi32>) -> tensor<16xi32>
  %11 = stablehlo.add %9, %10 : tensor<16xi32>
  %12 = stablehlo.slice %11 [0:8] : (tensor<16xi32>) -> tensor<8xi32>
  %13 = stablehlo.slice %11 [8:16] : (tensor<16xi32>) -> tensor<8xi32>
  %14 = stablehlo.add %12, %13 : tensor<8xi32>
  %15 = stablehlo.slice %14 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %16 = stablehlo.slice %14 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %17 = stablehlo.add %15, %16 : tensor<4xi32>
  %18 = stablehlo.slice %17 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %19 = stablehlo.slice %17 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %20 = stablehlo.add %18, %19 : tensor<2xi32>
  %21 = stablehlo.slice %20 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %22 = stablehlo.slice %20 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %23 = stablehlo.add %21, %22 : tensor<1xi32>
  return %23 : tensor<1xi32>
}

// CHECK-LABEL: func.func @levels_9(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<512xi32>) -> tensor<512x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<512x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_9(%x: tensor<512xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:256] : (tensor<512xi32>) -> tensor<256xi32>
  %1 = stablehlo.slice %x [256:512] : (tensor<512xi32>) -> tensor<256xi32>
  %2 = stablehlo.add %0, %1 : tensor<256xi32>
  %3 = stablehlo.slice %2 [0:128] : (tensor<256xi32>) -> tensor<128xi32>
  %4 = stablehlo.slice %2 [128:256] : (tensor<256xi32>) -> tensor<128xi32>
  %5 = stablehlo.add %3, %4 : tensor<128xi32>
  %6 = stablehlo.slice %5 [0:64] : (tensor<128xi32>) -> tensor<64xi32>
  %7 = stablehlo.slice %5 [64:128] : (tensor<128xi32>) -> tensor<64xi32>
  %8 = stablehlo.add %6, %7 : tensor<64xi32>
  %9 = stablehlo.slice %8 [0:32] : (tensor<64xi32>) -> tensor<32xi32>
  %10 = stablehlo.slice %8 [32:64] : (tensor<64xi32>) -> tensor<32xi32>
  %11 = stablehlo.add %9, %10 : tensor<32xi32>
  %12 = stablehlo.slice %11 [0:16] : (tensor<32xi32>) -> tensor<16xi32>
  %13 = stablehlo.slice %11 [16:32] : (tensor<32xi32>) -> tensor<16xi32>
  %14 = stablehlo.add %12, %13 : tensor<16xi32>
  %15 = stablehlo.slice %14 [0:8] : (tensor<16xi32>) -> tensor<8xi32>
  %16 = stablehlo.slice %14 [8:16] : (tensor<16xi32>) -> tensor<8xi32>
  %17 = stablehlo.add %15, %16 : tensor<8xi32>
  %18 = stablehlo.slice %17 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %19 = stablehlo.slice %17 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %20 = stablehlo.add %18, %19 : tensor<4xi32>
  %21 = stablehlo.slice %20 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %22 = stablehlo.slice %20 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %23 = stablehlo.add %21, %22 : tensor<2xi32>
  %24 = stablehlo.slice %23 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %25 = stablehlo.slice %23 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %26 = stablehlo.add %24, %25 : tensor<1xi32>
  return %26 : tensor<1xi32>
}

// CHECK-LABEL: func.func @levels_10(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<1024xi32>) -> tensor<1024x1xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<1024x1xi32>, tensor<i32>) -> tensor<1xi32>
// CHECK-NEXT:    return %[[R]] : tensor<1xi32>
func.func @levels_10(%x: tensor<1024xi32>) -> tensor<1xi32> {
  %0 = stablehlo.slice %x [0:512] : (tensor<1024xi32>) -> tensor<512xi32>
  %1 = stablehlo.slice %x [512:1024] : (tensor<1024xi32>) -> tensor<512xi32>
  %2 = stablehlo.add %0, %1 : tensor<512xi32>
  %3 = stablehlo.slice %2 [0:256] : (tensor<512xi32>) -> tensor<256xi32>
  %4 = stablehlo.slice %2 [256:512] : (tensor<512xi32>) -> tensor<256xi32>
  %5 = stablehlo.add %3, %4 : tensor<256xi32>
  %6 = stablehlo.slice %5 [0:128] : (tensor<256xi32>) -> tensor<128xi32>
  %7 = stablehlo.slice %5 [128:256] : (tensor<256xi32>) -> tensor<128xi32>
  %8 = stablehlo.add %6, %7 : tensor<128xi32>
  %9 = stablehlo.slice %8 [0:64] : (tensor<128xi32>) -> tensor<64xi32>
  %10 = stablehlo.slice %8 [64:128] : (tensor<128xi32>) -> tensor<64xi32>
  %11 = stablehlo.add %9, %10 : tensor<64xi32>
  %12 = stablehlo.slice %11 [0:32] : (tensor<64xi32>) -> tensor<32xi32>
  %13 = stablehlo.slice %11 [32:64] : (tensor<64xi32>) -> tensor<32xi32>
  %14 = stablehlo.add %12, %13 : tensor<32xi32>
  %15 = stablehlo.slice %14 [0:16] : (tensor<32xi32>) -> tensor<16xi32>
  %16 = stablehlo.slice %14 [16:32] : (tensor<32xi32>) -> tensor<16xi32>
  %17 = stablehlo.add %15, %16 : tensor<16xi32>
  %18 = stablehlo.slice %17 [0:8] : (tensor<16xi32>) -> tensor<8xi32>
  %19 = stablehlo.slice %17 [8:16] : (tensor<16xi32>) -> tensor<8xi32>
  %20 = stablehlo.add %18, %19 : tensor<8xi32>
  %21 = stablehlo.slice %20 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %22 = stablehlo.slice %20 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %23 = stablehlo.add %21, %22 : tensor<4xi32>
  %24 = stablehlo.slice %23 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %25 = stablehlo.slice %23 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %26 = stablehlo.add %24, %25 : tensor<2xi32>
  %27 = stablehlo.slice %26 [0:1] : (tensor<2xi32>) -> tensor<1xi32>
  %28 = stablehlo.slice %26 [1:2] : (tensor<2xi32>) -> tensor<1xi32>
  %29 = stablehlo.add %27, %28 : tensor<1xi32>
  return %29 : tensor<1xi32>
}

// To three elements, in columns, and with thirds at the top.

// CHECK-LABEL: func.func @to_three_elements(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xi32>) -> tensor<4x3xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<4x3xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[R]] : tensor<3xi32>
func.func @to_three_elements(%x: tensor<12xi32>) -> tensor<3xi32> {
  %0 = stablehlo.slice %x [0:6] : (tensor<12xi32>) -> tensor<6xi32>
  %1 = stablehlo.slice %x [6:12] : (tensor<12xi32>) -> tensor<6xi32>
  %2 = stablehlo.add %0, %1 : tensor<6xi32>
  %3 = stablehlo.slice %2 [0:3] : (tensor<6xi32>) -> tensor<3xi32>
  %4 = stablehlo.slice %2 [3:6] : (tensor<6xi32>) -> tensor<3xi32>
  %5 = stablehlo.add %3, %4 : tensor<3xi32>
  return %5 : tensor<3xi32>
}

// CHECK-LABEL: func.func @columns(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<2x8xi32>) -> tensor<2x4x2xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [1] : (tensor<2x4x2xi32>, tensor<i32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2x2xi32>
func.func @columns(%x: tensor<2x8xi32>) -> tensor<2x2xi32> {
  %0 = stablehlo.slice %x [0:2, 0:4] : (tensor<2x8xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %x [0:2, 4:8] : (tensor<2x8xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<2x4xi32>
  %3 = stablehlo.slice %2 [0:2, 0:2] : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %4 = stablehlo.slice %2 [0:2, 2:4] : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %5 = stablehlo.add %3, %4 : tensor<2x2xi32>
  return %5 : tensor<2x2xi32>
}

// CHECK-LABEL: func.func @thirds_of_halves(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<12xi32>) -> tensor<6x2xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<6x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2xi32>
func.func @thirds_of_halves(%x: tensor<12xi32>) -> tensor<2xi32> {
  %0 = stablehlo.slice %x [0:6] : (tensor<12xi32>) -> tensor<6xi32>
  %1 = stablehlo.slice %x [6:12] : (tensor<12xi32>) -> tensor<6xi32>
  %2 = stablehlo.add %0, %1 : tensor<6xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<6xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<6xi32>) -> tensor<2xi32>
  %5 = stablehlo.slice %2 [4:6] : (tensor<6xi32>) -> tensor<2xi32>
  %6 = stablehlo.add %3, %4 : tensor<2xi32>
  %7 = stablehlo.add %6, %5 : tensor<2xi32>
  return %7 : tensor<2xi32>
}

// CHECK-LABEL: func.func @booleans(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi1>) -> tensor<8x1xi1>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.or across dimensions = [0] : (tensor<8x1xi1>, tensor<i1>) -> tensor<1xi1>
// CHECK-NEXT:    return %[[R]] : tensor<1xi1>
func.func @booleans(%x: tensor<8xi1>) -> tensor<1xi1> {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi1>) -> tensor<4xi1>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi1>) -> tensor<4xi1>
  %2 = stablehlo.add %0, %1 : tensor<4xi1>
  %3 = stablehlo.slice %2 [0:2] : (tensor<4xi1>) -> tensor<2xi1>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xi1>) -> tensor<2xi1>
  %5 = stablehlo.add %3, %4 : tensor<2xi1>
  %6 = stablehlo.slice %5 [0:1] : (tensor<2xi1>) -> tensor<1xi1>
  %7 = stablehlo.slice %5 [1:2] : (tensor<2xi1>) -> tensor<1xi1>
  %8 = stablehlo.add %6, %7 : tensor<1xi1>
  return %8 : tensor<1xi1>
}

// A level with another user is a reduce that stays; the levels below it are one, those above another.

// CHECK-LABEL: func.func @level_is_used(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<16xi32>) -> tensor<4x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<4x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]], %[[R]] : tensor<2xi32>, tensor<4xi32>
func.func @level_is_used(%x: tensor<16xi32>) -> (tensor<2xi32>, tensor<4xi32>) {
  %0 = stablehlo.slice %x [0:8] : (tensor<16xi32>) -> tensor<8xi32>
  %1 = stablehlo.slice %x [8:16] : (tensor<16xi32>) -> tensor<8xi32>
  %2 = stablehlo.add %0, %1 : tensor<8xi32>
  %3 = stablehlo.slice %2 [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %4 = stablehlo.slice %2 [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %5 = stablehlo.add %3, %4 : tensor<4xi32>
  %6 = stablehlo.slice %5 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %7 = stablehlo.slice %5 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %8 = stablehlo.add %6, %7 : tensor<2xi32>
  return %8, %5 : tensor<2xi32>, tensor<4xi32>
}

// CHECK-LABEL: func.func @half_of_a_level_is_used(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:2] : (tensor<4xi32>) -> tensor<2xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]], %[[S]] : tensor<2xi32>, tensor<2xi32>
func.func @half_of_a_level_is_used(%x: tensor<8xi32>) -> (tensor<2xi32>, tensor<2xi32>) {
  %0 = stablehlo.slice %x [0:4] : (tensor<8xi32>) -> tensor<4xi32>
  %1 = stablehlo.slice %x [4:8] : (tensor<8xi32>) -> tensor<4xi32>
  %2 = stablehlo.add %0, %1 : tensor<4xi32>
  %3 = stablehlo.slice %2 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.slice %2 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %5 = stablehlo.add %3, %4 : tensor<2xi32>
  return %5, %3 : tensor<2xi32>, tensor<2xi32>
}

// Another axis is another reduce.

// CHECK-LABEL: func.func @rows_then_columns(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<4x4xi32>) -> tensor<2x2x4xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2x4xi32>, tensor<i32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<2x4xi32>) -> tensor<2x2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [1] : (tensor<2x2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<2x2xi32>
func.func @rows_then_columns(%x: tensor<4x4xi32>) -> tensor<2x2xi32> {
  %0 = stablehlo.slice %x [0:2, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.slice %x [2:4, 0:4] : (tensor<4x4xi32>) -> tensor<2x4xi32>
  %2 = stablehlo.add %0, %1 : tensor<2x4xi32>
  %3 = stablehlo.slice %2 [0:2, 0:2] : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %4 = stablehlo.slice %2 [0:2, 2:4] : (tensor<2x4xi32>) -> tensor<2x2xi32>
  %5 = stablehlo.add %3, %4 : tensor<2x2xi32>
  return %5 : tensor<2x2xi32>
}

// A reduce that the program has itself is one too, if it is a sum from zero.

// CHECK-LABEL: func.func @below_a_reduce(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<4x2xi32>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<4x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R]] : tensor<2xi32>
func.func @below_a_reduce(%x: tensor<8xi32>) -> tensor<2xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reshape %x : (tensor<8xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.slice %1 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %3 = stablehlo.slice %1 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.add %2, %3 : tensor<2xi32>
  return %4 : tensor<2xi32>
}

// CHECK-LABEL: func.func @below_a_reduce_of_or(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.or across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<2xi32>
func.func @below_a_reduce_of_or(%x: tensor<8xi32>) -> tensor<2xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reshape %x : (tensor<8xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.or across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.slice %1 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %3 = stablehlo.slice %1 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.add %2, %3 : tensor<2xi32>
  return %4 : tensor<2xi32>
}

// CHECK-LABEL: func.func @below_a_reduce_of_booleans_by_or(
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi1>) -> tensor<4x2xi1>
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<false> : tensor<i1>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.or across dimensions = [0] : (tensor<4x2xi1>, tensor<i1>) -> tensor<2xi1>
// CHECK-NEXT:    return %[[R]] : tensor<2xi1>
func.func @below_a_reduce_of_booleans_by_or(%x: tensor<8xi1>) -> tensor<2xi1> {
  %z = stablehlo.constant dense<false> : tensor<i1>
  %0 = stablehlo.reshape %x : (tensor<8xi1>) -> tensor<2x4xi1>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.or across dimensions = [0] : (tensor<2x4xi1>, tensor<i1>) -> tensor<4xi1>
  %2 = stablehlo.slice %1 [0:2] : (tensor<4xi1>) -> tensor<2xi1>
  %3 = stablehlo.slice %1 [2:4] : (tensor<4xi1>) -> tensor<2xi1>
  %4 = stablehlo.add %2, %3 : tensor<2xi1>
  return %4 : tensor<2xi1>
}

// CHECK-LABEL: func.func @below_a_reduce_from_one(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<1> : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<2xi32>
func.func @below_a_reduce_from_one(%x: tensor<8xi32>) -> tensor<2xi32> {
  %z = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reshape %x : (tensor<8xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.slice %1 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %3 = stablehlo.slice %1 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.add %2, %3 : tensor<2xi32>
  return %4 : tensor<2xi32>
}

// CHECK-LABEL: func.func @below_a_reduce_of_another_split(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x2x2xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<2x2xi32>) -> tensor<2x1x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x1x2xi32>, tensor<i32>) -> tensor<1x2xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<1x2xi32>
func.func @below_a_reduce_of_another_split(%x: tensor<8xi32>) -> tensor<1x2xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reshape %x : (tensor<8xi32>) -> tensor<2x2x2xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x2x2xi32>, tensor<i32>) -> tensor<2x2xi32>
  %2 = stablehlo.slice %1 [0:1, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %3 = stablehlo.slice %1 [1:2, 0:2] : (tensor<2x2xi32>) -> tensor<1x2xi32>
  %4 = stablehlo.add %2, %3 : tensor<1x2xi32>
  return %4 : tensor<1x2xi32>
}

// CHECK-LABEL: func.func @reshape_is_used(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]], %[[H]] : tensor<2xi32>, tensor<2x4xi32>
func.func @reshape_is_used(%x: tensor<8xi32>) -> (tensor<2xi32>, tensor<2x4xi32>) {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reshape %x : (tensor<8xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.slice %1 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %3 = stablehlo.slice %1 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.add %2, %3 : tensor<2xi32>
  return %4, %0 : tensor<2xi32>, tensor<2x4xi32>
}

// CHECK-LABEL: func.func @sharded_reshape(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 {mhlo.sharding = "{replicated}"} : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<2xi32>
func.func @sharded_reshape(%x: tensor<8xi32>) -> tensor<2xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reshape %x {mhlo.sharding = "{replicated}"} : (tensor<8xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = stablehlo.slice %1 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %3 = stablehlo.slice %1 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.add %2, %3 : tensor<2xi32>
  return %4 : tensor<2xi32>
}

// CHECK-LABEL: func.func @reduce_that_promotes(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi8>) -> tensor<2x4xi8>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) across dimensions = [0] : (tensor<2x4xi8>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    reducer(%arg1: tensor<i32>, %arg2: tensor<i32>)  {
// CHECK-NEXT:    %[[A:.*]] = stablehlo.add %arg1, %arg2 : tensor<i32>
// CHECK-NEXT:    stablehlo.return %[[A]] : tensor<i32>
// CHECK-NEXT:    }
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[R1]] : tensor<2xi32>
func.func @reduce_that_promotes(%x: tensor<8xi8>) -> tensor<2xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reshape %x : (tensor<8xi8>) -> tensor<2x4xi8>
  %1 = stablehlo.reduce(%0 init: %z) across dimensions = [0] : (tensor<2x4xi8>, tensor<i32>) -> tensor<4xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %5 = stablehlo.add %a, %b : tensor<i32>
    stablehlo.return %5 : tensor<i32>
  }
  %2 = stablehlo.slice %1 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
  %3 = stablehlo.slice %1 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
  %4 = stablehlo.add %2, %3 : tensor<2xi32>
  return %4 : tensor<2xi32>
}

// CHECK-LABEL: func.func @reduce_before_a_branch(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[H:.*]] = stablehlo.reshape %arg0 : (tensor<8xi32>) -> tensor<2x4xi32>
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%[[H]] init: %[[C]]) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
// CHECK-NEXT:    %[[IF:.*]] = "stablehlo.if"(%arg1) ({
// CHECK-NEXT:    %[[H1:.*]] = stablehlo.reshape %[[R]] : (tensor<4xi32>) -> tensor<2x2xi32>
// CHECK-NEXT:    %[[C1:.*]] = stablehlo.constant dense<0> : tensor<i32>
// CHECK-NEXT:    %[[R1:.*]] = stablehlo.reduce(%[[H1]] init: %[[C1]]) applies stablehlo.add across dimensions = [0] : (tensor<2x2xi32>, tensor<i32>) -> tensor<2xi32>
// CHECK-NEXT:    stablehlo.return %[[R1]] : tensor<2xi32>
// CHECK-NEXT:    }, {
// CHECK-NEXT:    stablehlo.return %arg2 : tensor<2xi32>
// CHECK-NEXT:    }) : (tensor<i1>) -> tensor<2xi32>
// CHECK-NEXT:    return %[[IF]] : tensor<2xi32>
func.func @reduce_before_a_branch(%x: tensor<8xi32>, %p: tensor<i1>, %y: tensor<2xi32>) -> tensor<2xi32> {
  %z = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reshape %x : (tensor<8xi32>) -> tensor<2x4xi32>
  %1 = stablehlo.reduce(%0 init: %z) applies stablehlo.add across dimensions = [0] : (tensor<2x4xi32>, tensor<i32>) -> tensor<4xi32>
  %2 = "stablehlo.if"(%p) ({
    %3 = stablehlo.slice %1 [0:2] : (tensor<4xi32>) -> tensor<2xi32>
    %4 = stablehlo.slice %1 [2:4] : (tensor<4xi32>) -> tensor<2xi32>
    %5 = stablehlo.add %3, %4 : tensor<2xi32>
    stablehlo.return %5 : tensor<2xi32>
  }, {
    stablehlo.return %y : tensor<2xi32>
  }) : (tensor<i1>) -> tensor<2xi32>
  return %2 : tensor<2xi32>
}
