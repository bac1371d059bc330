// RUN: %python %S/Inputs/with_closed_output.py %s | FileCheck %s

// CHECK: status 1, standard error ''

func.func @main() {
  return
}
