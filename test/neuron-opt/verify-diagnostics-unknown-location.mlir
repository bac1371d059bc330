// RUN: neuron-opt --neuron-inst-combine=entry=nosuch --verify-diagnostics --split-input-file %s

// A failure of a pass, at a location that says nothing, and at one that does.

// expected-error@unknown {{entry function @nosuch is not in the module}}
module {
  func.func @main() {
    return
  }
} loc(unknown)

// -----

// expected-error@below {{entry function @nosuch is not in the module}}
module {
  func.func @main() {
    return
  }
}
