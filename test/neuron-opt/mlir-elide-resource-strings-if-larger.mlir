// RUN: neuron-opt --mlir-elide-resource-strings-if-larger=10 %s | FileCheck %s
// RUN: neuron-opt %s | FileCheck %s --check-prefix=WHOLE

// CHECK:     dense_resource<numbers>
// CHECK-NOT: 0x0400000001
// WHOLE: numbers: "0x04000000010000000200000003000000"

func.func @main() -> tensor<3xi32> {
  %0 = arith.constant dense_resource<numbers> : tensor<3xi32>
  return %0 : tensor<3xi32>
}

{-#
  dialect_resources: {
    builtin: {
      numbers: "0x04000000010000000200000003000000"
    }
  }
#-}
