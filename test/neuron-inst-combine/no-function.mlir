// RUN: not neuron-opt --neuron-inst-combine %s 2>&1 | FileCheck %s

// CHECK: error: no entry function: none is called @main; the module has no function with a body
// CHECK-NOT: entry=
func.func private @main()
