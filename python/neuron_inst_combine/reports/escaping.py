# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Text of a module on its way into a page."""

from __future__ import annotations

import html
import unicodedata

# What reorders the text around it, so that a name could look like another.
_REORDERING = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def escaped(value: str) -> str:
    """A text as HTML: in an element or in a quoted attribute it is itself, and no markup.

    Control characters, those that reorder text and halves of surrogate pairs, none of which a page
    can hold or should show, become U+FFFD.
    """
    return html.escape("".join(map(_shown, value)))


def _shown(char: str) -> str:
    if (char.isascii() and char.isprintable()) or char in "\n\t":
        return char
    is_hidden = unicodedata.category(char) in ("Cc", "Cs") or char in _REORDERING
    return "\N{REPLACEMENT CHARACTER}" if is_hidden else char
