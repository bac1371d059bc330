// RUN: neuron-opt --neuron-inst-combine --allow-unregistered-dialect --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=engine=python --allow-unregistered-dialect --split-input-file %s | FileCheck %s

// On a wheel that does not know stablehlo, nothing has verified an op: what a pattern relies on it must
// see for itself. Malformed ops are left alone; all but the first function here are.

// CHECK-LABEL: func.func @well_formed(
// CHECK:         %[[S:.*]] = "stablehlo.slice"(%arg0) {limit_indices = array<i64: 4, 6, 16>, start_indices = array<i64: 0, 2, 0>, strides = array<i64: 1, 1, 1>} : (tensor<4x8x16xf32>) -> tensor<4x4x16xf32>
// CHECK-NEXT:    %[[R:.*]] = "stablehlo.reduce"(%[[S]], %{{.*}}) ({
// CHECK:         }) {dimensions = array<i64: 1, 2>} : (tensor<4x4x16xf32>, tensor<f32>) -> tensor<4xf32>
// CHECK-NEXT:    return %[[R]]
func.func @well_formed(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @no_dimensions(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @no_dimensions(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @dimensions_no_integers(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @dimensions_no_integers(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = "abc"} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @dimensions_out_of_range(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @dimensions_out_of_range(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1, 9>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @dimensions_repeated(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @dimensions_repeated(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1, 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @no_start_indices(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @no_start_indices(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @window_out_of_range(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @window_out_of_range(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 60>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @window_of_another_rank(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @window_of_another_rank(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0>, limit_indices = array<i64: 4>, strides = array<i64: 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @window_backwards(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @window_backwards(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 7>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @stride_zero(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @stride_zero(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 0>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// The type says that the slice keeps dimension 0 whole; the window does not.
// CHECK-LABEL: func.func @window_is_not_that_of_the_type(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @window_is_not_that_of_the_type(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 1, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @no_init_value(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @no_init_value(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @no_region(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @no_region(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @no_block(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @no_block(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @empty_block(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @empty_block(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @returns_nothing(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @returns_nothing(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0:
    "stablehlo.return"() : () -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @returns_too_much(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @returns_too_much(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %p: tensor<f32>, %q: tensor<f32>):
    %s = "stablehlo.add"(%a, %p) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %t = "stablehlo.add"(%b, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s, %t) : (tensor<f32>, tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>, %p: tensor<f32>, %q: tensor<f32>):
    %s = "stablehlo.add"(%a, %p) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %t = "stablehlo.add"(%b, %q) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s, %t) : (tensor<f32>, tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @two_blocks(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @two_blocks(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "cf.br"()[^bb1] : () -> ()
  ^bb1:
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    "cf.br"()[^bb1] : () -> ()
  ^bb1:
    "stablehlo.return"(%a) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// A constant without a value, and ones with a value of another kind.
// CHECK-LABEL: func.func @no_value(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @no_value(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"()  : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @value_is_a_string(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @value_is_a_string(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = "0.0"} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @value_is_a_vector(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @value_is_a_vector(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : vector<1xf32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @value_of_another_type(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @value_of_another_type(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f64>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @unranked(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @unranked(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<*xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<*xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @unranked_memref(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @unranked_memref(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> memref<*xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (memref<*xf32>) -> memref<*xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (memref<*xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @memref(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @memref(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> memref<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (memref<4x8xf32>) -> memref<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (memref<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @vector(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @vector(%x: vector<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (vector<4x8x16xf32>, tensor<f32>) -> vector<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (vector<4x8xf32>) -> vector<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (vector<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @none(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @none(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> none
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (none) -> none
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (none, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @encoding(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @encoding(%x: tensor<4x8x16xf32, "layout">) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32, "layout">, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @dynamic(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @dynamic(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<?x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<?x8xf32>) -> tensor<?x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<?x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @complex(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @complex(%x: tensor<4x8x16xcomplex<f32>>) -> tensor<4xcomplex<f32>> {
  %c = "stablehlo.constant"() {value = dense<(0.0,0.0)> : tensor<complex<f32>>} : () -> tensor<complex<f32>>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = "stablehlo.add"(%a, %b) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    "stablehlo.return"(%s) : (tensor<complex<f32>>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4x8xcomplex<f32>>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xcomplex<f32>>) -> tensor<4x4xcomplex<f32>>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<complex<f32>>, %b: tensor<complex<f32>>):
    %s = "stablehlo.add"(%a, %b) : (tensor<complex<f32>>, tensor<complex<f32>>) -> tensor<complex<f32>>
    "stablehlo.return"(%s) : (tensor<complex<f32>>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xcomplex<f32>>, tensor<complex<f32>>) -> tensor<4xcomplex<f32>>
  return %2 : tensor<4xcomplex<f32>>
}

// -----

// The window of the slice that x is does not go with its type: the two do not compose.
// CHECK-LABEL: func.func @x_is_a_malformed_slice(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @x_is_a_malformed_slice(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %q = "stablehlo.slice"(%x) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 8, 16>, strides = array<i64: 1, 1, 1>} : (tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
  %0 = "stablehlo.reduce"(%q, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @x_is_a_slice_of_another_rank(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @x_is_a_slice_of_another_rank(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %q = "stablehlo.slice"(%x) {start_indices = array<i64: 0>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
  %0 = "stablehlo.reduce"(%q, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// CHECK-LABEL: func.func @x_is_a_slice_out_of_range(
// CHECK-COUNT-2: "stablehlo.reduce"
// CHECK:         return
func.func @x_is_a_slice_out_of_range(%x: tensor<4x8x16xf32>) -> tensor<4xf32> {
  %c = "stablehlo.constant"() {value = dense<0.0> : tensor<f32>} : () -> tensor<f32>
  %q = "stablehlo.slice"(%x) {start_indices = array<i64: 0, 2, 0>, limit_indices = array<i64: 4, 10, 16>, strides = array<i64: 1, 1, 1>} : (tensor<4x8x16xf32>) -> tensor<4x8x16xf32>
  %0 = "stablehlo.reduce"(%q, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 6>, strides = array<i64: 1, 1>} : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<f32>, %b: tensor<f32>):
    %s = "stablehlo.add"(%a, %b) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "stablehlo.return"(%s) : (tensor<f32>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  return %2 : tensor<4xf32>
}

// -----

// An integer as wide as this has an identity that the bindings cannot write: the reduce is merged, and stays.
// CHECK-LABEL: func.func @reduce_of_one_i128(
// CHECK:         "stablehlo.slice"(%arg0) {limit_indices = array<i64: 4, 3, 1>
// CHECK-NEXT:    "stablehlo.reduce"
// CHECK:         }) {dimensions = array<i64: 1, 2>}
// CHECK:         return
func.func @reduce_of_one_i128(%x: tensor<4x8x1xi128>) -> tensor<4xi128> {
  %c = "stablehlo.constant"() {value = dense<0> : tensor<i128>} : () -> tensor<i128>
  %0 = "stablehlo.reduce"(%x, %c) ({
  ^bb0(%a: tensor<i128>, %b: tensor<i128>):
    %s = "stablehlo.maximum"(%a, %b) : (tensor<i128>, tensor<i128>) -> tensor<i128>
    "stablehlo.return"(%s) : (tensor<i128>) -> ()
  }) {dimensions = array<i64: 2>} : (tensor<4x8x1xi128>, tensor<i128>) -> tensor<4x8xi128>
  %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 4, 3>, strides = array<i64: 1, 1>} : (tensor<4x8xi128>) -> tensor<4x1xi128>
  %2 = "stablehlo.reduce"(%1, %c) ({
  ^bb0(%a: tensor<i128>, %b: tensor<i128>):
    %s = "stablehlo.maximum"(%a, %b) : (tensor<i128>, tensor<i128>) -> tensor<i128>
    "stablehlo.return"(%s) : (tensor<i128>) -> ()
  }) {dimensions = array<i64: 1>} : (tensor<4x1xi128>, tensor<i128>) -> tensor<4xi128>
  return %2 : tensor<4xi128>
}
