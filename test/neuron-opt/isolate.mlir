// RUN: neuron-opt --isolate=false %s | FileCheck %s
// RUN: neuron-opt --isolate %s | FileCheck %s
// RUN: not neuron-opt --isolate=false --neuron-inst-combine=entry=f %s 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK: func.func @main()
// ERROR: error: entry function @f is not in the module

func.func @main() {
  return
}
