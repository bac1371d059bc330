// A wheel that has no functions for portable artifacts hands its module on to one that has.

// RUN: neuron-opt --emit=stablehlo-artifact %s -o %t
// RUN: neuron-opt -v %t 2>&1 | FileCheck %s
// RUN: neuron-opt --emit=stablehlo-artifact --artifact-version=1.0.0 %s -o %t.old
// RUN: %python -c "print(open(r'%t.old', 'rb').read(30))" | FileCheck %s --check-prefix=OLD
// RUN: neuron-opt --emit=stablehlo-artifact %t.old -o %t.again
// RUN: %python -c "print(open(r'%t.again', 'rb').read(30))" | FileCheck %s --check-prefix=OLD
// RUN: neuron-opt --emit=stablehlo-artifact --artifact-version=minimum %s | %python -c "import sys; print(sys.stdin.buffer.read(30))" | FileCheck %s --check-prefix=MINIMUM
// RUN: not neuron-opt --emit=stablehlo-artifact --artifact-version=99.0.0 %s 2>&1 | FileCheck %s --check-prefix=NEW
// RUN: not neuron-opt --emit=stablehlo-artifact --artifact-version=new %s 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: not neuron-opt --artifact-version=1.0.0 %s 2>&1 | FileCheck %s --check-prefix=TEXT
// REQUIRES: jaxlib, stablehlo

// CHECK: is a StableHLO portable artifact
// CHECK: stablehlo.add
// OLD: StableHLO_v1.0.0
// MINIMUM: StableHLO_v0.9.0
// NEW: emit-stablehlo-artifact.mlir:1:1: error: {{.*}} cannot write this as a portable artifact of StableHLO 99.0.0; it writes {{[0-9.]+}} to {{[0-9.]+}}
// WORD: for the --artifact-version option: 'new' is no version: three numbers such as 1.9.0, minimum, or current
// TEXT: for the --artifact-version option: only with --emit=stablehlo-artifact

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %x, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
