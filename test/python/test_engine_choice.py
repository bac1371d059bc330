# RUN: %pytest %s
"""Which engine `auto` is, on the wheel under test."""

from __future__ import annotations

import os
from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from neuron_inst_combine.bindings import load
from neuron_inst_combine.drivers import pattern_sets
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.drivers.pattern_sets import Engine
from neuron_inst_combine.drivers.walk import walk_and_apply
from neuron_inst_combine.patterns.dead_ops import DeadOps
from neuron_inst_combine.patterns.strided_slice_reduce import StridedSliceReduce

BINDINGS = load(os.environ.get("NEURON_MLIR_BINDINGS", "iree"))


def made_of(ops: int, monkeypatch: pytest.MonkeyPatch, engine: Engine) -> list[str]:
    """The engines that matched in a module of so many ops, the module one of them."""
    made: list[str] = []

    def freeze(name: str, real: Callable[..., Any], *arguments: Any) -> Any:
        made.append(name)
        return real(*arguments)

    for name in ("_freeze_pdl", "_freeze_python"):
        real = getattr(pattern_sets, name)
        monkeypatch.setattr(pattern_sets, name, partial(freeze, name, real))
    lines = ['"a.op"() : () -> ()'] * (ops - 1)
    context = BINDINGS.context(allow_unregistered_dialects=True)
    module = BINDINGS.ir.Module.parse("\n".join(lines), context)
    dead_ops = DeadOps()
    patterns = [StridedSliceReduce(BINDINGS, dead_ops)]
    walk_and_apply(BINDINGS, module.operation, patterns, dead_ops, Silent(), engine)
    return made


@pytest.mark.skipif(not BINDINGS.wheel.has_pdl, reason="this wheel has no pdl dialect")
def test_pdl_from_a_thousand_ops(monkeypatch: pytest.MonkeyPatch) -> None:
    assert made_of(pattern_sets.PDL_PAYS_FROM, monkeypatch, Engine.AUTO) == ["_freeze_pdl"]


def test_python_below(monkeypatch: pytest.MonkeyPatch) -> None:
    assert made_of(pattern_sets.PDL_PAYS_FROM - 1, monkeypatch, Engine.AUTO) == ["_freeze_python"]


def test_python_without_pdl_or_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = Engine.PYTHON if BINDINGS.wheel.has_pdl else Engine.AUTO
    assert made_of(2 * pattern_sets.PDL_PAYS_FROM, monkeypatch, engine) == ["_freeze_python"]


@pytest.mark.skipif(not BINDINGS.wheel.has_pdl, reason="this wheel has no pdl dialect")
def test_pdl_when_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert made_of(1, monkeypatch, Engine.PDL) == ["_freeze_pdl"]
