// RUN: neuron-opt --split-input-file="// CUT" %s | FileCheck %s
// RUN: neuron-opt --split-input-file="// CUT" --output-split-marker="// HERE" %s | FileCheck %s --check-prefix=MARKED

// CHECK:      module {
// CHECK:      // -----
// CHECK-NEXT: module {
// MARKED:      module {
// MARKED:      // HERE
// MARKED-NEXT: module {
// MARKED-NOT:  // -----

func.func @same() {
  return
}
  // CUT
func.func @same() {
  // A comment that begins like the marker's, say "// CU" or "// C", is none.
  return
}
