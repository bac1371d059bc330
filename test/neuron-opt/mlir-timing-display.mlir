// RUN: neuron-opt --cse --neuron-hlo-inst-comb --cse --mlir-timing --mlir-timing-display=list %s 2>&1 >/dev/null | FileCheck %s
// RUN: neuron-opt --cse --neuron-hlo-inst-comb --cse --mlir-timing --mlir-timing-display=tree %s 2>&1 >/dev/null | FileCheck %s --check-prefix=TREE

// CHECK:      Execution time report
// CHECK:      ----Name----
// CHECK-NEXT: root
// CHECK:      CSE
// CHECK-NOT:  CSE
// CHECK:      Total
// TREE: CSE
// TREE: NeuronHloInstCombine
// TREE: CSE

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
