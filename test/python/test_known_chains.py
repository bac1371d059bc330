# RUN: %pytest %s
"""Chains like earlier ones, on the wheel under test: without a plan where nobody listens."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from typing import Any

import pytest
from generic_ops import reduce_op, slice_op, tensor, zero

from neuron_inst_combine.bindings import load
from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.drivers import greedy
from neuron_inst_combine.drivers.greedy import GreedyConfig, NoConvergenceError, apply_greedily
from neuron_inst_combine.drivers.observer import Observer, Silent
from neuron_inst_combine.drivers.pattern_sets import Engine
from neuron_inst_combine.patterns.base import Pattern
from neuron_inst_combine.patterns.known_chains import KnownChains
from neuron_inst_combine.patterns.merge_plan import MergedReduce
from neuron_inst_combine.patterns.merged_reduce import ReduceMerger
from neuron_inst_combine.patterns.simplify_reduce_slice_reduce import SimplifyReduceSliceReduce
from neuron_inst_combine.patterns.slice_of_sibling_reduce import SliceOfSiblingReduce

BINDINGS = load(os.environ.get("NEURON_MLIR_BINDINGS", "iree"))
TELLS_ALIKE = hasattr(BINDINGS.ir, "OperationEquivalenceFlags")


class Listening(Silent):
    """Counts what it hears."""

    def __init__(self) -> None:
        self.heard = 0

    def passed(self, pattern: Any, plan: Any) -> None:  # noqa: ARG002
        self.heard += bool(plan.summary())


class Counting(SimplifyReduceSliceReduce):
    """Counts its rewrites, each of which it must be asked for."""

    def __init__(self) -> None:
        super().__init__(BINDINGS)
        self.rewrites = 0

    def rewrite(self, plan: MergedReduce, rewriter: PatternRewriter) -> None:
        self.rewrites += 1
        super().rewrite(plan, rewriter)


def chain(k: int, *, extent: int = 5, limit: int = 2, own_inits: bool, cut: bool) -> str:
    """A reduce of a slice of a reduce; of a slice too, where the input is cut."""
    inits = (f"%i{k}a", f"%i{k}b") if own_inits else ("%c", "%c")
    before = "".join(map(zero, inits)) if own_inits else ""
    x = f"%x{k}" if cut else f"%p{extent}"
    if cut:
        before += slice_op(x, f"%p{extent + 1}", (3, 4, extent), (3, 4, extent + 1))
    return (
        before
        + reduce_op(f"%y{k}", x, 2, (3, 4, extent), inits[0])
        + slice_op(f"%z{k}", f"%y{k}", (3, limit), (3, 4))
        + reduce_op(f"%w{k}", f"%z{k}", 1, (3, limit), inits[1])
    )


KINDS: dict[str, dict[str, Any]] = {
    "trimmed": {"own_inits": False, "cut": False},
    "own inits": {"own_inits": True, "cut": False},
    "whole": {"limit": 4, "own_inits": False, "cut": False},
    "whole, own inits": {"limit": 4, "own_inits": True, "cut": False},
    "reshape": {"extent": 1, "limit": 1, "own_inits": False, "cut": False},
    "reshape, own inits": {"extent": 1, "limit": 1, "own_inits": True, "cut": False},
    "of a slice": {"own_inits": False, "cut": True},
}
TIMES = 4


def module_of(kinds: list[str]) -> Any:
    chains = [KINDS[kind] for _ in range(TIMES) for kind in kinds]
    text = "".join(chain(k, **options) for k, options in enumerate(chains))
    extents = (1, 5, 6)
    arguments = ", ".join(f"%p{extent}: {tensor(3, 4, extent)}" for extent in extents)
    results = ", ".join(f"%w{k}" for k in range(len(chains)))
    types = ", ".join(tensor(3) for _ in chains)
    source = f"""func.func @main({arguments}) -> ({types}) {{
      {zero("%c")}
      {text}
      return {results} : {types}
    }}"""
    return BINDINGS.ir.Module.parse(source, BINDINGS.context(allow_unregistered_dialects=True))


def rewritten(
    kinds: list[str],
    observer: Observer,
    pattern: SimplifyReduceSliceReduce,
    *,
    fold: bool = False,
    engine: Engine = Engine.PYTHON,
) -> str:
    module = module_of(kinds)
    function = module.body.operations[0].operation
    apply_greedily(BINDINGS, function, [pattern], GreedyConfig(fold=fold), observer, engine)
    assert module.operation.verify()
    return str(module.operation.get_asm(enable_debug_info=True))


@pytest.mark.parametrize("kinds", [*([kind] for kind in KINDS), list(KINDS)])
@pytest.mark.parametrize("fold", [False, True])
@pytest.mark.parametrize("engine", [Engine.PYTHON, Engine.PDL])
def test_result_is_the_same_whoever_listens(kinds: list[str], fold: bool, engine: Engine) -> None:
    if engine is Engine.PDL and not BINDINGS.wheel.has_pdl:
        pytest.skip(f"{BINDINGS.wheel.package} has no pdl dialect")
    listening = Listening()
    pattern = SimplifyReduceSliceReduce(BINDINGS)
    with_plans = rewritten(kinds, listening, pattern, fold=fold, engine=engine)
    assert listening.heard == TIMES * len(kinds)
    pattern = SimplifyReduceSliceReduce(BINDINGS)
    assert rewritten(kinds, Silent(), pattern, fold=fold, engine=engine) == with_plans


@pytest.mark.parametrize("kinds", [*([kind] for kind in KINDS), list(KINDS)])
def test_first_sweep_alone_leaves_the_same(
    kinds: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also what is erased in it, which otherwise the driver would erase behind it."""
    monkeypatch.setattr(greedy, "_drive", lambda *_: True)
    with_plans = rewritten(kinds, Listening(), SimplifyReduceSliceReduce(BINDINGS))
    assert rewritten(kinds, Silent(), SimplifyReduceSliceReduce(BINDINGS)) == with_plans


@pytest.mark.skipif(not TELLS_ALIKE, reason=f"{BINDINGS.wheel.package} does not compare ops")
@pytest.mark.parametrize("kind", ["trimmed", "own inits", "whole", "reshape"])
def test_no_plan_is_made_where_nobody_listens(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[MergedReduce] = []
    real = ReduceMerger.rewrite

    def rewrite(self: ReduceMerger, plan: MergedReduce, rewriter: PatternRewriter) -> None:
        made.append(plan)
        real(self, plan, rewriter)

    monkeypatch.setattr(ReduceMerger, "rewrite", rewrite)
    looked: list[Operation] = []
    find = KnownChains.find

    def look(self: KnownChains, root: Operation) -> Any:
        looked.append(root)
        return find(self, root)

    monkeypatch.setattr(KnownChains, "find", look)
    # These are not written out.
    count = TIMES if kind in ("whole", "reshape") else 1
    for observer, plans in ((Silent(), count), (Listening(), TIMES)):
        made.clear()
        looked.clear()
        rewritten([kind], observer, SimplifyReduceSliceReduce(BINDINGS))
        assert len(made) == plans
        # None is looked up twice.
        assert len(looked) == TIMES


@pytest.mark.parametrize("kinds", [["trimmed", "own inits"], ["own inits"], ["trimmed"]])
@pytest.mark.parametrize("fold", [False, True])
@pytest.mark.parametrize("iterations", [1, 2, 10])
def test_dead_roots_are_left_whoever_listens(kinds: list[str], fold: bool, iterations: int) -> None:
    """The driver erases them, and what they read: what stays must not have come from a merge."""
    found = []
    for observer in (Listening(), Silent()):
        module = module_of(kinds)
        function = module.body.operations[0].operation
        *_, end = function.regions[0].blocks[0].operations
        results = [*end.operation.operands]
        for k in range(1, len(results), 2):
            end.operation.operands[k] = results[0]
        config = GreedyConfig(max_iterations=iterations, fold=fold)
        pattern = SimplifyReduceSliceReduce(BINDINGS)
        try:
            apply_greedily(BINDINGS, function, [pattern], config, observer, Engine.PYTHON)
        except NoConvergenceError:
            assert iterations == 1
        found.append(str(module.operation.get_asm(enable_debug_info=True)))
    assert found[0] == found[1]


SIBLING_OF_A_DEAD_CHAIN = f"""
func.func @main(%x: {tensor(3, 4, 5)}, %y: {tensor(3, 4, 5)}) -> ({tensor(3)}, {tensor(2, 4)}) {{
  {zero("%c")}
  {reduce_op("%y0", "%y", 2, (3, 4, 5), "%c")}
  {slice_op("%z0", "%y0", (3, 2), (3, 4))}
  {reduce_op("%w0", "%z0", 1, (3, 2), "%c")}
  {reduce_op("%y1", "%x", 2, (3, 4, 5), "%c")}
  {slice_op("%z1", "%y1", (3, 2), (3, 4))}
  {reduce_op("%w1", "%z1", 1, (3, 2), "%c")}
  {slice_op("%s", "%x", (2, 4, 5), (3, 4, 5))}
  {reduce_op("%r", "%s", 2, (2, 4, 5), "%c")}
  return %w0, %r : {tensor(3)}, {tensor(2, 4)}
}}
"""


def test_a_dead_chain_keeps_its_inner_reduce_for_other_patterns() -> None:
    found = []
    for observer in (Listening(), Silent()):
        context = BINDINGS.context(allow_unregistered_dialects=True)
        module = BINDINGS.ir.Module.parse(SIBLING_OF_A_DEAD_CHAIN, context)
        patterns: list[Pattern[Any]] = [
            SimplifyReduceSliceReduce(BINDINGS),
            SliceOfSiblingReduce(BINDINGS),
        ]
        function = module.body.operations[0].operation
        config = GreedyConfig(fold=False)
        apply_greedily(BINDINGS, function, patterns, config, observer, Engine.PYTHON)
        found.append(str(module))
    assert found[0] == found[1]
    assert "tensor<2x4x5xi32>" not in found[0]


@pytest.mark.skipif(not TELLS_ALIKE, reason=f"{BINDINGS.wheel.package} does not compare ops")
def test_copies_rest_after_an_exception(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> bool:
        raise ZeroDivisionError

    monkeypatch.setattr(KnownChains, "_is_init", fail)
    for observer in (Listening(), Silent()):
        module = module_of(["trimmed"])
        function = module.body.operations[0].operation
        patterns = [SimplifyReduceSliceReduce(BINDINGS)]
        with pytest.raises(ZeroDivisionError):
            apply_greedily(BINDINGS, function, patterns, GreedyConfig(), observer, Engine.PYTHON)
        assert uses_in(function) == sum(len(op.operands) for op in all_ops(function))


def test_chains_keep_no_context_alive() -> None:
    count = getattr(BINDINGS.ir.Context, "_get_live_count", None)
    if count is None:
        pytest.skip(f"{BINDINGS.wheel.package} does not count contexts")
    gc.collect()
    before = count()
    gc.disable()
    try:
        for _ in range(3):
            rewritten(list(KINDS), Silent(), SimplifyReduceSliceReduce(BINDINGS))
        assert count() == before
    finally:
        gc.enable()


def all_ops(op: Operation) -> Iterator[Operation]:
    """An op, and all that are nested in it."""
    yield op
    for block in (block for region in op.regions for block in region):
        for view in block:
            yield from all_ops(view.operation)


def uses_in(function: Operation) -> int:
    """How many uses the values of a function have, by whomever."""
    ops = [*all_ops(function)]
    blocks = [block for op in ops for region in op.regions for block in region]
    values = [value for op in ops for value in op.results]
    values += [value for block in blocks for value in block.arguments]
    return sum(1 for value in values for _ in value.uses)


@pytest.mark.parametrize("kinds", [*([kind] for kind in KINDS), list(KINDS)])
def test_nobody_but_the_program_reads_its_values(kinds: list[str]) -> None:
    module = module_of(kinds)
    function = module.body.operations[0].operation
    pattern = SimplifyReduceSliceReduce(BINDINGS)
    config = GreedyConfig(fold=False)
    apply_greedily(BINDINGS, function, [pattern], config, Silent(), Engine.PYTHON)
    assert uses_in(function) == sum(len(op.operands) for op in all_ops(function))


@pytest.mark.skipif(not TELLS_ALIKE, reason=f"{BINDINGS.wheel.package} does not compare ops")
def test_chains_are_found_in_any_order() -> None:
    """Each kind has another order of chains around it than the time before."""
    kinds = [kind for kind in KINDS if kind != "of a slice"]
    shuffled = [kind for k in range(len(kinds)) for kind in kinds[k:] + kinds[:k]]
    pattern, listening = SimplifyReduceSliceReduce(BINDINGS), Listening()
    with_plans = rewritten(shuffled, listening, pattern)
    assert listening.heard == TIMES * len(shuffled)
    assert rewritten(shuffled, Silent(), SimplifyReduceSliceReduce(BINDINGS)) == with_plans


def test_a_subclass_is_asked_for_its_own_rewrites() -> None:
    pattern = Counting()
    rewritten(["trimmed"], Silent(), pattern)
    assert pattern.rewrites == TIMES
