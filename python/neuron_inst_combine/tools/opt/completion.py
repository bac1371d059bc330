# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--completion``: scripts for bash and zsh, made from the table of options and the passes.

A script looks at the text of the last word alone. What stands before its last ``=`` names a set of
words: ``remark-format`` the formats, ``neuron-inst-combine`` the options of that pass, and
``neuron-inst-combine=patterns`` the values of one of them.
"""

from __future__ import annotations

import dataclasses
import enum
from collections.abc import Iterator
from dataclasses import dataclass

from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.passes.options import spelling
from neuron_inst_combine.passes.registry import PASSES
from neuron_inst_combine.tools.opt.native_passes import candidates
from neuron_inst_combine.tools.opt.options_table import OPTIONS, Kind

SHELLS = ("bash", "zsh")


@dataclass(frozen=True, slots=True)
class Completions:
    """What a script knows.

    Attributes:
      options: Without dashes; those that need a value end in ``=``.
      passes: Our passes and native ones.
      values: What may follow the ``=`` of a name.
      lists: The names of which several values are separated by commas.
      apart: The names whose value may also be the next word.
    """

    options: tuple[str, ...]
    passes: tuple[str, ...]
    values: dict[str, tuple[str, ...]]
    lists: tuple[str, ...]
    apart: tuple[str, ...]


def script(shell: str) -> str:
    """The script for one of ``SHELLS``."""
    known = completions()
    # Not before it is needed.
    from importlib import resources

    template = resources.files(__package__).joinpath(f"completion.{shell}.in")
    text = template.read_text(encoding="utf-8")
    for mark, words in (
        ("@OPTIONS@", " ".join(known.options)),
        ("@PASSES@", " ".join(known.passes)),
        ("@LISTS@", "|".join(known.lists)),
        ("@APART@", "|".join(known.apart)),
        ("@VALUES@", "\n".join(_cases(known))),
    ):
        text = text.replace(mark, words)
    return text


def completions() -> Completions:
    """Everything to complete, from the tables."""
    options: list[str] = []
    values: dict[str, tuple[str, ...]] = {}
    lists: list[str] = []
    apart: list[str] = []
    passes = (*PASSES, *candidates())
    for option in OPTIONS:
        is_joined = option.needs_value and not option.spell_short
        options.append(f"{option.name}=" if is_joined else option.name)
        if words := passes if option.names_passes else option.choices:
            values[option.name] = words
        elif option.kind is Kind.BOOLEAN:
            values[option.name] = ("true", "false")
        if option.is_list:
            lists.append(option.name)
        if option.kind is Kind.VALUE:
            apart.append(option.name)
    for module_pass in PASSES.values():
        values[module_pass.argument] = tuple(_add_pass(module_pass, values, lists))
    return Completions(tuple(options), passes, values, tuple(lists), tuple(apart))


def _add_pass(
    module_pass: type[ModulePass], values: dict[str, tuple[str, ...]], lists: list[str]
) -> Iterator[str]:
    for field in dataclasses.fields(module_pass):
        if not field.init:
            continue
        yield f"{spelling(field.name)}="
        name = f"{module_pass.argument}={spelling(field.name)}"
        if isinstance(field.default, bool):
            values[name] = ("true", "false")
        elif isinstance(field.default, enum.Enum):
            values[name] = tuple(str(member.value) for member in type(field.default))
        elif isinstance(field.default, tuple):
            values[name] = module_pass.known_patterns()
            lists.append(name)


def _cases(known: Completions) -> Iterator[str]:
    by_words: dict[tuple[str, ...], list[str]] = {}
    for name, words in known.values.items():
        by_words.setdefault(words, []).append(name)
    for words, names in by_words.items():
        text = "$passes" if words == known.passes else f"'{' '.join(words)}'"
        yield f"    {'|'.join(names)}) values={text} ;;"
