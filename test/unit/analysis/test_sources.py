# RUN: %pytest %s
# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sources, on real IR: what is said of a chain of ops must hold of the array they compute."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from itertools import pairwise
from math import prod
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from neuron_inst_combine.analysis.runs import Run
from neuron_inst_combine.analysis.sources import (
    broadcast_of_vector,
    run_of_concatenate,
    run_of_slice,
    skip_reshapes_and_broadcasts,
)
from neuron_inst_combine.bindings import Bindings, load
from neuron_inst_combine.dialects.hlo import ConcatenateOp, SliceOp, UnreadableOpError, defining_op

EXAMPLES = settings(derandomize=True, deadline=None, max_examples=200)
Array = npt.NDArray[np.int64]
Shape = tuple[int, ...]


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
        self.arguments: list[str] = []

    def _value(self, text: str, array: Array) -> int:
        index = len(self.arrays)
        self.arrays.append(array)
        self.lines.append(f"%v{index} = {text}")
        return index

    def type_of(self, value: int) -> str:
        return kind(self.arrays[value].shape)

    def opaque(self, shape: Shape) -> int:
        """A value of which nothing is known; its elements are their own row-major numbers."""
        return self._value(
            f'"test.source"() : () -> {kind(shape)}', np.arange(prod(shape)).reshape(shape)
        )

    def constant(self, array: Array) -> int:
        text = f"stablehlo.constant dense<{array.tolist()}> : {kind(array.shape)}"
        return self._value(text, array)

    def reshape(self, value: int, shape: Shape) -> int:
        return self._value(
            f"stablehlo.reshape %v{value} : ({self.type_of(value)}) -> {kind(shape)}",
            self.arrays[value].reshape(shape),
        )

    def broadcast(self, value: int, dims: list[int], shape: Shape) -> int:
        operand = self.arrays[value]
        # numpy's broadcasting aligns on the right: transpose to ascending, and put ones between.
        order = sorted(range(operand.ndim), key=lambda d: dims[d])
        spread = [1] * len(shape)
        for d in order:
            spread[dims[d]] = operand.shape[d]
        array = np.broadcast_to(operand.transpose(order).reshape(spread), shape)
        return self._value(
            f"stablehlo.broadcast_in_dim %v{value}, dims = {dims} : "
            f"({self.type_of(value)}) -> {kind(shape)}",
            array,
        )

    def slice(self, value: int, windows: list[tuple[int, int, int]]) -> int:
        text = ", ".join(f"{start}:{limit}:{stride}" for start, limit, stride in windows)
        array = self.arrays[value][tuple(slice(*window) for window in windows)]
        return self._value(
            f"stablehlo.slice %v{value} [{text}] : ({self.type_of(value)}) -> {kind(array.shape)}",
            array,
        )

    def concatenate(self, values: list[int], axis: int) -> int:
        array = np.concatenate([self.arrays[value] for value in values], axis)
        operands = ", ".join(f"%v{value}" for value in values)
        types = ", ".join(self.type_of(value) for value in values)
        return self._value(
            f"stablehlo.concatenate {operands}, dim = {axis} : ({types}) -> {kind(array.shape)}",
            array,
        )

    def values(self, bindings: Bindings) -> tuple[Any, list[Any]]:
        """The module, which must be held, and the value of each line."""
        body = "\n".join(self.lines)
        module = bindings.ir.Module.parse(f"func.func @f() {{\n{body}\nreturn\n}}")
        ops = list(module.body.operations[0].regions[0].blocks[0].operations)
        return module, [op.results[0] for op in ops[:-1]]


def split(draw: st.DrawFn, size: int) -> Shape:
    """A shape of that many elements, with ones here and there."""
    shape: list[int] = []
    while size > 1:
        extent = draw(st.sampled_from([d for d in range(2, size + 1) if size % d == 0]))
        shape.append(extent)
        size //= extent
    for _ in range(draw(st.integers(0 if shape else 1, 2))):
        shape.insert(draw(st.integers(0, len(shape))), 1)
    return tuple(shape)


@st.composite
def chains(draw: st.DrawFn, *, keeping: bool) -> tuple[Program, int]:
    """Reshapes and broadcasts on a value, and its index; `keeping`: none that changes elements."""
    program = Program()
    size = draw(st.sampled_from([1, 2, 3, 4, 6, 8, 12]))
    value = start = program.opaque(split(draw, size))
    for _ in range(draw(st.integers(0, 4))):
        shape = program.arrays[value].shape
        rank = len(shape)
        choice = draw(
            st.sampled_from(["reshape", "ones"] + ([] if keeping else ["any", "permute"]))
        )
        if choice == "reshape":
            value = program.reshape(value, split(draw, prod(shape)))
        elif choice == "permute":
            dims = draw(st.permutations(range(rank)))
            result = [0] * rank
            for d, dim in enumerate(dims):
                result[dim] = shape[d]
            value = program.broadcast(value, list(dims), tuple(result))
        else:
            added = draw(st.integers(0, 2))
            dims = sorted(draw(st.permutations(range(rank + added)))[:rank])
            result = [1 if choice == "ones" else draw(st.integers(1, 2))] * (rank + added)
            for d, dim in enumerate(dims):
                grows = choice == "any" and shape[d] == 1 and draw(st.booleans())
                result[dim] = 2 if grows else shape[d]
            value = program.broadcast(value, dims, tuple(result))
    return program, start


@EXAMPLES
@given(chains(keeping=False))
def test_what_is_skipped_keeps_the_elements(iree: Bindings, case: tuple[Program, int]) -> None:
    program, _ = case
    module, values = program.values(iree)
    source = skip_reshapes_and_broadcasts(iree, values[-1])
    found = values.index(source)
    event("skipped" if found < len(values) - 1 else "nothing skipped")
    np.testing.assert_array_equal(program.arrays[found].ravel(), program.arrays[-1].ravel())
    del module


@EXAMPLES
@given(chains(keeping=True))
def test_all_that_keeps_the_elements_is_skipped(iree: Bindings, case: tuple[Program, int]) -> None:
    program, start = case
    module, values = program.values(iree)
    assert skip_reshapes_and_broadcasts(iree, values[-1]) == values[start]
    del module


@st.composite
def vectors(draw: st.DrawFn) -> tuple[Program, int]:
    """A broadcast of a constant of some rank, and what keeps its elements; its index."""
    program = Program()
    shape = draw(st.sampled_from([(4,), (4,), (4,), (2, 2), (1,), (1, 4)]))
    value = program.constant(np.arange(prod(shape)).reshape(shape) + 1)
    if draw(st.booleans()):
        value = program.reshape(value, split(draw, prod(shape)))
    operand = program.arrays[value].shape
    rank = len(operand) + draw(st.integers(0, 2))
    dims = sorted(draw(st.permutations(range(rank)))[: len(operand)])
    result = [draw(st.integers(1, 2)) for _ in range(rank)]
    for d, dim in enumerate(dims):
        result[dim] = operand[d]
    broadcast = program.broadcast(value, dims, tuple(result))
    value = broadcast
    for _ in range(draw(st.integers(0, 3))):
        value = program.reshape(value, split(draw, prod(result)))
    return program, broadcast


@EXAMPLES
@given(vectors())
def test_broadcast_of_a_vector(iree: Bindings, case: tuple[Program, int]) -> None:
    program, broadcast = case
    module, values = program.values(iree)
    view = broadcast_of_vector(iree, values[broadcast])
    assert (view is not None) == (program.arrays[0].ndim == 1)
    source = skip_reshapes_and_broadcasts(iree, values[-1])
    if view is not None:
        assert source == values[broadcast], "peeling stops at the broadcast"
        assert view.operation == defining_op(source)
    np.testing.assert_array_equal(
        program.arrays[values.index(source)].ravel(), program.arrays[-1].ravel()
    )
    del module


@st.composite
def pieces(draw: st.DrawFn) -> tuple[Program, int, list[int]]:
    """Slices of one value and a concatenate of them: the axis and the slices."""
    program = Program()
    shape = split(draw, draw(st.sampled_from([2, 3, 4, 6, 8, 12])))
    source = program.opaque(shape)
    axis = draw(st.sampled_from([d for d, extent in enumerate(shape) if extent > 1]))
    points = st.integers(1, shape[axis] - 1)
    bounds = [0, *sorted(draw(st.sets(points, max_size=4))), shape[axis]]
    slices = []
    for start, limit in pairwise(bounds):
        windows = [(0, extent, 1) for extent in shape]
        stride = draw(st.sampled_from([1, 1, 2]))
        windows[axis] = (start, limit, stride)
        slices.append(program.slice(source, windows))
    if draw(st.integers(0, 3)) == 0:
        slices = list(draw(st.permutations(slices)))
    program.concatenate(slices, axis)
    return program, axis, slices


@EXAMPLES
@given(pieces())
def test_runs(iree: Bindings, case: tuple[Program, int, list[int]]) -> None:
    program, _, slices = case
    module, values = program.values(iree)
    flat = program.arrays[0].ravel()
    runs: list[Run | None] = []
    for index in slices:
        op = defining_op(values[index])
        assert op is not None
        run = run_of_slice(iree, SliceOp.of(op))
        elements = program.arrays[index].ravel()
        consecutive = bool((np.diff(elements) == 1).all())
        assert (run is not None) == consecutive
        if run is not None:
            np.testing.assert_array_equal(flat[run.begin : run.end], elements)
        runs.append(run)
    known = [run for run in runs if run is not None]
    if len(known) == len(runs):
        op = defining_op(values[-1])
        assert op is not None
        whole = run_of_concatenate(iree, ConcatenateOp.of(op), known)
        elements = program.arrays[-1].ravel()
        event("a run" if whole is not None else "no run")
        assert (whole is not None) == bool((np.diff(elements) == 1).all())
        if whole is not None:
            np.testing.assert_array_equal(flat[whole.begin : whole.end], elements)
    del module


def test_long_chains_take_linear_time(iree: Bindings) -> None:
    program = Program()
    value = program.opaque((2, 3))
    for _ in range(sys.getrecursionlimit()):
        value = program.broadcast(program.reshape(value, (6,)), [1], (1, 6))
    module, values = program.values(iree)
    assert skip_reshapes_and_broadcasts(iree, values[-1]) == values[0]
    del module


UNREADABLE = """
%x = "test.source"() : () -> tensor<4xi64>
%v = "stablehlo.broadcast_in_dim"(%x) {{broadcast_dimensions = array<i64: {dims}>}}
    : (tensor<4xi64>) -> tensor<4x{extent}xi64>
"""


@pytest.mark.parametrize(("dims", "extent"), [("7", 1), ("1", 1), ("0, 1", 1)])
def test_broadcasts_that_no_verifier_has_seen(dims: str, extent: int) -> None:
    # On a wheel that knows StableHLO these do not parse; without it they are unregistered ops.
    script = f"""
from neuron_inst_combine.analysis.sources import skip_reshapes_and_broadcasts
from neuron_inst_combine.bindings import load
from neuron_inst_combine.dialects.hlo import UnreadableOpError
bindings = load("mlir")
with bindings.context(allow_unregistered_dialects=True):
    module = bindings.ir.Module.parse('''{UNREADABLE.format(dims=dims, extent=extent)}''')
    op = list(module.body.operations)[-1]
    try:
        skip_reshapes_and_broadcasts(bindings, op.results[0])
    except UnreadableOpError as error:
        print(error)
"""
    run_upstream(script, "stablehlo.broadcast_in_dim: ")


def run_upstream(script: str, expected: str) -> None:
    if find_spec("mlir") is None or find_spec("mlir.ir") is None:
        pytest.skip("needs `pip install xtc-mlir-python-bindings`")
    # In a process of its own: it cannot live beside iree.compiler.
    run = subprocess.run(
        [sys.executable, "-c", script],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert expected in run.stdout, run.stderr


def test_windows_that_do_not_fit_are_unreadable(iree: Bindings) -> None:
    module = iree.ir.Module.parse(
        "func.func @f(%x: tensor<4xi64>) {\n"
        "  %0 = stablehlo.slice %x [0:2] : (tensor<4xi64>) -> tensor<2xi64>\n  return\n}"
    )
    view = SliceOp.of(module.body.operations[0].regions[0].blocks[0].operations[0].operation)
    assert run_of_slice(iree, view) == Run(0, 2)
    outside = SliceOp(view.operation, view.operand, view.window.whole((5,)))
    with pytest.raises(UnreadableOpError, match="limit 5 exceeds the extent 4"):
        run_of_slice(iree, outside)
