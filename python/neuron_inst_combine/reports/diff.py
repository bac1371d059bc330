# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A unified diff of the functions that changed, in which a value keeps its name.

MLIR numbers the values of a function anew each time it prints it, so that one op less renames all
values behind it. Here a value that is defined by the same line, up to names, keeps the name that it
had before; a new one is called ``%new0`` and so on. What is left are the lines that changed.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Iterator, Mapping, Sequence

from neuron_inst_combine.reports.value_names import with_names_of

_CONTEXT = 3

_RESET = "\033[0m"
_HEADER = "\033[1m"
_COLOURS = {"@": "\033[36m", "-": "\033[31m", "+": "\033[32m"}


def unified_diff(
    before_by_function: Mapping[str, str], after_by_function: Mapping[str, str], colour: bool
) -> str:
    """The diff of two versions of a module, function by function.

    Args:
      before_by_function: The text of each function by its name, without the ``@``.
      after_by_function: The same, later. One that is in only one of the two was added or removed.
      colour: Whether to colour the lines, as terminals know it (ANSI).

    Returns:
      The lines, each with its end; empty where no text changed. The headers ``--- before`` and
      ``+++ after`` and those of each hunk, ``@@ -1,4 +1,3 @@``, name the function.
    """
    lines: list[str] = []
    for name in dict.fromkeys([*before_by_function, *after_by_function]):
        before = before_by_function.get(name, "")
        after = after_by_function.get(name, "")
        if before != after:
            changed = _function_diff(name, before.splitlines(), after.splitlines())
            lines += _coloured(changed) if colour else changed
    return "".join(f"{line}\n" for line in lines)


def _function_diff(name: str, before: Sequence[str], after: Sequence[str]) -> Iterator[str]:
    renamed = with_names_of(before, after) if before and after else list(after)
    lines = difflib.unified_diff(
        before, renamed, f"before @{name}", f"after @{name}", n=_CONTEXT, lineterm=""
    )
    for line in lines:
        yield f"{line} @{name}" if line.startswith("@@") else line


def _coloured(lines: Iterable[str]) -> Iterator[str]:
    for number, line in enumerate(lines):
        # The first two are the header, and may look like lines of the text.
        colour = _HEADER if number < 2 else _COLOURS.get(line[:1])
        yield f"{colour}{line}{_RESET}" if colour else line
