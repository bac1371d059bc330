// RUN: neuron-opt -canonicalize -mlir-print-op-generic %s | FileCheck %s
// RUN: neuron-opt --canonicalize --mlir-print-op-generic %s | FileCheck %s
// RUN: neuron-opt --mlir-print-op-generic=true --verify-each=0 -- %s | FileCheck %s
// RUN: neuron-opt --mlir-print-op-generic --mlir-print-op-generic=false %s | FileCheck %s --check-prefix=LAST

// CHECK: "func.func"()
// LAST: func.func @main()

func.func @main() {
  return
}
