// RUN: neuron-opt --mlir-print-debuginfo --mlir-pretty-debuginfo --mlir-print-local-scope %s | FileCheck %s

// CHECK: return there.py:3:4{{$}}

func.func @main() {
  return loc("there.py":3:4)
}
