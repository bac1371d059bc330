# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The ``expected-error@+1 {{...}}`` comments that ``--verify-diagnostics`` reads, as in MLIR."""

from __future__ import annotations

import re
from dataclasses import dataclass

_DIRECTIVE = rb"expected-(?P<severity>error|warning|note|remark)(?P<re>-re)?"
_WHERE = rb" *(?:@(?P<where>[+-]\d+|above|below|unknown))? *"
# MLIR takes one to a line, which must end it; here another one may follow.
_NEXT = rb"(?=\s*$|\s*(?://\s*)?expected-(?:error|warning|note|remark)(?:-re)? *(?:@\S+)? *\{\{)"
_COMMENT = re.compile(_DIRECTIVE + _WHERE + rb"\{\{(?P<text>.*?)\}\}" + _NEXT)


class ExpectationError(ValueError):
    """A comment cannot be understood.

    Attributes:
      line: Where it is.
      column: Where it begins.
    """

    def __init__(self, line: int, column: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.column = column


@dataclass(slots=True)
class Expectation:
    """A diagnostic that is to appear.

    Attributes:
      severity: Of the diagnostic.
      text: Between the braces.
      pattern: The same, for a search.
      target: The line that the diagnostic is at; None for one without a place in a file.
      line: Where the comment is.
      column: Where it begins.
      is_met: Whether the diagnostic has appeared.
    """

    severity: str
    text: str
    pattern: re.Pattern[str]
    target: int | None
    line: int
    column: int
    is_met: bool = False


def expectations_in(text: bytes) -> list[Expectation]:
    """Reads the comments of a text.

    Raises:
      ExpectationError: A regular expression of an ``-re`` comment is wrong.
    """
    if b"expected-" not in text:
        return []
    reader = _Reader()
    for number, line in enumerate(text.split(b"\n"), start=1):
        reader.read(number, line)
    return reader.found


class _Reader:
    def __init__(self) -> None:
        self.found: list[Expectation] = []
        self._above = 1
        self._for_below: list[Expectation] = []

    def read(self, number: int, line: bytes) -> None:
        if not (comments := list(_COMMENT.finditer(line.rstrip()))):
            # "above" and "below" mean the nearest line without such a comment.
            self._above = number
            for expectation in self._for_below:
                expectation.target = number
            self._for_below.clear()
        for comment in comments:
            self._add(number, comment)

    def _add(self, number: int, comment: re.Match[bytes]) -> None:
        column = comment.start() + 1
        text = comment["text"].decode(errors="replace")
        where = (comment["where"] or b"+0").decode()
        expectation = Expectation(
            severity=comment["severity"].decode(),
            text=text,
            pattern=_pattern(text, number, column) if comment["re"] else _literal(text),
            target=self._target(where, number),
            line=number,
            column=column,
        )
        if where == "below":
            self._for_below.append(expectation)
        self.found.append(expectation)

    def _target(self, where: str, number: int) -> int | None:
        if where == "unknown":
            return None
        if where == "above":
            return self._above
        return number if where == "below" else number + int(where)


def _literal(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def _pattern(text: str, line: int, column: int) -> re.Pattern[str]:
    pieces: list[str] = []
    rest = text
    while rest:
        plain, begins, rest = rest.partition("{{")
        pieces.append(re.escape(plain))
        if not begins:
            break
        expression, ends, rest = rest.partition("}}")
        if not ends:
            raise ExpectationError(line, column, "found start of regex with no end '}}'")
        try:
            re.compile(expression)
        except re.error as error:
            raise ExpectationError(line, column, f"invalid regex: {error}") from error
        pieces.append(f"(?:{expression})")
    return re.compile("".join(pieces))
