// The option is stronger than the environment, which is stronger than auto.

// RUN: env NEURON_MLIR_BINDINGS=nosuch neuron-opt --bindings=iree -v %s 2>&1 | FileCheck %s --check-prefix=OPTION
// RUN: env NEURON_MLIR_BINDINGS=nosuch not neuron-opt %s 2>&1 | FileCheck %s --check-prefix=ENVIRONMENT
// RUN: env NEURON_MLIR_BINDINGS= neuron-opt -v %s 2>&1 | FileCheck %s --check-prefix=OPTION
// REQUIRES: bindings-iree

// OPTION: bindings: iree-base-compiler
// ENVIRONMENT: neuron-opt: error: unknown bindings 'nosuch': one of auto, iree, jaxlib, torch_mlir, mlir

func.func @main() {
  return
}
