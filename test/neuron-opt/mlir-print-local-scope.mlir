// RUN: neuron-opt --mlir-print-local-scope --mlir-print-debuginfo %s | FileCheck %s
// RUN: neuron-opt --mlir-print-debuginfo %s | FileCheck %s --check-prefix=ALIAS

// CHECK: return loc("here.py":1:2)
// CHECK-NOT: #loc
// ALIAS: return loc(#loc{{[0-9]*}})

func.func @main() {
  return loc("here.py":1:2)
} loc("here.py":3:4)
