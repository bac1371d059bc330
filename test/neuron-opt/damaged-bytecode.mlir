// Bytes of bytecode are changed at random: there is an error, or a module, or the death of the
// package is reported, and never a traceback or a death of the tool.

// RUN: %python %S/Inputs/damaged_bytecode.py 6 %s %t | FileCheck %s

// CHECK: 6 runs, all of them reported

func.func @main(%x: tensor<4xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %c = arith.constant dense<[1.0, 2.0, 3.0, 4.0]> : tensor<4xf32>
  %0 = arith.addf %x, %c : tensor<4xf32>
  return %0 : tensor<4xf32>
}
