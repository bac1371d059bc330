// RUN: %python %S/Inputs/write_artifact.py %t < %s
// RUN: not neuron-opt %t 2>&1 | FileCheck %s
// REQUIRES: jaxlib, bindings-mlir

// CHECK: neuron-opt: error: the bindings 'mlir' have no stablehlo dialect to read a StableHLO portable artifact into: try --bindings=jaxlib

func.func @main() {
  return
}
