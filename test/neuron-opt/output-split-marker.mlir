// RUN: neuron-opt --split-input-file --output-split-marker="// NEXT" %s | FileCheck %s
// RUN: neuron-opt --split-input-file %s | FileCheck %s --check-prefix=DEFAULT

// CHECK:      {{^}}// NEXT{{$}}
// CHECK-NEXT: module {
// CHECK-NOT:  // -----
// DEFAULT: {{^}}// -----{{$}}

func.func @same() {
  return
}
// -----
func.func @same() {
  return
}
