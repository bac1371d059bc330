// RUN: neuron-opt --mlir-print-debuginfo %s | FileCheck %s
// RUN: neuron-opt --mlir-print-debuginfo < %s | FileCheck %s --check-prefix=STDIN
// RUN: neuron-opt %s | FileCheck %s --check-prefix=WITHOUT

// CHECK: loc("{{.*}}mlir-print-debuginfo.mlir":11:3)
// CHECK: loc("there.py":3:4)
// STDIN: loc("<stdin>":11:3)
// WITHOUT-NOT: loc(

func.func @main() {
  return
}
func.func @there() {
  return loc("there.py":3:4)
}
