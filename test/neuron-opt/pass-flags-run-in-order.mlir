// RUN: neuron-opt -v %s --cse --canonicalize 2>&1 | FileCheck %s --check-prefix=CSE
// RUN: neuron-opt -v --canonicalize %s --neuron-inst-combine --cse 2>&1 | FileCheck %s --check-prefix=MIXED

// CSE: pipeline: builtin.module(cse,canonicalize)
// MIXED: pipeline: builtin.module(canonicalize,neuron-inst-combine,cse)

func.func @main() {
  return
}
