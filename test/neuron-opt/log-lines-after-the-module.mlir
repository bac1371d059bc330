// RUN: not neuron-opt %s 2>&1 | FileCheck %s

// CHECK:      log-lines-after-the-module.mlir:16:1: error: expected operation name in quotes
// CHECK-NEXT: ------------------ END OF MODULE DUMP
// CHECK-NEXT: ^
// CHECK-NEXT: :16:1: note: this stands after the end of the module: is it part of a log?

module @from_log {
  func.func @main() {
    return
  }
}

// A comment is no part of the log.

------------------ END OF MODULE DUMP ------------------
