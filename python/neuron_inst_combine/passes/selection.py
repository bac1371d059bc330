# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which of a pass's patterns take part: the options ``patterns``, ``enable-patterns`` and so on."""

from __future__ import annotations

import difflib
import enum
from collections.abc import Collection, Mapping, Sequence


class PatternMode(enum.Enum):
    """Which patterns a pass has by itself."""

    DOCUMENTED = "documented"
    """Those of the original, firing exactly where it does."""

    EXTENDED = "extended"
    """Also those that real modules need, and the documented ones without their narrower limits."""


def select(
    known: Mapping[str, PatternMode],
    mode: PatternMode,
    enabled: Sequence[str],
    disabled: Sequence[str],
) -> frozenset[str]:
    """The names of the patterns to run.

    Args:
      known: Each pattern's name, with the narrowest mode that has it.
      mode: The mode asked for.
      enabled: If not empty, only these run, whatever the mode.
      disabled: These do not run.

    Raises:
      ValueError: A name is not known; the text lists those that are.
    """
    for option, names in (("enable-patterns", enabled), ("disable-patterns", disabled)):
        for name in names:
            if name not in known:
                raise ValueError(_unknown(option, name, known))
    in_mode = {
        name
        for name, narrowest in known.items()
        if mode is PatternMode.EXTENDED or narrowest is PatternMode.DOCUMENTED
    }
    return frozenset(enabled or in_mode) - frozenset(disabled)


def _unknown(option: str, name: str, known: Collection[str]) -> str:
    close = difflib.get_close_matches(name, known, n=1)
    advice = f"did you mean '{close[0]}'? " if close else ""
    return f"option '{option}': no pattern '{name}': {advice}there are {', '.join(known)}"
