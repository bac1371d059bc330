// RUN: neuron-opt --mlir-elide-elementsattrs-if-larger=3 %s | FileCheck %s
// RUN: neuron-opt --mlir-elide-elementsattrs-if-larger=4 %s | FileCheck %s --check-prefix=WHOLE
// RUN: neuron-opt --cse --mlir-print-ir-after-all --mlir-elide-elementsattrs-if-larger=3 %s 2>&1 >/dev/null | FileCheck %s
// RUN: not neuron-opt --mlir-elide-elementsattrs-if-larger=few %s 2>&1 | FileCheck %s --check-prefix=NUMBER

// CHECK: arith.constant dense_resource<__elided__> : tensor<4xi32>
// WHOLE: arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
// NUMBER: neuron-opt: error: for the --mlir-elide-elementsattrs-if-larger option: 'few' is invalid value for uint argument

func.func @main() -> tensor<4xi32> {
  %0 = arith.constant dense<[1, 2, 3, 4]> : tensor<4xi32>
  return %0 : tensor<4xi32>
}
