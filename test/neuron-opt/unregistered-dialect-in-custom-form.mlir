// RUN: not neuron-opt %s 2>&1 | FileCheck %s
// RUN: not neuron-opt --allow-unregistered-dialect %s 2>&1 | FileCheck %s

// CHECK: custom-form.mlir:7:1: error: Dialect `vendor' not found for custom op 'vendor.hint'
// CHECK: custom-form.mlir:7:1: note: ops of unknown dialects are accepted in the generic form, "vendor.name"(...), with --allow-unregistered-dialect

vendor.hint
