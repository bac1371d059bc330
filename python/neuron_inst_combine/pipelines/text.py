# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The textual form of a pipeline: ``builtin.module(cse,neuron-inst-combine{entry=f})``."""

from __future__ import annotations

from dataclasses import dataclass


class PipelineSyntaxError(ValueError):
    """The text is no pipeline.

    Attributes:
      text: The pipeline.
      column: Where it goes wrong, from 0.
    """

    def __init__(self, text: str, column: int, message: str) -> None:
        super().__init__(message)
        self.text = text
        self.column = column

    def __str__(self) -> str:
        return f"{self.args[0]}\n  {self.text}\n  {' ' * self.column}^"


@dataclass(frozen=True, slots=True)
class PipelineElement:
    """A pass with its options, or an op name with the pipeline nested under it.

    Attributes:
      name: Of the pass or the op.
      options: The text between the braces; None without braces.
      nested: The pipeline in parentheses; None without parentheses.
      column: Where the element begins in the text it was read from.
    """

    name: str
    options: str | None = None
    nested: tuple[PipelineElement, ...] | None = None
    column: int = 0

    def __str__(self) -> str:
        options = "" if self.options is None else f"{{{self.options}}}"
        nested = "" if self.nested is None else f"({print_pipeline(self.nested)})"
        return f"{self.name}{options}{nested}"


def print_pipeline(elements: tuple[PipelineElement, ...]) -> str:
    """The text of a list of elements."""
    return ",".join(map(str, elements))


def parse_pipeline_text(text: str) -> tuple[PipelineElement, ...]:
    """Reads a list of pipeline elements.

    Raises:
      PipelineSyntaxError: A brace or parenthesis is not closed, or a name is missing.
    """
    parser = _Parser(text)
    elements = parser.elements()
    if parser.position < len(text):
        raise parser.error(f"unexpected '{text[parser.position]}' in the pipeline")
    return elements


_MAX_DEPTH = 64


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.position = 0
        self.depth = 0

    def error(self, message: str) -> PipelineSyntaxError:
        return PipelineSyntaxError(self.text, self.position, message)

    def elements(self) -> tuple[PipelineElement, ...]:
        found: list[PipelineElement] = []
        self._skip_spaces()
        if self.position >= len(self.text) or self.text[self.position] == ")":
            return ()
        while True:
            found.append(self._element())
            self._skip_spaces()
            if not self._accept(","):
                return tuple(found)
            self._skip_spaces()

    def _element(self) -> PipelineElement:
        start = self.position
        while self.position < len(self.text) and self.text[self.position] not in ",(){} \n\t":
            self.position += 1
        name = self.text[start : self.position]
        if not name:
            raise self.error("a pass or op name is missing in the pipeline")
        self._skip_spaces()
        options = self._options() if self._accept("{") else None
        self._skip_spaces()
        nested = self._nested() if self._accept("(") else None
        return PipelineElement(name, options, nested, start)

    def _options(self) -> str:
        start = self.position
        depth, quote = 1, ""
        while self.position < len(self.text):
            char = self.text[self.position]
            self.position += 1
            if quote:
                quote = "" if char == quote else quote
            elif char in "'\"":
                quote = char
            elif char in "{}":
                depth += 1 if char == "{" else -1
            if not depth:
                return self.text[start : self.position - 1]
        self.position = start - 1
        raise self.error("this brace is not closed")

    def _nested(self) -> tuple[PipelineElement, ...]:
        opened = self.position - 1
        self.depth += 1
        if self.depth > _MAX_DEPTH:
            raise self.error(f"the pipeline is nested deeper than {_MAX_DEPTH} levels")
        elements = self.elements()
        if not self._accept(")"):
            if self.position < len(self.text):
                raise self.error(f"unexpected '{self.text[self.position]}' in the pipeline")
            self.position = opened
            raise self.error("this parenthesis is not closed")
        self.depth -= 1
        return elements

    def _skip_spaces(self) -> None:
        while self.position < len(self.text) and self.text[self.position].isspace():
            self.position += 1

    def _accept(self, char: str) -> bool:
        if self.text.startswith(char, self.position):
            self.position += 1
            return True
        return False
