// RUN: neuron-opt --pass-pipeline="builtin.module(func.func(cse),neuron-hlo-inst-comb)" --mlir-print-ir-after-all --mlir-print-ir-module-scope %s 2>&1 >/dev/null | FileCheck %s
// RUN: neuron-opt --cse --mlir-print-ir-module-scope %s 2>&1 | FileCheck %s --check-prefix=ALONE

// CHECK:      // -----// IR Dump After CSE{{.*}} ('func.func' operation: @main) //----- //
// CHECK-NEXT: module {
// CHECK:      // -----// IR Dump After NeuronHloInstCombine{{.*}} ('builtin.module' operation) //----- //
// CHECK-NEXT: module {
// ALONE-NOT: IR Dump

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
