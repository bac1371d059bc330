# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Data movement on arrays of residues; views wherever numpy has one.

The arrays may have further dimensions behind those of the tensor: see ``bags``.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.validation.errors import LimitExceededError
from neuron_inst_combine.validation.field import Residues, compressed


def take_window(array: Residues, window: Window, result: Sequence[int]) -> Residues:
    """A slice; a dimension in which the array already has the result's extent stays whole."""
    index = tuple(
        slice(None) if array.shape[d] == result[d] else slice(start, limit, stride)
        for d, (start, limit, stride) in enumerate(
            zip(window.starts, window.limits, window.strides, strict=True)
        )
    )
    return array[index]


def reshape(array: Residues, shape: tuple[int, ...], limit: int) -> Residues:
    """The same elements under another shape, which includes the dimensions behind the tensor's.

    Raises:
      LimitExceededError: Repeated elements would have to be written out.
    """
    if array.size <= limit:
        return array.reshape(shape)
    try:
        return np.reshape(array, shape, copy=False)
    except ValueError as error:
        raise LimitExceededError(array.size, limit) from error


def broadcast(
    array: Residues, dimensions: Sequence[int], shape: tuple[int, ...], behind: int
) -> Residues:
    """``broadcast_in_dim`` to a shape, with so many dimensions behind the tensor's."""
    rank = array.ndim - behind
    order = sorted(range(rank), key=lambda d: dimensions[d])
    moved = array.transpose(*order, *range(rank, array.ndim))
    extents = [1] * len(shape)
    for d in range(rank):
        extents[dimensions[d]] = array.shape[d]
    tail = array.shape[rank:]
    # Only dimensions of extent 1 are put in, which numpy does without a copy.
    spread = moved.reshape((*extents, *tail))
    return np.broadcast_to(spread, (*shape, *tail))


def repeated(parts: Sequence[Residues], axis: int) -> Residues | None:
    """What a concatenate repeats along its axis, with extent 1 there; None for anything else."""
    parts = [part for part in parts if part.shape[axis]]
    if not parts or any(part.strides[axis] and part.shape[axis] > 1 for part in parts):
        return None
    first, *others = (part[(slice(None),) * axis + (slice(0, 1),)] for part in parts)
    if all(_same(first, other) for other in others):
        return first
    return None


def _same(one: Residues, other: Residues) -> bool:
    left, right = compressed([one, other])
    return bool(np.array_equal(left, right))


def reverse(array: Residues, dimensions: Sequence[int]) -> Residues:
    """Backwards along dimensions."""
    return np.flip(array, tuple(dimensions)) if dimensions else array


def pad(
    array: Residues,
    value: Residues,
    low: Sequence[int],
    interior: Sequence[int],
    shape: tuple[int, ...],
) -> Residues:
    """``pad``: to this shape, with a scalar around and between the elements."""
    result = np.full(shape, value[()], np.uint64)
    source: list[slice] = []
    target: list[slice] = []
    for extent, first, gap, length in zip(array.shape, low, interior, shape, strict=True):
        step = gap + 1
        # Negative edges cut elements off.
        begin = 0 if first >= 0 else -(first // step)
        end = min(extent, -((first - length) // step)) if length > first else 0
        begin = min(begin, end)
        source.append(slice(begin, end))
        start = first + begin * step
        target.append(slice(start, start + (end - begin - 1) * step + 1, step))
    if all(part.stop > part.start for part in source):
        result[tuple(target)] = array[tuple(source)]
    return result
