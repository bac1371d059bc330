// All chunks are worked on, and lines are those of the file.

// RUN: not neuron-opt --split-input-file %s 2>&1 | FileCheck %s -DFILE=%s

// CHECK:      [[FILE]]:16:3: error: custom op 'retrn' is unknown
// CHECK-NEXT: {{^}}  retrn
// CHECK-NEXT: {{^}}  ^
// CHECK:      [[FILE]]:27:3: error: custom op 'retrun' is unknown
// CHECK-NOT:  module

func.func @good() {
  return
}
// -----
func.func @bad() {
  retrn
}
// -----

func.func @good() {
  return
}
// -----


func.func @bad() {
  retrun
}
