// RUN: rm -rf %t && mkdir %t
// RUN: neuron-opt %s -o %t/out.mlir | FileCheck %s --check-prefix=STDOUT --allow-empty
// RUN: FileCheck %s < %t/out.mlir
// RUN: neuron-opt -o=%t/out.mlir %s --mlir-print-op-generic
// RUN: FileCheck %s --check-prefix=GENERIC < %t/out.mlir
// RUN: neuron-opt %s -o - | FileCheck %s
// RUN: ls -A %t | FileCheck %s --check-prefix=LEFT

// STDOUT-NOT: {{.}}
// CHECK: func.func @main()
// GENERIC: "func.func"()
// No temporary file stays.
// LEFT:     out.mlir
// LEFT-NOT: {{.}}

func.func @main() {
  return
}
