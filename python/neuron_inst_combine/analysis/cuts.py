# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cuts: slices of one value that lie side by side along one axis.

Source: docs/concepts.md, "cut"; StableHLO spec, slice.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from neuron_inst_combine.analysis.windows import Window


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why windows are no cut.

    `reason` is a lowercase fragment of a sentence with the numbers that decided; it calls a window
    by its index in the sequence that was asked about.
    """

    reason: str


@dataclass(frozen=True, slots=True)
class Cut:
    """Windows that divide the elements [begin, end) of dimension `axis` among them.

    `widths[i]` is the extent along `axis`, at least 1, of the i-th piece from the start, and
    `order[i]` that piece's index in the sequence that was asked about. All counts are in elements
    of `axis`.
    """

    axis: int
    begin: int
    end: int
    widths: tuple[int, ...]
    order: tuple[int, ...]

    def covers(self, extent: int) -> bool:
        """Whether the pieces are all of a dimension of `extent` elements."""
        return self.begin == 0 and self.end == extent

    @property
    def equal_widths(self) -> bool:
        """Whether all pieces are equally wide."""
        return all(width == self.widths[0] for width in self.widths)


def find_cut(
    windows: Sequence[Window], shape: Sequence[int], axis: int | None = None
) -> Cut | Refusal:
    """Find the cut that `windows`, in any order, make of a value of this shape.

    Windows are a cut when they are whole in every dimension but one, the axis, and there have
    stride 1, select something, and, sorted by start, each begin where the one before ends. A window
    that is there twice overlaps itself.

    Without `axis` it is the first dimension in which windows differ, else the first that they trim,
    else (all windows whole) the first that has elements. So one whole window is a cut along that
    dimension, or along the `axis` that is asked for, and two whole windows overlap. A value of rank
    0 has no axis and so no cut.

    `shape` is in elements, `axis` a dimension. Takes O(n log n) time for n windows.

    Raises:
        ValueError: a window is no window of `shape`, or `axis` is negative.

    Source: docs/concepts.md, "cut".
    """
    if axis is not None and axis < 0:
        raise ValueError(f"there is no dimension {axis}")
    for window in windows:
        window.require_fits(shape)
    if not windows:
        return Refusal("there are 0 windows, and a cut has at least 1")
    # A stride or limit that selects nothing more must not make windows differ or refuse them.
    plain = [window.normalized() for window in windows]
    if axis is None:
        axis = _likely_axis(plain, shape)
    if axis >= len(shape):
        return Refusal(f"a value of rank {len(shape)} has no dimension {axis} to cut")
    for index, window in enumerate(plain):
        if reason := _not_a_piece(index, window, shape, axis):
            return Refusal(reason)
    order = sorted(range(len(plain)), key=lambda index: plain[index].starts[axis])
    begin = end = plain[order[0]].starts[axis]
    widths: list[int] = []
    for index in order:
        start, limit = plain[index].starts[axis], plain[index].limits[axis]
        if start != end:
            fault = "gap" if start > end else "overlap"
            return Refusal(
                f"window {index} starts at {start}, but the one before ends at {end} ({fault})"
            )
        widths.append(limit - start)
        end = limit
    return Cut(axis, begin, end, tuple(widths), tuple(order))


def _likely_axis(windows: Sequence[Window], shape: Sequence[int]) -> int:
    first = windows[0]
    differing = {
        dim
        for window in windows
        for dim in range(first.rank)
        if window.starts[dim] != first.starts[dim]
        or window.limits[dim] != first.limits[dim]
        or window.strides[dim] != first.strides[dim]
    }
    # Where none differ, all trim what the first one trims.
    return min(
        differing or first.trimmed(shape) or (dim for dim, extent in enumerate(shape) if extent),
        default=0,
    )


def _not_a_piece(index: int, window: Window, shape: Sequence[int], axis: int) -> str | None:
    extents = window.extents()
    for dim in window.trimmed(shape):
        if dim != axis:
            return (
                f"window {index} trims dimension {dim} ({shape[dim]} to {extents[dim]}) "
                f"besides axis {axis}"
            )
    if extents[axis] == 0:
        return f"window {index} selects 0 of the {shape[axis]} elements on axis {axis}"
    if window.strides[axis] != 1:
        return f"window {index} has stride {window.strides[axis]} on axis {axis}"
    return None
