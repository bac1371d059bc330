# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs: values that are consecutive row-major elements of another value, by shapes alone.

What each operation does to a run is here; following operands through a module is the caller's.

An empty value is a run at every position and so marks none: no function here calls it a run. That
keeps "each begins where the one before ends" from holding by accident.

Source: docs/concepts.md, "run"; StableHLO spec, slice, broadcast_in_dim and concatenate.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import pairwise
from math import prod
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from neuron_inst_combine.analysis.windows import Window


@dataclass(frozen=True, slots=True)
class Run:
    """The row-major elements [begin, end) of a source, in this order; units are elements.

    Raises:
        ValueError: not `0 <= begin <= end`.
    """

    begin: int
    end: int

    def __post_init__(self) -> None:
        """Refuse numbers that no operation can have."""
        if not 0 <= self.begin <= self.end:
            raise ValueError(f"there is no run [{self.begin}, {self.end})")

    @property
    def size(self) -> int:
        """The number of elements."""
        return self.end - self.begin

    def within(self, outer: Run) -> Run:
        """The run of u that w is, w being this run of v and v being the run `outer` of u.

        Raises:
            ValueError: this run ends past the last element of v.
        """
        if self.end > outer.size:
            raise ValueError(
                f"the run [{self.begin}, {self.end}) ends past the {outer.size} elements it is of"
            )
        return Run(outer.begin + self.begin, outer.begin + self.end)


def slice_run(shape: Sequence[int], window: Window) -> Run | None:
    """The run that the slice of a value of this shape (extents in elements) by `window` is.

    A slice is a run when for some dimension k the result has extent 1 in all dimensions before k,
    stride 1 (or extent 1) in k, and the whole extent in all after k; any other slice of at least
    one element is none. An empty slice is None, see the module.

    Raises:
        ValueError: `window` is no window of `shape`.

    Source: StableHLO spec, slice.
    """
    window.require_fits(shape)
    extents = window.extents()
    if 0 in extents:
        return None
    # The first dimension with more than one element is the only k that can meet the rule.
    k = next((dim for dim, extent in enumerate(extents) if extent > 1), window.rank)
    if k < window.rank and window.strides[k] != 1:
        return None
    if tuple(extents[k + 1 :]) != tuple(shape[k + 1 :]):
        return None
    begin = 0
    for start, extent in zip(window.starts, shape, strict=True):
        begin = begin * extent + start
    return Run(begin, begin + prod(extents))


def broadcast_keeps_run(
    operand_shape: Sequence[int], broadcast_dimensions: Sequence[int], result_shape: Sequence[int]
) -> bool:
    """Whether a broadcast_in_dim has its operand's row-major elements, each once and in order.

    It has when the shapes (extents in elements) hold equally many elements, at least one, and the
    dimensions increase strictly. Equal counts leave no room for the expansion of an extent 1: a
    result extent is never below its operand's, so all are equal and the added ones are 1.
    Dimensions that do not increase are refused even where those out of order have extent 1.

    Raises:
        ValueError: the dimensions are not one distinct result dimension for each operand dimension,
            or an operand extent is neither 1 nor that of its result dimension.

    Source: StableHLO spec, broadcast_in_dim, constraints C2 to C5.
    """
    if (
        len(broadcast_dimensions) != len(operand_shape)
        or len(set(broadcast_dimensions)) != len(broadcast_dimensions)
        or not all(0 <= dim < len(result_shape) for dim in broadcast_dimensions)
    ):
        raise ValueError(
            f"broadcast dimensions {list(broadcast_dimensions)} do not place the "
            f"{len(operand_shape)} dimensions of the operand in the {len(result_shape)} of the "
            "result"
        )
    for extent, dim in zip(operand_shape, broadcast_dimensions, strict=True):
        if extent not in (1, result_shape[dim]):
            raise ValueError(
                f"an extent {extent} cannot be broadcast to the {result_shape[dim]} of "
                f"dimension {dim}"
            )
    size = prod(operand_shape)
    return (
        size > 0
        and size == prod(result_shape)
        and all(before < after for before, after in pairwise(broadcast_dimensions))
    )


def concatenate_run(runs: Sequence[Run], shapes: Sequence[Sequence[int]], axis: int) -> Run | None:
    """The run that a concatenate along `axis` is, operand i being `runs[i]` of one source.

    `shapes[i]` is the shape of operand i (extents in elements). Each run must begin where the one
    before ends, and all dimensions before `axis` must have extent 1 (they are those of the result
    too), unless there is one operand only. None for anything else, and where an operand is empty.

    Raises:
        ValueError: no operands, not one shape for each run, a run whose size is not that of its
            shape, no dimension `axis`, or shapes that differ in another dimension than `axis`.

    Source: StableHLO spec, concatenate, constraints C2 to C6.
    """
    if not runs or len(runs) != len(shapes):
        raise ValueError(f"{len(runs)} runs and {len(shapes)} shapes are no concatenate")
    first = shapes[0]
    if not 0 <= axis < len(first):
        raise ValueError(f"operands of rank {len(first)} have no dimension {axis}")
    before, after = tuple(first[:axis]), tuple(first[axis + 1 :])
    for index, (run, shape) in enumerate(zip(runs, shapes, strict=True)):
        if tuple(shape[:axis]) != before or tuple(shape[axis + 1 :]) != after:
            raise ValueError(
                f"operands 0 and {index} of shapes {list(first)} and {list(shape)} differ in more "
                f"than dimension {axis}"
            )
        if run.size != prod(shape):
            raise ValueError(
                f"operand {index} has {prod(shape)} elements, but its run has {run.size}"
            )
    if any(run.size == 0 for run in runs):
        return None
    if len(runs) > 1 and prod(before) != 1:
        return None
    if any(one.end != following.begin for one, following in pairwise(runs)):
        return None
    return Run(runs[0].begin, runs[-1].end)
