// RUN: neuron-opt --cse --cse --neuron-hlo-inst-comb --canonicalize --mlir-print-ir-after-all --mlir-print-ir-after-change %s 2>&1 >/dev/null | FileCheck %s
// RUN: neuron-opt --cse --cse --canonicalize --mlir-print-ir-after=cse --mlir-print-ir-after-change %s 2>&1 >/dev/null | FileCheck %s --check-prefix=NAMED
// RUN: neuron-opt --cse --mlir-print-ir-after-change %s 2>&1 >/dev/null | FileCheck %s --check-prefix=ALONE --allow-empty

// CHECK:     IR Dump After CSE
// CHECK-NOT: IR Dump After CSE
// CHECK-NOT: IR Dump After NeuronHloInstCombine
// CHECK:     IR Dump After Canonicalizer
// NAMED:     IR Dump After CSE
// NAMED-NOT: IR Dump
// ALONE-NOT: IR Dump

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
