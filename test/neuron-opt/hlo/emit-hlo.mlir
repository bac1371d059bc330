// HLO of MLIR, from any wheel: jaxlib converts.

// RUN: neuron-opt --emit=hlo %s | FileCheck %s
// RUN: neuron-opt --emit=hlo-proto %s | neuron-opt --emit=hlo 2>/dev/null | FileCheck %s
// REQUIRES: jaxlib, stablehlo

// CHECK: HloModule from_mlir, entry_computation_layout={(f32[12]{0})->f32[12]{0}}
// CHECK: constant({1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
// CHECK: ROOT {{.*}} add(

module @from_mlir {
  func.func @main(%x: tensor<12xf32>) -> tensor<12xf32> {
    %c = stablehlo.constant dense<[1., 2., 3., 4., 5., 6., 7., 8., 9., 10., 11., 12.]> : tensor<12xf32>
    %0 = stablehlo.add %x, %c : tensor<12xf32>
    return %0 : tensor<12xf32>
  }
}
