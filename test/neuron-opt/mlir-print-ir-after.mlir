// RUN: neuron-opt --pass-pipeline="builtin.module(func.func(cse,canonicalize),neuron-hlo-inst-comb)" --mlir-print-ir-after=canonicalize,neuron-hlo-inst-comb --mlir-print-ir-before=cse %s 2>&1 >/dev/null | FileCheck %s
// RUN: not neuron-opt --cse --mlir-print-ir-after=nosuch %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN

// Also a pass among others on functions.

// CHECK-NOT:  Dump After CSE
// CHECK:      // -----// IR Dump Before CSE{{.*}} //----- //
// CHECK-NEXT: func.func @main
// CHECK-NOT:  Dump After CSE
// CHECK:      // -----// IR Dump After Canonicalizer{{.*}} //----- //
// CHECK-NEXT: func.func @main
// CHECK-NOT:  arith.addi
// CHECK:      // -----// IR Dump After NeuronHloInstCombine{{.*}} //----- //
// CHECK-NEXT: module {
// CHECK-NOT:  IR Dump
// UNKNOWN: neuron-opt: error: for the --mlir-print-ir-after option: unknown pass 'nosuch'

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
