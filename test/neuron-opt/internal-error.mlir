// RUN: %python %S/Inputs/with_broken_pass.py --neuron-inst-combine %s 2>&1 | FileCheck %s
// RUN: %python %S/Inputs/with_broken_pass.py --neuron-inst-combine --debug %s 2>&1 | FileCheck %s --check-prefix=DEBUG

// CHECK-NOT: Traceback
// CHECK: neuron-opt: internal error: AssertionError: a bug; run with --debug for a traceback
// CHECK: status 70
// DEBUG: Traceback
// DEBUG: AssertionError: a bug
// DEBUG: status 70

func.func @main() {
  return
}
