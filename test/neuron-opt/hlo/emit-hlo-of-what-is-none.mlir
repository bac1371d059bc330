// RUN: not neuron-opt --emit=hlo %s -o %t 2>&1 | FileCheck %s
// RUN: not ls %t
// REQUIRES: jaxlib

// CHECK: emit-hlo-of-what-is-none.mlir:1:1: error: XLA in jaxlib {{[0-9.]+}} cannot make HLO of this: {{.+}}

func.func @main(%x: index) -> index {
  %0 = arith.addi %x, %x : index
  return %0 : index
}
