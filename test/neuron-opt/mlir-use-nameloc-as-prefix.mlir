// RUN: neuron-opt --mlir-use-nameloc-as-prefix %s | FileCheck %s

// CHECK: %weight = arith.constant 1 : i32

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32 loc("weight")
  return %0 : i32
}
