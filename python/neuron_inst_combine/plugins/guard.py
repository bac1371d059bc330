# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Names the plugin in what its functions raise."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from neuron_inst_combine.dialects.hlo import UnreadableOpError
from neuron_inst_combine.plugins.errors import PluginError
from neuron_inst_combine.plugins.pattern import PluginPattern

_CALLED_BY_DRIVERS = ("has_structure", "decide", "rewrite")


def guarded(pattern: type[PluginPattern[Any]], described: str) -> type[PluginPattern[Any]]:
    """The same pattern, whose functions raise a ``PluginError`` that says which they are of."""
    functions = {
        name: _guard(getattr(pattern, name), name, described) for name in _CALLED_BY_DRIVERS
    }
    # The module is where the PDL file is looked for.
    return type(pattern.__name__, (pattern,), {"__module__": pattern.__module__, **functions})


def _guard(function: Callable[..., Any], name: str, described: str) -> Callable[..., Any]:
    @functools.wraps(function)
    def call(*arguments: Any) -> Any:
        try:
            return function(*arguments)
        except UnreadableOpError:
            # What ``decide`` may raise of a malformed op; the caller makes it a missed remark.
            raise
        except Exception as error:
            # Of any kind: it is somebody else's code.
            raise PluginError(
                f"{described}: {name} raised {type(error).__name__}: {error}"
            ) from error

    return call
