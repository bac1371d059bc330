// RUN: neuron-opt %s | FileCheck %s

// Without a pass the module is printed.
// CHECK:      module {
// CHECK-NEXT:   func.func @main() {
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NOT:  {{.}}

func.func @main() {
  return
}
