// RUN: neuron-opt --verify-diagnostics=only-expected --split-input-file %s
// RUN: not neuron-opt --verify-diagnostics=all --split-input-file %s 2>&1 | FileCheck %s
// RUN: not neuron-opt --verify-diagnostics=some %s 2>&1 | FileCheck %s --check-prefix=LEVEL

// What is not expected may appear; what is expected must.

// CHECK: error: unexpected error: redefinition of symbol named 'twice'
// LEVEL: neuron-opt: error: for the --verify-diagnostics option: unknown value 'some': one of all, only-expected

// expected-note@below {{see existing symbol definition here}}
func.func private @twice()
func.func private @twice()

// -----

func.func @bad() {
  retrn
}
