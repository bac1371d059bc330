# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Patterns of somebody else's package: the entry point group ``neuron_inst_combine.patterns``.

A plugin is a module with a subclass of ``PluginPattern``, and a ``.pdll`` with the ``.pdl.mlir``
made from it, both named after the module. Its distribution says::

    [project.entry-points."neuron_inst_combine.patterns"]
    MyPattern = "my_package:MyPattern"

and ``enable-patterns=MyPattern`` runs it. No plugin runs, or is imported, unless it is named.
"""

from neuron_inst_combine.plugins.discovery import GROUP, load_plugin, plugin_names
from neuron_inst_combine.plugins.errors import PluginError
from neuron_inst_combine.plugins.pattern import PluginPattern

__all__ = ["GROUP", "PluginError", "PluginPattern", "load_plugin", "plugin_names"]
