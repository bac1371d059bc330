// RUN: rm -rf %t && mkdir %t
// RUN: not neuron-opt %s -o %t 2>&1 | FileCheck %s --check-prefix=DIRECTORY
// RUN: not neuron-opt %s -o %t/missing/out 2>&1 | FileCheck %s --check-prefix=MISSING
// RUN: not neuron-opt %s -o /dev/full 2>&1 | FileCheck %s --check-prefix=FULL
// RUN: not neuron-opt %s 2>&1 > /dev/full | FileCheck %s --check-prefix=STDOUT

// DIRECTORY: neuron-opt: error: cannot open output file '{{.*}}': Is a directory
// MISSING: neuron-opt: error: cannot open output file '{{.*}}missing/out': No such file or directory
// FULL: neuron-opt: error: cannot write output file '/dev/full': No space left on device
// STDOUT: neuron-opt: error: cannot write standard output: No space left on device
// STDOUT-NOT: Traceback

func.func @main() {
  return
}
