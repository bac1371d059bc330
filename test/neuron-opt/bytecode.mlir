// Known by its content, whatever the name.

// RUN: %python %S/Inputs/write_bytecode.py %t < %s
// RUN: neuron-opt --mlir-print-debuginfo %t | FileCheck %s
// RUN: neuron-opt < %t | FileCheck %s --check-prefix=STDIN
// RUN: head -c 60 %t > %t.cut
// RUN: not neuron-opt %t.cut 2>&1 | FileCheck %s --check-prefix=CUT
// RUN: printf "ML\357R\311MLIR99\0" > %t.newer
// RUN: not neuron-opt %t.newer 2>&1 | FileCheck %s --check-prefix=NEWER

// CHECK: func.func @main()
// CHECK: loc("there.py":3:4)
// STDIN: func.func @main()
// CUT: .cut: error: attempting to parse {{[0-9]+}} bytes when only {{[0-9]+}} remain
// NEWER: .newer: error: bytecode version 100 is newer than the current version {{[0-9]+}}

func.func @main() {
  return loc("there.py":3:4)
}
