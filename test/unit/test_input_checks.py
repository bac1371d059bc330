# RUN: %pytest %s
"""The nesting of brackets in large texts, which are looked at in pieces."""

from __future__ import annotations

import random
import re

from neuron_inst_combine.tools.opt.input_checks import MAX_NESTING, check_text, nesting_at_end

FILLER = b"  %0 = a.op(%x) {a = 1, b = [1, 2]} : (t<4xf32>) -> t<4xf32> // nothing (\n" * 20_000


def test_brackets_far_apart_are_nested() -> None:
    text = b"(\n" * (MAX_NESTING - 10) + FILLER + b"(\n" * 20
    found = check_text(text, "x.mlir")
    assert found is not None
    assert found.place is not None
    assert (found.place.line, found.place.column) == (MAX_NESTING - 10 + 20_000 + 11, 1)


def test_what_stands_apart_makes_no_arrow() -> None:
    assert check_text(b"<-1>" * (MAX_NESTING + 1), "x.mlir") is None
    assert check_text(b"<a\n1>\nb = " * (MAX_NESTING + 1), "x.mlir") is None
    assert check_text(b'<-"">' * (MAX_NESTING + 1), "x.mlir") is None
    assert check_text(b"<-//\n>" * (MAX_NESTING + 1), "x.mlir") is None
    assert check_text(b"<a->b" * (MAX_NESTING + 1), "x.mlir") is not None
    assert check_text(b"<a->b -1>" * (MAX_NESTING + 1), "x.mlir") is None


def test_brackets_in_strings_and_comments_are_none() -> None:
    lines = b'"((((((" // ((((\n' * MAX_NESTING
    assert check_text(lines + FILLER + lines, "x.mlir") is None


def test_arrows_and_comparisons_are_no_brackets() -> None:
    """Against the same by one expression."""
    numbers = random.Random(1)  # noqa: S311 # nothing is kept secret by it
    for _ in range(3000):
        text = bytes(numbers.choice(b'<>-="/\n(){}[]a') for _ in range(numbers.randint(0, 14)))
        code = re.sub(rb'"[^"\\\n]*(?:\\.[^"\\\n]*)*"|//[^\n]*|->|[<>]=', b"", text)
        assert nesting_at_end(text) == nesting_at_end(re.sub(rb"[^()\[\]{}<>]", b"", code)), text
