// RUN: not neuron-opt %s 2>&1 | FileCheck %s -DFILE=%s

// CHECK:      [[FILE]]:9:3: error: 'func.return' op has 0 operands, but enclosing function (@main) returns 1
// CHECK-NEXT: {{^}}  return
// CHECK-NEXT: {{^  \^$}}
// CHECK-NEXT: [[FILE]]:9:3: note: see current operation: "func.return"() : () -> ()

func.func @main() -> i32 {
  return
}
