# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makers for the sums of neuron-hlo-inst-comb: slices of one value, added up."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from drawing import MOST_ELEMENTS, calm, chance, element_type, pieces, shape_of_rank, some, window
from module_text import Block, Value


def sum_of_slices(block: Block) -> list[Value]:
    """Slices side by side, in any order, added in a tree of any form; most often sliced."""
    random = block.random
    x, axis = _source(block)
    parts = pieces(random, x.shape[axis], equal=True)
    if len(parts) > 2 and chance(random, 0.2):
        start = random.randint(0, len(parts) - 2)
        parts = parts[start : random.randint(start + 2, len(parts))]
    windows = [_window(x, axis, part) for part in parts]
    random.shuffle(windows)
    if chance(random, 0.35):
        _spoil(random, windows, x, axis)
    leaves = [block.slice(x, view) for view in windows]
    if chance(random, 0.04):
        leaves[0] = block.function.argument(leaves[0].shape, x.kind)
    shape = leaves[0].shape
    leaves = [leaf for leaf in leaves if leaf.shape == shape]
    extra: list[Value] = []
    total = tree(block, leaves, extra)
    if chance(random, 0.7):
        trimmed = some(random, len(total.shape), 0.4) if chance(random, 0.5) else []
        total = block.slice(total, window(random, total.shape, trimmed))
    return [total, *extra]


def _source(block: Block) -> tuple[Value, int]:
    """A value, and an axis of it that can be cut; the first most often."""
    random = block.random
    if chance(random, 0.3):
        fitting = [
            (value, axis)
            for value in block.values
            for axis, size in enumerate(value.shape)
            if size > 1
        ]
        if fitting:
            value, axis = random.choice(fitting)
            return calm(block, value), axis
    rank = random.choice((1, 1, 2, 2, 3))
    axis = 0 if chance(random, 0.65) else random.randrange(rank)
    shape = list(shape_of_rank(random, rank))
    shape[axis] = random.choice((4, 6, 8, 9, 10, 12))
    while shape[axis] > 1 and _size(shape) > MOST_ELEMENTS:
        shape[axis] //= 2
    return block.function.argument(tuple(shape), element_type(random)), axis


def _size(shape: Sequence[int]) -> int:
    size = 1
    for n in shape:
        size *= n
    return size


def _window(x: Value, axis: int, part: tuple[int, int]) -> list[tuple[int, int, int]]:
    view = [(0, size, 1) for size in x.shape]
    view[axis] = (*part, 1)
    return view


def _spoil(random: Random, windows: list[list[tuple[int, int, int]]], x: Value, axis: int) -> None:
    """A fault in the slices: one twice, one moved, one missing, one of other columns, a stride."""
    which = random.randrange(6)
    start, limit, _ = windows[0][axis]
    if which == 0:
        windows[0] = list(windows[-1])
    elif which == 1 and limit < x.shape[axis]:
        windows[0][axis] = (start + 1, limit + 1, 1)
    elif which == 2 and len(windows) > 2:
        del windows[random.randrange(len(windows))]
    elif which == 3 and len(x.shape) > 1:
        other = (axis + 1) % len(x.shape)
        if x.shape[other] > 1:
            moved = random.randint(0, 1)
            for k, view in enumerate(windows):
                begin = moved if k else 1 - moved
                view[other] = (begin, x.shape[other] - 1 + begin, 1)
    elif which == 4:
        wide = x.shape[axis] - (limit - start) * 2 + 1
        if limit - start > 1 and wide > 0:
            windows[0][axis] = (0, (limit - start) * 2 - 1, 2)
    elif chance(random, 0.5):
        windows.append(list(windows[0]))


def tree(block: Block, leaves: Sequence[Value], extra: list[Value]) -> Value:
    """Adds values up, two neighbours at a time: a chain or any other tree."""
    random = block.random
    rest = list(leaves)
    is_chain = chance(random, 0.5)
    while len(rest) > 1:
        k = 0 if is_chain else random.randrange(len(rest) - 1)
        name = "subtract" if chance(random, 0.02) and rest[0].kind.name != "i1" else "add"
        pair = (rest[k], rest[k + 1]) if chance(random, 0.8) else (rest[k + 1], rest[k])
        total = block.binary(name, *pair)
        if chance(random, 0.03):
            extra.append(total)
        if chance(random, 0.06) and total.shape and rest[0].shape == total.shape:
            # A slice of all, between the adds.
            total = block.slice(total, [(0, size, 1) for size in total.shape])
        rest[k : k + 2] = [total]
    return rest[0]


def halving_tree(block: Block) -> list[Value]:
    """Adds the halves, or thirds, of a value, then those of the sum."""
    random = block.random
    x, axis = _source(block)
    extra: list[Value] = []
    for _ in range(random.choice((2, 3))):
        size = x.shape[axis]
        counts = [n for n in (2, 3) if size % n == 0]
        if not counts:
            break
        count = random.choice(counts)
        width = size // count
        windows = [_window(x, axis, (k * width, (k + 1) * width)) for k in range(count)]
        if chance(random, 0.1):
            random.shuffle(windows)
        if chance(random, 0.06):
            windows[0] = list(windows[-1])
        leaves = [block.slice(x, view) for view in windows]
        x = tree(block, leaves, extra)
        if chance(random, 0.06):
            extra.append(x)
    return [x, *extra]
