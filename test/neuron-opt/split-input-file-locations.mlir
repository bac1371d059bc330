// RUN: neuron-opt --split-input-file --mlir-print-debuginfo --mlir-print-local-scope %s | FileCheck %s

// CHECK: return loc("{{.*}}split-input-file-locations.mlir":7:3)
// CHECK: return loc("{{.*}}split-input-file-locations.mlir":12:3)

func.func @first() {
  return
}
// -----

func.func @second() {
  return
}
