// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=engine=python --split-input-file %s | FileCheck %s

// A chain that is like an earlier one is merged as that was, and one that only looks like it is not:
// each function begins with the chain that is merged, in @first.

// CHECK-LABEL: func.func @first(
// CHECK:         stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2]
// CHECK-NEXT:    stablehlo.slice %arg1 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2]
// CHECK-NEXT:    return
func.func @first(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %3 = stablehlo.reduce(%y init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %4 = stablehlo.slice %3 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %5 : tensor<3xi32>, tensor<3xi32>
}

// -----

// Another constant of the same value, with a location of its own, will do.

// CHECK-LABEL: func.func @another_equal_init(
// CHECK-COUNT-2: stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2]
// CHECK-NEXT:    return
func.func @another_equal_init(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %d = stablehlo.constant dense<0> : tensor<i32> loc("another")
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %3 = stablehlo.reduce(%y init: %d) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %4 = stablehlo.slice %3 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %5 : tensor<3xi32>, tensor<3xi32>
}

// -----

// An init value that is not the identity; one that is no constant.

// CHECK-LABEL: func.func @other_inits(
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2]
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [2]
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1] :
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [2]
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1] :
func.func @other_inits(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>, %i: tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %d = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %3 = stablehlo.reduce(%y init: %d) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %4 = stablehlo.slice %3 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %5 = stablehlo.reduce(%4 init: %d) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %6 = stablehlo.reduce(%y init: %i) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %7 = stablehlo.slice %6 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %8 = stablehlo.reduce(%7 init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %5, %8 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
}

// -----

// Only the inner body differs; only the outer one does.

// CHECK-LABEL: func.func @other_bodies(
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2]
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.maximum across dimensions = [2]
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1] :
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [2]
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.maximum across dimensions = [1] :
func.func @other_bodies(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %3 = stablehlo.reduce(%y init: %c) applies stablehlo.maximum across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %4 = stablehlo.slice %3 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %6 = stablehlo.reduce(%y init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %7 = stablehlo.slice %6 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %8 = stablehlo.reduce(%7 init: %c) applies stablehlo.maximum across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %5, %8 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
}

// -----

// The same slice of a reduce over more: the new slice has the extent of what it slices.

// CHECK-LABEL: func.func @larger_operand(
// CHECK:         stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK:         stablehlo.slice %arg1 [0:3, 0:2, 0:7] : (tensor<3x4x7xi32>) -> tensor<3x2x7xi32>
// CHECK-NEXT:    stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2]
func.func @larger_operand(%x: tensor<3x4x5xi32>, %y: tensor<3x4x7xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %3 = stablehlo.reduce(%y init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x7xi32>, tensor<i32>) -> tensor<3x4xi32>
  %4 = stablehlo.slice %3 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %5 : tensor<3xi32>, tensor<3xi32>
}

// -----

// The slice, or the inner reduce, has another use; the slice is sharded.

// CHECK-LABEL: func.func @used_or_sharded(
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2]
// CHECK-COUNT-3: stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1] :
// CHECK-NEXT:    return
func.func @used_or_sharded(%x: tensor<3x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3x2xi32>, tensor<3xi32>, tensor<3x4xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %3 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %4 = stablehlo.slice %3 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %6 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %7 = stablehlo.slice %6 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %8 = stablehlo.reduce(%7 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %9 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %10 = stablehlo.slice %9 [0:3, 0:2] {mhlo.sharding = "{replicated}"} : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %11 = stablehlo.reduce(%10 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %5, %4, %8, %6, %11 : tensor<3xi32>, tensor<3xi32>, tensor<3x2xi32>, tensor<3xi32>, tensor<3x4xi32>, tensor<3xi32>
}

// -----

// What is reduced is itself a slice: the two become one, also where the chain above them is known.

// CHECK-LABEL: func.func @slice_below(
// CHECK:         stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK:         stablehlo.slice %arg1 [3:6, 0:2, 0:5] : (tensor<6x4x5xi32>) -> tensor<3x2x5xi32>
// CHECK-NEXT:    stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1, 2]
// CHECK-NEXT:    return
func.func @slice_below(%x: tensor<3x4x5xi32>, %y: tensor<6x4x5xi32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %b = stablehlo.slice %y [3:6, 0:4, 0:5] : (tensor<6x4x5xi32>) -> tensor<3x4x5xi32>
  %3 = stablehlo.reduce(%b init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %4 = stablehlo.slice %3 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %5 : tensor<3xi32>, tensor<3xi32>
}

// -----

// An init value of the inner reduce that is an argument is like no constant: it stays.

// CHECK-LABEL: func.func @inner_init_is_an_argument(
// CHECK-COUNT-1: across dimensions = [1, 2]
// CHECK:         stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [2]
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [1] :
// CHECK-NEXT:    return
func.func @inner_init_is_an_argument(%x: tensor<3x4x5xi32>, %k: tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %3 = stablehlo.reduce(%x init: %k) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %4 = stablehlo.slice %3 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %5 = stablehlo.reduce(%4 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %5 : tensor<3xi32>, tensor<3xi32>
}

// -----

// The same of the outer reduce, and of both.

// CHECK-LABEL: func.func @outer_init_is_an_argument(
// CHECK-COUNT-1: across dimensions = [1, 2]
// CHECK:         stablehlo.reduce({{.*}}) applies stablehlo.add across dimensions = [2]
// CHECK:         stablehlo.reduce({{.*}} init: %arg1) applies stablehlo.add across dimensions = [1] :
// CHECK:         stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [2]
// CHECK:         stablehlo.reduce({{.*}} init: %arg1) applies stablehlo.add across dimensions = [1] :
// CHECK-NEXT:    return
func.func @outer_init_is_an_argument(%x: tensor<3x4x5xi32>, %k: tensor<i32>) -> (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) {
  %c = stablehlo.constant dense<0> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %3 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %4 = stablehlo.slice %3 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %5 = stablehlo.reduce(%4 init: %k) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  %6 = stablehlo.reduce(%x init: %k) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %7 = stablehlo.slice %6 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %8 = stablehlo.reduce(%7 init: %k) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2, %5, %8 : tensor<3xi32>, tensor<3xi32>, tensor<3xi32>
}
