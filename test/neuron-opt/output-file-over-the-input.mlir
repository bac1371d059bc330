// RUN: cp %s %t.mlir
// RUN: neuron-opt %t.mlir -o %t.mlir --mlir-print-op-generic
// RUN: FileCheck %s < %t.mlir

// CHECK: "func.func"()

func.func @main() {
  return
}
