// RUN: neuron-opt --split-input-file %s | FileCheck %s
// RUN: not neuron-opt %s 2>&1 | FileCheck %s --check-prefix=WHOLE

// CHECK:      module {
// CHECK-NEXT:   func.func @same()
// CHECK-NEXT:     return
// CHECK-NEXT:   }
// CHECK-NEXT: }
// CHECK-NEXT: // -----
// CHECK-NEXT: module {
// CHECK-NEXT:   func.func @same()
// WHOLE: {{[0-9]+}}:3: error: redefinition of symbol named 'same'

func.func @same() {
  return
}

// -----

  func.func @same() {
    return
  }
