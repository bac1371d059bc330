// RUN: neuron-opt --cse --neuron-hlo-inst-comb --mlir-print-ir-before-all %s 2>&1 >/dev/null | FileCheck %s

// CHECK:      // -----// IR Dump Before CSE{{.*}}cse{{.*}} //----- //
// CHECK-NEXT: module {
// CHECK:      arith.constant
// CHECK-NEXT: arith.constant
// CHECK:      // -----// IR Dump Before NeuronHloInstCombine{{.*}}neuron-hlo-inst-comb{{.*}} //----- //
// CHECK:      arith.constant
// CHECK-NEXT: arith.addi
// CHECK-NOT:  IR Dump

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
