// What a signal ends leaves nothing behind, and ends at once, also in native code.

// RUN: %python %S/Inputs/interrupted.py SIGINT %t.dir | FileCheck %s
// RUN: %python %S/Inputs/interrupted.py SIGTERM %t.dir | FileCheck %s --check-prefix=TERM
// RUN: %python %S/Inputs/interrupted.py SIGKILL %t.dir | FileCheck %s --check-prefix=KILL

// CHECK: status 130
// CHECK-NEXT: left: files [], processes []
// CHECK-NEXT: standard error: ''
// TERM: status 143
// TERM-NEXT: left: files [], processes []
// TERM-NEXT: standard error: ''
// KILL: status -9
// KILL-NEXT: left: files [], processes []
