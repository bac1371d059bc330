// RUN: not bash -c 'neuron-opt %s >&-' 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not bash -c 'neuron-opt --isolate=false %s >&-' 2>&1 | FileCheck %s --check-prefix=OUTPUT
// RUN: not bash -c 'neuron-opt - <&-' 2>&1 | FileCheck %s --check-prefix=INPUT
// RUN: bash -c 'neuron-opt %s 2>&-' | FileCheck %s
// RUN: bash -c 'neuron-opt %s -o %t.mlir >&- 2>&- <&-' && FileCheck %s --input-file=%t.mlir

// OUTPUT: neuron-opt: error: cannot write standard output: it is closed
// INPUT: neuron-opt: error: cannot read standard input: it is closed

// CHECK: func.func @main()
func.func @main() {
  return
}
