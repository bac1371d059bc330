# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What can be wrong with a plugin."""

from __future__ import annotations


class PluginError(ValueError):
    """A plugin is broken, or its name is taken; the text names it and its distribution."""
