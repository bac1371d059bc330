// RUN: neuron-opt --cse --neuron-hlo-inst-comb --canonicalize --mlir-print-ir-before=canonicalize,neuron-hlo-inst-comb %s 2>&1 >/dev/null | FileCheck %s
// RUN: neuron-opt --cse --neuron-hlo-inst-comb --canonicalize --mlir-print-ir-before=canonicalize --mlir-print-ir-before=neuron-hlo-inst-comb %s 2>&1 >/dev/null | FileCheck %s
// RUN: not neuron-opt --cse --mlir-print-ir-before=canonicalise %s 2>&1 | FileCheck %s --check-prefix=UNKNOWN
// RUN: neuron-opt --cse --mlir-print-ir-before=canonicalize %s 2>&1 | FileCheck %s --check-prefix=OTHER

// CHECK-NOT: Dump Before CSE
// CHECK:     // -----// IR Dump Before NeuronHloInstCombine{{.*}}neuron-hlo-inst-comb{{.*}} //----- //
// CHECK:     arith.addi
// CHECK-NOT: Dump After
// CHECK:     // -----// IR Dump Before Canonicalizer{{.*}}canonicalize{{.*}} //----- //
// CHECK:     arith.addi
// CHECK-NOT: IR Dump
// UNKNOWN: neuron-opt: error: for the --mlir-print-ir-before option: unknown pass 'canonicalise'; did you mean 'canonicalize'?
// OTHER-NOT: IR Dump

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
