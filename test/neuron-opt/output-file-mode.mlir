// A new file has the mode that the umask leaves, an old one keeps its own; a link stays a link.

// RUN: rm -rf %t && mkdir %t
// RUN: umask 027 && neuron-opt %s -o %t/new
// RUN: touch %t/old && chmod 600 %t/old && neuron-opt %s -o %t/old
// RUN: touch %t/target && ln -s target %t/link && neuron-opt %s -o %t/link
// RUN: %python -c "import os, stat; [print(n, stat.filemode(os.lstat(r'%t/' + n).st_mode)) for n in ('new', 'old', 'link')]" | FileCheck %s
// RUN: FileCheck %s --check-prefix=TARGET < %t/target

// CHECK:      new -rw-r-----
// CHECK-NEXT: old -rw-------
// CHECK-NEXT: link l
// TARGET: func.func @main()

func.func @main() {
  return
}
