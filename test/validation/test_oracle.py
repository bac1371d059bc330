# RUN: %pytest %s
"""Verdicts against the StableHLO reference interpreter: it sees the same faults, and no others."""

from __future__ import annotations

from typing import Any

import pytest
from evaluate import Function, compare, evaluate, make_inputs, read_functions
from evaluate import TensorType as EvaluatedType
from mutants import MUTANTS
from programs import PROGRAMS

from neuron_inst_combine import run
from neuron_inst_combine.bindings import load

pytest.importorskip("jaxlib", reason="the interpreter is in jaxlib")
BINDINGS = load("iree")

NOT_SEEN = {
    "bits-window-one-early",
    "maximum-window-one-early,-one-of-1850-elements-lost",
    "maximum-one-row-too-many",
    "maximum-one-column-lost",
    "maximum-merged-with-a-different-init",
}
"""A maximum of many numbers is most likely the same without some of them: why validation computes
none, but compares sets."""


def rewritten(name: str) -> str:
    program = PROGRAMS[name]
    module = BINDINGS.ir.Module.parse(program.module, BINDINGS.context())
    run(module, program.pipeline)
    return str(module)


def job(function: Function) -> dict[str, Any]:
    kinds = [part for text in function.inputs for part in EvaluatedType.parse(text).flattened()]
    return {
        "module": function.module,
        "function": "main",
        "inputs": list(make_inputs(kinds).values()),
    }


def differences(pairs: list[tuple[str, str]]) -> list[str | None]:
    """How each pair of programs differs, all evaluated in one subprocess."""
    functions = [
        tuple(read_functions(text, split=False)["@main"] for text in pair) for pair in pairs
    ]
    answers = evaluate([job(function) for pair in functions for function in pair])
    return [
        compare(before, after, answers[2 * k : 2 * k + 2], signed_zero=False)
        for k, (before, after) in enumerate(functions)
    ]


LOOPS = {"loop"}
"""Programs that need not end."""


def test_correct_outputs_are_equal_for_the_interpreter() -> None:
    names = [name for name in PROGRAMS if name not in LOOPS]
    found = differences([(PROGRAMS[name].module, rewritten(name)) for name in names])
    assert dict(zip(names, found, strict=True)) == dict.fromkeys(names)


def test_faults_are_faults_for_the_interpreter() -> None:
    mutants = [mutant for mutant in MUTANTS if mutant.program not in LOOPS]
    pairs = []
    for mutant in mutants:
        text = rewritten(mutant.program)
        for old, new in mutant.edits:
            text = text.replace(old, new)
        pairs.append((PROGRAMS[mutant.program].module, text))
    found = differences(pairs)
    missed = {str(mutant) for mutant, how in zip(mutants, found, strict=True) if how is None}
    assert missed == NOT_SEEN
