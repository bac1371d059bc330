# RUN: %pytest %s
# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Windows against what numpy's slicing does to the same numbers."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neuron_inst_combine.analysis.windows import Window

if TYPE_CHECKING:
    from numpy.typing import NDArray

EXAMPLES = settings(derandomize=True, deadline=None, max_examples=150)
Shape = tuple[int, ...]
# Extents of 0 are tried, but few: everything holds of no elements.
EXTENTS = st.sampled_from([1, 2, 3, 4, 5, 6, 7, 8, 9, 0])
SHAPES = st.lists(EXTENTS, min_size=0, max_size=5).map(tuple)


def numbered(shape: Shape) -> NDArray[np.int64]:
    return np.arange(prod(shape)).reshape(shape)


def select(array: NDArray[np.int64], window: Window) -> NDArray[np.int64]:
    assert window.rank == array.ndim
    assert all(limit <= extent for limit, extent in zip(window.limits, array.shape, strict=True))
    triples = zip(window.starts, window.limits, window.strides, strict=True)
    return array[tuple(slice(*triple) for triple in triples)]


@st.composite
def windows_of(draw: st.DrawFn, shape: Shape) -> Window:
    starts, limits, strides = [], [], []
    for extent in shape:
        kind = draw(st.sampled_from(["whole", "tail", "tail", "part", "any"]))
        # Only "any" may select nothing, or windows of windows would soon be of nothing.
        least = 0 if kind == "any" else min(extent, 1)
        start = 0 if kind == "whole" else draw(st.integers(0, extent - least))
        starts.append(start)
        limits.append(
            extent if kind in ("whole", "tail") else draw(st.integers(start + least, extent))
        )
        strides.append(1 if kind == "whole" else draw(st.integers(1, 4)))
    return Window(tuple(starts), tuple(limits), tuple(strides))


@st.composite
def windowed_shapes(draw: st.DrawFn) -> tuple[Shape, Window]:
    shape = draw(SHAPES)
    return shape, draw(windows_of(shape))


@given(windowed_shapes())
@EXAMPLES
def test_extents_are_the_shape_of_the_slice(case: tuple[Shape, Window]) -> None:
    shape, window = case
    assert window.extents() == select(numbered(shape), window).shape


@given(windowed_shapes())
@EXAMPLES
def test_whole_and_trimmed_say_what_is_lost(case: tuple[Shape, Window]) -> None:
    shape, window = case
    lost = []
    for dim, extent in enumerate(shape):
        triple = slice(window.starts[dim], window.limits[dim], window.strides[dim])
        if len(np.arange(extent)[triple]) < extent:
            lost.append(dim)
        assert window.is_whole_in(dim, extent) == (dim not in lost)
    assert window.trimmed(shape) == tuple(lost)
    assert window.is_whole(shape) == (not lost)
    if not lost:
        np.testing.assert_array_equal(select(numbered(shape), window), numbered(shape))


@given(SHAPES)
@EXAMPLES
def test_the_whole_window_selects_everything(shape: Shape) -> None:
    window = Window.whole(shape)
    assert window.is_whole(shape)
    assert window == window.normalized()
    np.testing.assert_array_equal(select(numbered(shape), window), numbered(shape))


@given(st.data())
@EXAMPLES
def test_normalized_selects_the_same_and_is_unique(data: st.DataObject) -> None:
    shape = data.draw(SHAPES)
    window = data.draw(windows_of(shape))
    plain = window.normalized()
    np.testing.assert_array_equal(select(numbered(shape), plain), select(numbered(shape), window))
    assert plain == plain.normalized()
    # Stretch limits and change strides where that selects nothing more.
    limits, strides = list(plain.limits), list(plain.strides)
    for dim, extent in enumerate(plain.extents()):
        if extent == 1:
            strides[dim] = data.draw(st.integers(1, 9))
        if extent:
            room = min(shape[dim], plain.limits[dim] + strides[dim] - 1)
            limits[dim] = data.draw(st.integers(plain.limits[dim], room))
        else:
            strides[dim] = data.draw(st.integers(1, 9))
    assert Window(plain.starts, tuple(limits), tuple(strides)).normalized() == plain


@given(st.data())
@EXAMPLES
def test_compose_is_the_slice_of_the_slice(data: st.DataObject) -> None:
    shape = data.draw(SHAPES)
    outer = data.draw(windows_of(shape))
    inner = data.draw(windows_of(outer.extents()))
    composed = outer.compose(inner)
    composed.require_fits(shape)
    assert composed == composed.normalized()
    assert composed.extents() == inner.extents()
    array = numbered(shape)
    np.testing.assert_array_equal(select(array, composed), select(select(array, outer), inner))


@given(st.data())
@EXAMPLES
def test_a_chain_composes_from_either_end(data: st.DataObject) -> None:
    shape = data.draw(SHAPES)
    chain = [data.draw(windows_of(shape))]
    for _ in range(3):
        chain.append(data.draw(windows_of(chain[-1].extents())))
    forward = chain[0]
    for window in chain[1:]:
        forward = forward.compose(window)
    backward = chain[-1]
    for window in reversed(chain[:-1]):
        backward = window.compose(backward)
    array = numbered(shape)
    for window in chain:
        array = select(array, window)
    np.testing.assert_array_equal(select(numbered(shape), forward), array)
    if array.size:
        assert forward == backward


@given(st.data())
@EXAMPLES
def test_the_whole_window_is_neutral(data: st.DataObject) -> None:
    shape = data.draw(SHAPES)
    window = data.draw(windows_of(shape))
    assert Window.whole(shape).compose(window) == window.normalized()
    assert window.compose(Window.whole(window.extents())).extents() == window.extents()


@given(st.data())
@EXAMPLES
def test_a_lifted_window_slices_before_the_reduce(data: st.DataObject) -> None:
    shape = data.draw(SHAPES)
    reduced = tuple(dim for dim in range(len(shape)) if data.draw(st.booleans()))
    kept = [dim for dim in range(len(shape)) if dim not in reduced]
    window = data.draw(windows_of(tuple(shape[dim] for dim in kept)))
    lifted = window.lift(kept, shape)
    array = numbered(shape)
    np.testing.assert_array_equal(
        select(array, lifted).sum(axis=reduced), select(array.sum(axis=reduced), window)
    )
    assert set(lifted.trimmed(shape)) <= set(kept)


@given(st.data())
@EXAMPLES
def test_lift_places_each_triple_where_it_is_told(data: st.DataObject) -> None:
    shape = data.draw(SHAPES)
    kept = data.draw(st.permutations(range(len(shape))))
    window = data.draw(windows_of(tuple(shape[dim] for dim in kept)))
    np.testing.assert_array_equal(
        select(numbered(shape), window.lift(kept, shape)).transpose(kept),
        select(numbered(shape).transpose(kept), window),
    )


def test_an_empty_inner_window_past_a_strided_end_stays_in_the_operand() -> None:
    # w has the two elements 0 and 3 of v; the window [2:2] of it would start at 6 of 5.
    composed = Window((0,), (5,), (3,)).compose(Window((2,), (2,), (1,)))
    composed.require_fits([5])
    assert composed.extents() == (0,)


def test_an_inner_start_counts_in_strides() -> None:
    # w has the elements 1, 4 and 7 of v, and [1:3] of it are 4 and 7.
    composed = Window((1,), (9,), (3,)).compose(Window((1,), (3,), (1,)))
    assert composed == Window((4,), (8,), (3,))


def test_the_composed_limit_stays_in_the_operand() -> None:
    # start + extent * stride would be 6 of 5.
    composed = Window((0,), (5,), (3,)).compose(Window((0,), (2,), (1,)))
    assert composed == Window((0,), (4,), (3,))


def test_rank_0() -> None:
    scalar = Window((), (), ())
    assert scalar == Window.whole([]) == scalar.compose(scalar) == scalar.normalized()
    assert scalar.is_whole([])
    assert scalar.lift([], [2, 3]) == Window.whole([2, 3])


@pytest.mark.parametrize(
    ("starts", "limits", "strides"),
    [
        pytest.param((0,), (1, 1), (1,), id="more limits than starts"),
        pytest.param((0,), (1,), (), id="fewer strides than starts"),
        pytest.param((-1,), (1,), (1,), id="negative start"),
        pytest.param((2,), (1,), (1,), id="start above limit"),
        pytest.param((0,), (1,), (0,), id="stride 0"),
        pytest.param((0,), (1,), (-1,), id="negative stride"),
    ],
)
def test_no_such_window(starts: Shape, limits: Shape, strides: Shape) -> None:
    with pytest.raises(ValueError, match="window"):
        Window(starts, limits, strides)


def test_a_dynamic_extent_has_no_window() -> None:
    with pytest.raises(ValueError, match="no window"):
        Window.whole([4, -(2**63)])
    with pytest.raises(ValueError, match="exceeds the extent"):
        Window.whole([4]).require_fits([-(2**63)])


def test_windows_of_another_shape_are_refused() -> None:
    window = Window((0, 5), (4, 10), (1, 1))
    # Five elements of an extent 5, and yet not all of it.
    with pytest.raises(ValueError, match="limit 10 exceeds the extent 5 of dimension 1"):
        window.is_whole([4, 5])
    with pytest.raises(ValueError, match="limit 10 exceeds the extent 5 of dimension 1"):
        window.is_whole_in(1, 5)
    with pytest.raises(ValueError, match="has no dimension -1"):
        window.is_whole_in(-1, 5)
    with pytest.raises(ValueError, match="has no dimension 2"):
        window.is_whole_in(2, 5)
    with pytest.raises(ValueError, match="rank 2"):
        window.trimmed([4])
    with pytest.raises(ValueError, match="limit 6 exceeds the extent 5"):
        window.compose(Window((0, 0), (4, 6), (1, 1)))


@pytest.mark.parametrize(
    ("kept", "shape", "fault"),
    [
        pytest.param([0], [4, 10], "rank", id="too few dimensions"),
        pytest.param([0, 0], [10, 10], "distinct", id="one dimension twice"),
        pytest.param([0, 2], [4, 10], "distinct", id="no such dimension"),
        pytest.param([-1, 0], [10, 4], "distinct", id="negative dimension"),
        pytest.param([1, 0], [4, 10], "exceeds", id="limit above the extent"),
        pytest.param([0, 1], [4, 10, -1], "no window", id="dynamic extent"),
    ],
)
def test_no_such_lift(kept: list[int], shape: list[int], fault: str) -> None:
    with pytest.raises(ValueError, match=fault):
        Window((0, 5), (4, 10), (1, 1)).lift(kept, shape)
