# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which function of a module ``neuron-inst-combine`` works on."""

from __future__ import annotations

from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.passes.base import PassFailedError


def entry_function(module: Operation, requested: str) -> Operation:
    """The function named `requested`, else ``main``, else the only function with a body.

    Args:
      module: A ``builtin.module``.
      requested: A symbol name; empty for the rule.

    Raises:
      PassFailedError: There is no such function, or no telling which; the text lists them.
    """
    functions = _functions(module)
    with_body = {name: op for name, op in functions.items() if _has_body(op)}
    if requested:
        if requested in with_body:
            return with_body[requested]
        kind = "is a declaration" if requested in functions else "is not in the module"
        raise PassFailedError(
            module.location, f"entry function @{requested} {kind}; {_listed(with_body)}"
        )
    if "main" in with_body:
        return with_body["main"]
    if len(with_body) == 1:
        return next(iter(with_body.values()))
    raise PassFailedError(
        module.location,
        f"no entry function: none is called @main; {_listed(with_body)}"
        + ("; choose one with entry=NAME" if with_body else ""),
    )


def _functions(module: Operation) -> dict[str, Operation]:
    ops = (op.operation for op in module.regions[0].blocks[0].operations)
    return {op.attributes["sym_name"].value: op for op in ops if op.name == "func.func"}


def _has_body(function: Operation) -> bool:
    return any(True for _ in function.regions[0].blocks)


def _listed(functions: dict[str, Operation]) -> str:
    if not functions:
        return "the module has no function with a body"
    names = ", ".join(f"@{name}" for name in functions)
    return f"the functions with a body are {names}"
