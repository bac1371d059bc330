// RUN: rm -f %t %t.fine
// RUN: not neuron-opt --cse --neuron-inst-combine=max-iterations=3 --mlir-pass-pipeline-crash-reproducer=%t %s 2>&1 | FileCheck %s --check-prefix=ERROR
// RUN: FileCheck %s < %t
// RUN: not neuron-opt --run-reproducer %t 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: neuron-opt --cse --mlir-pass-pipeline-crash-reproducer=%t.fine %s
// RUN: not ls %t.fine
// RUN: not neuron-opt --cse --mlir-pass-pipeline-crash-reproducer=%t/no/such/directory %s 2>&1 | FileCheck %s --check-prefix=NOWHERE

// ERROR: crash-reproducer.mlir:1:1: error: no entry function
// ERROR-NEXT: note: reproducer generated at '{{.*}}'
// CHECK: func.func @a()
// CHECK: func.func @b()
// CHECK: {-#
// CHECK-NEXT: external_resources: {
// CHECK-NEXT: mlir_reproducer: {
// CHECK-NEXT: pipeline: "builtin.module(cse,neuron-inst-combine{max-iterations=3})",
// CHECK-NEXT: disable_threading: true,
// CHECK-NEXT: verify_each: true
// CHECK-NEXT: }
// CHECK-NEXT: }
// CHECK-NEXT: #-}
// AGAIN-NOT: warning
// AGAIN: crash-reproducer.mlir: error: no entry function: none is called @main; the functions with a body are @a, @b
// NOWHERE: error: cannot open output file

func.func @a() {
  return
}
func.func @b() {
  return
}
