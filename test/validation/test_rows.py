# RUN: %pytest %s
# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A reduce with a body that is no monoid is a function of what is reduced to each element."""

from __future__ import annotations

import pytest

from neuron_inst_combine.bindings import load
from neuron_inst_combine.validation import Verdict, validate

BINDINGS = load("iree")
SIGNATURE = "(%x: tensor<8x1x4xf32>, %z: tensor<f32>, %k: tensor<f32>)"
WHOLE = "tensor<8x1x4xf32>"


def reduce(
    value: str, kind: str, dims: str, result: str, *, init: str = "%z", combine: str = "%d"
) -> str:
    """A reduce whose body is ``a - b + k``, which is not associative; `combine` is what it gives."""
    return f"""
  %r = stablehlo.reduce({value} init: {init}) across dimensions = {dims} : ({kind}, tensor<f32>) -> {result}
    reducer(%a: tensor<f32>, %b: tensor<f32>) {{
      %c = stablehlo.subtract %a, %b : tensor<f32>
      %d = stablehlo.add %c, %k : tensor<f32>
      stablehlo.return {combine} : tensor<f32>
  }}"""


def verdict(before: str, after: str, result: str = "tensor<4xf32>") -> Verdict:
    context = BINDINGS.context()
    head = f"func.func @f{SIGNATURE} -> {result} {{"
    before, after = (f"{head}{body}\n  return %s : {result}\n}}" for body in (before, after))
    (found,) = validate(
        BINDINGS.ir.Module.parse(before, context), BINDINGS.ir.Module.parse(after, context)
    )
    return found.verdict


SLICE_FIRST = (
    f"\n  %w = stablehlo.slice %x [2:6, 0:1, 0:4] : ({WHOLE}) -> tensor<4x1x4xf32>"
    + reduce("%w", "tensor<4x1x4xf32>", "[1, 2]", "tensor<4xf32>").replace("%r", "%s")
)
SLICE_OF_ALL = "\n  %s = stablehlo.slice %r [2:6] : (tensor<8xf32>) -> tensor<4xf32>"


def reduce_first(window: str = "[2:6]", **options: str) -> str:
    whole = reduce("%x", WHOLE, "[1, 2]", "tensor<8xf32>", **options)
    return whole + SLICE_OF_ALL.replace("[2:6]", window)


def test_a_window_of_kept_dimensions() -> None:
    assert verdict(SLICE_FIRST, reduce_first()) is Verdict.EQUAL


def test_a_dimension_of_extent_1_may_be_reduced_or_not() -> None:
    kept = reduce("%x", WHOLE, "[2]", "tensor<8x1xf32>") + (
        "\n  %q = stablehlo.reshape %r : (tensor<8x1xf32>) -> tensor<8xf32>"
        + SLICE_OF_ALL.replace("%r", "%q")
    )
    assert verdict(SLICE_FIRST, kept) is Verdict.EQUAL


@pytest.mark.parametrize(
    "after",
    [
        reduce_first("[1:5]"),
        reduce_first(init="%k"),
        reduce_first(combine="%c"),
        reduce_first(combine="%a"),
        reduce_first().replace("subtract %a, %b", "subtract %b, %a"),
        f"\n  %v = stablehlo.reverse %x, dims = [2] : {WHOLE}"
        + reduce_first().replace("(%x init", "(%v init"),
        f"\n  %v = stablehlo.reverse %x, dims = [0] : {WHOLE}"
        + reduce_first().replace("(%x init", "(%v init"),
        f"\n  %v = stablehlo.negate %x : {WHOLE}" + reduce_first().replace("(%x init", "(%v init"),
    ],
    ids=["window", "init", "body", "left", "order", "row", "rows", "input"],
)
def test_faults(after: str) -> None:
    assert verdict(SLICE_FIRST, after) is Verdict.DIFFERENT


def test_a_reduce_in_two_steps_is_another() -> None:
    once = reduce("%x", WHOLE, "[0, 2]", "tensor<1xf32>").replace("%r", "%s")
    twice = reduce("%x", WHOLE, "[2]", "tensor<8x1xf32>") + reduce(
        "%r", "tensor<8x1xf32>", "[0]", "tensor<1xf32>"
    ).replace("%r =", "%s =")
    assert verdict(once, twice, "tensor<1xf32>") is Verdict.DIFFERENT


def test_a_reduce_of_nothing_is_the_init() -> None:
    empty = f"\n  %w = stablehlo.slice %x [0:8, 0:1, 0:0] : ({WHOLE}) -> tensor<8x1x0xf32>"
    nothing = empty + reduce("%w", "tensor<8x1x0xf32>", "[1, 2]", "tensor<8xf32>").replace(
        "%r", "%s"
    )
    init = "\n  %s = stablehlo.broadcast_in_dim %z, dims = [] : (tensor<f32>) -> tensor<8xf32>"
    assert verdict(nothing, init, "tensor<8xf32>") is Verdict.EQUAL


def test_several_results() -> None:
    def pair(window: str, first: int) -> str:
        return f"""
  %w = stablehlo.slice %x [{window}, 0:1, 0:4] : ({WHOLE}) -> tensor<4x1x4xf32>
  %y = stablehlo.negate %w : tensor<4x1x4xf32>
  %r:2 = stablehlo.reduce(%w init: %z), (%y init: %k) across dimensions = [1, 2] : (tensor<4x1x4xf32>, tensor<4x1x4xf32>, tensor<f32>, tensor<f32>) -> (tensor<4xf32>, tensor<4xf32>)
    reducer(%a: tensor<f32>, %c: tensor<f32>) (%b: tensor<f32>, %d: tensor<f32>) {{
      %e = stablehlo.subtract %a, %b : tensor<f32>
      %f = stablehlo.subtract %d, %c : tensor<f32>
      stablehlo.return %e, %f : tensor<f32>, tensor<f32>
  }}
  %s = stablehlo.subtract %r#{first}, %r#{1 - first} : tensor<4xf32>"""

    assert verdict(pair("2:6", 0), pair("2:6", 0)) is Verdict.EQUAL
    assert verdict(pair("2:6", 0), pair("1:5", 0)) is Verdict.DIFFERENT
    assert verdict(pair("2:6", 0), pair("2:6", 1)) is Verdict.DIFFERENT
