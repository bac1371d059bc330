// Without site-packages there is no MLIR package.

// RUN: %python -S -m neuron_inst_combine.tools.neuron_opt --help | FileCheck %s --check-prefix=HELP
// RUN: %python -S -m neuron_inst_combine.tools.neuron_opt --version | FileCheck %s --check-prefix=VERSION
// RUN: not %python -S -m neuron_inst_combine.tools.neuron_opt --bindings=iree %s 2>&1 | FileCheck %s --check-prefix=IREE
// RUN: not %python -S -m neuron_inst_combine.tools.neuron_opt --bindings=auto %s 2>&1 | FileCheck %s --check-prefix=AUTO

// HELP: USAGE: neuron-opt
// VERSION: neuron-opt {{[0-9]}}
// VERSION-NEXT: bindings in use: none
// VERSION-NEXT: iree: not installed (pip install iree-base-compiler)
// IREE: neuron-opt: error: the MLIR Python package 'iree.compiler' is not installed: pip install iree-base-compiler
// AUTO: neuron-opt: error: no installed MLIR Python package {{.*}}: pip install iree-base-compiler

func.func @main() {
  return
}
