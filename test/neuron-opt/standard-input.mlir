// RUN: neuron-opt < %s | FileCheck %s
// RUN: neuron-opt - < %s | FileCheck %s

// CHECK: func.func @main()

func.func @main() {
  return
}
