// As mlir-opt does, a flag of a pass that runs on functions only is nested under func.func.
// RUN: neuron-opt --stablehlo-complex-math-expander %s | FileCheck %s
// A textual pipeline is taken at its word.
// RUN: not neuron-opt --pass-pipeline="builtin.module(stablehlo-complex-math-expander)" %s 2>&1 | FileCheck %s --check-prefix=TEXT
// REQUIRES: bindings-jaxlib || bindings-torch_mlir

// CHECK: func.func @main()
// TEXT: error: Can't add pass {{.*}} restricted to 'func.func' on a PassManager intended to run on 'builtin.module'

func.func @main() {
  return
}
