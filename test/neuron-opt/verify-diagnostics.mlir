// RUN: neuron-opt --verify-diagnostics --split-input-file %s | FileCheck %s
// RUN: neuron-opt --verify-diagnostics=all --split-input-file %s -o %t 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty
// RUN: FileCheck %s --input-file=%t
// RUN: not neuron-opt --split-input-file %s 2>&1 | FileCheck %s --check-prefix=WITHOUT

// Errors of the parser and the verifier, at each kind of place; what is without error is written.

// CHECK:     func.func @good()
// CHECK-NOT: @bad
// CHECK:     func.func @good_too()
// QUIET-NOT: error
// WITHOUT: error: redefinition of symbol named 'twice'

func.func @good() {
  return
}

// -----

// expected-note@below {{see existing symbol definition here}}
func.func private @twice()
// expected-error @+1 {{redefinition of symbol named 'twice'}}
func.func private @twice()

// -----

func.func @bad() {
  retrn // expected-error {{custom op 'retrn' is unknown}}
}

// -----

func.func @bad() {
  retrn
  // expected-error@above {{custom op 'retrn' is unknown}}
}

// -----

func.func @bad(%x: i32) -> i64 {
  // expected-error-re@below {{type of return operand 0 ('{{[a-z]+[0-9]+}}') doesn't match function result type ({{.*}}) in function @{{[a-z]+}}}}
  "func.return"(%x) : (i32) -> ()
}

// -----

func.func @good_too() {
  return
}
