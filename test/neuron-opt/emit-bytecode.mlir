// RUN: neuron-opt --emit-bytecode %s -o %t.bc
// RUN: neuron-opt --mlir-print-debuginfo %t.bc | FileCheck %s
// RUN: neuron-opt --emit=bytecode %s | neuron-opt | FileCheck %s
// RUN: neuron-opt --emit-bytecode --emit-bytecode-version=1 %s | neuron-opt | FileCheck %s
// RUN: neuron-opt --emit=mlir %t.bc | FileCheck %s
// RUN: not neuron-opt --emit-bytecode --emit-bytecode-version=99 %s -o %t.99 2>&1 | FileCheck %s --check-prefix=VERSION
// RUN: not ls %t.99
// RUN: not neuron-opt --emit-bytecode --emit=mlir %s 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not neuron-opt --emit-bytecode-version=1 %s 2>&1 | FileCheck %s --check-prefix=TEXT
// RUN: not neuron-opt --emit-bytecode --emit-bytecode-version=x %s 2>&1 | FileCheck %s --check-prefix=WORD
// RUN: not neuron-opt --emit=asm %s 2>&1 | FileCheck %s --check-prefix=FORMAT

// CHECK: func.func @main()
// VERSION: emit-bytecode.mlir:1:1: error: unsupported version requested 99, must be in range [0, {{[0-9]+}}]
// BOTH: neuron-opt: error: '--emit-bytecode' can't be used with '--emit=mlir'
// TEXT: neuron-opt: error: for the --emit-bytecode-version option: only with --emit=bytecode
// WORD: for the --emit-bytecode-version option: 'x' is invalid value for uint argument
// FORMAT: for the --emit option: unknown value 'asm': one of mlir, bytecode, stablehlo-artifact, hlo, hlo-proto

func.func @main() {
  return
}
