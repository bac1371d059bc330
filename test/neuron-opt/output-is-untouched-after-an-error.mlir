// RUN: echo before > %t
// RUN: not neuron-opt %s -o %t 2>&1 | FileCheck %s
// RUN: not neuron-opt %s --split-input-file -o %t 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=FILE < %t

// CHECK-NOT: module
// CHECK: error: custom op 'retrn' is unknown
// CHECK-NOT: module
// FILE: before

func.func @good() {
  return
}
// -----
func.func @bad() {
  retrn
}
