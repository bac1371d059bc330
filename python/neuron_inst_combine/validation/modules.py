# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The functions of a module, and modules brought together in one context."""

from __future__ import annotations

import io
from collections.abc import Mapping

from neuron_inst_combine.bindings import bindings_of
from neuron_inst_combine.bindings.types import Context, Module, Operation

_SYMBOL = "sym_name"


def in_context(module: Module, context: Context) -> Module:
    """A module itself if it is of that context, else a copy of it there.

    Raises:
      TypeError: It is of another MLIR Python package than the context.
      MLIRError: The copy does not verify; the class is the wheel's.
    """
    if module.context == context:
        return module
    bindings = bindings_of(context)
    if bindings_of(module) is not bindings:
        raise TypeError("the two modules are of two MLIR Python packages")
    bytecode = io.BytesIO()
    module.operation.write_bytecode(bytecode)
    return bindings.ir.Module.parse(bytecode.getvalue(), context)


def functions_of(module: Module) -> Mapping[str, Operation]:
    """The functions at the top of a module, by name."""
    return {
        op.attributes[_SYMBOL].value: op
        for op in _top_level(module)
        if op.name == "func.func" and _SYMBOL in op.attributes
    }


def other_symbols(module: Module) -> Mapping[str, str]:
    """Everything else at the top of a module, as text by its name or number."""
    others = [op for op in _top_level(module) if op.name != "func.func"]
    return {
        (op.attributes[_SYMBOL].value if _SYMBOL in op.attributes else f"op {k}"): op.get_asm(
            print_generic_op_form=True, large_elements_limit=16
        )
        for k, op in enumerate(others)
    }


def has_body(function: Operation) -> bool:
    """Whether a function is more than a declaration."""
    return bool(len(function.regions[0].blocks))


def is_private(function: Operation) -> bool:
    """Whether a function can be seen in its module only."""
    attributes = function.attributes
    return "sym_visibility" in attributes and attributes["sym_visibility"].value == "private"


def _top_level(module: Module) -> list[Operation]:
    return [op.operation for op in module.body.operations]
