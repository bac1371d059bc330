// RUN: neuron-opt --cse --neuron-inst-combine="max-iterations=3 entry=main" --canonicalize --dump-pass-pipeline %s 2>&1 >/dev/null | FileCheck %s
// RUN: neuron-opt --pass-pipeline="builtin.module(func.func(cse,canonicalize),neuron-hlo-inst-comb)" --dump-pass-pipeline %s 2>&1 >/dev/null | FileCheck %s --check-prefix=NESTED
// RUN: neuron-opt --dump-pass-pipeline %s 2>&1 >/dev/null | FileCheck %s --check-prefix=EMPTY

// CHECK:      Pass Manager with 3 passes:
// CHECK-NEXT: {{^}}builtin.module({{$}}
// CHECK-NEXT: {{^}}  cse,{{$}}
// CHECK-NEXT: {{^}}  neuron-inst-combine{max-iterations=3 entry=main},{{$}}
// CHECK-NEXT: {{^}}  canonicalize{{{.*}}max-iterations=10{{.*}}}{{$}}
// CHECK-NEXT: {{^}}){{$}}
// NESTED:      Pass Manager with 2 passes:
// NESTED-NEXT: {{^}}builtin.module({{$}}
// NESTED-NEXT: {{^}}  func.func({{$}}
// NESTED-NEXT: {{^}}    cse,{{$}}
// NESTED-NEXT: {{^}}    canonicalize{{.*}}
// NESTED-NEXT: {{^}}  ),{{$}}
// NESTED-NEXT: {{^}}  neuron-hlo-inst-comb{{$}}
// NESTED-NEXT: {{^}}){{$}}
// EMPTY:      Pass Manager with 0 passes:
// EMPTY-NEXT: {{^}}builtin.module(){{$}}

// It parses back, line ends and all.

// RUN: neuron-opt --pass-pipeline="builtin.module(func.func(cse,canonicalize),neuron-hlo-inst-comb)" --dump-pass-pipeline %s -o /dev/null 2> %t.dump
// RUN: %python %S/Inputs/run_dumped.py %t.dump neuron-opt --dump-pass-pipeline %s -o /dev/null 2>&1 | diff %t.dump -

func.func @main() -> i32 {
  %0 = arith.constant 1 : i32
  %1 = arith.constant 1 : i32
  %2 = arith.addi %0, %1 : i32
  return %2 : i32
}
