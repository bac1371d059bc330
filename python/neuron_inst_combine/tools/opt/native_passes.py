# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The passes that a wheel brings.

The Python bindings have no list of them, so ``native_passes.txt`` has candidates, and a wheel is
asked about each.
"""

from __future__ import annotations

import re

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Context
from neuron_inst_combine.pipelines.pipeline import ANCHOR, Native

_RESTRICTED = re.compile(r"restricted to '([\w.]+)' on a PassManager intended to run on")
_UNKNOWN = re.compile(r"'([^']*)' does not refer to a registered pass")


def candidates() -> tuple[str, ...]:
    """The arguments of all passes that any known wheel has, sorted."""
    # Not before it is needed.
    from importlib import resources

    text = resources.files(__package__).joinpath("native_passes.txt").read_text(encoding="utf-8")
    return tuple(line for line in text.splitlines() if line and not line.startswith("#"))


def passes_of(bindings: Bindings) -> list[str]:
    """The candidates that the wheel has, each with the op it must be nested under, as text."""
    context = bindings.context()
    nested = (_nested(name, bindings, context) for name in candidates())
    return [str(step) for step in nested if step is not None]


def implicitly_nested(step: Native, bindings: Bindings, context: Context) -> Native:
    """A pass flag as it can stand on a module.

    A pass that only runs on functions, say, is nested under ``func.func``, as mlir-opt does with
    flags. What the wheel refuses for another reason comes back as it is.
    """
    return _nested(step.text, bindings, context) or step


def is_restricted(message: str) -> bool:
    """Whether an error of a wheel says that a pass does not run on a module."""
    return _RESTRICTED.search(message) is not None


def unknown_pass(message: str) -> str | None:
    """The name of the pass that an error of a wheel is about, where that is what it says."""
    found = _UNKNOWN.search(message)
    return found[1] if found else None


def _nested(text: str, bindings: Bindings, context: Context) -> Native | None:
    try:
        with context:
            bindings.passmanager.PassManager.parse(f"{ANCHOR}({text})")
    except ValueError as error:
        anchor = _RESTRICTED.search(str(error))
        return Native(f"{anchor[1]}({text})") if anchor else None
    return Native(text)
