# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makers that put programs into regions: the body of a while, the branches of a case or an if."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from drawing import calm, chance, shape_of_rank
from element_types import BY_NAME, ElementType
from module_text import INDEX, Block, Value, region_text

Fill = Callable[[Block], list[Value]]
"""Puts programs into a block and gives their results."""


def loop(block: Block, fill: Fill) -> list[Value]:
    """A while that runs at most three times, and carries what its body computes."""
    random = block.random
    start = block.number(INDEX, 0)
    carried = random.choice(block.values) if block.values and chance(random, 0.5) else None
    if carried is None:
        carried = block.function.argument(
            shape_of_rank(random, random.choice((1, 2))), BY_NAME["f32"]
        )
    carried = calm(block, carried)
    names = [block.function.fresh() for _ in range(4)]
    bound = carried.bound

    condition = Block(block.function)
    counter = Value(names[0], (), INDEX, 8)
    limit = condition.number(INDEX, random.randint(0, 3))
    less = "comparison_direction = #stablehlo<comparison_direction LT>"
    test = condition.op("compare", [counter, limit], [((), BY_NAME["i1"], 1)], less)
    arguments = [counter, Value(names[1], carried.shape, carried.kind, bound)]
    first = region_text(condition, arguments, test)

    body = Block(block.function, block)
    counter = Value(names[2], (), INDEX, 8)
    state = Value(names[3], carried.shape, carried.kind, bound)
    body.values.append(state)
    following = body.binary("add", counter, body.number(INDEX, 1))
    found = [value for value in fill(body) if _same_type(value, carried)]
    result = state
    if found:
        result = random.choice(found)
        if carried.kind.laws and chance(random, 0.5):
            result = body.binary(
                "maximum" if "maximum" in carried.kind.laws else "add", result, state
            )
        result = _bounded(body, result, state)
    second = region_text(body, [counter, state], [following, result])

    results = [((), INDEX, 8), (carried.shape, carried.kind, bound)]
    return block.op("while", [start, carried], results, "", f" ({first}, {second})")[1:]


def _same_type(value: Value, other: Value) -> bool:
    return value.shape == other.shape and value.kind == other.kind


def _bounded(body: Block, value: Value, state: Value) -> Value:
    """The value, made as small as the state that it is to become."""
    kind = value.kind
    if kind.exact is None or value.bound <= state.bound:
        return value
    if kind.is_complex:
        return state
    low, high = body.number(kind, -state.bound), body.number(kind, state.bound)
    return body.op("clamp", [low, value, high], [(value.shape, kind, state.bound)])[0]


def branches(block: Block, fill: Fill) -> list[Value]:
    """A case or an if, whose branches return results of one type each."""
    random = block.random
    is_case = chance(random, 0.5)
    index = block.function.argument((), INDEX if is_case else BY_NAME["i1"])
    first = Block(block.function, block)
    found = fill(first)[:2]
    types = [(value.shape, value.kind) for value in found]
    bounds = [value.bound for value in found]
    regions = [region_text(first, [], found)]
    for _ in range(random.choice((1, 2)) if is_case else 1):
        other = Block(block.function, block)
        candidates = fill(other) + other.values
        values = [_of_type(other, candidates, *part) for part in types]
        bounds = [max(pair) for pair in zip(bounds, (v.bound for v in values), strict=True)]
        regions.append(region_text(other, [], values))
    results = [(*part, bound) for part, bound in zip(types, bounds, strict=True)]
    return block.op("case" if is_case else "if", [index], results, "", f" ({', '.join(regions)})")


def _of_type(
    block: Block, candidates: Sequence[Value], shape: tuple[int, ...], kind: ElementType
) -> Value:
    for value in candidates:
        if value.shape == shape and value.kind == kind:
            return value
    return block.broadcast(block.number(kind, 1), shape, [])
