# RUN: %pytest %s
"""Which reduces reduce what the slice before them trims, on the wheel under test."""

from __future__ import annotations

import os
from typing import Any

import pytest
from generic_ops import reduce_op, slice_op, tensor, zero

from neuron_inst_combine.bindings import load
from neuron_inst_combine.dialects.hlo import UnreadableOpError, defining_op
from neuron_inst_combine.patterns.reduced_trims import ReducedTrims

BINDINGS = load(os.environ.get("NEURON_MLIR_BINDINGS", "iree"))


def parsed(lines: str) -> Any:
    source = f"""func.func @main(%x: {tensor(3, 4)}, %y: {tensor(4, 4)}, %d: tensor<?x4xi32>) {{
      {zero("%c")} {lines}
      return
    }}"""
    return BINDINGS.ir.Module.parse(source, BINDINGS.context(allow_unregistered_dialects=True))


def test_answers_go_by_dimensions_and_both_types() -> None:
    lines = [
        slice_op("%s", "%x", (3, 2), (3, 4)),
        reduce_op("%w0", "%s", 1, (3, 2), "%c"),
        reduce_op("%w1", "%s", 0, (3, 2), "%c"),
        slice_op("%t", "%y", (3, 2), (4, 4)),
        reduce_op("%w2", "%t", 0, (3, 2), "%c"),
        slice_op("%u", "%y", (4, 2), (4, 4)),
        reduce_op("%w3", "%u", 0, (4, 2), "%c"),
        slice_op("%v", "%d", (3, 2), (3, 4)).replace(f"({tensor(3, 4)})", "(tensor<?x4xi32>)"),
        reduce_op("%w4", "%v", 1, (3, 2), "%c"),
    ]
    module = parsed("".join(lines))
    trims = ReducedTrims(BINDINGS)
    ops = [view.operation for view in module.body.operations[0].regions[0].blocks[0]]
    reduces = [op for op in ops if op.name == "stablehlo.reduce"]
    # Asked twice, they are remembered.
    for _ in range(2):
        answers = [trims.include(op, defining_op(op.operands[0])) for op in reduces]
        assert answers == [True, False, True, False, False]


def test_a_reduce_without_dimensions_cannot_be_read() -> None:
    module = parsed('%s = "test.s"(%x) : (tensor<3x4xi32>) -> i32\n"test.r"(%s) : (i32) -> ()')
    root = module.body.operations[0].regions[0].blocks[0].operations[2].operation
    with pytest.raises(UnreadableOpError, match="no attribute 'dimensions'"):
        ReducedTrims(BINDINGS).include(root, defining_op(root.operands[0]))


def test_a_malformed_reduce_is_not_taken_for_another() -> None:
    good = reduce_op("%w0", "%s", 1, (3, 2), "%c")
    bad = good.replace("%w0", "%w1").replace("(%s, %c)", "(%s)")
    bad = bad.replace(f"{tensor(3, 2)}, {tensor()})", f"{tensor(3, 2)})")
    lines = slice_op("%s", "%x", (3, 2), (3, 4)) + good + bad
    # Of a dialect that no wheel has, and so none verifies.
    module = parsed(lines.replace("stablehlo.", "test."))
    *_, first, second, _ = module.body.operations[0].regions[0].blocks[0]
    trims = ReducedTrims(BINDINGS)
    window = defining_op(first.operands[0])
    assert trims.include(first.operation, window)
    with pytest.raises(UnreadableOpError, match="1 operands"):
        trims.include(second.operation, window)
