// RUN: neuron-opt --verify-each --cse %s | FileCheck %s
// RUN: neuron-opt --verify-each=false --cse %s | FileCheck %s

// CHECK: func.func @main()

func.func @main() {
  return
}
