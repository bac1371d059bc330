// RUN: neuron-opt %s --pass-pipeline="builtin.module(symbol-dce,neuron-inst-combine{entry=main},func.func(cse))" | FileCheck %s
// RUN: neuron-opt %s --pass-pipeline "symbol-dce" | FileCheck %s
// RUN: neuron-opt %s --pass-pipeline="any(symbol-dce)" | FileCheck %s

// CHECK-NOT: @unused
// CHECK: func.func @main()

func.func private @unused()
func.func @main() {
  return
}
