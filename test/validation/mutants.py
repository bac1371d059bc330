# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Faults that the rewrites could have: each an edit of what the pass made of a program."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Mutant:
    """A wrong rewrite.

    Attributes:
        program: its name in `programs.PROGRAMS`.
        fault: what is wrong, in words.
        edits: texts of the correct output, each there once, and what they become.
    """

    program: str
    fault: str
    edits: tuple[tuple[str, str], ...]

    def __str__(self) -> str:
        return f"{self.program}-{self.fault}".replace(" ", "-")


def _one(program: str, fault: str, old: str, new: str) -> Mutant:
    return Mutant(program, fault, ((old, new),))


def _reshaped(shape: str, columns: str, dims: str) -> tuple[tuple[str, str], ...]:
    """Edits of "windows", to a reduce over another split."""
    return (
        (
            "%1 = stablehlo.reduce(%0 ",
            f"%9 = stablehlo.reshape %arg0 : (tensor<12xf32>) -> tensor<{shape}xf32>\n    %1 = stablehlo.reduce(%9 ",
        ),
        ("dimensions = [0] : (tensor<4x3xf32>", f"dimensions = [{dims}] : (tensor<{columns}xf32>"),
    )


_TRANSPOSED = (
    "\n    %9 = stablehlo.transpose %0, dims = [1, 0, 2, 3] : "
    "(tensor<4x4x3x4xf32>) -> tensor<4x4x3x4xf32>\n    %1 = stablehlo.reduce(%9 "
)

MUTANTS: tuple[Mutant, ...] = (
    # ---- SimplifyReduceSliceReduce: windows ----
    _one("sum", "window starts one late", "[0:3, 2:6, 0:5]", "[0:3, 3:7, 0:5]"),
    _one("sum", "window starts at zero", "[0:3, 2:6, 0:5]", "[0:3, 0:4, 0:5]"),
    _one("sum", "stride instead of width", "[0:3, 2:6, 0:5]", "[0:3, 0:8:2, 0:5]"),
    Mutant(
        "sum",
        "limit off by one",
        (
            ("[0:3, 2:6, 0:5]", "[0:3, 2:7, 0:5]"),
            (") -> tensor<3x4x5xf32>", ") -> tensor<3x5x5xf32>"),
            ("(tensor<3x4x5xf32>, ", "(tensor<3x5x5xf32>, "),
        ),
    ),
    Mutant(
        "sum",
        "limit one short",
        (
            ("[0:3, 2:6, 0:5]", "[0:3, 2:5, 0:5]"),
            (") -> tensor<3x4x5xf32>", ") -> tensor<3x3x5xf32>"),
            ("(tensor<3x4x5xf32>, ", "(tensor<3x3x5xf32>, "),
        ),
    ),
    Mutant(
        "sum",
        "window not lifted, slice dropped",
        (
            ("stablehlo.reduce(%0 ", "stablehlo.reduce(%arg0 "),
            ("(tensor<3x4x5xf32>, ", "(tensor<3x8x5xf32>, "),
        ),
    ),
    _one("square", "stride lost", "[0:6, 1:6:2, 0:6, 0:6]", "[0:6, 1:4, 0:6, 0:6]"),
    _one("square", "stride from another start", "[0:6, 1:6:2, 0:6, 0:6]", "[0:6, 0:6:2, 0:6, 0:6]"),
    Mutant(
        "square",
        "swapped dims in the window",
        (
            ("[0:6, 1:6:2, 0:6, 0:6]", "[0:6, 0:6, 1:6:2, 0:6]"),
            (") -> tensor<6x3x6x6xf32>", ") -> tensor<6x6x3x6xf32>"),
            ("(tensor<6x3x6x6xf32>, ", "(tensor<6x6x3x6xf32>, "),
        ),
    ),
    Mutant(
        "frames",
        "outer dimension read in the wrong frame",
        (
            ("[0:4, 0:4, 1:4, 0:4]", "[0:4, 1:4, 0:4, 0:4]"),
            (") -> tensor<4x4x3x4xf32>", ") -> tensor<4x3x4x4xf32>"),
            ("(tensor<4x4x3x4xf32>, ", "(tensor<4x3x4x4xf32>, "),
        ),
    ),
    # ---- SimplifyReduceSliceReduce: dimensions ----
    Mutant(
        "frames",
        "unsorted dims in the wrong frame",
        (
            ("[0:4, 0:4, 1:4, 0:4]", "[0:4, 0:4, 0:4, 1:4]"),
            (") -> tensor<4x4x3x4xf32>", ") -> tensor<4x4x4x3xf32>"),
            (
                "dimensions = [1, 2] : (tensor<4x4x3x4xf32>",
                "dimensions = [1, 3] : (tensor<4x4x4x3xf32>",
            ),
        ),
    ),
    _one("frames", "wrong kept dimension", "dimensions = [1, 2]", "dimensions = [0, 2]"),
    Mutant(
        "frames", "a transpose before the reduce", ((" %1 = stablehlo.reduce(%0 ", _TRANSPOSED),)
    ),
    _one("nested", "wrong dimensions", "dimensions = [0, 1]", "dimensions = [0, 2]"),
    _one("nested", "kept the first dimension", "dimensions = [0, 1]", "dimensions = [1, 2]"),
    # ---- SimplifyReduceSliceReduce: bodies and init values ----
    _one("sum", "wrong init", "dense<0.000000e+00>", "dense<1.000000e+00>"),
    _one("sum", "wrong body", "applies stablehlo.add", "applies stablehlo.maximum"),
    _one("product", "init is the zero", "dense<1.000000e+00>", "dense<0.000000e+00>"),
    _one("product", "body is an add", "applies stablehlo.multiply", "applies stablehlo.add"),
    _one("bits", "or became and", "applies stablehlo.or", "applies stablehlo.and"),
    _one("bits", "or became maximum", "applies stablehlo.or", "applies stablehlo.maximum"),
    _one("bits", "or became add", "applies stablehlo.or", "applies stablehlo.add"),
    _one("bits", "window one early", "[1:7, 0:4]", "[0:6, 0:4]"),
    _one("parity", "xor became or", "applies stablehlo.xor", "applies stablehlo.or"),
    _one("parity", "xor became add", "applies stablehlo.xor", "applies stablehlo.add"),
    _one("parity", "window one late", "[1:7, 0:4]", "[2:8, 0:4]"),
    _one("maximum", "window one early, one of 1850 elements lost", "[3:40, 0:50]", "[2:39, 0:50]"),
    Mutant(
        "maximum",
        "one row too many",
        (
            ("[3:40, 0:50]", "[2:40, 0:50]"),
            (") -> tensor<37x50xf32>", ") -> tensor<38x50xf32>"),
            ("(tensor<37x50xf32>, ", "(tensor<38x50xf32>, "),
        ),
    ),
    Mutant(
        "maximum",
        "one column lost",
        (
            ("[3:40, 0:50]", "[3:40, 0:49]"),
            (") -> tensor<37x50xf32>", ") -> tensor<37x49xf32>"),
            ("(tensor<37x50xf32>, ", "(tensor<37x49xf32>, "),
        ),
    ),
    Mutant(
        "maximum",
        "merged with a different init",
        (
            (
                "    %0 = stablehlo.slice",
                "    %c = stablehlo.constant dense<0xFF800000> : tensor<f32>\n    %0 = stablehlo.slice",
            ),
            ("init: %arg1", "init: %c"),
        ),
    ),
    _one(
        "maximum",
        "maximum became minimum",
        "applies stablehlo.maximum",
        "applies stablehlo.minimum",
    ),
    # ---- SimplifyReduceSliceReduce: composed windows, elision, several inputs ----
    _one("chain", "windows not added", "[3:8, 3:7, 0:7]", "[2:7, 1:5, 0:7]"),
    _one(
        "chain", "wrong window composition in one dimension", "[3:8, 3:7, 0:7]", "[3:8, 2:6, 0:7]"
    ),
    _one("chain", "lower window forgotten", "[3:8, 3:7, 0:7]", "[1:6, 2:6, 0:7]"),
    _one("elision", "wrong row kept", "[0:4, 3:4, 0:1]", "[0:4, 4:5, 0:1]"),
    _one(
        "kept",
        "init dropped, a reshape in place of the reduce",
        "stablehlo.reduce(%0 init: %arg1) applies stablehlo.maximum across dimensions = [1, 2] : (tensor<4x1x1xf32>, tensor<f32>)",
        "stablehlo.reshape %0 : (tensor<4x1x1xf32>)",
    ),
    _one(
        "variadic",
        "inputs swapped",
        "reduce(%0 init: %cst), (%1 init: %cst_0)",
        "reduce(%1 init: %cst), (%0 init: %cst_0)",
    ),
    _one(
        "variadic",
        "init values swapped",
        "(%0 init: %cst), (%1 init: %cst_0)",
        "(%0 init: %cst_0), (%1 init: %cst)",
    ),
    _one("variadic", "one window of two moved", "%arg1 [1:3, 0:8]", "%arg1 [2:4, 0:8]"),
    _one("variadic", "results swapped", "return %2#0, %2#1", "return %2#1, %2#0"),
    # ---- SliceOfSiblingReduce ----
    _one("sibling", "window of the result moved", "[2:6]", "[3:7]"),
    _one("sibling", "sibling over another dimension", "dimensions = [1]", "dimensions = [0]"),
    _one("sibling", "window starts at zero", "[2:6]", "[0:4]"),
    # ---- StridedSliceReduce ----
    Mutant("windows", "wrong N and K", _reshaped("3x4", "3x4", "1")),
    Mutant(
        "windows",
        "interleaved instead of side by side",
        (
            (
                "%1 = stablehlo.reduce(%0 ",
                "%8 = stablehlo.reshape %arg0 : (tensor<12xf32>) -> tensor<3x4xf32>\n    %9 = stablehlo.transpose %8, dims = [1, 0] : (tensor<3x4xf32>) -> tensor<4x3xf32>\n    %1 = stablehlo.reduce(%9 ",
            ),
        ),
    ),
    _one("windows", "another source", "reshape %arg0", "reshape %arg1"),
    _one("windows", "wrong init", "dense<0.000000e+00>", "dense<-1.000000e+00>"),
    _one("windows", "wrong body", "applies stablehlo.add", "applies stablehlo.multiply"),
    Mutant(
        "windows",
        "lost leaf",
        (
            (
                "%0 = stablehlo.reshape %arg0 : (tensor<12xf32>) -> tensor<4x3xf32>",
                "%9 = stablehlo.slice %arg0 [0:9] : (tensor<12xf32>) -> tensor<9xf32>\n    %0 = stablehlo.reshape %9 : (tensor<9xf32>) -> tensor<3x3xf32>",
            ),
            ("(tensor<4x3xf32>, ", "(tensor<3x3xf32>, "),
        ),
    ),
    Mutant(
        "windows",
        "leaf counted twice",
        (
            (
                "return %1",
                "%9 = stablehlo.slice %arg0 [0:3] : (tensor<12xf32>) -> tensor<3xf32>\n    %8 = stablehlo.add %1, %9 : tensor<3xf32>\n    return %8",
            ),
        ),
    ),
    Mutant("rows", "dropped root slice", (("[0:2, 1:3]", "[0:2, 0:2]"),)),
    _one("rows", "root slice moved", "[0:2, 1:3]", "[0:2, 2:4]"),
    Mutant(
        "rows",
        "wrong axis",
        (
            ("-> tensor<3x2x4xf32>", "-> tensor<2x3x4xf32>"),
            ("dimensions = [0] : (tensor<3x2x4xf32>", "dimensions = [1] : (tensor<2x3x4xf32>"),
        ),
    ),
    Mutant(
        "columns",
        "wrong axis in the split",
        (
            ("-> tensor<8x3x4xf32>", "-> tensor<8x4x3xf32>"),
            ("dimensions = [1] : (tensor<8x3x4xf32>", "dimensions = [2] : (tensor<8x4x3xf32>"),
        ),
    ),
    _one("columns", "wrong part of the source", "[0:8, 0:12]", "[0:8, 4:16]"),
    _one("booleans", "or became and", "applies stablehlo.or", "applies stablehlo.and"),
    _one("booleans", "init is true", "dense<false>", "dense<true>"),
    _one("loop", "wrong body inside a while", "applies stablehlo.add", "applies stablehlo.maximum"),
    _one("loop", "another captured value", "reshape %arg1", "reshape %arg2"),
    _one("loop", "the condition negated", "compare GT", "compare LE"),
    # ---- BroadcastConcat, RepeatedConcat, SameSourceConcat ----
    _one("copies", "an element of the constant", "2.000000e+00", "4.000000e+00"),
    _one(
        "copies",
        "constant reversed",
        "[1.000000e+00, 2.000000e+00, 3.000000e+00]",
        "[3.000000e+00, 2.000000e+00, 1.000000e+00]",
    ),
    _one("repeats", "a transpose taken for a broadcast", "dims = [0, 2]", "dims = [2, 0]"),
    _one("repeats", "copies in the wrong place", "dims = [0, 2]", "dims = [0, 1]"),
    _one("repeats", "copies of rows", "dims = [0, 2]", "dims = [1, 2]"),
    _one("pieces", "window moved", "[0:12, 1:9]", "[0:12, 0:8]"),
    Mutant(
        "pieces",
        "wrong operand order in a concatenate",
        (
            (
                "%0 = stablehlo.slice %arg0 [0:12, 1:9] : (tensor<12x12xf32>) -> tensor<12x8xf32>",
                "%8 = stablehlo.slice %arg0 [0:12, 1:5] : (tensor<12x12xf32>) -> tensor<12x4xf32>\n    %9 = stablehlo.slice %arg0 [0:12, 5:9] : (tensor<12x12xf32>) -> tensor<12x4xf32>\n    %0 = stablehlo.concatenate %9, %8, dim = 1 : (tensor<12x4xf32>, tensor<12x4xf32>) -> tensor<12x8xf32>",
            ),
        ),
    ),
    Mutant(
        "pieces",
        "window of the other dimension, reshaped",
        (
            (
                "[0:12, 1:9] : (tensor<12x12xf32>) -> tensor<12x8xf32>",
                "[1:9, 0:12] : (tensor<12x12xf32>) -> tensor<8x12xf32>\n    %9 = stablehlo.reshape %0 : (tensor<8x12xf32>) -> tensor<12x8xf32>",
            ),
            ("return %0", "return %9"),
        ),
    ),
)
