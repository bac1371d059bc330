# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Writes reduces and slices of i32 tensors in the generic form, which each wheel can read."""

from __future__ import annotations


def tensor(*shape: int) -> str:
    """The type of a tensor of that shape."""
    return f"tensor<{''.join(f'{extent}x' for extent in shape)}i32>"


def zero(result: str) -> str:
    """A constant of zero, the identity of the reduces."""
    value = f"{{value = dense<0> : {tensor()}}}"
    return f'{result} = "stablehlo.constant"() {value} : () -> {tensor()}\n'


def slice_op(result: str, operand: str, limits: tuple[int, ...], shape: tuple[int, ...]) -> str:
    """The slice of an operand of that shape from its start to the limits."""
    starts, ones = ", ".join("0" for _ in limits), ", ".join("1" for _ in limits)
    return f"""{result} = "stablehlo.slice"({operand}) {{start_indices = array<i64: {starts}>,
      limit_indices = array<i64: {", ".join(map(str, limits))}>, strides = array<i64: {ones}>}}
      : ({tensor(*shape)}) -> {tensor(*limits)}\n"""


def reduce_op(result: str, operand: str, dimension: int, shape: tuple[int, ...], init: str) -> str:
    """The sum of an operand of that shape along one dimension."""
    kept = (extent for k, extent in enumerate(shape) if k != dimension)
    types = f"({tensor(*shape)}, {tensor()}) -> {tensor(*kept)}"
    return f"""{result} = "stablehlo.reduce"({operand}, {init}) ({{
      ^bb0(%l: {tensor()}, %m: {tensor()}):
        %a = "stablehlo.add"(%l, %m) : ({tensor()}, {tensor()}) -> {tensor()}
        "stablehlo.return"(%a) : ({tensor()}) -> ()
      }}) {{dimensions = array<i64: {dimension}>}} : {types}\n"""
