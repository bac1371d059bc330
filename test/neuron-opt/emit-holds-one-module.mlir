// RUN: not neuron-opt --split-input-file --emit-bytecode %s -o %t 2>&1 | FileCheck %s
// RUN: not ls %t

// CHECK: neuron-opt: error: for the --emit option: 'bytecode' holds one module, and the input was split into 2

func.func @a() {
  return
}
// -----
func.func @b() {
  return
}
