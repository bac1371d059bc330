# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--diff``: what a pipeline changed of each function."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Iterator

from neuron_inst_combine.bindings.types import Module, Operation
from neuron_inst_combine.tools.opt.command_line import CommandLine
from neuron_inst_combine.tools.opt.diagnostics import palette_for

_REST = "the module"


@contextlib.contextmanager
def diff_printed(module: Module, command_line: CommandLine) -> Iterator[None]:
    """Prints what changed in a block, unless an exception leaves it.

    Args:
      module: What changes.
      command_line: With its options.
    """
    if not command_line.boolean("diff"):
        yield
        return
    # Imported late: what a run does not need costs it no time.
    from neuron_inst_combine.reports.diff import unified_diff

    before = _texts(module, command_line)
    yield
    after = _texts(module, command_line)
    colour = bool(palette_for(sys.stderr).reset)
    sys.stderr.write(unified_diff(before, after, colour))


def _texts(module: Module, command_line: CommandLine) -> dict[str, str]:
    """The text of each op of the module with a symbol, by that; the others together."""
    texts: dict[str, str] = {}
    for op in module.body.operations:
        name = _symbol(op.operation)
        text = op.operation.get_asm(
            large_elements_limit=command_line.number("mlir-elide-elementsattrs-if-larger"),
            large_resource_limit=command_line.number("mlir-elide-resource-strings-if-larger"),
            print_generic_op_form=command_line.boolean("mlir-print-op-generic"),
            use_local_scope=True,
        )
        texts[name] = f"{texts[name]}\n{text}" if name in texts else text
    return texts


def _symbol(op: Operation) -> str:
    if "sym_name" not in op.attributes:
        return _REST
    # An attribute of that name need not be a string where the dialect is not known.
    name = op.attributes["sym_name"]
    return str(getattr(name, "value", name))
