// RUN: not neuron-opt --verify-diagnostics --split-input-file %s -o %t 2>&1 | FileCheck %s -DFILE=%s
// RUN: not test -e %t

// Too much, too little, another line, another severity: each is an error, and nothing is written.

// CHECK: [[FILE]]:19:3: error: unexpected error: custom op 'retrn' is unknown
// CHECK-NEXT: {{^}}  retrn
// CHECK: [[FILE]]:24:4: error: expected warning "never" was not produced
// CHECK: [[FILE]]:33:3: error: unexpected error: custom op 'retrn' is unknown
// CHECK: [[FILE]]:32:6: error: expected error "custom op 'retrn' is unknown" was not produced
// CHECK: [[FILE]]:39:6: error: 'error' diagnostic emitted when expecting a 'remark'
// CHECK: [[FILE]]:39:6: error: expected remark "custom op" was not produced
// CHECK: [[FILE]]:45:4: error: invalid regex: {{.*}}
// CHECK: [[FILE]]:47:3: error: found start of regex with no end '}}'

// -----

func.func @unexpected() {
  retrn
}

// -----

// expected-warning@+1 {{never}}
func.func @missing() {
  return
}

// -----

func.func @another_line() {
  // expected-error@+2 {{custom op 'retrn' is unknown}}
  retrn
}

// -----

func.func @another_severity() {
  // expected-remark@+1 {{custom op}}
  retrn
}

// -----

// expected-error-re@+1 {{bad {{[}} }}
// -----
//expected-error-re@+1 {{open {{[a-z] }}
