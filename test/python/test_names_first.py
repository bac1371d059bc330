# RUN: %pytest %s
"""PDL's matcher looks at names first, on the wheel under test; what lets it matches nothing."""

from __future__ import annotations

import dataclasses
import os
from typing import Any

import pytest

from neuron_inst_combine.bindings import load
from neuron_inst_combine.drivers.greedy import GreedyConfig, apply_greedily
from neuron_inst_combine.drivers.names_first import match_nothing
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.drivers.pattern_sets import Engine, pdl_module
from neuron_inst_combine.drivers.rules import rule_of
from neuron_inst_combine.passes.neuron_hlo_inst_comb import NeuronHloInstCombine
from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine
from neuron_inst_combine.passes.selection import PatternMode
from neuron_inst_combine.patterns.base import Pattern
from neuron_inst_combine.patterns.dead_ops import DeadOps

BINDINGS = load(os.environ.get("NEURON_MLIR_BINDINGS", "iree"))

pytestmark = pytest.mark.skipif(
    not BINDINGS.wheel.has_pdl, reason=f"{BINDINGS.wheel.package} has no pdl dialect"
)


def patterns_of(is_hlo: bool, mode: PatternMode) -> list[Pattern[Any]]:
    if is_hlo:
        return NeuronHloInstCombine(patterns=mode).make_patterns(BINDINGS, DeadOps())
    return NeuronInstCombine(patterns=mode).make_patterns(BINDINGS)


@pytest.mark.parametrize("is_hlo", [True, False])
@pytest.mark.parametrize("mode", list(PatternMode))
def test_matcher_begins_with_the_name(is_hlo: bool, mode: PatternMode) -> None:
    context = BINDINGS.context()
    with context:
        try:
            to_matcher = BINDINGS.passmanager.PassManager.parse(
                "builtin.module(convert-pdl-to-pdl-interp)"
            )
        except ValueError:
            pytest.skip(f"{BINDINGS.wheel.package} does not let its matcher be seen")
    rules = [rule_of(pattern, Silent()) for pattern in patterns_of(is_hlo, mode)]
    module = pdl_module(BINDINGS, context, rules)
    to_matcher.run(module.operation)
    matcher = module.body.operations[0]
    first = matcher.regions[0].blocks[0].operations[0].operation
    assert first.name in ("pdl_interp.switch_operation_name", "pdl_interp.check_operation_name")
    assert first.operands[0] == matcher.regions[0].blocks[0].arguments[0]


def test_root_names_may_be_left_out_for_pdl() -> None:
    rules = [rule_of(pattern, Silent()) for pattern in patterns_of(True, PatternMode.DOCUMENTED)]
    names: list[list[str]] = [[], ['"no" name', ""]]
    nameless = [
        dataclasses.replace(rule, root_names=frozenset(names[k % 2]))
        for k, rule in enumerate(rules)
    ]
    counts = [
        len(list(pdl_module(BINDINGS, BINDINGS.context(), some).body.operations))
        for some in (rules, nameless, [nameless[0], *rules[1:]])
    ]
    assert counts == [2 * counts[1], counts[1], counts[0]]


MALFORMED = """
func.func @main() {
  "mhlo.reduce"() : () -> ()
  "mhlo.slice"() : () -> ()
  "mhlo.concatenate"() : () -> ()
  return
}
"""


@pytest.mark.parametrize("is_hlo", [True, False])
def test_roots_without_a_result_stay(is_hlo: bool) -> None:
    context = BINDINGS.context(allow_unregistered_dialects=True)
    if context.is_registered_operation("mhlo.reduce"):
        pytest.skip(f"{BINDINGS.wheel.package} does not take a malformed mhlo.reduce")
    module = BINDINGS.ir.Module.parse(MALFORMED, context)
    before = str(module)
    function = module.body.operations[0].operation
    patterns = patterns_of(is_hlo, PatternMode.DOCUMENTED)
    apply_greedily(BINDINGS, function, patterns, GreedyConfig(fold=False), Silent(), Engine.PDL)
    assert str(module) == before
    assert not match_nothing(None, None, [])
