// RUN: %python %S/Inputs/write_artifact.py %t < %s
// RUN: neuron-opt %t | FileCheck %s
// RUN: neuron-opt < %t | FileCheck %s
// RUN: env NEURON_MLIR_BINDINGS=auto neuron-opt -v %t 2>&1 | FileCheck %s --check-prefix=AUTO
// RUN: head -c 100 %t > %t.cut
// RUN: not neuron-opt %t.cut 2>&1 | FileCheck %s --check-prefix=CUT
// REQUIRES: jaxlib, stablehlo

// CHECK: func.func {{(public )?}}@main(
// CHECK: stablehlo.add
// AUTO: is a StableHLO portable artifact
// AUTO: bindings: jaxlib
// AUTO: stablehlo.add
// CUT: .cut: error: attempting to parse

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %x, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
