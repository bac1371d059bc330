# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Finds the plugins that are installed, and loads those that are asked for."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Any

from neuron_inst_combine.drivers.rules import pdl_text
from neuron_inst_combine.plugins.errors import PluginError
from neuron_inst_combine.plugins.guard import guarded
from neuron_inst_combine.plugins.pattern import PluginPattern

if TYPE_CHECKING:
    import importlib.metadata

GROUP = "neuron_inst_combine.patterns"
"""The entry point group."""

_NATIVE = re.compile(r"\bapply_native_(constraint|rewrite) \"([^\"]*)\"")


def plugin_names() -> frozenset[str]:
    """The names of the patterns that installed distributions offer; none is imported.

    Raises:
      PluginError: Two have one name, or one has the name of a pattern of this project.
    """
    return frozenset(_entry_points())


def load_plugin(name: str, pass_argument: str) -> type[PluginPattern[Any]]:
    """Imports the pattern of that name, which is one of ``plugin_names``.

    Raises:
      PluginError: It cannot be imported, is no pattern, or not of that pass.
    """
    pattern = _load(name)
    if pattern.belongs_to != pass_argument:
        raise PluginError(
            f"pattern '{name}' belongs to {pattern.belongs_to}, not to {pass_argument}"
        )
    return pattern


def _entry_points() -> dict[str, importlib.metadata.EntryPoint]:
    # Not cached: what is installed may change under a long-running process, and it is asked only
    # where a pattern is named, so that no other run waits for this import.
    import importlib.metadata

    found: dict[str, importlib.metadata.EntryPoint] = {}
    for entry in importlib.metadata.entry_points(group=GROUP):
        if entry.name in _reserved_names():
            raise PluginError(
                f"{_described(entry)} has the name of a pattern of neuron-inst-combine: uninstall "
                "one, or have it renamed"
            )
        if entry.name in found:
            raise PluginError(
                f"{_described(entry)} has the name of {_described(found[entry.name])}: uninstall "
                "one, or have it renamed"
            )
        found[entry.name] = entry
    return found


@cache
def _reserved_names() -> frozenset[str]:
    # Each pattern has a .pdll that is named after it.
    # Not before it is needed.
    from importlib import resources

    files = resources.files("neuron_inst_combine.patterns").iterdir()
    stems = (
        file.name.removesuffix(".pdll").removesuffix("_near")
        for file in files
        if file.name.endswith(".pdll")
    )
    return frozenset("".join(map(str.capitalize, stem.split("_"))) for stem in stems)


def _described(entry: importlib.metadata.EntryPoint) -> str:
    distribution = entry.dist.name if entry.dist else "an unknown distribution"
    return f"pattern '{entry.name}' of {distribution} ({entry.value})"


@cache
def _load(name: str) -> type[PluginPattern[Any]]:
    entry = _entry_points()[name]
    try:
        loaded = entry.load()
    except Exception as error:
        # Of any kind: the module may do anything when it is imported.
        raise PluginError(
            f"{_described(entry)} cannot be loaded: {type(error).__name__}: {error}"
        ) from error
    if not (isinstance(loaded, type) and issubclass(loaded, PluginPattern)):
        raise PluginError(f"{_described(entry)} is no subclass of PluginPattern")
    for attribute in ("name", "belongs_to", "root_names"):
        if not hasattr(loaded, attribute):
            raise PluginError(f"{_described(entry)} has no attribute '{attribute}'")
    if loaded.name != name:
        raise PluginError(f"{_described(entry)} calls itself '{loaded.name}'")
    abstract: frozenset[str] = getattr(loaded, "__abstractmethods__", frozenset())
    if abstract:
        raise PluginError(f"{_described(entry)} does not define {', '.join(sorted(abstract))}")
    _check_pdl(loaded, entry)
    return guarded(loaded, _described(entry))


def _check_pdl(pattern: type[PluginPattern[Any]], entry: importlib.metadata.EntryPoint) -> None:
    try:
        text = pdl_text(pattern)
    except (OSError, UnicodeDecodeError) as error:
        raise PluginError(f"{_described(entry)} has no readable .pdl.mlir file: {error}") from error
    expected = {("constraint", f"Match{pattern.name}"), ("rewrite", f"Rewrite{pattern.name}")}
    # The PDL interpreter ends the process when a native function is not registered.
    if (found := set(_NATIVE.findall(text))) != expected:
        names = ", ".join(sorted(name for _, name in found)) or "none"
        raise PluginError(
            f"{_described(entry)} has a .pdl.mlir file whose native functions are {names}, not "
            f"Match{pattern.name} and Rewrite{pattern.name}"
        )
