// RUN: neuron-opt -v --cse %s 2>&1 >/dev/null | FileCheck %s

// CHECK: neuron-opt: {{.*}}verbose.mlir is MLIR text
// CHECK-NEXT: neuron-opt: bindings: {{[a-z-]+ [0-9.]+}}
// CHECK-NEXT: neuron-opt: pipeline: builtin.module(cse)

func.func @main() {
  return
}
