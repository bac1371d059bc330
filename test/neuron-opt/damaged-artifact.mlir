// The name of an op in it is no UTF-8, and so is what the package says of it.

// RUN: neuron-opt --emit=stablehlo-artifact %s -o %t
// RUN: %python -c "import sys; p = sys.argv[1]; d = open(p, 'rb').read(); assert b'add_v1' in d; open(p, 'wb').write(d.replace(b'add_v1', b'\xffdd_v1'))" %t
// RUN: not neuron-opt %t 2>&1 | FileCheck %s
// REQUIRES: jaxlib, stablehlo

// CHECK-NOT: Traceback
// CHECK: error: the MLIR package says something that is no UTF-8
// CHECK-NOT: Traceback

func.func @main(%x: tensor<8xf32>) -> tensor<8xf32> {
  %0 = stablehlo.add %x, %x : tensor<8xf32>
  return %0 : tensor<8xf32>
}
