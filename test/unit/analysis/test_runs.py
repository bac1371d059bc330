# RUN: %pytest %s
# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs against arrays whose elements are their own positions in the source."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from itertools import pairwise
from math import prod
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import event, given, settings
from hypothesis import strategies as st

from neuron_inst_combine.analysis.runs import (
    Run,
    broadcast_keeps_run,
    concatenate_run,
    slice_run,
)
from neuron_inst_combine.analysis.windows import Window

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

EXAMPLES = settings(derandomize=True, deadline=None, max_examples=150)
Shape = tuple[int, ...]
# Extents of 0 are tried, but few: everything holds of no elements.
EXTENTS = st.sampled_from([1, 2, 3, 4, 5, 1, 2, 3, 1, 0])
SHAPES = st.lists(EXTENTS, min_size=0, max_size=5).map(tuple)
MOST_ELEMENTS = 1000


@dataclass(frozen=True, slots=True)
class Value:
    """A value of a chain: the source positions it holds, and the run it is claimed to be."""

    array: NDArray[np.int64]
    run: Run | None

    @property
    def shape(self) -> Shape:
        """Extents in elements."""
        return self.array.shape

    def check(self) -> None:
        """Compare the claim with the elements."""
        if self.run is not None:
            np.testing.assert_array_equal(
                self.array.reshape(-1), np.arange(self.run.begin, self.run.end)
            )


def source(shape: Shape) -> Value:
    return Value(np.arange(prod(shape)).reshape(shape), Run(0, prod(shape)))


def is_consecutive(array: NDArray[np.int64]) -> bool:
    flat = array.reshape(-1)
    return flat.size > 0 and bool(np.array_equal(flat, np.arange(flat[0], flat[0] + flat.size)))


def sliced(value: Value, window: Window) -> Value:
    triples = zip(window.starts, window.limits, window.strides, strict=True)
    array = value.array[tuple(slice(*triple) for triple in triples)]
    run = slice_run(value.shape, window)
    return Value(array, run and value.run and run.within(value.run))


def broadcast(value: Value, dimensions: Sequence[int], shape: Shape) -> Value:
    """StableHLO's broadcast_in_dim by its definition, an index at a time."""
    array = np.empty(shape, np.int64)
    for index in np.ndindex(shape):
        array[index] = value.array[
            tuple(
                0 if extent == 1 else index[dim]
                for extent, dim in zip(value.shape, dimensions, strict=True)
            )
        ]
    return Value(array, value.run if broadcast_keeps_run(value.shape, dimensions, shape) else None)


def concatenated(values: Sequence[Value], axis: int) -> Value:
    array = np.concatenate([value.array for value in values], axis)
    runs = [value.run for value in values if value.run is not None]
    if len(runs) < len(values):
        return Value(array, None)
    return Value(array, concatenate_run(runs, [value.shape for value in values], axis))


@st.composite
def windows_of(draw: st.DrawFn, shape: Shape) -> Window:
    starts, limits, strides = [], [], []
    for extent in shape:
        whole = draw(st.booleans())
        # A slice of no elements ends what a chain can show; few will do.
        least = min(extent, draw(st.sampled_from([1, 1, 1, 0])))
        limit = extent if whole else draw(st.integers(least, extent))
        starts.append(0 if whole else draw(st.integers(0, limit - least)))
        limits.append(limit)
        strides.append(1 if whole else draw(st.integers(1, 3)))
    return Window(tuple(starts), tuple(limits), tuple(strides))


@st.composite
def run_windows_of(draw: st.DrawFn, shape: Shape) -> Window:
    """A window whose slice is a run: one index each, then a range, then whole dimensions."""
    k = draw(st.integers(0, max(len(shape) - 1, 0)))
    starts, limits, strides = [], [], []
    for dim, extent in enumerate(shape):
        start = draw(st.integers(0, extent - 1)) if dim <= k else 0
        limit = extent
        stride = 1
        if dim < k:
            stride = draw(st.integers(1, 4))
            limit = draw(st.integers(start + 1, min(extent, start + stride)))
        if dim == k:
            limit = draw(st.integers(start + 1, extent))
        starts.append(start)
        limits.append(limit)
        strides.append(stride)
    return Window(tuple(starts), tuple(limits), tuple(strides))


@st.composite
def factorizations(draw: st.DrawFn, size: int) -> Shape:
    """A shape of rank 0 to 5 with this many elements."""
    if size == 0:
        return (*draw(SHAPES)[:4], 0)
    if size == 1 and draw(st.booleans()):
        return ()
    shape = []
    rest = size
    for _ in range(draw(st.integers(0, 3))):
        divisor = draw(st.sampled_from([d for d in range(1, rest + 1) if rest % d == 0]))
        shape.append(divisor)
        rest //= divisor
    shape.append(rest)
    if len(shape) < 5:
        shape.insert(draw(st.integers(0, len(shape))), 1)
    return tuple(shape)


@st.composite
def broadcasts_of(draw: st.DrawFn, shape: Shape) -> tuple[list[int], Shape]:
    """Broadcast dimensions, not always increasing, and a result shape."""
    rank = draw(st.integers(len(shape), 5))
    dimensions = list(draw(st.permutations(range(rank))))[: len(shape)]
    if draw(st.booleans()):
        dimensions.sort()
    added = st.one_of(st.just(1), st.integers(0, 2))
    result = [draw(added) for _ in range(rank)]
    for extent, dim in zip(shape, dimensions, strict=True):
        result[dim] = draw(added) if extent == 1 else extent
    return dimensions, tuple(result)


@st.composite
def partitions_of(draw: st.DrawFn, shape: Shape, axis: int) -> list[Window]:
    """Windows of at least one element that divide `axis` among them, in order."""
    extent = shape[axis]
    inner = draw(st.lists(st.integers(1, extent - 1), unique=True)) if extent > 1 else []
    bounds = [0, *sorted(inner), extent]
    windows = []
    for start, limit in pairwise(bounds):
        starts, limits = [0] * len(shape), list(shape)
        starts[axis], limits[axis] = start, limit
        windows.append(Window(tuple(starts), tuple(limits), (1,) * len(shape)))
    return windows


@st.composite
def next_values(draw: st.DrawFn, value: Value) -> Value:
    shape = value.shape
    kind = draw(st.sampled_from(["slice", "run slice", "reshape", "broadcast", "concatenate"]))
    if kind == "slice":
        return sliced(value, draw(windows_of(shape)))
    if kind == "run slice" and 0 not in shape:
        return sliced(value, draw(run_windows_of(shape)))
    if kind == "broadcast":
        dimensions, result = draw(broadcasts_of(shape))
        if prod(result) <= MOST_ELEMENTS:
            return broadcast(value, dimensions, result)
    if kind == "concatenate" and shape and 0 not in shape:
        axis = draw(st.integers(0, len(shape) - 1))
        pieces = draw(partitions_of(shape, axis))
        if draw(st.booleans()):
            pieces = draw(st.lists(st.sampled_from(pieces), min_size=1, max_size=4))
        return concatenated([sliced(value, piece) for piece in pieces], axis)
    return Value(value.array.reshape(draw(factorizations(prod(shape)))), value.run)


@given(st.data())
@EXAMPLES
def test_what_is_claimed_of_a_chain_holds(data: st.DataObject) -> None:
    value = source(data.draw(SHAPES))
    for _ in range(data.draw(st.integers(1, 6))):
        value = data.draw(next_values(value))
        value.check()
    event("run" if value.run else "none")


@given(st.data())
@EXAMPLES
def test_a_chain_of_runs_is_a_run(data: st.DataObject) -> None:
    value = source(data.draw(SHAPES.filter(lambda shape: 0 not in shape)))
    for _ in range(data.draw(st.integers(1, 6))):
        shape = value.shape
        kind = data.draw(st.sampled_from(["slice", "reshape", "broadcast", "concatenate"]))
        if kind == "slice":
            value = sliced(value, data.draw(run_windows_of(shape)))
        elif kind == "broadcast" and len(shape) < 5:
            at = data.draw(st.integers(0, len(shape)))
            dimensions = [dim + (dim >= at) for dim in range(len(shape))]
            value = broadcast(value, dimensions, (*shape[:at], 1, *shape[at:]))
        elif kind == "concatenate" and shape:
            leading = next((dim for dim, extent in enumerate(shape) if extent > 1), len(shape) - 1)
            axis = data.draw(st.integers(0, leading))
            pieces = data.draw(partitions_of(shape, axis))
            value = concatenated([sliced(value, piece) for piece in pieces], axis)
        else:
            value = Value(value.array.reshape(data.draw(factorizations(prod(shape)))), value.run)
        assert value.run is not None
        assert value.run.size == value.array.size
        value.check()


@given(st.data())
@EXAMPLES
def test_a_slice_is_a_run_exactly_when_its_elements_are_consecutive(data: st.DataObject) -> None:
    shape = data.draw(SHAPES)
    value = sliced(source(shape), data.draw(windows_of(shape)))
    value.check()
    assert (value.run is not None) == is_consecutive(value.array)


@given(st.data())
@EXAMPLES
def test_an_ordered_broadcast_is_a_run_exactly_when_its_elements_are_consecutive(
    data: st.DataObject,
) -> None:
    shape = data.draw(SHAPES)
    dimensions, result = data.draw(broadcasts_of(shape))
    value = broadcast(source(shape), dimensions, result)
    value.check()
    if dimensions == sorted(dimensions):
        assert (value.run is not None) == is_consecutive(value.array)


@given(st.data())
@EXAMPLES
def test_a_concatenate_of_runs_is_a_run_exactly_when_its_elements_are_consecutive(
    data: st.DataObject,
) -> None:
    # Operands of any position in the source, mostly each where the one before ends.
    shape = data.draw(st.lists(st.integers(1, 3), min_size=1, max_size=5).map(tuple))
    axis = data.draw(st.integers(0, len(shape) - 1))
    position = data.draw(st.integers(0, 5))
    values = []
    for width in data.draw(st.lists(st.integers(1, 3), min_size=1, max_size=4)):
        operand = (*shape[:axis], width, *shape[axis + 1 :])
        begin = data.draw(st.sampled_from([position, position, position, position + 1, 0]))
        position = begin + prod(operand)
        values.append(Value(np.arange(begin, position).reshape(operand), Run(begin, position)))
    value = concatenated(values, axis)
    value.check()
    assert (value.run is not None) == is_consecutive(value.array)


def test_the_random_chains_reach_both_answers() -> None:
    answers: Counter[tuple[bool, bool]] = Counter()

    @given(st.data())
    @settings(EXAMPLES, max_examples=200)
    def count(data: st.DataObject) -> None:
        value = source(data.draw(SHAPES))
        for _ in range(3):
            value = data.draw(next_values(value))
        answers[value.run is not None, value.array.size > 1] += 1

    count()
    assert min(answers[True, True], answers[False, True]) >= 20, answers


@pytest.mark.parametrize(
    ("shape", "window", "run"),
    [
        pytest.param([], Window((), (), ()), Run(0, 1), id="rank 0"),
        pytest.param([6], Window((2,), (4,), (1,)), Run(2, 4), id="rank 1"),
        pytest.param([6], Window((0,), (3,), (2,)), None, id="two elements, stride 2"),
        pytest.param([6], Window((4,), (6,), (2,)), Run(4, 5), id="one element, stride 2"),
        pytest.param([4, 3], Window((1, 0), (3, 3), (1, 1)), Run(3, 9), id="rows"),
        pytest.param([4, 3], Window((0, 0), (4, 1), (1, 1)), None, id="a column"),
        pytest.param([4, 1], Window((0, 0), (4, 1), (1, 1)), Run(0, 4), id="the only column"),
        pytest.param([4, 3], Window((2, 1), (3, 3), (1, 1)), Run(7, 9), id="part of a row"),
        pytest.param([4, 3], Window((1, 1), (3, 3), (1, 1)), None, id="part of two rows"),
        pytest.param([4, 3], Window((1, 0), (4, 3), (2, 1)), None, id="every other row"),
        pytest.param([4, 3], Window((3, 0), (3, 3), (1, 1)), None, id="no rows"),
        pytest.param([0, 3], Window((0, 0), (0, 3), (1, 1)), None, id="whole and empty"),
    ],
)
def test_slice_run(shape: list[int], window: Window, run: Run | None) -> None:
    assert slice_run(shape, window) == run


@pytest.mark.parametrize(
    ("operand", "dimensions", "result", "kept"),
    [
        pytest.param([], [], [], True, id="rank 0"),
        pytest.param([], [], [1, 1], True, id="a scalar in a matrix"),
        pytest.param([], [], [2], False, id="a scalar twice"),
        pytest.param([3], [1], [1, 3, 1], True, id="dimensions of 1 added"),
        pytest.param([3], [1], [2, 3], False, id="rows repeated"),
        pytest.param([1, 3], [0, 1], [2, 3], False, id="extent 1 expanded"),
        pytest.param([2, 2], [1, 0], [2, 2], False, id="transpose"),
        pytest.param([1, 3], [1, 0], [3, 1], False, id="transpose that moves nothing"),
        pytest.param([1, 0], [0, 1], [5, 0], False, id="no elements"),
    ],
)
def test_broadcast_keeps_run(
    operand: list[int], dimensions: list[int], result: list[int], kept: bool
) -> None:
    assert broadcast_keeps_run(operand, dimensions, result) is kept


@pytest.mark.parametrize(
    ("runs", "shapes", "axis", "run"),
    [
        pytest.param([Run(2, 4), Run(4, 7)], [[2], [3]], 0, Run(2, 7), id="rank 1"),
        pytest.param([Run(2, 4), Run(5, 8)], [[2], [3]], 0, None, id="gap"),
        pytest.param([Run(2, 4), Run(3, 6)], [[2], [3]], 0, None, id="overlap"),
        pytest.param([Run(4, 6), Run(2, 4)], [[2], [2]], 0, None, id="out of order"),
        pytest.param([Run(2, 4), Run(2, 4)], [[2], [2]], 0, None, id="one run twice"),
        pytest.param([Run(0, 4), Run(4, 8)], [[2, 2]] * 2, 0, Run(0, 8), id="rows"),
        pytest.param([Run(0, 4), Run(4, 8)], [[2, 2]] * 2, 1, None, id="side by side"),
        pytest.param([Run(0, 2), Run(2, 4)], [[1, 2]] * 2, 1, Run(0, 4), id="in one row"),
        pytest.param([Run(3, 7)], [[2, 2]], 1, Run(3, 7), id="one operand"),
        pytest.param([Run(0, 2), Run(2, 2)], [[2], [0]], 0, None, id="an empty operand"),
        pytest.param([Run(0, 0)], [[0]], 0, None, id="an empty operand alone"),
    ],
)
def test_concatenate_run(
    runs: list[Run], shapes: list[list[int]], axis: int, run: Run | None
) -> None:
    assert concatenate_run(runs, shapes, axis) == run


def test_within() -> None:
    assert Run(1, 3).within(Run(4, 7)) == Run(5, 7)
    assert Run(0, 3).within(Run(4, 7)) == Run(4, 7)
    with pytest.raises(ValueError, match="ends past the 3 elements"):
        Run(1, 4).within(Run(4, 7))


@pytest.mark.parametrize(("begin", "end"), [(-1, 2), (3, 2)])
def test_no_such_run(begin: int, end: int) -> None:
    with pytest.raises(ValueError, match="there is no run"):
        Run(begin, end)


def test_no_such_slice() -> None:
    with pytest.raises(ValueError, match="limit 4 exceeds the extent 3"):
        slice_run([3], Window((0,), (4,), (1,)))


@pytest.mark.parametrize(
    ("operand", "dimensions", "result"),
    [
        pytest.param([3], [], [3], id="a dimension without a place"),
        pytest.param([3], [1], [3], id="no such result dimension"),
        pytest.param([3], [-1], [3], id="negative dimension"),
        pytest.param([1, 1], [0, 0], [1, 1], id="one place twice"),
        pytest.param([2], [0], [6], id="two elements in six"),
    ],
)
def test_no_such_broadcast(operand: list[int], dimensions: list[int], result: list[int]) -> None:
    with pytest.raises(ValueError, match="broadcast"):
        broadcast_keeps_run(operand, dimensions, result)


@pytest.mark.parametrize(
    ("runs", "shapes", "axis", "fault"),
    [
        pytest.param([], [], 0, "no concatenate", id="no operands"),
        pytest.param([Run(0, 2)], [[2], [2]], 0, "no concatenate", id="fewer runs than shapes"),
        pytest.param([Run(0, 2)], [[2]], 1, "no dimension 1", id="no such axis"),
        pytest.param([Run(0, 2)], [[2]], -1, "no dimension -1", id="negative axis"),
        pytest.param([Run(0, 1)], [[]], 0, "no dimension 0", id="rank 0"),
        pytest.param([Run(0, 3)], [[2]], 0, "has 2 elements", id="run of another size"),
        pytest.param(
            [Run(0, 2), Run(2, 5)], [[1, 2], [1, 3]], 0, "differ", id="other extent after"
        ),
        pytest.param(
            [Run(0, 2), Run(2, 6)], [[1, 2], [2, 2]], 1, "differ", id="other extent before"
        ),
    ],
)
def test_no_such_concatenate(
    runs: list[Run], shapes: list[list[int]], axis: int, fault: str
) -> None:
    with pytest.raises(ValueError, match=fault):
        concatenate_run(runs, shapes, axis)
