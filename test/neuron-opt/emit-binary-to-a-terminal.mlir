// RUN: %python %S/Inputs/with_terminal.py --emit-bytecode %s | FileCheck %s
// RUN: %python %S/Inputs/with_terminal.py --emit=bytecode -f %s | FileCheck %s --check-prefix=FORCED
// RUN: %python %S/Inputs/with_terminal.py --emit=mlir %s | FileCheck %s --check-prefix=TEXT

// CHECK: status 1
// CHECK: neuron-opt: error: --emit=bytecode is binary, and standard output is a terminal: give -o a file, or force it with -f
// FORCED: status 0
// FORCED: b'ML\xefR
// TEXT: status 0
// TEXT: func.func @main

func.func @main() {
  return
}
