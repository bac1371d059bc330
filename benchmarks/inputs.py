# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes the modules that are measured: straight code, with and without candidates.

Each is a function ``@main`` of StableHLO in its pretty form, written line by line, so that a module
of a million ops takes no memory here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

VECTOR = "tensor<64xf32>"
_ELEMENTWISE = ("add", "multiply", "maximum", "subtract")

TEN_LINES = """\
func.func @main(%x: tensor<4x8x16xf32>, %y: tensor<4xf32>) -> tensor<4xf32> {
  %0 = stablehlo.constant dense<0.0> : tensor<f32>
  %1 = stablehlo.reduce(%x init: %0) applies stablehlo.add across dimensions = [2]
    : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %2 = stablehlo.slice %1 [0:4, 2:6] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %3 = stablehlo.reduce(%2 init: %0) applies stablehlo.add across dimensions = [1]
    : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %4 = stablehlo.add %3, %y : tensor<4xf32>
  return %4 : tensor<4xf32>
}
"""


@dataclass(frozen=True, slots=True)
class Input:
    """A module to be made.

    Attributes:
      kind: One of KINDS.
      count: How many ops, or rewrites, leaves or operands, as the kind says.
    """

    kind: str
    count: int

    @property
    def file_name(self) -> str:
        """Tells it from others."""
        return f"{self.kind}-{self.count}.mlir"

    def write(self, directory: Path) -> Path:
        """The file with the module, made unless it is there and no older than this source."""
        path = directory / self.file_name
        if not path.is_file() or path.stat().st_mtime < Path(__file__).stat().st_mtime:
            directory.mkdir(parents=True, exist_ok=True)
            unfinished = path.with_suffix(".tmp")
            with unfinished.open("w") as file:
                file.writelines(f"{line}\n" for line in KINDS[self.kind](self.count))
            unfinished.replace(path)
        return path


class _Body:
    """The lines of a function in which each group of ops takes the last value and makes the next.

    Attributes:
      value: The number of the last value: ``%v<value>``.
    """

    def __init__(self) -> None:
        self.value = 0
        self._inner = 0

    def elementwise(self) -> Iterator[str]:
        """One op."""
        op = _ELEMENTWISE[self.value % len(_ELEMENTWISE)]
        yield f"  %v{self.value + 1} = stablehlo.{op} %v{self.value}, %y : {VECTOR}"
        self.value += 1

    def reduce_slice_reduce(self) -> Iterator[str]:
        """Four ops and two bodies, of which ``neuron-inst-combine`` makes three and one."""
        k = self._next()
        start = k % 4
        yield (
            f"  %r{k} = stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [2]"
            " : (tensor<64x8x4xf32>, tensor<f32>) -> tensor<64x8xf32>"
        )
        yield (
            f"  %s{k} = stablehlo.slice %r{k} [0:64, {start}:{start + 4}]"
            " : (tensor<64x8xf32>) -> tensor<64x4xf32>"
        )
        yield (
            f"  %t{k} = stablehlo.reduce(%s{k} init: %z) applies stablehlo.add"
            f" across dimensions = [1] : (tensor<64x4xf32>, tensor<f32>) -> {VECTOR}"
        )
        yield f"  %v{self.value + 1} = stablehlo.maximum %v{self.value}, %t{k} : {VECTOR}"
        self.value += 1

    def slice_sum(self) -> Iterator[str]:
        """Five ops, of which ``neuron-hlo-inst-comb`` makes four."""
        k = self._next()
        wide = "tensor<128xf32>"
        yield f"  %a{k} = stablehlo.slice %w [0:64] : ({wide}) -> {VECTOR}"
        yield f"  %b{k} = stablehlo.slice %w [64:128] : ({wide}) -> {VECTOR}"
        yield f"  %c{k} = stablehlo.add %a{k}, %b{k} : {VECTOR}"
        yield f"  %d{k} = stablehlo.slice %c{k} [0:64] : ({VECTOR}) -> {VECTOR}"
        yield f"  %v{self.value + 1} = stablehlo.maximum %v{self.value}, %d{k} : {VECTOR}"
        self.value += 1

    def _next(self) -> int:
        self._inner += 1
        return self._inner


def _function(body: _Body, lines: Iterator[str], *, has_zero: bool) -> Iterator[str]:
    yield (
        f"func.func @main(%v0: {VECTOR}, %y: {VECTOR}, %w: tensor<128xf32>,"
        f" %x: tensor<64x8x4xf32>) -> {VECTOR} {{"
    )
    # Only for the reduces: with one dead op, the greedy driver has something to do.
    if has_zero:
        yield "  %z = stablehlo.constant dense<0.0> : tensor<f32>"
    yield from lines
    yield f"  return %v{body.value} : {VECTOR}"
    yield "}"


def _none(ops: int) -> Iterator[str]:
    """Elementwise ops only."""
    return _elementwise(ops, has_zero=False)


def _dead(ops: int) -> Iterator[str]:
    """The same, and one dead constant, for which the greedy driver makes a second sweep."""
    return _elementwise(ops, has_zero=True)


def _elementwise(ops: int, *, has_zero: bool) -> Iterator[str]:
    body = _Body()
    lines = (line for _ in range(ops) for line in body.elementwise())
    return _function(body, lines, has_zero=has_zero)


def _five_percent(ops: int) -> Iterator[str]:
    """One op of twenty is the root of a rewrite, of either pass in turn."""
    body = _Body()

    def lines() -> Iterator[str]:
        for k in range(max(1, ops // 20)):
            group = list(body.slice_sum() if k % 2 else body.reduce_slice_reduce())
            yield from group
            for _ in range(20 - len(group)):
                yield from body.elementwise()

    return _function(body, lines(), has_zero=True)


def _all(ops: int) -> Iterator[str]:
    """Nothing but what is rewritten, by either pass in turn, and an op that keeps it alive."""
    body = _Body()

    def lines() -> Iterator[str]:
        for _ in range(max(1, ops // 9)):
            yield from body.reduce_slice_reduce()
            yield from body.slice_sum()

    return _function(body, lines(), has_zero=True)


def _reduces(rewrites: int) -> Iterator[str]:
    """So many rewrites of reduce-slice-reduce."""
    body = _Body()
    lines = (line for _ in range(rewrites) for line in body.reduce_slice_reduce())
    return _function(body, lines, has_zero=True)


def _sums(rewrites: int) -> Iterator[str]:
    """So many rewrites of a sum of slices."""
    body = _Body()
    lines = (line for _ in range(rewrites) for line in body.slice_sum())
    return _function(body, lines, has_zero=False)


def _slices(ops: int) -> Iterator[str]:
    """Every other op is a slice, and none of them a candidate's root."""
    return _slices_of_one(ops, has_zero=False)


def _slices_dead(ops: int) -> Iterator[str]:
    """The same, and one dead constant."""
    return _slices_of_one(ops, has_zero=True)


def _slices_of_one(ops: int, *, has_zero: bool) -> Iterator[str]:
    body = _Body()

    def lines() -> Iterator[str]:
        for k in range(ops // 2):
            yield f"  %s{k} = stablehlo.slice %w [0:64] : (tensor<128xf32>) -> {VECTOR}"
            yield f"  %v{k + 1} = stablehlo.multiply %v{k}, %s{k} : {VECTOR}"
        body.value = ops // 2

    return _function(body, lines(), has_zero=has_zero)


def _leaves(leaves: int) -> Iterator[str]:
    """One sum of so many slices."""
    source = f"tensor<{leaves * 2}xf32>"
    yield f"func.func @main(%x: {source}) -> tensor<2xf32> {{"
    for k in range(leaves):
        yield f"  %s{k} = stablehlo.slice %x [{2 * k}:{2 * k + 2}] : ({source}) -> tensor<2xf32>"
    yield "  %t1 = stablehlo.add %s0, %s1 : tensor<2xf32>"
    for k in range(2, leaves):
        yield f"  %t{k} = stablehlo.add %t{k - 1}, %s{k} : tensor<2xf32>"
    yield f"  %r = stablehlo.slice %t{leaves - 1} [0:2] : (tensor<2xf32>) -> tensor<2xf32>"
    yield "  return %r : tensor<2xf32>"
    yield "}"


def _operands(operands: int) -> Iterator[str]:
    """One concatenate of so many copies of a reassembled broadcast."""
    piece, whole = "tensor<4x8xf32>", "tensor<8x8xf32>"
    result = f"tensor<{8 * operands}x8xf32>"
    yield f"func.func @main() -> {result} {{"
    yield "  %k = stablehlo.constant dense<[0., 1., 2., 3., 4., 5., 6., 7.]> : tensor<8xf32>"
    yield f"  %b = stablehlo.broadcast_in_dim %k, dims = [1] : (tensor<8xf32>) -> {whole}"
    yield f"  %l = stablehlo.slice %b [0:4, 0:8] : ({whole}) -> {piece}"
    yield f"  %h = stablehlo.slice %b [4:8, 0:8] : ({whole}) -> {piece}"
    yield f"  %c = stablehlo.concatenate %l, %h, dim = 0 : ({piece}, {piece}) -> {whole}"
    copies, types = ", ".join(["%c"] * operands), ", ".join([whole] * operands)
    yield f"  %r = stablehlo.concatenate {copies}, dim = 0 : ({types}) -> {result}"
    yield f"  return %r : {result}"
    yield "}"


KINDS: dict[str, Callable[[int], Iterator[str]]] = {
    "none": _none,
    "dead": _dead,
    "5-percent": _five_percent,
    "all": _all,
    "reduces": _reduces,
    "sums": _sums,
    "slices": _slices,
    "slices-dead": _slices_dead,
    "leaves": _leaves,
    "operands": _operands,
}
"""What an input's count counts is said in the functions' docstrings."""
