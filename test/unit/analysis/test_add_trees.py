# RUN: %pytest %s
# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Trees of adds, on real IR: the sum of the leaves' windows is the sum."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from neuron_inst_combine.analysis.add_trees import AddTree, NoTree, collect_add_tree
from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings import Bindings, load
from neuron_inst_combine.dialects.hlo import defining_op

EXAMPLES = settings(derandomize=True, deadline=None, max_examples=200)
Array = npt.NDArray[np.int64]
Shape = tuple[int, ...]
Triples = list[tuple[int, int, int]]


@pytest.fixture(scope="module", name="iree")
def iree_bindings() -> Iterator[Bindings]:
    bindings = load("iree")
    with bindings.context(allow_unregistered_dialects=True), bindings.ir.Location.unknown():
        yield bindings


def kind(shape: Shape) -> str:
    return f"tensor<{''.join(f'{extent}x' for extent in shape)}i64>"


class Program:
    """Builds a function as text, and computes with numpy what each of its values is."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self.arrays: list[Array] = []

    def _value(self, text: str, array: Array) -> int:
        index = len(self.arrays)
        self.arrays.append(array)
        self.lines.append(f"%v{index} = {text}")
        return index

    def opaque(self, shape: Shape) -> int:
        """A value of which nothing is known."""
        # Powers of a number above the count of leaves, so that equal sums have equal summands.
        numbers = np.array([7**k for k in range(prod(shape))], dtype=object).reshape(shape)
        return self._value(f'"test.source"() : () -> {kind(shape)}', numbers)

    def slice(self, value: int, windows: Triples) -> int:
        text = ", ".join(f"{start}:{limit}:{stride}" for start, limit, stride in windows)
        operand = self.arrays[value]
        array = operand[tuple(slice(*window) for window in windows)]
        return self._value(
            f"stablehlo.slice %v{value} [{text}] : ({kind(operand.shape)}) -> {kind(array.shape)}",
            array,
        )

    def add(self, lhs: int, rhs: int) -> int:
        array = self.arrays[lhs] + self.arrays[rhs]
        return self._value(f"stablehlo.add %v{lhs}, %v{rhs} : {kind(array.shape)}", array)

    def use(self, value: int) -> None:
        """Another user, which stands behind all others."""
        self.lines.append(f'"test.use"(%v{value}) : ({kind(self.arrays[value].shape)}) -> ()')

    def values(self, bindings: Bindings) -> tuple[Any, list[Any]]:
        """The module, which must be held, and the value of each line."""
        body = "\n".join(self.lines)
        module = bindings.ir.Module.parse(f"func.func @f() {{\n{body}\nreturn\n}}")
        ops = list(module.body.operations[0].regions[0].blocks[0].operations)
        return module, [op.results[0] for op in ops if len(op.results)]


@st.composite
def windows_of(draw: st.DrawFn, shape: Shape, result: Shape) -> Triples:
    """A window of a value of one shape that has another, which is smaller."""
    triples = []
    for extent, selected in zip(shape, result, strict=True):
        longest = (extent - 1) // max(selected - 1, 1)
        stride = draw(st.integers(1, max(1, min(3, longest))))
        reach = (selected - 1) * stride + 1
        start = draw(st.integers(0, extent - reach))
        triples.append((start, start + reach, stride))
    return triples


@st.composite
def trees(draw: st.DrawFn, *, end_in_slices: bool = True) -> tuple[Program, int, int]:
    """A sum that is used once: its index, and the number of its leaves."""
    program = Program()
    rank = draw(st.integers(1, 2))
    sources = [program.opaque((8,) * rank) for _ in range(draw(st.integers(1, 2)))]
    count = 0

    def build(shape: Shape, depth: int) -> int:
        nonlocal count
        choice = draw(st.sampled_from(["leaf", "add", "add", "slice"])) if depth else "leaf"
        if choice == "add":
            return program.add(build(shape, depth - 1), build(shape, depth - 1))
        if choice == "slice":
            larger = tuple(min(8, extent + draw(st.integers(0, 2))) for extent in shape)
            value = program.add(build(larger, depth - 1), build(larger, depth - 1))
            return program.slice(value, draw(windows_of(larger, shape)))
        count += 1
        if not end_in_slices and draw(st.booleans()):
            return program.opaque(shape)
        return program.slice(draw(st.sampled_from(sources)), draw(windows_of((8,) * rank, shape)))

    shape = (draw(st.integers(1, 3)),) * rank
    total = program.add(build(shape, 3), build(shape, 3))
    program.use(total)
    return program, total, count


def select(array: Array, window: Window) -> Array:
    triples = zip(window.starts, window.limits, window.strides, strict=True)
    return array[tuple(slice(*triple) for triple in triples)]


@EXAMPLES
@given(trees())
def test_the_leaves_add_up_to_the_sum(iree: Bindings, case: tuple[Program, int, int]) -> None:
    program, total, count = case
    module, values = program.values(iree)
    tree = collect_add_tree(values[total])
    assert isinstance(tree, AddTree), "every leaf is a slice, every sum has one use"
    event(f"{min(len(tree.leaves) // 4 * 4, 16)} leaves or more")
    assert len(tree.leaves) == count
    leaves = [
        select(program.arrays[values.index(leaf.view.operand)], leaf.window) for leaf in tree.leaves
    ]
    np.testing.assert_array_equal(sum(leaves[1:], leaves[0]), program.arrays[total])
    # Users before the ops they use, each once, and no leaf among them.
    places = [values.index(op.results[0]) for op in tree.inner]
    assert len(set(places)) == len(places)
    assert places[0] == total
    position = {op: k for k, op in enumerate(tree.inner)}
    for op in tree.inner:
        for operand in op.operands:
            producer = defining_op(operand)
            if producer in position:
                assert position[producer] > position[op]
    assert not {leaf.view.operation for leaf in tree.leaves} & set(tree.inner)
    del module


@EXAMPLES
@given(trees(end_in_slices=False))
def test_another_leaf_is_no_tree(iree: Bindings, case: tuple[Program, int, int]) -> None:
    program, total, count = case
    module, values = program.values(iree)
    tree = collect_add_tree(values[total])
    if isinstance(tree, AddTree):
        assert len(tree.leaves) == count
    else:
        assert tree.reason == "a leaf of the sum is a result of test.source, not a slice"
        event("refused")
    assert isinstance(tree, AddTree) == (count == _slices_of_sources(program))
    del module


def _slices_of_sources(program: Program) -> int:
    """How many slices are of a source."""
    sources = {line.split(" ")[0] for line in program.lines if "test.source" in line}
    operands = [line.split("slice ")[1].split(" ")[0] for line in program.lines if "slice" in line]
    return sum(operand in sources for operand in operands)


@EXAMPLES
@given(trees(), st.data())
def test_a_shared_sum_is_no_tree(
    iree: Bindings, case: tuple[Program, int, int], data: st.DataObject
) -> None:
    program, total, _ = case
    module, values = program.values(iree)
    tree = collect_add_tree(values[total])
    assert isinstance(tree, AddTree)
    shared = values.index(data.draw(st.sampled_from(tree.inner)).results[0])
    del module
    program.use(shared)
    module, values = program.values(iree)
    outcome = collect_add_tree(values[total])
    assert isinstance(outcome, NoTree)
    assert outcome.is_shared
    assert not outcome.is_sharded
    name = "slice" if "slice" in program.lines[shared] else "add"
    assert outcome.reason == f"a partial sum (stablehlo.{name}) has another user"
    # The sum itself may have users where the caller says so.
    outcome = collect_add_tree(values[total], may_be_shared=True)
    assert isinstance(outcome, AddTree) == (shared == total)
    del module


def test_shared_leaves_are_leaves(iree: Bindings) -> None:
    program = Program()
    leaf = program.slice(program.opaque((4,)), [(0, 2, 1)])
    total = program.add(leaf, leaf)
    program.use(total)
    program.use(leaf)
    module, values = program.values(iree)
    tree = collect_add_tree(values[total])
    assert isinstance(tree, AddTree)
    assert [leaf.view.operation for leaf in tree.leaves] == [defining_op(values[leaf])] * 2
    del module


def test_a_sharded_op_is_no_tree(iree: Bindings) -> None:
    program = Program()
    source = program.opaque((4,))
    total = program.add(program.slice(source, [(0, 2, 1)]), program.slice(source, [(2, 4, 1)]))
    program.use(total)
    for sharded in (1, 2, 3):
        lines = list(program.lines)
        head, colon, tail = lines[sharded].partition(" : ")
        lines[sharded] = f'{head} {{mhlo.sharding = "{{replicated}}"}}{colon}{tail}'
        other = Program()
        other.lines, other.arrays = lines, program.arrays
        module, values = other.values(iree)
        outcome = collect_add_tree(values[total])
        assert isinstance(outcome, NoTree)
        assert outcome.is_sharded
        assert "mhlo.sharding" in outcome.reason
        del module


@pytest.mark.parametrize("is_left", [True, False])
def test_deep_trees_do_not_recurse(iree: Bindings, *, is_left: bool) -> None:
    program = Program()
    count = 2 * sys.getrecursionlimit()
    source = program.opaque((4,))
    program.arrays[source] = np.arange(4)
    leaves = [program.slice(source, [(k % 4, k % 4 + 1, 1)]) for k in range(count)]
    total = leaves[0]
    for _, leaf in pairwise(leaves):
        total = program.add(total, leaf) if is_left else program.add(leaf, total)
    program.use(total)
    module, values = program.values(iree)
    tree = collect_add_tree(values[total])
    assert isinstance(tree, AddTree)
    assert len(tree.leaves) == count
    assert len(tree.inner) == count - 1
    del module


def test_a_cycle_is_no_tree(iree: Bindings) -> None:
    # The body of a module is a graph region, where a value may be computed from itself.
    module = iree.ir.Module.parse("""
      %x = "test.source"() : () -> tensor<4xi64>
      %leaf = stablehlo.slice %x [0:4] : (tensor<4xi64>) -> tensor<4xi64>
      %root = stablehlo.slice %total [0:4] : (tensor<4xi64>) -> tensor<4xi64>
      %total = stablehlo.add %root, %leaf : tensor<4xi64>
    """)
    outcome = collect_add_tree(list(module.body.operations)[-1].results[0])
    assert isinstance(outcome, NoTree)
