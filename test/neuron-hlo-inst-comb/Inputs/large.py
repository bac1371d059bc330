# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a large module.

Usage: large.py KIND N

  left, right, balanced   a sum of N slices in a tree of that shape, and its root slice
  shared                  N partial sums, each of which has a root slice of its own
  interleaved             a sum of N slices with a slice after each add
  copies                  N copies of a concatenate of N slices of a broadcast vector
  peeled                  two copies of a concatenate of N slices, below N reshapes and broadcasts
  roots                   N concatenates of two copies each of one concatenate of N slices
  rows                    a concatenate of N slices of an argument
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator

WIDTH = 2
PIECE = f"tensor<{WIDTH}xi32>"
ROW = f"tensor<1x{WIDTH}xi32>"


def _function(arguments: str, results: list[str], body: Iterator[str]) -> Iterator[str]:
    yield f"func.func @main({arguments}) -> ({', '.join(results)}) {{"
    for line in body:
        yield f"  {line}"
    yield "}"


def _leaves(count: int) -> Iterator[str]:
    for k in range(count):
        window = f"[{k * WIDTH}:{(k + 1) * WIDTH}]"
        yield f"%leaf{k} = stablehlo.slice %x {window} : (tensor<{count * WIDTH}xi32>) -> {PIECE}"


def _root(name: str, value: str) -> str:
    return f"{name} = stablehlo.slice {value} [0:{WIDTH}] : ({PIECE}) -> {PIECE}"


def _add(name: str, lhs: str, rhs: str) -> str:
    return f"{name} = stablehlo.add {lhs}, {rhs} : {PIECE}"


def _sum(count: int, adds: Callable[[list[str]], Iterator[str]]) -> Iterator[str]:
    def body() -> Iterator[str]:
        yield from _leaves(count)
        yield from adds([f"%leaf{k}" for k in range(count)])
        yield _root("%root", "%total")
        yield f"return %root : {PIECE}"

    return _function(f"%x: tensor<{count * WIDTH}xi32>", [PIECE], body())


def _left(leaves: list[str]) -> Iterator[str]:
    total = leaves[0]
    for k, leaf in enumerate(leaves[1:], 1):
        name = "%total" if k == len(leaves) - 1 else f"%sum{k}"
        yield _add(name, total, leaf)
        total = name


def _right(leaves: list[str]) -> Iterator[str]:
    total = leaves[-1]
    for k, leaf in enumerate(reversed(leaves[:-1]), 1):
        name = "%total" if k == len(leaves) - 1 else f"%sum{k}"
        yield _add(name, leaf, total)
        total = name


def _balanced(leaves: list[str]) -> Iterator[str]:
    level, number = leaves, 0
    while len(level) > 1:
        sums: list[str] = level[len(level) // 2 * 2 :]
        for k in range(0, len(level) - 1, 2):
            number += 1
            sums.append("%total" if len(level) == 2 else f"%sum{number}")
            yield _add(sums[-1], level[k], level[k + 1])
        level = sums


def _shared(count: int) -> Iterator[str]:
    def body() -> Iterator[str]:
        yield from _leaves(count)
        total = "%leaf0"
        for k in range(1, count):
            yield _add(f"%sum{k}", total, f"%leaf{k}")
            yield _root(f"%root{k}", f"%sum{k}")
            total = f"%sum{k}"
        roots = [f"%root{k}" for k in range(1, count)]
        yield f"return {', '.join(roots)} : {', '.join([PIECE] * len(roots))}"

    return _function(f"%x: tensor<{count * WIDTH}xi32>", [PIECE] * (count - 1), body())


def _interleaved(count: int) -> Iterator[str]:
    def body() -> Iterator[str]:
        yield from _leaves(count)
        total = "%leaf0"
        for k in range(1, count):
            yield _add(f"%sum{k}", total, f"%leaf{k}")
            yield _root(f"%root{k}", f"%sum{k}")
            total = f"%root{k}"
        yield f"return {total} : {PIECE}"

    return _function(f"%x: tensor<{count * WIDTH}xi32>", [PIECE], body())


def _concatenate(name: str, operands: list[str], kind: str, result: str) -> str:
    types = ", ".join([kind] * len(operands))
    return f"{name} = stablehlo.concatenate {', '.join(operands)}, dim = 0 : ({types}) -> {result}"


def _rows_of(source: str, count: int) -> Iterator[str]:
    kind = f"tensor<{count}x{WIDTH}xi32>"
    for k in range(count):
        window = f"[{k}:{k + 1}, 0:{WIDTH}]"
        yield f"%row{k} = stablehlo.slice {source} {window} : ({kind}) -> {ROW}"
    yield _concatenate("%inner", [f"%row{k}" for k in range(count)], ROW, kind)


def _broadcast(count: int) -> Iterator[str]:
    yield f"%vector = stablehlo.constant dense<{list(range(WIDTH))}> : {PIECE}"
    result = f"tensor<{count}x{WIDTH}xi32>"
    yield f"%source = stablehlo.broadcast_in_dim %vector, dims = [1] : ({PIECE}) -> {result}"


def _copies(count: int) -> Iterator[str]:
    inner, result = f"tensor<{count}x{WIDTH}xi32>", f"tensor<{count * count}x{WIDTH}xi32>"

    def body() -> Iterator[str]:
        yield from _broadcast(count)
        yield from _rows_of("%source", count)
        yield _concatenate("%root", ["%inner"] * count, inner, result)
        yield f"return %root : {result}"

    return _function("", [result], body())


def _peeled(count: int) -> Iterator[str]:
    inner, result = f"tensor<{count}x{WIDTH}xi32>", f"tensor<{2 * count}x{WIDTH}xi32>"

    def body() -> Iterator[str]:
        yield from _broadcast(count)
        value = "%source"
        for k in range(count):
            op = "reshape" if k % 2 else "broadcast_in_dim"
            dims = "" if k % 2 else ", dims = [0, 1]"
            yield f"%same{k} = stablehlo.{op} {value}{dims} : ({inner}) -> {inner}"
            value = f"%same{k}"
        yield from _rows_of(value, count)
        yield _concatenate("%root", ["%inner"] * 2, inner, result)
        yield f"return %root : {result}"

    return _function("", [result], body())


def _roots(count: int) -> Iterator[str]:
    inner, result = f"tensor<{count}x{WIDTH}xi32>", f"tensor<{2 * count}x{WIDTH}xi32>"

    def body() -> Iterator[str]:
        yield from _broadcast(count)
        yield from _rows_of("%source", count)
        roots = [f"%root{k}" for k in range(count)]
        for root in roots:
            yield _concatenate(root, ["%inner"] * 2, inner, result)
        yield f"return {', '.join(roots)} : {', '.join([result] * count)}"

    return _function("", [result] * count, body())


def _rows(count: int) -> Iterator[str]:
    kind = f"tensor<{count}x{WIDTH}xi32>"

    def body() -> Iterator[str]:
        yield from _rows_of("%x", count)
        yield f"return %inner : {kind}"

    return _function(f"%x: {kind}", [kind], body())


KINDS: dict[str, Callable[[int], Iterator[str]]] = {
    "left": lambda count: _sum(count, _left),
    "right": lambda count: _sum(count, _right),
    "balanced": lambda count: _sum(count, _balanced),
    "shared": _shared,
    "interleaved": _interleaved,
    "copies": _copies,
    "peeled": _peeled,
    "roots": _roots,
    "rows": _rows,
}

if __name__ == "__main__":
    print("\n".join(KINDS[sys.argv[1]](int(sys.argv[2]))))
