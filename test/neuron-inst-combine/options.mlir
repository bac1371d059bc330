// RUN: neuron-opt --neuron-inst-combine --split-input-file %s | FileCheck %s
// RUN: neuron-opt --neuron-inst-combine=assume-monoid --split-input-file %s | FileCheck %s --check-prefix=ASSUME
// RUN: neuron-opt --neuron-inst-combine=assume-monoid=true --split-input-file %s | FileCheck %s --check-prefix=ASSUME
// RUN: not neuron-opt --neuron-inst-combine=max-iterations=-2 %s 2>&1 | FileCheck %s --check-prefix=RANGE
// RUN: not neuron-opt --neuron-inst-combine=max-iterations=ten %s 2>&1 | FileCheck %s --check-prefix=INTEGER
// RUN: not neuron-opt --neuron-inst-combine=top-down=maybe %s 2>&1 | FileCheck %s --check-prefix=BOOLEAN
// RUN: not neuron-opt --neuron-inst-combine=engine=perl %s 2>&1 | FileCheck %s --check-prefix=ENUM
// RUN: not neuron-opt --neuron-inst-combine=max-iteration=3 %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: not neuron-opt --neuron-inst-combine="fold=true fold=true" %s 2>&1 | FileCheck %s --check-prefix=TWICE

// RANGE: error: {{.*}}option 'max-iterations' takes -1 or more, not -2
// INTEGER: error: {{.*}}option 'max-iterations' takes an integer, not 'ten'
// BOOLEAN: error: {{.*}}option 'top-down' takes true or false, not 'maybe'
// ENUM: error: {{.*}}option 'engine' takes one of auto, pdl, python, not 'perl'
// UNKNOWN: error: {{.*}}no such option 'max-iteration': did you mean 'max-iterations'?
// TWICE: error: {{.*}}option 'fold' is given twice

// assume-monoid takes the program at its word that body and init are a monoid.

// CHECK-LABEL: func.func @init_is_an_argument(
// CHECK-NEXT:    %[[R:.*]] = stablehlo.reduce(%arg0 init: %arg1) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
// CHECK-NEXT:    %[[S:.*]] = stablehlo.slice %[[R]] [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
// CHECK-NEXT:    %[[W:.*]] = stablehlo.reduce(%[[S]] init: %arg1) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
// CHECK-NEXT:    return %[[W]] : tensor<3xi32>
// ASSUME-LABEL: func.func @init_is_an_argument(
// ASSUME-NEXT:   %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// ASSUME-NEXT:   %[[R:.*]] = stablehlo.reduce(%[[S]] init: %arg1) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// ASSUME-NEXT:   return %[[R]] : tensor<3xi32>
func.func @init_is_an_argument(%x: tensor<3x4x5xi32>, %i: tensor<i32>) -> tensor<3xi32> {
  %0 = stablehlo.reduce(%x init: %i) applies stablehlo.add across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %i) applies stablehlo.add across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}

// -----

// Equal bodies that are no monoid we know: the minimum of absolute values, written with a select.

// CHECK-LABEL: func.func @body_is_unknown(
// CHECK-NEXT:    %[[C:.*]] = stablehlo.constant
// CHECK-NEXT:    stablehlo.reduce({{.*}} across dimensions = [2]
// CHECK:         stablehlo.slice
// CHECK-NEXT:    stablehlo.reduce({{.*}} across dimensions = [1]
// ASSUME-LABEL: func.func @body_is_unknown(
// ASSUME-NEXT:   %[[C:.*]] = stablehlo.constant
// ASSUME-NEXT:   %[[S:.*]] = stablehlo.slice %arg0 [0:3, 0:2, 0:5] : (tensor<3x4x5xi32>) -> tensor<3x2x5xi32>
// ASSUME-NEXT:   %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) across dimensions = [1, 2] : (tensor<3x2x5xi32>, tensor<i32>) -> tensor<3xi32>
// ASSUME-NEXT:     reducer(%[[A:.*]]: tensor<i32>, %[[B:.*]]: tensor<i32>) {
// ASSUME-NEXT:     %[[P:.*]] = stablehlo.compare LE, %[[A]], %[[B]]
// ASSUME-NEXT:     %[[M:.*]] = stablehlo.select %[[P]], %[[A]], %[[B]]
// ASSUME-NEXT:     stablehlo.return %[[M]]
// ASSUME-NEXT:   }
// ASSUME-NEXT:   return %[[R]] : tensor<3xi32>
func.func @body_is_unknown(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<100> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %p = stablehlo.compare LE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m = stablehlo.select %p, %a, %b : tensor<i1>, tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %p = stablehlo.compare LE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m = stablehlo.select %p, %a, %b : tensor<i1>, tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  return %2 : tensor<3xi32>
}

// -----

// Bodies that differ are not one monoid, whatever is assumed.

// ASSUME-LABEL: func.func @bodies_differ(
// ASSUME:        stablehlo.reduce({{.*}} across dimensions = [2]
// ASSUME:        stablehlo.slice
// ASSUME-NEXT:   stablehlo.reduce({{.*}} across dimensions = [1]
func.func @bodies_differ(%x: tensor<3x4x5xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<100> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) across dimensions = [2] : (tensor<3x4x5xi32>, tensor<i32>) -> tensor<3x4xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %p = stablehlo.compare LE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m = stablehlo.select %p, %a, %b : tensor<i1>, tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  %1 = stablehlo.slice %0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
  %2 = stablehlo.reduce(%1 init: %c) across dimensions = [1] : (tensor<3x2xi32>, tensor<i32>) -> tensor<3xi32>
   reducer(%a: tensor<i32>, %b: tensor<i32>) {
    %p = stablehlo.compare GE, %a, %b : (tensor<i32>, tensor<i32>) -> tensor<i1>
    %m = stablehlo.select %p, %a, %b : tensor<i1>, tensor<i32>
    stablehlo.return %m : tensor<i32>
  }
  return %2 : tensor<3xi32>
}

// -----

// An init that is not the identity: the merged reduce takes it, and is not elided.

// ASSUME-LABEL: func.func @reduce_of_one_from_another_init(
// ASSUME-NEXT:   %[[C:.*]] = stablehlo.constant dense<1> : tensor<i32>
// ASSUME-NEXT:   %[[S:.*]] = stablehlo.slice %arg0 [0:3, 2:3, 0:1] : (tensor<3x4x1xi32>) -> tensor<3x1x1xi32>
// ASSUME-NEXT:   %[[R:.*]] = stablehlo.reduce(%[[S]] init: %[[C]]) applies stablehlo.add across dimensions = [1, 2] : (tensor<3x1x1xi32>, tensor<i32>) -> tensor<3xi32>
// ASSUME-NEXT:   return %[[R]] : tensor<3xi32>
func.func @reduce_of_one_from_another_init(%x: tensor<3x4x1xi32>) -> tensor<3xi32> {
  %c = stablehlo.constant dense<1> : tensor<i32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<3x4x1xi32>, tensor<i32>) -> tensor<3x4xi32>
  %1 = stablehlo.slice %0 [0:3, 2:3] : (tensor<3x4xi32>) -> tensor<3x1xi32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<3x1xi32>, tensor<i32>) -> tensor<3xi32>
  return %2 : tensor<3xi32>
}
