# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether two regions do the same, up to the names and locations in them.

Structural, as MLIR's ``OperationEquivalence::isRegionEquivalentTo`` with ``IgnoreLocations``, which
the Python bindings lack: the same ops in the same order with the same attributes and types, and
operands that correspond. Values from outside must be the same value in both.
"""

from __future__ import annotations

from neuron_inst_combine.bindings.types import Attribute, Block, Operation, Region, Value
from neuron_inst_combine.dialects.hlo import DIALECTS, UnreadableOpError, attribute

# What reduce bodies are made of, with the properties of each.
_PROPERTIES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(
        ("add", "subtract", "multiply", "divide", "maximum", "minimum", "remainder", "power"), ()
    ),
    **dict.fromkeys(("and", "or", "xor", "not", "negate", "abs", "select", "convert"), ()),
    "return": (),
    "compare": ("comparison_direction", "compare_type"),
    "constant": ("value",),
}


def regions_equivalent(one: Region, other: Region) -> bool:
    """Whether two regions are equal up to names and locations; iterative, linear in their size."""
    blocks: dict[Block, Block] = {}
    values: dict[Value, Value] = {}
    pending = [(one, other)]
    while pending:
        left, right = pending.pop()
        left_blocks, right_blocks = list(left.blocks), list(right.blocks)
        if len(left_blocks) != len(right_blocks):
            return False
        blocks.update(zip(left_blocks, right_blocks, strict=True))
        for left_block, right_block in zip(left_blocks, right_blocks, strict=True):
            if not _correspond(left_block.arguments, right_block.arguments, values):
                return False
            left_ops, right_ops = list(left_block.operations), list(right_block.operations)
            if len(left_ops) != len(right_ops):
                return False
            for left_op, right_op in zip(left_ops, right_ops, strict=True):
                if not _same_op(left_op.operation, right_op.operation, values, blocks):
                    return False
                pending.extend(zip(left_op.regions, right_op.regions, strict=True))
    return True


def _same_op(
    left: Operation, right: Operation, values: dict[Value, Value], blocks: dict[Block, Block]
) -> bool:
    if left.name != right.name or len(left.regions) != len(right.regions):
        return False
    if not _same_attributes(left, right) or not _same_properties(left, right):
        return False
    left_operands, right_operands = list(left.operands), list(right.operands)
    if len(left_operands) != len(right_operands):
        return False
    # A value from outside the regions has no counterpart and must be the very same.
    if any(values.get(a, a) != b for a, b in zip(left_operands, right_operands, strict=True)):
        return False
    left_next, right_next = list(left.successors), list(right.successors)
    if [blocks.get(block, block) for block in left_next] != right_next:
        return False
    return _correspond(left.results, right.results, values)


def _same_attributes(left: Operation, right: Operation) -> bool:
    ours, theirs = left.attributes, right.attributes
    if len(ours) != len(theirs):
        return False
    try:
        return all(
            name in theirs and attribute(left, name) == attribute(right, name) for name in ours
        )
    except UnreadableOpError:
        # What cannot be read cannot be compared.
        return False


def _same_properties(left: Operation, right: Operation) -> bool:
    """Whether the properties are equal that an unregistered op does not list as attributes.

    They can be read by name, so of an op with unknown ones nothing can be said.
    """
    if left.context.is_registered_operation(left.name):
        return True
    dialect, _, mnemonic = left.name.partition(".")
    names = _PROPERTIES.get(mnemonic) if dialect in DIALECTS else None
    if names is None:
        return False
    try:
        return all(_property(left, name) == _property(right, name) for name in names)
    except UnreadableOpError:
        return False


def _property(op: Operation, name: str) -> Attribute:
    return attribute(op, name) if name in op.attributes else None


def _correspond(left: list[Value], right: list[Value], values: dict[Value, Value]) -> bool:
    pairs = list(zip(left, right, strict=False))
    if len(left) != len(right) or any(a.type != b.type for a, b in pairs):
        return False
    values.update(pairs)
    return True
