// RUN: not neuron-opt %s 2>&1 | FileCheck %s -DFILE=%s
// RUN: not neuron-opt < %s 2>&1 | FileCheck %s -DFILE="<stdin>"

// CHECK:      {{^}}[[FILE]]:11:3: error: custom op 'retrn' is unknown (tried 'func.retrn' as well)
// CHECK-NEXT: {{^}}  retrn %x : i32
// CHECK-NEXT: {{^  \^$}}
// CHECK-NOT:  {{.}}

func.func @main(%x: i32) -> i32 {
  // é
  retrn %x : i32
}
