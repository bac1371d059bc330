// RUN: neuron-opt --pass-pipeline="builtin.module(cse,neuron-hlo-inst-comb,func.func(canonicalize))" --mlir-timing %s 2>&1 >/dev/null | FileCheck %s --strict-whitespace
// RUN: not neuron-opt --neuron-inst-combine=entry=nosuch --mlir-timing %s 2>&1 | FileCheck %s --check-prefix=FAILED

// CHECK:      {{^}}===---{{-+}}---==={{$}}
// CHECK-NEXT: {{^}}                         ... Execution time report ...{{$}}
// CHECK-NEXT: {{^}}===---{{-+}}---==={{$}}
// CHECK-NEXT: {{^}}  Total Execution Time: {{[0-9]+\.[0-9]+}} seconds{{$}}
// CHECK:      {{(  ----User Time----)?}}  ----Wall Time----  ----Name----{{$}}
// CHECK-NEXT: {{[0-9]+\.[0-9]+ \( *[0-9]+\.[0-9]%\)}}  Parser{{$}}
// CHECK-NEXT: {{%\)}}  CSE{{(Pass)?$}}
// CHECK:      {{%\)}}  NeuronHloInstCombine{{$}}
// CHECK-NEXT: {{%\)}}  'func.func' Pipeline{{$}}
// CHECK-NEXT: {{%\)}}    Canonicalizer{{(Pass)?$}}
// CHECK-NEXT: {{%\)}}  Output{{$}}
// CHECK-NEXT: {{%\)}}  Rest{{$}}
// CHECK-NEXT: (100.0%)  Total{{$}}
// FAILED: NeuronInstCombine{{$}}
// FAILED: (100.0%)  Total

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
