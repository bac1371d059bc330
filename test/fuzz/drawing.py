# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What the makers of programs have in common: random extents, windows and sources.

A *maker* adds the ops of one program to a block: one that a pattern rewrites or, as often, one that
it must leave for a reason of its own. Which, is left to many small draws, so that reasons meet.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from random import Random

from element_types import ELEMENT_TYPES, ElementType
from module_text import Block, Shape, Value

MOST_ELEMENTS = 240
"""Of one value; more would prove no more, and take longer."""

Window = list[tuple[int, int, int]]


def chance(random: Random, share: float) -> bool:
    """True in this share of all draws."""
    return random.random() < share


def element_type(random: Random) -> ElementType:
    """Draws an element type."""
    weights = [kind.weight for kind in ELEMENT_TYPES]
    return random.choices(ELEMENT_TYPES, weights)[0]


def extent(random: Random) -> int:
    """Draws an extent: small ones, sometimes 1, seldom 0."""
    return random.choices((0, 1, 2, 3, 4, 5, 6), (1, 12, 25, 25, 20, 10, 7))[0]


def shape_of_rank(random: Random, rank: int) -> Shape:
    """Draws a shape that is not too large."""
    shape = [extent(random) for _ in range(rank)]
    while math.prod(shape) > MOST_ELEMENTS:
        largest = max(range(rank), key=lambda d: shape[d])
        shape[largest] -= 1
    return tuple(shape)


def source(block: Block, ranks: Sequence[int], kind: ElementType | None = None) -> Value:
    """A value to work on: an argument, or sometimes what an earlier program computed."""
    random = block.random
    if chance(random, 0.35):
        fitting = [
            value
            for value in block.values
            if len(value.shape) in ranks and (kind is None or value.kind == kind)
        ]
        if fitting:
            return calm(block, random.choice(fitting))
    shape = shape_of_rank(random, random.choice(list(ranks)))
    return block.function.argument(shape, kind or element_type(random))


def calm(block: Block, value: Value) -> Value:
    """A value whose elements are small enough to add up some of them."""
    kind = value.kind
    if kind.exact is None or value.bound * 8 <= kind.exact or kind.is_complex:
        return value
    bound = kind.input_bound
    low, high = block.number(kind, -bound), block.number(kind, bound)
    return block.op("clamp", [low, value, high], [(value.shape, kind, bound)])[0]


def window(random: Random, shape: Shape, trimmed: Sequence[int]) -> Window:
    """Draws a window that is whole but for some dimensions."""
    result = []
    for dimension, size in enumerate(shape):
        if dimension not in trimmed or size == 0:
            result.append((0, size, 1))
            continue
        start = random.randrange(size) if chance(random, 0.6) else 0
        limit = random.randint(start + 1, size)
        stride = random.choice((2, 2, 3)) if chance(random, 0.2) else 1
        result.append((start, limit, stride))
    return result


def some(random: Random, count: int, share: float) -> list[int]:
    """Draws dimensions, each with the same chance."""
    return [d for d in range(count) if chance(random, share)]


def obstacle(block: Block, value: Value) -> Value:
    """An op that keeps the shape or its size, in a place where a pattern wants none."""
    random = block.random
    rank = len(value.shape)
    which = random.randrange(4)
    if which == 0 and rank > 1:
        order = list(range(rank))
        random.shuffle(order)
        return block.transpose(value, order)
    if which == 1 and rank:
        return block.reverse(value, [random.randrange(rank)])
    if which == 2:
        return block.reshape(value, reshaped(random, value.shape))
    return block.unary("optimization_barrier", value)


def reshaped(random: Random, shape: Shape) -> Shape:
    """Draws another shape of as many elements."""
    total = math.prod(shape)
    if total == 0:
        return shape
    result: list[int] = []
    while total > 1 and len(result) < 3:
        factor = random.choice([n for n in range(1, total + 1) if total % n == 0])
        result.append(factor)
        total //= factor
    if total > 1:
        result.append(total)
    if chance(random, 0.3):
        result.insert(random.randint(0, len(result)), 1)
    return tuple(result)


def pieces(random: Random, total: int, *, equal: bool) -> list[tuple[int, int]]:
    """Draws a cut of [0, total): neighbours that cover it, at least two if there is room."""
    if total < 2:
        return [(0, total)]
    if equal:
        width = random.choice([n for n in range(1, total) if total % n == 0])
        return [(start, start + width) for start in range(0, total, width)]
    count = random.randint(2, min(total, 4))
    inner = sorted(random.sample(range(1, total), count - 1))
    return list(zip([0, *inner], [*inner, total], strict=True))


def piece(block: Block, value: Value, axis: int, part: tuple[int, int]) -> Value:
    """A slice of one axis, whole elsewhere."""
    windows = [(0, size, 1) for size in value.shape]
    windows[axis] = (*part, 1)
    return block.slice(value, windows)
