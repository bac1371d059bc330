// RUN: neuron-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: not neuron-opt %s 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK: "vendor.hint"() {level = 3 : i32} : () -> ()
// ERROR: allow-unregistered-dialect.mlir:8:16: error: {{.*}} -allow-unregistered-dialect

func.func @main() {
  "vendor.hint"() {level = 3 : i32} : () -> ()
  return
}
