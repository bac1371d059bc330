// Some damaged bytecode sends MLIR's reader round in circles.

// RUN: neuron-opt --emit-bytecode %s -o %t
// RUN: not %python %S/Inputs/with_endless_reader.py %t -o %t.out 2>&1 | FileCheck %s
// RUN: not ls %t.out

// CHECK: error: the MLIR package {{.+}} was stopped, as it came to no end reading MLIR bytecode
// CHECK: status 154

func.func @main() {
  return
}
