// RUN: not bash -c 'neuron-tv %s %s >&-' 2>&1 | FileCheck %s
// RUN: bash -c 'neuron-tv --quiet %s %s >&-' 2>&1 | FileCheck %s --check-prefix=QUIET --allow-empty

// CHECK: neuron-tv: error: cannot write standard output: it is closed
// QUIET-NOT: error

func.func @main() {
  return
}
