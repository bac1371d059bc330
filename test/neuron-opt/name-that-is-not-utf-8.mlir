// MLIR's strings may have any bytes, of which the bindings make no Python string: an error, and no
// internal one.

// RUN: not neuron-opt --neuron-inst-combine %s 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: not neuron-opt --neuron-inst-combine --remarks-filter=.* %s 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: neuron-opt %s | FileCheck %s

// ERROR: name-that-is-not-utf-8.mlir:{{[0-9]+}}:1: error: a name in the module is not UTF-8, which the Python bindings cannot read
// ERROR-NOT: error:
// CHECK: func.func @"m\FFain"()

func.func @"m\FFain"() {
  return
}
