// RUN: neuron-opt %s -o /dev/null
// RUN: neuron-opt %s -o /dev/stdout | FileCheck %s

// CHECK: func.func @main()

func.func @main() {
  return
}
