# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Takes a module from one wheel to another."""

from __future__ import annotations

from neuron_inst_combine.bindings.load import Bindings
from neuron_inst_combine.bindings.types import Context, Module


def transfer(module: Module, bindings: Bindings, context: Context) -> Module:
    """Makes the same module, locations included, in another wheel.

    As text: the wheels are built from different versions of StableHLO, whose bytecode differs (that
    of a ``custom_call`` of jaxlib 0.10.2 is not read by iree-base-compiler 3.13.0), while the text
    leaves out what has its default.

    Args:
      module: Of any wheel.
      bindings: The other wheel.
      context: A context of that.

    Raises:
      MLIRError: The other wheel does not take it; the class is that wheel's.
    """
    return bindings.ir.Module.parse(module.operation.get_asm(enable_debug_info=True), context)
