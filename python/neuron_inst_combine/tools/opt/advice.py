# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Says more about a few of the parser's errors: what to do, and where the cause is."""

from __future__ import annotations

import dataclasses
import re

from neuron_inst_combine.bindings import WHEELS
from neuron_inst_combine.bindings.wheels import HLO_DIALECTS
from neuron_inst_combine.tools.opt.diagnostics import Diagnostic, Place
from neuron_inst_combine.tools.opt.input_checks import nesting_at_end

_UNKNOWN_DIALECT = re.compile(r"Dialect `([\w.$]+)' not found")
_NO_OP = "expected operation name in quotes"
_UNKNOWN_OP = re.compile(r"custom op '[^']*' is unknown")
_MODULE_BEGINS = re.compile(rb'^(?:module\b|builtin\.module\b|"builtin\.module")', re.MULTILINE)
_SPACE_OR_COMMENT = re.compile(rb"(?:\s+|//[^\n]*)*")


def with_advice(diagnostic: Diagnostic, text: bytes) -> Diagnostic:
    """A diagnostic of the parser, with a note or a better place where there is one.

    Args:
      diagnostic: What the parser says.
      text: The text it parsed; empty for bytecode.
    """
    if found := _UNKNOWN_DIALECT.match(diagnostic.message):
        return _with_note(diagnostic, diagnostic.place, _about_dialect(found[1]))
    if not text or diagnostic.place is None or not diagnostic.place.line:
        return diagnostic
    offset = _offset(text, diagnostic.place)
    if diagnostic.message == _NO_OP:
        return _about_missing_op(diagnostic, diagnostic.place, text, offset)
    if _UNKNOWN_OP.match(diagnostic.message):
        return _about_trailer(diagnostic, diagnostic.place, text, offset)
    return diagnostic


def _about_dialect(dialect: str) -> str:
    if dialect in HLO_DIALECTS:
        knowing = [wheel.name for wheel in WHEELS.values() if dialect in wheel.dialects]
        return f"the dialect '{dialect}' is known to --bindings={', '.join(knowing)}"
    return (
        f'ops of unknown dialects are accepted in the generic form, "{dialect}.name"(...), '
        "with --allow-unregistered-dialect"
    )


def _about_missing_op(diagnostic: Diagnostic, place: Place, text: bytes, offset: int) -> Diagnostic:
    # The parser points behind the last token it liked; the one it did not like may be lines below.
    after = _SPACE_OR_COMMENT.match(text, offset)
    assert after is not None, "the expression matches the empty string"
    offending = after.end()
    if offending >= len(text):
        if depth := nesting_at_end(text):
            return _with_note(
                diagnostic,
                place,
                f"the input ends here; brackets still open: {depth}; is it cut off?",
            )
        return diagnostic
    moved = Place(
        place.file,
        place.line + text.count(b"\n", offset, offending),
        offending - text.rfind(b"\n", 0, offending),
    )
    return _about_trailer(dataclasses.replace(diagnostic, place=moved), moved, text, offending)


def _about_trailer(diagnostic: Diagnostic, place: Place, text: bytes, offset: int) -> Diagnostic:
    if not _MODULE_BEGINS.search(text, 0, offset) or nesting_at_end(text[:offset]):
        return diagnostic
    return _with_note(
        diagnostic, place, "this stands after the end of the module: is it part of a log?"
    )


def _offset(text: bytes, place: Place) -> int:
    begin = 0
    for _ in range(place.line - 1):
        begin = text.find(b"\n", begin) + 1
    return begin + place.column - 1


def _with_note(diagnostic: Diagnostic, place: Place | None, message: str) -> Diagnostic:
    note = Diagnostic("note", place, message)
    return dataclasses.replace(diagnostic, notes=(note, *diagnostic.notes))
