# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Tells HLO by its beginning, as text or as a protocol buffer."""

from __future__ import annotations

import re

from neuron_inst_combine.tools.opt.wire_format import varint

_SPACE_OR_COMMENT = re.compile(rb"\s+|//[^\n]*|/\*.*?\*/", re.DOTALL)
_HEADER = re.compile(rb"HloModule\s")
_ENTRY = re.compile(rb"ENTRY\s+[%\w]")
_COMPUTATION = re.compile(rb"%?[\w.-]+\s*(?:\([^\n]*\)\s*->[^\n]*)?\{\s*\n")
_ENTRY_LINE = re.compile(rb"^ENTRY\s+[%\w]", re.MULTILINE)
_MLIR_MODULE = re.compile(rb'module\b|builtin\.module\b|"')

# The keys of the protocol buffer wire format: a field's number, and 2 for "a length, then bytes".
_FIELD_1 = 1 << 3 | 2
_FIELD_2 = 2 << 3 | 2
_FIELD_3 = 3 << 3 | 2


def is_hlo_text(data: bytes) -> bool:
    """Whether this begins as a text of HLO.

    That is ``HloModule``, or a computation, of which one is the ``ENTRY``.
    """
    at = _first_word(data)
    if _HEADER.match(data, at) or _ENTRY.match(data, at):
        return True
    if _MLIR_MODULE.match(data, at) or not _COMPUTATION.match(data, at):
        return False
    return _ENTRY_LINE.search(data, at) is not None


def has_header(text: bytes) -> bool:
    """Whether a text of HLO begins with its module's name, and not with a computation."""
    return _HEADER.match(text, _first_word(text)) is not None


def _first_word(text: bytes) -> int:
    at = 0
    while space := _SPACE_OR_COMMENT.match(text, at):
        at = space.end()
    return at


def hlo_module_proto(data: bytes) -> bytes | None:
    """The HloModuleProto that this is, or that this HloProto holds; None for anything else.

    Only the first fields are looked at: whether it is whole is for XLA to say.
    """
    try:
        if _begins_as_module(data):
            return data
        # An HloProto: the module, then how its buffers are assigned.
        if data[:1] != bytes([_FIELD_1]):
            return None
        size, begin = varint(data, 1)
        inner = data[begin : begin + size]
        return inner if _begins_as_module(inner) else None
    except ValueError:
        return None


def _begins_as_module(data: bytes) -> bool:
    # Field 1 is the module's name, 2 that of the entry computation, 3 a computation, which begins
    # with its name.
    at = 0
    for key in (_FIELD_1, _FIELD_2):
        if data[at : at + 1] != bytes([key]):
            return False
        size, begin = varint(data, at + 1)
        name = data[begin : begin + size]
        if not name or len(name) < size or not _is_name(name):
            return False
        at = begin + size
    return data[at : at + 1] == bytes([_FIELD_3])


def _is_name(name: bytes) -> bool:
    try:
        return name.decode().isprintable()
    except UnicodeDecodeError:
        return False
