// RUN: neuron-opt -v --passes=cse,neuron-hlo-inst-comb %s 2>&1 | FileCheck %s
// RUN: not neuron-opt --passes=cse,nosuch %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// As hlo-opt has it: a list of passes, with nothing around it.

// CHECK: pipeline: builtin.module(cse,neuron-hlo-inst-comb)
// CHECK: func.func @main()
// UNKNOWN: unknown pass 'nosuch'

func.func @main() {
  return
}
