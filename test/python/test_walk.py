# RUN: %pytest %s
"""What the walk driver erases when it is over, on the wheel under test."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Any

from double_negation import OUT_OF_ORDER, DoubleNegation, Twice

from neuron_inst_combine.bindings import load
from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.dialects.hlo import op_key
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.drivers.pattern_sets import Engine
from neuron_inst_combine.drivers.walk import walk_and_apply
from neuron_inst_combine.patterns.dead_ops import DeadOps

BINDINGS = load(os.environ.get("NEURON_MLIR_BINDINGS", "iree"))


class DoubleNegate(DoubleNegation):
    """Says nothing of its root to the list of dead ops."""

    name = "DoubleNegate"

    def __init__(self, dead_ops: DeadOps) -> None:
        super().__init__(BINDINGS)
        self.dead_ops = dead_ops

    def rewrite(self, plan: Twice, rewriter: PatternRewriter) -> None:
        rewriter.replace_op(plan.root, [plan.inner.operands[0]])
        self.dead_ops.extend([plan.inner])


class Recording(DeadOps):
    """Remembers what was added and forgotten, by key."""

    def __init__(self) -> None:
        super().__init__()
        self.steps: list[tuple[str, int]] = []

    def extend(self, ops: Iterable[Operation]) -> None:
        listed = list(ops)
        self.steps += [("added", op_key(op)) for op in listed]
        super().extend(listed)

    def forget(self, op: Operation) -> None:
        self.steps.append(("forgotten", op_key(op)))
        super().forget(op)


def test_a_root_that_was_left_dead_is_not_erased_twice() -> None:
    context = BINDINGS.context(allow_unregistered_dialects=True)
    module: Any = BINDINGS.ir.Module.parse(OUT_OF_ORDER, context)
    function = module.body.operations[0]
    key = op_key(function.regions[0].blocks[2].operations[1].operation)
    dead_ops = Recording()
    walk_and_apply(
        BINDINGS,
        module.operation,
        [DoubleNegate(dead_ops)],
        dead_ops,
        Silent(),
        Engine.PYTHON,
    )
    # Erased as a root; the list must not hold it any more.
    assert [step for step, of in dead_ops.steps if of == key] == ["added", "forgotten"]
    assert str(module).count("stablehlo.negate") == 1
    assert module.operation.verify()
