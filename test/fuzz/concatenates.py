# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makers for the concatenates of neuron-hlo-inst-comb: copies, and pieces put together again."""

from __future__ import annotations

import math
from collections.abc import Sequence

from drawing import (
    MOST_ELEMENTS,
    chance,
    element_type,
    extent,
    obstacle,
    piece,
    pieces,
    reshaped,
    source,
)
from module_text import Block, Value


def copies_of_a_constant(block: Block) -> list[Value]:
    """A broadcast constant, cut, put together again and repeated."""
    random = block.random
    kind = element_type(random)
    width = random.randint(1, 4)
    numbers = ", ".join(kind.number(random.randint(-2, 2)) for _ in range(width))
    if chance(random, 0.93):
        vector = block.constant((width,), kind, f"[{numbers}]", 2)
    else:
        vector = block.function.argument((width,), kind)
    if chance(random, 0.1):
        vector = block.reshape(vector, (1, width) if chance(random, 0.7) else (width, 1))
    rank = len(vector.shape) + random.choice((0, 1, 1, 1, 2))
    dims = random.sample(range(rank), len(vector.shape))
    if chance(random, 0.8):
        dims.sort()
    shape = [max(1, extent(random) - 1) for _ in range(rank)]
    for k, dimension in enumerate(dims):
        shape[dimension] = vector.shape[k]
    table = block.broadcast(vector, tuple(shape), dims)
    if chance(random, 0.15):
        table = obstacle(block, table)
    whole = put_together(block, table)
    root = _repeated(block, whole)
    if chance(random, 0.15):
        return [block.concatenate([root, root], 0)] if root.shape else [root]
    return [root]


def _repeated(block: Block, value: Value) -> Value:
    """Copies side by side: most often all of one value."""
    random = block.random
    if not value.shape:
        return value
    axis = 0 if chance(random, 0.6) else random.randrange(len(value.shape))
    count = random.choice((1, 2, 2, 3, 4))
    if value.size * count > 2 * MOST_ELEMENTS:
        count = 2
    values = [value] * count
    if chance(random, 0.1):
        values[random.randrange(count)] = block.function.argument(value.shape, value.kind)
    return block.concatenate(values, axis)


def put_together(block: Block, x: Value) -> Value:
    """Slices of a value, concatenated: in order, or with a fault."""
    random = block.random
    if not x.shape:
        return x
    axes = [d for d, size in enumerate(x.shape) if size > 1] or [0]
    axis = axes[0] if chance(random, 0.6) else random.choice(axes)
    parts = pieces(random, x.shape[axis], equal=chance(random, 0.5))
    if chance(random, 0.12):
        random.shuffle(parts)
    if len(parts) > 2 and chance(random, 0.15):
        del parts[random.choice((0, -1, 1))]
    if chance(random, 0.05):
        parts.append(parts[0])
    values = [piece(block, x, axis, part) for part in parts]
    if chance(random, 0.15):
        values = _flattened(block, values)
        axis = 0 if len(values[0].shape) < len(x.shape) else axis
    fitting = _fitting(values, axis)
    return block.concatenate(fitting, axis)


def _flattened(block: Block, values: Sequence[Value]) -> list[Value]:
    """Each piece as a vector, so that what is put together is a run of elements."""
    return [block.reshape(value, (value.size,)) for value in values]


def _fitting(values: Sequence[Value], axis: int) -> list[Value]:
    first = values[0].shape
    return [
        value
        for value in values
        if len(value.shape) == len(first)
        and all(d == axis or n == first[d] for d, n in enumerate(value.shape))
    ]


def pieces_of_one_value(block: Block) -> list[Value]:
    """Pieces of any value, perhaps of a reshaped one, put together."""
    random = block.random
    x = source(block, (1, 2, 2, 3))
    if chance(random, 0.3):
        x = block.reshape(x, reshaped(random, x.shape))
    result = put_together(block, x)
    if chance(random, 0.2):
        result = put_together(block, result)
    return [result]


def rows_apart(block: Block) -> list[Value]:
    """Each row of a value as one of lower rank, then put together in another shape."""
    random = block.random
    x = source(block, (2, 2, 3))
    if x.shape[0] == 0:
        return [x]
    rows = [piece(block, x, 0, (k, k + 1)) for k in range(x.shape[0])]
    if chance(random, 0.15):
        rows.reverse()
    flat = [block.reshape(row, x.shape[1:]) for row in rows]
    if chance(random, 0.4):
        return [block.concatenate(flat, 0)]
    if chance(random, 0.5):
        lines = [block.reshape(row, (1, math.prod(x.shape[1:]))) for row in flat]
        return [block.concatenate(lines, random.choice((0, 0, 1)))]
    return [block.concatenate(flat, random.randrange(len(flat[0].shape)))]


def copies_of_a_value(block: Block) -> list[Value]:
    """Copies of any value, perhaps of a broadcast one."""
    random = block.random
    x = source(block, (1, 1, 2, 3))
    if chance(random, 0.25):
        shape = (random.randint(1, 3), *x.shape)
        if math.prod(shape) <= MOST_ELEMENTS:
            x = block.broadcast(x, shape, range(1, len(shape)))
    return [_repeated(block, x)]
