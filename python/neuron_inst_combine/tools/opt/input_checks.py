# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is looked at in an input before a parser sees it, because no parser reports it well."""

from __future__ import annotations

import codecs
import collections
import itertools
import re
from collections.abc import Iterator

from neuron_inst_combine.tools.opt.diagnostics import Diagnostic, Place

MAX_NESTING = 500
"""Brackets in brackets. MLIR's parser and printer recurse; on a stack of 8 MiB the wheels were seen
to overflow it, which kills the process, at 2,500 nested regions, and never at 1,200."""

BYTE_ORDER_MARK = codecs.BOM_UTF8

_PIECE = 1 << 20
_ROUNDS = 20
_MAX_PRODUCER = 1000
_STRING_OR_COMMENT = re.compile(rb'"[^"\\\n]*(?:\\.[^"\\\n]*)*"|//[^\n]*')
_NOT_BRACKETS = bytes(set(range(256)) - set(b"()[]{}<>"))
_CLOSERS = dict(zip(b")]}>", b"([{<", strict=True))
_OPENERS = frozenset(_CLOSERS.values())
_ARROWS = (b"->", b"<=", b">=")
_ARROW = re.compile(rb"->|[<>]=")
# A sigil is left between the type at the end of a line and the equals sign in the next.
_NOT_OF_ARROWS = bytes(set(range(256)) - set(b"()[]{}<>-=%#!^"))


def check_text(text: bytes, name: str) -> Diagnostic | None:
    """The first reason not to parse a text: bad UTF-8, a NUL byte, or too deep nesting."""
    if 0 in text:
        offset = text.index(0)
        hint = "; is this UTF-16?" if text[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) else ""
        return _error(text, name, offset, f"NUL byte in MLIR text, at byte {offset}{hint}")
    if (bad := _bad_utf8(text)) is not None:
        return _error(text, name, bad, f"invalid UTF-8: byte 0x{text[bad]:02x} at byte {bad}")
    if (deep := _too_deep(text)) is not None:
        message = f"brackets are nested deeper than {MAX_NESTING} levels here"
        return _error(text, name, deep, message)
    return None


def check_bytecode(data: bytes, name: str) -> Diagnostic | None:
    """The reason not to read bytecode: the name of its producer is no text.

    MLIR quotes that name in its errors, and some bindings abort the process over a message that is
    no UTF-8.
    """
    producer = data[5 : 5 + _MAX_PRODUCER].partition(b"\0")
    if (producer[1] and producer[0].isascii()) or len(data) <= 5:
        return None
    return Diagnostic("error", Place(name, 0, 0), "damaged bytecode: the producer has no name")


def _error(text: bytes, name: str, offset: int, message: str) -> Diagnostic:
    line = text.count(b"\n", 0, offset) + 1
    column = offset - text.rfind(b"\n", 0, offset)
    return Diagnostic("error", Place(name, line, column), message)


def _bad_utf8(text: bytes) -> int | None:
    if text.isascii():
        return None
    # Piece by piece: a decoded copy of the whole would take up to four times its memory.
    decoder = codecs.getincrementaldecoder("utf-8")()
    for begin in range(0, len(text) + 1, _PIECE):
        pending = len(decoder.getstate()[0])
        piece = text[begin : begin + _PIECE]
        try:
            decoder.decode(piece, final=begin + _PIECE > len(text))
        except UnicodeDecodeError as error:
            return begin - pending + error.start
    return None


def _too_deep(text: bytes) -> int | None:
    if not _has_many_openers(text):
        return None
    brackets = _without_innermost_pairs(_brackets(text))
    if not any(depth > MAX_NESTING for depth in _depths(brackets)):
        return None
    return _first_too_deep(text)


def _has_many_openers(text: bytes) -> bool:
    # Piece by piece: most of the large ones have them at the beginning.
    pieces = ((begin, begin + _PIECE) for begin in range(0, len(text), _PIECE))
    counts = (text.count(opener, *piece) for piece in pieces for opener in _OPENERS)
    return any(total > MAX_NESTING for total in itertools.accumulate(counts))


def _without_innermost_pairs(brackets: bytes) -> bytes:
    # A few rounds of `replace` leave little for the Python loop; each makes the nesting one level
    # less deep, which the distance of MAX_NESTING to what overflows allows for.
    for _ in range(_ROUNDS):
        if len(brackets) <= MAX_NESTING:
            break
        for pair in (b"()", b"[]", b"{}", b"<>"):
            brackets = brackets.replace(pair, b"")
    return brackets


def nesting_at_end(text: bytes) -> int:
    """How many brackets are open at the end of a text, but for ``<``, which need not be one."""
    depths = collections.deque(_depths(_brackets(text).translate(None, b"<>")), maxlen=1)
    return depths[0] if depths else 0


def _brackets(text: bytes) -> bytes:
    return b"".join(map(_brackets_of_lines, _whole_lines(text)))


def _whole_lines(text: bytes) -> Iterator[bytes]:
    begin = 0
    while begin < len(text):
        end = text.find(b"\n", begin + _PIECE) + 1 or len(text)
        yield text[begin:end]
        begin = end


def _brackets_of_lines(text: bytes) -> bytes:
    # Most lines have no strings, and the expression takes ten times as long as all else here; and
    # to look for one byte takes a tenth of what two take.
    if b'"' in text or (b"/" in text and b"//" in text):
        text = _STRING_OR_COMMENT.sub(b" ", text)
    kept = text.translate(None, _NOT_OF_ARROWS)
    # An arrow is in `kept`, which is short, if it is in the text; the other way round not always.
    arrows = [arrow for arrow in _ARROWS if arrow in kept]
    for arrow in arrows:
        text = text.replace(arrow, b" ")
    return (text if arrows else kept).translate(None, _NOT_BRACKETS)


def _first_too_deep(text: bytes) -> int | None:
    blanked = _blank(_ARROW, _blank(_STRING_OR_COMMENT, text))
    offsets = (at for at, char in enumerate(blanked) if char not in _NOT_BRACKETS)
    brackets = blanked.translate(None, _NOT_BRACKETS)
    depths = zip(offsets, _depths(brackets), strict=True)
    return next((offset for offset, depth in depths if depth > MAX_NESTING), None)


def _blank(pattern: re.Pattern[bytes], text: bytes) -> bytes:
    return pattern.sub(lambda match: b" " * len(match[0]), text)


def _depths(brackets: bytes) -> Iterator[int]:
    """The number of open brackets after each one.

    A closing one also closes the ``<`` inside what it closes: those are not always brackets.
    """
    opened: list[int] = []
    for char in brackets:
        if char in _OPENERS:
            opened.append(char)
        else:
            opener = _CLOSERS[char]
            if opener != ord("<"):
                while opened and opened[-1] == ord("<"):
                    opened.pop()
            if opened and opened[-1] == opener:
                opened.pop()
        yield len(opened)
