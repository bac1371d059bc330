// As mlir-opt writes it; ours may be in the pipeline too.

// RUN: neuron-opt --run-reproducer --mlir-print-debuginfo -v %s 2>&1 | FileCheck %s
// RUN: not neuron-opt --run-reproducer --cse %s 2>&1 | FileCheck %s --check-prefix=PASSES
// RUN: not neuron-opt --run-reproducer < /dev/null 2>&1 | FileCheck %s --check-prefix=NONE

// CHECK: pipeline: builtin.module(any(cse),func.func(canonicalize{ max-iterations=2 }),neuron-inst-combine{entry=main})
// CHECK-NOT: warning
// CHECK: func.func @main()
// CHECK: return loc([[RETURN:#.+]])
// CHECK: [[RETURN]] = loc("{{.*}}run-reproducer.mlir":17:3)
// PASSES: neuron-opt: error: '--run-reproducer' can't be used with passes: it brings its own
// NONE: error: for the --run-reproducer option: '<stdin>' holds no reproducer

module {
func.func @main() {
  return
}
}

{-#
  external_resources: {
    mlir_reproducer: {
      pipeline: "builtin.module(any(cse),func.func(canonicalize{ max-iterations=2 }),neuron-inst-combine{entry=main})",
      disable_threading: true,
      verify_each: false
    }
  }
#-}
