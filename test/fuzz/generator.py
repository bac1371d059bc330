# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Random valid modules around the patterns; the same seed and index give the same module."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from concatenates import (
    copies_of_a_constant,
    copies_of_a_value,
    pieces_of_one_value,
    rows_apart,
)
from drawing import chance, obstacle, source
from dynamic import dynamic_function
from module_text import Block, Function, Value, function_text
from nested import branches, loop
from reduces import chain_of_reduces, repeated_chains, siblings
from sums import halving_tree, sum_of_slices

HLO = "neuron-hlo-inst-comb"
INST = "neuron-inst-combine"

MAKERS: tuple[tuple[Callable[[Block], list[Value]], int], ...] = (
    (chain_of_reduces, 30),
    (repeated_chains, 8),
    (siblings, 12),
    (sum_of_slices, 24),
    (halving_tree, 7),
    (copies_of_a_constant, 14),
    (pieces_of_one_value, 9),
    (rows_apart, 5),
    (copies_of_a_value, 8),
)
"""What makes a program, and how often, compared to the others."""

_MAKE, _WEIGHTS = zip(*MAKERS, strict=True)


@dataclass(frozen=True)
class Specimen:
    """A module, and how the passes are to be run on it.

    Attributes:
        text: the module, with an entry function `main`.
        inputs: the types of its arguments.
        results: the types of its results.
        exact: whether every order of its sums gives the same bits on small integers.
        preserve_signed_zero: whether the sign of zeros is kept.
        engine: who matches: `auto`, which is Python for so small a module, or `pdl`.
        hlo_first: in which order the passes run.
        remarks: whether remarks are made too.
    """

    text: str
    inputs: tuple[str, ...]
    results: tuple[str, ...]
    exact: bool
    preserve_signed_zero: bool
    engine: str
    hlo_first: bool
    remarks: bool

    def pipeline(self, mode: str) -> str:
        """Both passes in a mode, `documented` or `extended`."""
        options = [f"patterns={mode}"]
        if self.preserve_signed_zero:
            options.append("signed-zero=preserve")
        if self.engine != "auto":
            options.append(f"engine={self.engine}")
        passes = [f"{name}{{{' '.join(options)}}}" for name in (HLO, INST)]
        return ",".join(passes if self.hlo_first else reversed(passes))


def specimen(seed: int, index: int) -> Specimen:
    """Makes one module of the sequence of a seed."""
    return draw(Random(f"{seed}:{index}"))  # nothing is kept secret by it


def draw(random: Random) -> Specimen:
    """Makes a module of what a source of random numbers gives."""
    tagged = chance(random, 0.2)
    function = Function(
        random,
        tag_rate=0.1 if tagged else 0.0,
        sharding_rate=0.05 if tagged and chance(random, 0.5) else 0.0,
    )
    block = Block(function)
    results = _fill(block, random.choice((1, 1, 2, 2, 3)), depth=0)
    random.shuffle(results)
    if chance(random, 0.12):
        text, results = _behind_a_call(function, block, results)
    else:
        text = function_text("main", function, block, results)
    if chance(random, 0.04):
        text += dynamic_function(random)
    return Specimen(
        text=text,
        inputs=tuple(value.type for value in function.arguments),
        results=tuple(value.type for value in results),
        exact=function.exact,
        preserve_signed_zero=chance(random, 0.15),
        engine="pdl" if chance(random, 0.5) else "auto",
        hlo_first=chance(random, 0.6),
        remarks=chance(random, 0.1),
    )


def _fill(block: Block, count: int, depth: int) -> list[Value]:
    """Puts programs into a block, some of them in regions; gives their results."""
    random = block.random
    results: list[Value] = []
    for _ in range(count):
        nests = chance(random, 0.16) and depth < 2
        if nests:
            make = random.choice((loop, branches))
            found = make(block, lambda inner: _fill(inner, random.choice((1, 1, 2)), depth + 1))
        else:
            found = random.choices(_MAKE, _WEIGHTS)[0](block)
        found = [_used(block, value) for value in found]
        block.values += found
        results += found
    return results


def _used(block: Block, value: Value) -> Value:
    """A result, sometimes behind one more op, so that it is no operand of a return."""
    random = block.random
    if chance(random, 0.2):
        return obstacle(block, value)
    if chance(random, 0.06):
        return block.binary(random.choice(value.kind.laws), value, source_like(block, value))
    return value


def source_like(block: Block, value: Value) -> Value:
    """Another value of the same type."""
    found = source(block, (len(value.shape),), value.kind)
    return found if found.shape == value.shape else value


def _behind_a_call(
    function: Function, body: Block, results: list[Value]
) -> tuple[str, list[Value]]:
    """The module with the function as a private one that `main` calls, once or twice."""
    callee = function_text("callee", function, body, results, private=True)
    caller = Function(function.random, 0.0, 0.0, list(function.arguments))
    block = Block(caller)
    names = ", ".join(value.name for value in function.arguments)
    inputs = ", ".join(value.type for value in function.arguments)
    types = ", ".join(value.type for value in results)
    base = caller.fresh()
    many = len(results) > 1
    count = f":{len(results)}" if many else ""
    block.lines.append(f"{base}{count} = func.call @callee({names}) : ({inputs}) -> ({types})")
    called = [
        Value(f"{base}#{k}" if many else base, value.shape, value.kind, value.bound)
        for k, value in enumerate(results)
    ]
    block.values += called
    returned = called + _fill(block, 1, depth=1)
    function.arguments[:] = caller.arguments
    function.exact &= caller.exact
    return callee + function_text("main", caller, block, returned), returned
