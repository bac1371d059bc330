# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints a module of a given size: large.py nested|siblings N."""

from __future__ import annotations

import sys
from collections.abc import Iterator


def nested(count: int) -> Iterator[str]:
    """Each concatenate puts one more row behind those of the one before."""
    source = f"tensor<{count}x2xi32>"
    yield f"func.func @main(%x: {source}) -> {source} {{"
    row = "tensor<1x2xi32>"
    yield f"  %c0 = stablehlo.slice %x [0:1, 0:2] : ({source}) -> {row}"
    for k in range(1, count):
        before, after = f"tensor<{k}x2xi32>", f"tensor<{k + 1}x2xi32>"
        yield f"  %s{k} = stablehlo.slice %x [{k}:{k + 1}, 0:2] : ({source}) -> {row}"
        yield (
            f"  %c{k} = stablehlo.concatenate %c{k - 1}, %s{k}, dim = 0"
            f" : ({before}, {row}) -> {after}"
        )
    yield f"  return %c{count - 1} : {source}"
    yield "}"


def siblings(count: int) -> Iterator[str]:
    """All rows are reduced, and each by itself."""
    source, row, one = f"tensor<{count}x2xi32>", "tensor<1x2xi32>", "tensor<1xi32>"
    add = "applies stablehlo.add across dimensions = [1]"
    yield f"func.func @main(%x: {source}) -> (tensor<{count}xi32>, {one}) {{"
    yield "  %z = stablehlo.constant dense<0> : tensor<i32>"
    yield (
        f"  %y = stablehlo.reduce(%x init: %z) {add}"
        f" : ({source}, tensor<i32>) -> tensor<{count}xi32>"
    )
    yield f"  %m0 = stablehlo.constant dense<0> : {one}"
    for k in range(count):
        yield f"  %s{k} = stablehlo.slice %x [{k}:{k + 1}, 0:2] : ({source}) -> {row}"
        yield f"  %r{k} = stablehlo.reduce(%s{k} init: %z) {add} : ({row}, tensor<i32>) -> {one}"
        yield f"  %m{k + 1} = stablehlo.maximum %m{k}, %r{k} : {one}"
    yield f"  return %y, %m{count} : tensor<{count}xi32>, {one}"
    yield "}"


if __name__ == "__main__":
    kind, size = sys.argv[1:]
    print("\n".join({"nested": nested, "siblings": siblings}[kind](int(size))))
