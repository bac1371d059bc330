// Not only the parser's errors have a place: this one is a pass's.

// RUN: not neuron-opt --neuron-inst-combine=entry=gone %s 2>&1 | FileCheck %s

// CHECK: {{^}}first.py:3:1: error: entry function @gone is not in the module

module {
  func.func @main() {
    return
  }
} loc("first.py":3:1)
