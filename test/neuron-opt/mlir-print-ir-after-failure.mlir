// RUN: not neuron-opt --cse --neuron-inst-combine=entry=nosuch --canonicalize --mlir-print-ir-after-failure %s 2>&1 | FileCheck %s

// CHECK-NOT: Dump After CSE
// CHECK:     // -----// IR Dump After NeuronInstCombine Failed{{.*}} //----- //
// CHECK:     arith.addi
// CHECK-NOT: IR Dump
// CHECK:     error: entry function @nosuch is not in the module

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
