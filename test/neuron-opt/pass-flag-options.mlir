// RUN: neuron-opt -v %s --neuron-inst-combine="max-iterations=3 entry=main" 2>&1 | FileCheck %s
// RUN: neuron-opt %s --canonicalize="max-iterations=2 top-down=false" | FileCheck %s --check-prefix=NATIVE

// CHECK: pipeline: builtin.module(neuron-inst-combine{max-iterations=3 entry=main})
// NATIVE: func.func @main()

func.func @main() {
  return
}
