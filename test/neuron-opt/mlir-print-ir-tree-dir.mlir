// RUN: rm -rf %t
// RUN: neuron-opt --pass-pipeline="builtin.module(cse,func.func(cse,canonicalize),neuron-hlo-inst-comb)" --mlir-print-ir-after-all --mlir-print-ir-tree-dir=%t/all %s 2>&1 | FileCheck %s
// RUN: FileCheck %s --check-prefix=CSE --input-file=%t/all/builtin_module_no-symbol-name/0_cse.mlir
// RUN: FileCheck %s --check-prefix=FUNC --input-file=%t/all/builtin_module_no-symbol-name/func_func_main/0_0_cse.mlir
// RUN: FileCheck %s --check-prefix=FOLDED --input-file=%t/all/builtin_module_no-symbol-name/func_func_main/0_1_canonicalize.mlir
// RUN: FileCheck %s --check-prefix=FOLDED --input-file=%t/all/builtin_module_no-symbol-name/1_neuron-hlo-inst-comb.mlir

// The same numbers where passes are named, which takes several pass managers.

// RUN: neuron-opt --pass-pipeline="builtin.module(cse,func.func(cse,canonicalize),cse)" --mlir-print-ir-after=cse --mlir-print-ir-before-all --mlir-print-ir-tree-dir=%t/named %s
// RUN: test -e %t/named/builtin_module_no-symbol-name/0_cse.mlir
// RUN: test -e %t/named/builtin_module_no-symbol-name/1_cse.mlir
// RUN: test -e %t/named/builtin_module_no-symbol-name/func_func_main/1_0_cse.mlir
// RUN: test -e %t/named/builtin_module_no-symbol-name/func_func_main/1_1_cse.mlir
// RUN: test -e %t/named/builtin_module_no-symbol-name/func_func_main/1_2_canonicalize.mlir
// RUN: test -e %t/named/builtin_module_no-symbol-name/3_cse.mlir
// RUN: not test -e %t/named/builtin_module_no-symbol-name/4_cse.mlir

// CHECK-NOT: IR Dump
// CSE: arith.addi
// FUNC: arith.addi
// FOLDED-NOT: arith.addi

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
