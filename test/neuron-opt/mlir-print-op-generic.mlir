// RUN: neuron-opt --mlir-print-op-generic %s | FileCheck %s

// CHECK: "builtin.module"() ({
// CHECK: "func.func"()
// CHECK: "func.return"() : () -> ()

func.func @main() {
  return
}
