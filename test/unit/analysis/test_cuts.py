# RUN: %pytest %s
# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cuts against numpy: pieces of a cut, put together in order, are the value's elements."""

from __future__ import annotations

import time
from itertools import pairwise
from math import prod
from typing import TYPE_CHECKING

import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from neuron_inst_combine.analysis.cuts import Cut, Refusal, find_cut
from neuron_inst_combine.analysis.windows import Window

if TYPE_CHECKING:
    from numpy.typing import NDArray

EXAMPLES = settings(derandomize=True, deadline=None, max_examples=150)
Shape = tuple[int, ...]
# Extents of 0 are tried, but few: everything holds of no elements.
EXTENTS = st.sampled_from([1, 2, 3, 4, 1, 2, 3, 0])


def select(array: NDArray[np.int64], window: Window) -> NDArray[np.int64]:
    triples = zip(window.starts, window.limits, window.strides, strict=True)
    return array[tuple(slice(*triple) for triple in triples)]


def along(axis: int, shape: Shape, start: int, limit: int, stride: int = 1) -> Window:
    """The window that is [start:limit:stride] on `axis` and whole elsewhere."""
    starts, limits, strides = [0] * len(shape), list(shape), [1] * len(shape)
    starts[axis], limits[axis], strides[axis] = start, limit, stride
    return Window(tuple(starts), tuple(limits), tuple(strides))


def check(cut: Cut, windows: list[Window], shape: Shape) -> None:
    """Everything a cut says of its windows, on an array."""
    array = np.arange(prod(shape)).reshape(shape)
    assert sorted(cut.order) == list(range(len(windows)))
    pieces = [select(array, windows[index]) for index in cut.order]
    assert cut.widths == tuple(piece.shape[cut.axis] for piece in pieces)
    assert 0 not in cut.widths
    np.testing.assert_array_equal(
        np.concatenate(pieces, cut.axis),
        np.take(array, range(cut.begin, cut.end), cut.axis),
    )
    assert cut.covers(shape[cut.axis]) == (sum(cut.widths) == shape[cut.axis])
    assert cut.equal_widths == (len({piece.shape for piece in pieces}) == 1)


@st.composite
def partitions(draw: st.DrawFn, pieces: int = 2) -> tuple[Shape, int, list[Window]]:
    """A shape, an axis, and at least `pieces` windows, shuffled, that cut a part of the axis."""
    rank = draw(st.integers(1, 5))
    axis = draw(st.integers(0, rank - 1))
    shape = tuple(draw(st.integers(pieces, 12) if d == axis else EXTENTS) for d in range(rank))
    points = st.integers(0, shape[axis])
    bounds = sorted(draw(st.sets(points, min_size=pieces + 1)))
    if draw(st.booleans()):
        bounds = sorted({0, *bounds, shape[axis]})
    windows = []
    for start, end in pairwise(bounds):
        # One element may be selected with any stride and any limit the stride reaches.
        stride = draw(st.integers(1, 4)) if end == start + 1 else 1
        limit = draw(st.integers(end, max(end, min(shape[axis], start + stride))))
        windows.append(along(axis, shape, start, limit, stride))
    return shape, axis, draw(st.permutations(windows))


@st.composite
def nearby_windows(draw: st.DrawFn) -> tuple[Shape, list[Window]]:
    """Few windows of a small shape, so that many sets are cuts and many nearly so."""
    shape = draw(st.lists(EXTENTS, min_size=0, max_size=3).map(tuple))
    windows = []
    for _ in range(draw(st.integers(1, 3))):
        starts, limits, strides = [], [], []
        for extent in shape:
            whole = draw(st.integers(0, 3)) > 0
            limit = extent if whole else draw(st.integers(0, extent))
            starts.append(0 if whole else draw(st.integers(0, limit)))
            limits.append(limit)
            strides.append(draw(st.integers(1, 2)) if draw(st.integers(0, 3)) == 0 else 1)
        windows.append(Window(tuple(starts), tuple(limits), tuple(strides)))
    return shape, windows


def is_cut_along(axis: int, windows: list[Window], shape: Shape) -> bool:
    """The definition, from the elements of the axis that each window selects."""
    for window in windows:
        for dim, extent in enumerate(shape):
            elements = range(window.starts[dim], window.limits[dim], window.strides[dim])
            if dim != axis and len(elements) != extent:
                return False
    selected = sorted(
        list(range(window.starts[axis], window.limits[axis], window.strides[axis]))
        for window in windows
    )
    flat = [element for elements in selected for element in elements]
    return [] not in selected and flat == list(range(flat[0], flat[0] + len(flat)))


@given(partitions())
@EXAMPLES
def test_a_partition_in_any_order_is_a_cut(case: tuple[Shape, int, list[Window]]) -> None:
    shape, axis, windows = case
    cut = find_cut(windows, shape)
    assert isinstance(cut, Cut), cut
    assert cut.axis == axis
    check(cut, windows, shape)
    assert find_cut(windows, shape, axis) == cut
    for other in range(len(shape)):
        if other != axis:
            assert isinstance(find_cut(windows, shape, other), Refusal)


def refusal(windows: list[Window], shape: Shape, axis: int) -> str:
    """The reason why windows are no cut along `axis`, having checked that they are none at all."""
    assert isinstance(find_cut(windows, shape), Refusal)
    refused = find_cut(windows, shape, axis)
    assert isinstance(refused, Refusal), refused
    return refused.reason


@given(partitions(), st.data())
@EXAMPLES
def test_a_repeated_piece_overlaps(
    case: tuple[Shape, int, list[Window]], data: st.DataObject
) -> None:
    shape, axis, windows = case
    assert "(overlap)" in refusal([*windows, data.draw(st.sampled_from(windows))], shape, axis)


@given(partitions(pieces=3), st.data())
@EXAMPLES
def test_a_missing_piece_leaves_a_gap(
    case: tuple[Shape, int, list[Window]], data: st.DataObject
) -> None:
    shape, axis, windows = case
    inner = sorted(windows, key=lambda window: window.starts[axis])[1:-1]
    missing = data.draw(st.sampled_from(inner))
    rest = [window for window in windows if window != missing]
    assert "(gap)" in refusal(rest, shape, axis)


@given(partitions(), st.data())
@EXAMPLES
def test_a_piece_trimmed_elsewhere_is_refused(
    case: tuple[Shape, int, list[Window]], data: st.DataObject
) -> None:
    shape, axis, windows = case
    dims = [dim for dim, extent in enumerate(shape) if dim != axis and extent > 0]
    assume(dims)
    dim = data.draw(st.sampled_from(dims))
    index = data.draw(st.integers(0, len(windows) - 1))
    piece = windows[index]
    windows[index] = Window(
        tuple(start + (d == dim) for d, start in enumerate(piece.starts)),
        piece.limits,
        piece.strides,
    )
    assert refusal(windows, shape, axis) == (
        f"window {index} trims dimension {dim} ({shape[dim]} to {shape[dim] - 1}) "
        f"besides axis {axis}"
    )


@given(partitions(), st.data())
@EXAMPLES
def test_a_strided_piece_is_refused(
    case: tuple[Shape, int, list[Window]], data: st.DataObject
) -> None:
    shape, axis, windows = case
    # With two elements or fewer a stride of 2 leaves one, for which strides do not count.
    wide = [index for index, piece in enumerate(windows) if piece.extents()[axis] > 2]
    assume(wide)
    index = data.draw(st.sampled_from(wide))
    piece = windows[index]
    windows[index] = along(axis, shape, piece.starts[axis], piece.limits[axis], 2)
    assert refusal(windows, shape, axis) == f"window {index} has stride 2 on axis {axis}"


@given(nearby_windows())
@EXAMPLES
def test_few_windows_are_a_cut_exactly_when_they_are_along_some_axis(
    case: tuple[Shape, list[Window]],
) -> None:
    shape, windows = case
    axes = [axis for axis in range(len(shape)) if is_cut_along(axis, windows, shape)]
    for axis in range(len(shape)):
        forced = find_cut(windows, shape, axis)
        assert isinstance(forced, Cut) == (axis in axes), forced
        if isinstance(forced, Cut):
            check(forced, windows, shape)
    found = find_cut(windows, shape)
    assert isinstance(found, Cut) == bool(axes), found
    if isinstance(found, Cut):
        check(found, windows, shape)


def test_refusals_are_sentence_fragments() -> None:
    shape = (8, 6)
    cases: list[tuple[list[Window], str]] = [
        (
            [along(0, shape, 6, 8), along(0, shape, 0, 4)],
            "window 0 starts at 6, but the one before ends at 4 (gap)",
        ),
        (
            [along(0, shape, 0, 4), along(0, shape, 3, 8)],
            "window 1 starts at 3, but the one before ends at 4 (overlap)",
        ),
        (
            [along(0, shape, 0, 4), along(0, shape, 4, 8), along(0, shape, 0, 4)],
            "window 2 starts at 0, but the one before ends at 4 (overlap)",
        ),
        (
            [along(0, shape, 0, 4), Window((4, 0), (8, 4), (1, 1))],
            "window 1 trims dimension 1 (6 to 4) besides axis 0",
        ),
        (
            [along(0, shape, 0, 8, 2), along(0, shape, 1, 8, 2)],
            "window 0 has stride 2 on axis 0",
        ),
        (
            [along(0, shape, 0, 4), along(0, shape, 4, 4), along(0, shape, 4, 8)],
            "window 1 selects 0 of the 8 elements on axis 0",
        ),
        # All trim dimension 0 alike and differ in dimension 1: that is the axis they meant.
        (
            [Window((0, 0), (4, 3), (1, 1)), Window((0, 3), (4, 6), (1, 1))],
            "window 0 trims dimension 0 (8 to 4) besides axis 1",
        ),
        (
            [Window.whole(shape), Window.whole(shape)],
            "window 1 starts at 0, but the one before ends at 8 (overlap)",
        ),
        ([], "there are 0 windows, and a cut has at least 1"),
    ]
    for windows, reason in cases:
        assert find_cut(windows, shape) == Refusal(reason)


def test_a_forced_axis_is_the_only_one_tried() -> None:
    shape = (8, 6)
    columns = [along(1, shape, 0, 3), along(1, shape, 3, 6)]
    assert find_cut(columns, shape) == Cut(1, 0, 6, (3, 3), (0, 1))
    assert find_cut(columns, shape, axis=0) == Refusal(
        "window 0 trims dimension 1 (6 to 3) besides axis 0"
    )


def test_one_window_is_a_cut_of_itself() -> None:
    shape = (8, 6)
    assert find_cut([along(1, shape, 2, 5)], shape) == Cut(1, 2, 5, (3,), (0,))
    assert find_cut([Window.whole(shape)], shape) == Cut(0, 0, 8, (8,), (0,))
    assert find_cut([Window.whole(shape)], shape, axis=1) == Cut(1, 0, 6, (6,), (0,))


def test_rank_0_has_no_axis() -> None:
    reason = "a value of rank 0 has no dimension 0 to cut"
    assert find_cut([Window((), (), ())], ()) == Refusal(reason)
    assert find_cut([Window((), (), ())], (), axis=0) == Refusal(reason)


def test_an_axis_of_no_elements_has_no_pieces() -> None:
    shape = (0, 4)
    empty = Window.whole(shape)
    reason = "window 0 selects 0 of the 0 elements on axis 0"
    assert find_cut([empty], shape, axis=0) == Refusal(reason)
    assert find_cut([empty], shape) == Cut(1, 0, 4, (4,), (0,))
    assert find_cut([empty, empty], shape) == Refusal(
        "window 1 starts at 0, but the one before ends at 4 (overlap)"
    )


def test_other_dimensions_may_be_empty() -> None:
    shape = (4, 0)
    windows = [along(0, shape, 2, 4), along(0, shape, 0, 2)]
    assert find_cut(windows, shape) == Cut(0, 0, 4, (2, 2), (1, 0))


def test_covers_needs_both_ends() -> None:
    assert Cut(0, 0, 8, (4, 4), (0, 1)).covers(8)
    assert not Cut(0, 0, 8, (4, 4), (0, 1)).covers(9)
    assert not Cut(0, 1, 8, (4, 3), (0, 1)).covers(8)


def test_equal_widths() -> None:
    assert Cut(0, 0, 8, (4, 4), (0, 1)).equal_widths
    assert not Cut(0, 0, 8, (5, 3), (0, 1)).equal_widths


def test_windows_of_another_shape_are_errors() -> None:
    with pytest.raises(ValueError, match="limit 8 exceeds the extent 4"):
        find_cut([along(0, (8,), 0, 4), along(0, (8,), 4, 8)], (4,))
    # It selects one element of the eight, but with a limit that none of eight has.
    with pytest.raises(ValueError, match="limit 9 exceeds the extent 8"):
        find_cut([along(0, (8,), 0, 9, 9)], (8,))
    with pytest.raises(ValueError, match="rank 1"):
        find_cut([along(0, (8,), 0, 4)], (8, 2))
    with pytest.raises(ValueError, match="no dimension -1"):
        find_cut([along(0, (8,), 0, 4)], (8,), axis=-1)


def test_many_windows_take_no_more_than_sorting_them() -> None:
    count = 50_000
    shape = (3 * count, 2)
    # A prime stride goes through all pieces, and leaves no two neighbours side by side.
    pieces = [7919 * index % count for index in range(count)]
    windows = [along(0, shape, 3 * piece, 3 * piece + 3) for piece in pieces]
    began = time.process_time()
    cut = find_cut(windows, shape)
    # A quadratic search would take minutes; the bound leaves room for a busy machine.
    assert time.process_time() - began < 5
    assert isinstance(cut, Cut)
    assert cut.covers(shape[0])
    assert cut.equal_widths
    assert [windows[index].starts[0] for index in cut.order] == list(range(0, shape[0], 3))
