# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makers for neuron-inst-combine: reduces of slices of reduces, and reduces beside one another."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from drawing import chance, obstacle, some, source, window
from element_types import ElementType
from module_text import Block, Value


def chain_of_reduces(block: Block) -> list[Value]:
    """Reduces with slices between them, or with none: two to four links."""
    random = block.random
    x = source(block, (2, 2, 3, 3, 4))
    count = 2 if chance(random, 0.15) else 1
    inputs = [x, *(_like(block, x) for _ in range(count - 1))]
    bodies = [random.choice(value.kind.laws) for value in inputs]
    inits = [
        init_value(block, value.kind, body) for value, body in zip(inputs, bodies, strict=True)
    ]
    values = list(inputs)
    if chance(random, 0.2):
        trimmed = some(random, len(x.shape), 0.5)
        view = window(random, x.shape, trimmed)
        values = [block.slice(value, view) for value in values]
    extra: list[Value] = []
    for link in range(random.choice((2, 2, 2, 3, 4))):
        rank = len(values[0].shape)
        if rank == 0:
            break
        if link:
            values = _between(block, values, extra)
            rank = len(values[0].shape)
            bodies, inits = _changed(block, values, bodies, inits)
        dims = some(random, rank, 0.45) or ([random.randrange(rank)] if rank else [])
        random.shuffle(dims)
        values = block.reduce(values, inits, dims, bodies)
        if chance(random, 0.07):
            extra.append(values[0])
    return [*values, *extra]


def repeated_chains(block: Block) -> list[Value]:
    """A chain that can be merged, and others that are like it, but for one thing now and then."""
    random = block.random
    x = block.function.argument(
        tuple(random.choice((2, 3, 4)) for _ in range(3)), source(block, (1,)).kind
    )
    body = random.choice(x.kind.laws)
    identity = block.constant((), x.kind, x.kind.identity(body), 1 if body == "multiply" else 0)
    view = window(random, x.shape[:2], [1])
    results: list[Value] = []
    for turn in range(random.randint(2, 4)):

        def init(turn: int = turn) -> Value:
            if not turn or not chance(random, 0.3):
                return identity
            if chance(random, 0.5):
                return block.number(x.kind, 1)
            return init_value(block, x.kind, body)

        def law(turn: int = turn) -> str:
            return random.choice(x.kind.laws) if turn and chance(random, 0.1) else body

        value = block.function.argument(x.shape, x.kind) if chance(random, 0.3) else x
        if turn and chance(random, 0.1):
            value = block.slice(value, [(0, n, 1) for n in value.shape])
        (inner,) = block.reduce([value], [init()], [2], [law()])
        taken = window(random, x.shape[:2], [1]) if turn and chance(random, 0.2) else view
        part = block.slice(inner, taken)
        results += block.reduce([part], [init()], [1], [law()])
        if turn and chance(random, 0.1):
            results.append(random.choice((inner, part)))
    return results


def _like(block: Block, value: Value) -> Value:
    """Another value of that shape, seldom of another element type."""
    kind = value.kind if chance(block.random, 0.7) else source(block, (1,)).kind
    return block.function.argument(value.shape, kind)


def _between(block: Block, values: Sequence[Value], extra: list[Value]) -> list[Value]:
    """The slices between two reduces, most often of dimensions that the next may reduce."""
    random = block.random
    result = list(values)
    if chance(random, 0.06):
        result = [obstacle(block, result[0]), *result[1:]]
        if result[0].shape != values[0].shape:
            result = [result[0]]
    if chance(random, 0.75):
        shape = result[0].shape
        view = window(random, shape, some(random, len(shape), 0.5))
        for k, value in enumerate(result):
            # Another window for one of several is a near miss.
            if k and chance(random, 0.1):
                view = [(0, b - a, 1) if step == 1 else (a, b, step) for a, b, step in view]
            result[k] = block.slice(value, view)
        if chance(random, 0.06):
            extra.append(result[0])
    return result


def _changed(
    block: Block, values: Sequence[Value], bodies: Sequence[str], inits: Sequence[Value]
) -> tuple[list[str], list[Value]]:
    """Bodies and init values of the next link: the same, equal ones, or others."""
    random = block.random
    new_bodies, new_inits = [], []
    for value, body, init in zip(values, bodies, inits, strict=False):
        other = body
        if chance(random, 0.12):
            laws = value.kind.laws
            other = random.choice(laws if value.kind.name == "i1" else [*laws, "subtract"])
        new_bodies.append(other)
        changes = chance(random, 0.35)
        new_inits.append(init_value(block, value.kind, other) if changes else init)
    return new_bodies, new_inits


def init_value(block: Block, kind: ElementType, body: str) -> Value:
    """An init value: most often the identity, else another constant or an argument."""
    random = block.random
    draw = random.random()
    if draw < 0.75 and body in kind.laws:
        bound = 1 if body == "multiply" else 0
        return block.constant((), kind, kind.identity(body), bound)
    if draw < 0.85:
        return block.number(kind, 1)
    if draw < 0.9 and kind.exact is not None and not kind.is_complex:
        return block.constant((), kind, "-0.0", 0)
    return block.function.argument((), kind)


def siblings(block: Block) -> list[Value]:
    """A reduce of a value, and reduces of slices of it, before or behind."""
    random = block.random
    x = source(block, (2, 2, 3, 4))
    rank = len(x.shape)
    if chance(random, 0.3):
        # To reduce a dimension of extent 1 is to drop it.
        narrow = random.randrange(rank)
        shape = tuple(1 if d == narrow else n for d, n in enumerate(x.shape))
        x = block.function.argument(shape, x.kind)
    body = random.choice(x.kind.laws)
    dims = some(random, rank, 0.4) or [random.randrange(rank)]
    init = init_value(block, x.kind, body)
    results: list[Value] = []
    count = random.choice((1, 1, 2, 3))
    position = random.randint(0, count) if chance(random, 0.4) else 0
    for turn in range(count + 1):
        own = init if chance(random, 0.7) else init_value(block, x.kind, body)
        if turn == position:
            results += block.reduce([x], [own], dims, [body])
            continue
        free = [d for d in range(rank) if d not in dims]
        trimmed = (
            [d for d in free if chance(random, 0.7)]
            if chance(random, 0.8)
            else some(random, rank, 0.4)
        )
        view = block.slice(x, window(random, x.shape, trimmed))
        own_dims = _nearly(random, dims, x.shape)
        own_body = body if chance(random, 0.93) else random.choice(x.kind.laws)
        results += block.reduce([view], [own], own_dims, [own_body])
        if chance(random, 0.05):
            results.append(view)
    return results


def _nearly(random: Random, dims: Sequence[int], shape: Sequence[int]) -> list[int]:
    """The same dimensions; sometimes more or less of those of extent 1, seldom others."""
    result = set(dims)
    for dimension, size in enumerate(shape):
        if chance(random, 0.4 if size == 1 else 0.03):
            result ^= {dimension}
    return sorted(result) or list(dims)
