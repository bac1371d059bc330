# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pass options as text: ``max-iterations=3 entry=foo``, read into a dataclass and printed back.

The fields of a pass are its options. A field's type says how its text is read: ``int``, ``bool``,
``str``, an enum by its values, or a tuple of strings, separated by commas.
"""

from __future__ import annotations

import dataclasses
import difflib
import enum
import shlex
import typing
from collections.abc import Mapping
from typing import Any, TypeVar

OptionsT = TypeVar("OptionsT")

_BOOLEANS = {"true": True, "1": True, "false": False, "0": False}


class OptionError(ValueError):
    """An option's name or value is wrong; the text says which are right."""


def option(default: Any, summary: str) -> Any:
    """A dataclass field that is an option of a pass, with the line that documents it."""
    return dataclasses.field(default=default, metadata={"help": summary})


def spelling(field_name: str) -> str:
    """How a field is spelled as an option: ``max_iterations`` is ``max-iterations``."""
    return field_name.replace("_", "-")


def parse(cls: type[OptionsT], text: str) -> OptionsT:
    """Makes a pass from the text between the braces of its place in a pipeline.

    Raises:
      OptionError: An option is unknown, given twice, or its value is not of its type.
    """
    types = typing.get_type_hints(cls)
    fields = {spelling(f.name): f for f in dataclasses.fields(cls) if f.init}  # type: ignore[arg-type]
    values: dict[str, Any] = {}
    for word in _words(text):
        name, equals, value = word.partition("=")
        if (field := fields.get(name)) is None:
            raise OptionError(_unknown(name, list(fields)))
        if field.name in values:
            raise OptionError(f"option '{name}' is given twice")
        if not equals:
            # As in MLIR, the bare name of a boolean option sets it.
            value = "true" if types[field.name] is bool else ""
        values[field.name] = _value(name, value, types[field.name])
    try:
        return cls(**values)
    except ValueError as error:
        raise OptionError(str(error)) from error


def print_options(options: Any) -> str:
    """The options that differ from their defaults, as ``parse`` reads them."""
    words = [
        f"{spelling(field.name)}={_text(value)}"
        for field in dataclasses.fields(options)
        if (value := getattr(options, field.name)) != field.default
    ]
    return " ".join(words)


def _words(text: str) -> list[str]:
    try:
        return shlex.split(text)
    except ValueError as error:
        raise OptionError(f"options '{text}': {str(error).lower()}") from error


def _unknown(name: str, known: list[str]) -> str:
    close = difflib.get_close_matches(name, known, n=1)
    advice = f"did you mean '{close[0]}'? " if close else ""
    return f"no such option '{name}': {advice}it has {', '.join(known)}"


def _value(name: str, text: str, kind: Any) -> Any:
    if kind is int:
        try:
            return int(text)
        except ValueError:
            raise OptionError(f"option '{name}' takes an integer, not '{text}'") from None
    if kind is bool:
        if (truth := _BOOLEANS.get(text)) is None:
            raise OptionError(f"option '{name}' takes true or false, not '{text}'")
        return truth
    if isinstance(kind, type) and issubclass(kind, enum.Enum):
        try:
            return kind(text)
        except ValueError:
            words = ", ".join(member.value for member in kind)
            raise OptionError(f"option '{name}' takes one of {words}, not '{text}'") from None
    if kind is str:
        if not text:
            raise OptionError(f"option '{name}' takes a value")
        return text
    return tuple(part for part in text.split(",") if part)


def _text(value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, enum.Enum):
        return str(value.value)
    if isinstance(value, tuple):
        return ",".join(value)
    return shlex.quote(str(value))


def from_keywords(cls: type[OptionsT], keywords: Mapping[str, Any]) -> OptionsT:
    """Makes a pass from Python keyword arguments, as ``patterns="extended"`` in a call.

    A value is one of the field's type, or its text as in a pipeline; a list of strings, or one
    string, will do for a tuple.

    Raises:
      OptionError: An option is unknown, or its value is not of its type.
    """
    types = typing.get_type_hints(cls)
    fields = {f.name: f for f in dataclasses.fields(cls) if f.init}  # type: ignore[arg-type]
    values: dict[str, Any] = {}
    for name, value in keywords.items():
        if name not in fields:
            raise OptionError(_unknown(name, list(fields)))
        values[name] = _keyword_value(name, value, types[name])
    try:
        return cls(**values)
    except ValueError as error:
        raise OptionError(str(error)) from error


def _keyword_value(name: str, value: Any, kind: Any) -> Any:
    if isinstance(value, str):
        return _value(name, value, kind)
    if typing.get_origin(kind) is tuple:
        if isinstance(value, (list, tuple)) and all(isinstance(part, str) for part in value):
            return tuple(value)
        raise OptionError(f"option '{name}' takes strings, not {value!r}")
    # A bool is an int in Python, and no number here.
    if type(value) is not kind:
        raise OptionError(f"option '{name}' takes {_article(kind)}, not {value!r}")
    return value


def _article(kind: type) -> str:
    if issubclass(kind, enum.Enum):
        return f"one of {', '.join(member.value for member in kind)}"
    return {int: "an integer", bool: "true or false", str: "a string"}[kind]
