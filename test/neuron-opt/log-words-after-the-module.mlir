// RUN: not neuron-opt %s 2>&1 | FileCheck %s

// CHECK:      log-words-after-the-module.mlir:10:1: error: custom op 'compiled' is unknown
// CHECK-NEXT: compiled in 3 s
// CHECK-NEXT: ^
// CHECK-NEXT: :10:1: note: this stands after the end of the module: is it part of a log?

module {
}
compiled in 3 s
