// RUN: neuron-opt %s --symbol-dce | FileCheck %s

// CHECK-NOT: @unused
// CHECK: func.func @main()

func.func private @unused()
func.func @main() {
  return
}
