// The other packages are built without statistics.
// REQUIRES: bindings-iree || bindings-mlir
// RUN: neuron-opt --neuron-hlo-inst-comb --cse --mlir-pass-statistics %s 2>&1 >/dev/null | FileCheck %s

// CHECK:      {{^}}NeuronHloInstCombine{{$}}
// CHECK-NEXT: (S) 0 StridedSliceReduce - Number of rewrites
// CHECK-NEXT: (S) 0 BroadcastConcat {{ *}}- Number of rewrites
// CHECK-NEXT: {{^}}CSE{{(Pass)?$}}
// CHECK-NEXT: (S) {{[12]}} num-cse'd - Number of operations CSE'd

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
