// RUN: echo before > %t
// RUN: rm -f %t.reproducer
// RUN: not %python %S/Inputs/with_dying_pass.py SIGSEGV --neuron-inst-combine -o %t --mlir-pass-pipeline-crash-reproducer=%t.reproducer %s 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=FILE < %t
// RUN: FileCheck %s --check-prefix=REPRODUCER < %t.reproducer
// RUN: neuron-opt --run-reproducer %t.reproducer | FileCheck %s --check-prefix=AGAIN
// RUN: not %python %S/Inputs/with_dying_pass.py SIGABRT --neuron-inst-combine %s 2>&1 | FileCheck %s --check-prefix=ABORT

// CHECK: package-ends-the-process.mlir: error: the MLIR package {{.+}} {{[0-9.]+}} ended with SIGSEGV while running builtin.module(neuron-inst-combine)
// CHECK-NEXT: package-ends-the-process.mlir: note: reproducer generated at '{{.*}}.reproducer'
// CHECK: status 139
// FILE: before
// REPRODUCER: func.func @main()
// REPRODUCER: pipeline: "builtin.module(neuron-inst-combine)"
// AGAIN: func.func @main()
// ABORT: ended with SIGABRT while running
// ABORT-NOT: note
// ABORT: status 134

func.func @main() {
  return
}
