// RUN: neuron-opt --mlir-print-skip-regions --mlir-print-op-generic %s | FileCheck %s

// CHECK:     "builtin.module"() ({...})
// CHECK-NOT: func

func.func @main() {
  return
}
