# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Windows: what a slice selects of its operand, as numbers.

Source: StableHLO spec, slice; docs/concepts.md, "window".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence


def _extent(start: int, limit: int, stride: int) -> int:
    return -((start - limit) // stride)


@dataclass(frozen=True, slots=True)
class Window:
    """The start, limit and stride of a slice, one triple for each dimension of its operand.

    In dimension d the window selects the elements `starts[d], starts[d] + strides[d], ...` that
    are below `limits[d]`; all three are counted in elements of that dimension. A window does not
    hold the shape it is a window of: methods that need it take it as `shape` or `extent`.

    Two windows can select the same elements and differ in their numbers; compare `normalized()`.

    Raises:
        ValueError: the tuples differ in length, or a triple is not `0 <= start <= limit`,
            `1 <= stride`.

    Source: StableHLO spec, slice, constraints C2 to C4.
    """

    starts: tuple[int, ...]
    limits: tuple[int, ...]
    strides: tuple[int, ...]

    def __post_init__(self) -> None:
        """Refuse numbers that no operation can have."""
        if not len(self.starts) == len(self.limits) == len(self.strides):
            raise ValueError(
                f"a window needs as many starts ({len(self.starts)}) as limits "
                f"({len(self.limits)}) and strides ({len(self.strides)})"
            )
        for dim, (start, limit, stride) in enumerate(
            zip(self.starts, self.limits, self.strides, strict=True)
        ):
            if not 0 <= start <= limit or stride < 1:
                raise ValueError(f"dimension {dim} has no window [{start}:{limit}:{stride}]")

    @classmethod
    def whole(cls, shape: Sequence[int]) -> Window:
        """The window that selects all of a value of this shape (extents in elements).

        Raises:
            ValueError: an extent is negative, as a dynamic one is.
        """
        return cls((0,) * len(shape), tuple(shape), (1,) * len(shape))

    @property
    def rank(self) -> int:
        """The number of dimensions, of the operand and of the result alike."""
        return len(self.starts)

    def extents(self) -> tuple[int, ...]:
        """The shape of the result, in elements: ceil((limit - start) / stride) per dimension.

        Source: StableHLO spec, slice, constraint C5.
        """
        return tuple(map(_extent, self.starts, self.limits, self.strides))

    def require_fits(self, shape: Sequence[int]) -> None:
        """Check that this can be a window of a value of this shape (extents in elements).

        Raises:
            ValueError: the shape has another rank, or a limit exceeds its extent.

        Source: StableHLO spec, slice, constraint C3.
        """
        if len(shape) != self.rank:
            raise ValueError(f"a window of rank {self.rank} is none of a shape {list(shape)}")
        for dim, (limit, extent) in enumerate(zip(self.limits, shape, strict=True)):
            if limit > extent:
                raise ValueError(f"limit {limit} exceeds the extent {extent} of dimension {dim}")

    def is_whole(self, shape: Sequence[int]) -> bool:
        """Whether this selects every element of a value of this shape (extents in elements).

        Raises:
            ValueError: as `require_fits`.
        """
        return not self.trimmed(shape)

    def is_whole_in(self, dim: int, extent: int) -> bool:
        """Whether this selects every element of dimension `dim`, which has `extent` elements.

        Raises:
            ValueError: there is no dimension `dim`, or its limit exceeds `extent`.
        """
        if not 0 <= dim < self.rank:
            raise ValueError(f"a window of rank {self.rank} has no dimension {dim}")
        if self.limits[dim] > extent:
            raise ValueError(
                f"limit {self.limits[dim]} exceeds the extent {extent} of dimension {dim}"
            )
        # No limit exceeds the extent, so as many elements as there are can only be all of them.
        return _extent(self.starts[dim], self.limits[dim], self.strides[dim]) == extent

    def trimmed(self, shape: Sequence[int]) -> tuple[int, ...]:
        """The dimensions, ascending, in which the result is smaller than this shape (in elements).

        Raises:
            ValueError: as `require_fits`.
        """
        self.require_fits(shape)
        return tuple(
            dim
            for dim, (selected, extent) in enumerate(zip(self.extents(), shape, strict=True))
            if selected != extent
        )

    def normalized(self) -> Window:
        """The window that selects the same elements, in the same rank, with the plainest numbers.

        The limit is one past the last selected element (the start where there is none), and the
        stride is 1 where fewer than two elements are selected. So two windows that select the same
        elements of one value, at least one, are equal once normalized.
        """
        limits: list[int] = []
        strides: list[int] = []
        for start, limit, stride in zip(self.starts, self.limits, self.strides, strict=True):
            extent = _extent(start, limit, stride)
            limits.append(start + (extent - 1) * stride + 1 if extent else start)
            strides.append(stride if extent > 1 else 1)
        return Window(self.starts, tuple(limits), tuple(strides))

    def compose(self, inner: Window) -> Window:
        """The one window of v that selects what `inner` selects of w, w being this window of v.

        The result is normalized, has the extents of `inner`, and fits every shape this window fits.

        Raises:
            ValueError: `inner` is no window of a value of the shape `self.extents()`.
        """
        inner.require_fits(self.extents())
        starts: list[int] = []
        limits: list[int] = []
        strides: list[int] = []
        for dim, extent in enumerate(inner.extents()):
            stride = self.strides[dim] * inner.strides[dim]
            start = self.starts[dim] + inner.starts[dim] * self.strides[dim]
            # An empty inner window may start one past w, which a stride can carry past v's end.
            start = min(start, self.limits[dim])
            starts.append(start)
            limits.append(start + (extent - 1) * stride + 1 if extent else start)
            strides.append(stride if extent > 1 else 1)
        return Window(tuple(starts), tuple(limits), tuple(strides))

    def lift(self, kept: Sequence[int], shape: Sequence[int]) -> Window:
        """This window in the frame of a value of higher rank, whole in what this does not speak of.

        With `shape` the operand's shape of a reduce (extents in elements) and `kept` the dimensions
        it keeps, a slice of its result by this window is the reduce of the operand's slice by the
        lifted one. Dimension `kept[k]` gets triple k, every other dimension its whole extent.

        Raises:
            ValueError: `kept` has not one dimension of `shape` for each of this window's, or
                repeats one; a limit exceeds its extent; or an extent is negative.

        Source: StableHLO spec, reduce, constraint C7 (what a reduce does to a shape).
        """
        if len(set(kept)) != len(kept) or not all(0 <= dim < len(shape) for dim in kept):
            raise ValueError(f"{list(kept)} are not distinct dimensions of a rank {len(shape)}")
        self.require_fits([shape[dim] for dim in kept])
        starts = [0] * len(shape)
        limits = list(shape)
        strides = [1] * len(shape)
        for k, dim in enumerate(kept):
            starts[dim], limits[dim], strides[dim] = self.starts[k], self.limits[k], self.strides[k]
        return Window(tuple(starts), tuple(limits), tuple(strides))
