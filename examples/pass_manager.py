# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our passes in a PassManager of your own, of the MLIR Python package that you use already.

Run: python examples/pass_manager.py [iree | jaxlib | torch_mlir]
"""

import importlib
import sys

import neuron_inst_combine

PACKAGES = {"iree": "iree.compiler", "jaxlib": "jaxlib.mlir", "torch_mlir": "torch_mlir"}

package = PACKAGES[sys.argv[1] if len(sys.argv) > 1 else "iree"]
ir = importlib.import_module(f"{package}.ir")
passmanager = importlib.import_module(f"{package}.passmanager")


def make_context() -> object:
    """A context as a host program has it, with the StableHLO dialect of its package."""
    context = ir.Context()
    if package == "jaxlib.mlir":
        from jaxlib.mlir._mlir_libs import _jax_mlir_ext
        from jaxlib.mlir.dialects import stablehlo

        registry = ir.DialectRegistry()
        _jax_mlir_ext.register_dialects(registry)
        context.append_dialect_registry(registry)
        context.load_all_available_dialects()
        stablehlo.register_dialect(context)
    elif package == "torch_mlir":
        from torch_mlir._mlir_libs import _stablehlo

        _stablehlo.register_dialect(context)
    return context


with make_context():
    module = ir.Module.parseFile("examples/reduce_slice_reduce.mlir")

    # Native passes are added as ever, ours by a function each.
    pm = passmanager.PassManager("builtin.module")
    pm.add("canonicalize")
    neuron_inst_combine.add_neuron_hlo_inst_comb(pm, patterns="extended")
    neuron_inst_combine.add_neuron_inst_combine(pm, max_iterations=3)
    pm.add("cse")
    pm.run(module.operation)
    print(module)
