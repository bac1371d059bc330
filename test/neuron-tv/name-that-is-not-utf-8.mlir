// RUN: not neuron-tv %s %s 2>&1 | FileCheck %s

// CHECK: neuron-tv: error: a name in the module is not UTF-8, which the Python bindings cannot read
// CHECK-NOT: {{.}}

func.func @"m\FFain"() {
  return
}
