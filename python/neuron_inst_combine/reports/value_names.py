# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives the values of a function the names that they have in another version of it."""

from __future__ import annotations

import difflib
import itertools
import re
from collections.abc import Sequence

# `%0` of `%0`, `%arg1: i32`, `%0:2 = ...` and `%0#1`.
_NAME = re.compile(r"%[A-Za-z0-9_$.-]+")
_STRING = re.compile(r'("(?:[^"\\]|\\.)*")')
# The results of an op, and within a line the arguments of a block: `%a: i32`, `%iterArg = %0`.
_RESULTS = re.compile(r"\s*(?:%[A-Za-z0-9_$.-]+(?::\d+)?(?:, )?)+ = ")
_ARGUMENT = re.compile(r"%[A-Za-z0-9_$.-]+(?=: | = )")


def with_names_of(before: Sequence[str], after: Sequence[str]) -> list[str]:
    """The lines of a function, its values renamed as in an earlier version of it.

    A value gets its earlier name where the two lines that define it are partners: they differ by
    names only, and come in the same order among all such lines. Any other value gets a name that
    the earlier version does not have. So a line that is equal in both says the same of the same
    values.

    Args:
      before: The lines of the earlier version, as MLIR prints them.
      after: Those of the later one.
    """
    partners = _partners(before, after)
    taken = {name for line in before for name in _NAME.findall(line)}
    fresh = (name for k in itertools.count() if (name := f"%new{k}") not in taken)
    given: list[dict[str, str]] = []
    for number, line in enumerate(after):
        mine = _definitions(line)
        theirs = _definitions(before[partners[number]]) if number in partners else []
        names = theirs if len(theirs) == len(mine) else [next(fresh) for _ in mine]
        given.append(dict(zip(mine, names, strict=True)))
    # A use may stand before the definition, in another block. A name that is defined twice is so in
    # two regions, of which the first has ended where the second begins.
    current: dict[str, str] = {}
    for names_of_line in reversed(given):
        current |= names_of_line
    renamed = []
    for line, names_of_line in zip(after, given, strict=True):
        current |= names_of_line
        renamed.append(_rename(line, current))
    return renamed


def _partners(before: Sequence[str], after: Sequence[str]) -> dict[int, int]:
    """The lines of `before` that lines of `after` are equal to up to names."""
    one, other = ([_shape(line) for line in lines] for lines in (before, after))
    matcher = difflib.SequenceMatcher(None, one, other)
    return {
        block.b + k: block.a + k
        for block in matcher.get_matching_blocks()
        for k in range(block.size)
    }


def _shape(line: str) -> str:
    return "".join(part if quoted else _NAME.sub("%", part) for part, quoted in _parts(line))


def _rename(line: str, names: dict[str, str]) -> str:
    def name(match: re.Match[str]) -> str:
        return names.get(match[0], match[0])

    return "".join(part if quoted else _NAME.sub(name, part) for part, quoted in _parts(line))


def _definitions(line: str) -> list[str]:
    """The names that a line defines, in order."""
    code = "".join(part for part, quoted in _parts(line) if not quoted)
    results = _RESULTS.match(code)
    end = results.end() if results else 0
    return [*_NAME.findall(code[:end]), *_ARGUMENT.findall(code[end:])]


def _parts(line: str) -> list[tuple[str, bool]]:
    """A line in parts, every other of which is a string in quotes."""
    return [(part, index % 2 == 1) for index, part in enumerate(_STRING.split(line))]
