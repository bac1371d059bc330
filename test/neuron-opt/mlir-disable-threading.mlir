// RUN: neuron-opt --pass-pipeline="builtin.module(func.func(cse,canonicalize))" --mlir-disable-threading --mlir-timing %s 2>&1 | FileCheck %s

// Without threads there is no user time beside the time.

// CHECK-NOT: ----User Time----
// CHECK:     ----Wall Time----  ----Name----

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
