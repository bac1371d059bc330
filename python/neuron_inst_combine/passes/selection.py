# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which of a pass's patterns take part: the options ``patterns``, ``enable-patterns`` and so on."""

from __future__ import annotations

import difflib
import enum
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from neuron_inst_combine.plugins import PluginPattern, load_plugin, plugin_names


class PatternMode(enum.Enum):
    """Which patterns a pass has by itself."""

    DOCUMENTED = "documented"
    """Those of the original, firing exactly where it does."""

    EXTENDED = "extended"
    """Also those that real modules need, and the documented ones without their narrower limits."""


@dataclass(frozen=True, slots=True)
class Selection:
    """The patterns to run.

    Attributes:
      names: Of those of the pass itself.
      plugins: Those of other packages, by name.
    """

    names: frozenset[str]
    plugins: tuple[type[PluginPattern[Any]], ...]


def select(
    known: Mapping[str, PatternMode],
    mode: PatternMode,
    enabled: Sequence[str],
    disabled: Sequence[str],
    pass_argument: str,
) -> Selection:
    """The patterns to run.

    Args:
      known: Each pattern's name, with the narrowest mode that has it.
      mode: The mode asked for.
      enabled: If not empty, only these run, whatever the mode; those of plugins run only so.
      disabled: These do not run.
      pass_argument: The pass.

    Raises:
      PluginError: Something is wrong with an installed plugin.
      ValueError: A name is not known; the text lists those that are.
    """
    plugins = plugin_names() if enabled or disabled else frozenset()
    for option, names in (("enable-patterns", enabled), ("disable-patterns", disabled)):
        for name in names:
            if name not in known and name not in plugins:
                raise ValueError(_unknown(option, name, [*known, *sorted(plugins)]))
    in_mode = {
        name
        for name, narrowest in known.items()
        if mode is PatternMode.EXTENDED or narrowest is PatternMode.DOCUMENTED
    }
    chosen = frozenset(enabled or in_mode) - frozenset(disabled)
    return Selection(
        chosen & frozenset(known),
        tuple(load_plugin(name, pass_argument) for name in sorted(chosen & plugins)),
    )


def _unknown(option: str, name: str, known: Collection[str]) -> str:
    close = difflib.get_close_matches(name, known, n=1)
    advice = f"did you mean '{close[0]}'? " if close else ""
    return f"option '{option}': no pattern '{name}': {advice}there are {', '.join(known)}"
