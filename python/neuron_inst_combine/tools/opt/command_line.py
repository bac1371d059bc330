# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reads the command line the way LLVM's tools do.

Any ``--name`` that is not in the table is taken for a pass, with its options after ``=``. Which
passes there are is for the MLIR package to say, when it is loaded.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from neuron_inst_combine.tools.opt.errors import ToolError
from neuron_inst_combine.tools.opt.options_table import BY_NAME, OPTIONS, Kind, Option

_BOOLEANS = {
    "true": True,
    "TRUE": True,
    "True": True,
    "1": True,
    "false": False,
    "FALSE": False,
    "False": False,
    "0": False,
}

STANDARD_STREAM = "-"


class CommandLineError(ToolError):
    """An argument is wrong; the text names it."""


@dataclass(frozen=True, slots=True)
class PassFlag:
    """A pass on the command line.

    Attributes:
      name: Without dashes.
      options: The text after ``=``; None without ``=``.
    """

    name: str
    options: str | None


@dataclass(frozen=True, slots=True)
class CommandLine:
    """What the user asked for.

    Attributes:
      input: A file, or ``-``.
      passes: Pass flags, in order.
      action: The first option of kind ACTION.
      booleans: The booleans given, by name.
      values: The values given, by name.
    """

    input: str
    passes: tuple[PassFlag, ...]
    action: str | None
    booleans: Mapping[str, bool]
    values: Mapping[str, str]

    def boolean(self, name: str) -> bool:
        """A boolean option, or its default."""
        return self.booleans.get(name, BY_NAME[name].default)

    def value(self, name: str) -> str | None:
        """The value of an option; None when it was not given."""
        return self.values.get(name)

    def number(self, name: str) -> int | None:
        """The value of an option that takes a number."""
        value = self.values.get(name)
        return None if value is None else int(value)

    def words(self, name: str) -> tuple[str, ...]:
        """The values of an option that takes several."""
        return tuple(filter(None, self.values.get(name, "").split(",")))


def parse_command_line(arguments: Sequence[str]) -> CommandLine:
    """Reads the arguments, without the program's name.

    Raises:
      CommandLineError: A value is missing, wrong, or given twice; there are several input files; or
        a pipeline stands next to pass flags.
    """
    inputs: list[str] = []
    passes: list[PassFlag] = []
    actions: list[str] = []
    booleans: dict[str, bool] = {}
    values: dict[str, str] = {}
    remaining = iter(arguments)
    for argument in remaining:
        if argument == "--":
            inputs.extend(remaining)
            break
        if not argument.startswith("-") or argument == STANDARD_STREAM:
            inputs.append(argument)
            continue
        name, equals, text = _without_dashes(argument).partition("=")
        value = text if equals else None
        option = BY_NAME.get(name)
        if option is None:
            passes.append(_pass_flag(argument, name, value))
            continue
        if option.kind is Kind.ACTION:
            actions.append(option.name)
        if option.kind is Kind.OPTIONAL or option.needs_value:
            _keep(values, option, _value(option, value, remaining))
        elif option.kind is Kind.BOOLEAN:
            booleans[option.name] = _boolean(option, value)
        elif value is not None:
            raise CommandLineError(f"for the {option.spelling} option: takes no value: '{value}'")
    if len(inputs) > 1:
        raise CommandLineError(
            f"too many positional arguments: one input file at most, not {', '.join(inputs)}"
        )
    if passes and "pass-pipeline" in values:
        raise CommandLineError(
            "'--pass-pipeline' option can't be used with individual pass options "
            f"('--{passes[0].name}')"
        )
    return CommandLine(
        input=inputs[0] if inputs else STANDARD_STREAM,
        passes=tuple(passes),
        action=actions[0] if actions else None,
        booleans=booleans,
        values=values,
    )


def unknown_argument(name: str, passes: Iterable[str]) -> str:
    """The message for an option that is neither in the table nor a pass."""
    known = [option.name for option in OPTIONS if len(option.name) > 1]
    close = nearest(name, [*known, *passes])
    advice = f"did you mean '--{close}'?" if close else "see neuron-opt --help"
    return f"unknown command line argument '--{name}'; {advice}"


def nearest(name: str, known: Sequence[str]) -> str | None:
    """The known word that a misspelled one seems to mean."""
    close = difflib.get_close_matches(name, known, n=1)
    return close[0] if close else None


def _without_dashes(argument: str) -> str:
    return argument[2:] if argument.startswith("--") else argument[1:]


def _pass_flag(argument: str, name: str, options: str | None) -> PassFlag:
    # These would end up in the text of a pipeline, where they mean something else.
    if not name or any(char in name for char in "(){}, \t\n"):
        raise CommandLineError(f"unknown command line argument '{argument}'; see neuron-opt --help")
    return PassFlag(name, options)


def _value(option: Option, value: str | None, remaining: Iterator[str]) -> str:
    if value is None and option.kind is Kind.OPTIONAL:
        return option.implied
    if value is None:
        # As in LLVM, the next argument is the value whatever it looks like.
        value = next(remaining, None)
    if not value:
        raise CommandLineError(f"for the {option.spelling} option: requires a value")
    if option.choices and value not in option.choices:
        choices = ", ".join(option.choices)
        raise CommandLineError(
            f"for the {option.spelling} option: unknown value '{value}': one of {choices}"
        )
    if option.is_number and not (value.isascii() and value.isdigit()):
        raise CommandLineError(
            f"for the {option.spelling} option: '{value}' is invalid value for uint argument"
        )
    return value


def _keep(values: dict[str, str], option: Option, value: str) -> None:
    if option.is_list and option.name in values:
        value = f"{values[option.name]},{value}"
    elif option.name in values:
        raise CommandLineError(f"for the {option.spelling} option: may only occur once")
    values[option.name] = value


def _boolean(option: Option, value: str | None) -> bool:
    if value is None:
        return True
    if (truth := _BOOLEANS.get(value)) is None:
        raise CommandLineError(
            f"for the {option.spelling} option: '{value}' is invalid value for boolean argument: "
            "true or false"
        )
    return truth
