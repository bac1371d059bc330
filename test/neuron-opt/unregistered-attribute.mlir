// RUN: neuron-opt --allow-unregistered-dialect %s | FileCheck %s
// RUN: not neuron-opt %s 2>&1 | FileCheck %s --check-prefix=ERROR

// CHECK: func.func @main(%{{.*}}: i32 {vendorcore.argument_type = #vendorcore{{.*argument_type<input>.*}}})
// ERROR: unregistered-attribute.mlir:7:53: error: {{.*}} -allow-unregistered-dialect

func.func @main(%x: i32 {vendorcore.argument_type = #vendorcore<argument_type<input>>}) {
  return
}
