# RUN: %python %s | FileCheck %s
# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The log lines of the original at DEBUG, which neuron-opt's -v leaves out."""

from __future__ import annotations

import logging
import os
import sys

from neuron_inst_combine.bindings import load
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.pipelines.pipeline import Pipeline, load_pipeline

# Generic form, which a wheel without stablehlo reads too.
MODULE = """
func.func @main(%x: tensor<12xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.slice"(%x) {start_indices = array<i64: 0>, limit_indices = array<i64: 4>,
      strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
  %1 = "stablehlo.slice"(%x) {start_indices = array<i64: 4>, limit_indices = array<i64: 8>,
      strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
  %2 = "stablehlo.slice"(%x) {start_indices = array<i64: START>, limit_indices = array<i64: LIMIT>,
      strides = array<i64: 1>} : (tensor<12xf32>) -> tensor<4xf32>
  %3 = "stablehlo.add"(%2, %1) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %4 = "stablehlo.add"(%3, %0) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  %5 = "stablehlo.slice"(%4) {start_indices = array<i64: 0>, limit_indices = array<i64: 4>,
      strides = array<i64: 1>} : (tensor<4xf32>) -> tensor<4xf32>
  return %5 : tensor<4xf32>
}
"""


def run(name: str, start: int, level: int) -> None:
    """Runs the pass on a sum of which the last slice begins at `start`, with the log at a level."""
    print(f"TEST: {name}", flush=True)
    logging.getLogger("neuron_inst_combine").setLevel(level)
    bindings = load(os.environ["NEURON_MLIR_BINDINGS"])
    with bindings.context(allow_unregistered_dialects=True) as context:
        text = MODULE.replace("START", str(start)).replace("LIMIT", str(start + 4))
        module = bindings.ir.Module.parse(text)
        pipeline = Pipeline.parse("neuron-hlo-inst-comb")
        load_pipeline(pipeline, bindings, context, Silent()).run(module.operation)


logging.basicConfig(stream=sys.stdout, format="%(levelname)s %(message)s")

# CHECK-LABEL: TEST: contiguous
# CHECK-NEXT:  DEBUG First : %{{.*}} = {{.*}}stablehlo.slice{{.*}}-> tensor<4xf32>
# CHECK-NEXT:  DEBUG Last  : %{{.*}} = {{.*}}stablehlo.slice{{.*}}-> tensor<4xf32>
# CHECK-NEXT:  DEBUG IsContiguous = true
# CHECK-NEXT:  DEBUG new_reshape = %{{.*}}stablehlo.reshape{{.*}} -> tensor<3x4xf32>
# CHECK-NEXT:  INFO @main: Optimized 1 of sliceAddPattern
# CHECK-NEXT:  INFO @main: Optimized 0 of sliceConcatPattern
run("contiguous", 8, logging.DEBUG)

# CHECK-LABEL: TEST: overlap
# CHECK-NEXT:  DEBUG First : %{{.*}}stablehlo.slice
# CHECK-NEXT:  DEBUG Last  : %{{.*}}stablehlo.slice
# CHECK-NEXT:  DEBUG IsContiguous = false
# CHECK-NEXT:  INFO @main: Optimized 0 of sliceAddPattern
# CHECK-NEXT:  INFO @main: Optimized 0 of sliceConcatPattern
run("overlap", 5, logging.DEBUG)

# CHECK-LABEL: TEST: info
# CHECK-NEXT:  INFO @main: Optimized 1 of sliceAddPattern
# CHECK-NEXT:  INFO @main: Optimized 0 of sliceConcatPattern
run("info", 8, logging.INFO)

# CHECK-LABEL: TEST: warning
# CHECK-NOT:   {{INFO|DEBUG}}
run("warning", 8, logging.WARNING)
