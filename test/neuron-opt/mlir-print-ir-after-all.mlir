// RUN: neuron-opt --cse --neuron-hlo-inst-comb --mlir-print-ir-after-all %s 2>&1 >/dev/null | FileCheck %s
// RUN: neuron-opt --cse --mlir-print-ir-after-all --mlir-print-op-generic --mlir-print-debuginfo %s 2>&1 >/dev/null | FileCheck %s --check-prefix=FLAGS

// CHECK-NOT:  IR Dump Before
// CHECK:      // -----// IR Dump After CSE{{.*}}cse{{.*}} //----- //
// CHECK-NEXT: module {
// CHECK:      arith.constant
// CHECK-NEXT: arith.addi
// CHECK:      // -----// IR Dump After NeuronHloInstCombine{{.*}}neuron-hlo-inst-comb{{.*}} //----- //
// CHECK:      arith.addi
// FLAGS: "arith.addi"({{.*}}) {{.*}} loc(

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
