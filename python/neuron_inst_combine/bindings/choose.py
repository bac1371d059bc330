# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which wheel for this input: ``--bindings=auto``."""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import cache, partial

from neuron_inst_combine.bindings.errors import WheelNotInstalledError
from neuron_inst_combine.bindings.load import Bindings, load
from neuron_inst_combine.bindings.wheels import HLO_DIALECTS, WHEELS, Wheel

ENVIRONMENT_VARIABLE = "NEURON_MLIR_BINDINGS"

BYTECODE_MAGIC = b"ML\xefR"

# What may stand before the dialect's name, and after it, in an op, type or attribute of a dialect;
# discardable attributes that are named after one (`mhlo.num_partitions = 1`) every wheel takes.
_BEFORE = re.compile(rb"(?:^|[^\w.@%$-])$")
_AFTER = re.compile(rb"[\w.$]+(?![\w.$]|\s*=[^=]|\s*[,}])")


def dialects_in(source: bytes) -> frozenset[str]:
    """The dialects, of those that tell the wheels apart, which a module seems to use.

    Args:
      source: MLIR text or bytecode. It is scanned, not parsed: comments and strings count. So this
        may only ever choose a wheel, whose parser then decides.
    """
    return frozenset(dialect for dialect in HLO_DIALECTS if _uses(source, dialect))


def _uses(source: bytes, dialect: str) -> bool:
    if source.startswith(BYTECODE_MAGIC):
        # Dialect names stand in the string section, each ended by a NUL.
        return _has_string(dialect.encode() + b"\0", source)
    return _is_used(dialect, source)


def _has_string(string: bytes, source: bytes) -> bool:
    at = source.find(string)
    while at >= 0:
        if not source[max(0, at - 1) : at].isalnum():
            return True
        at = source.find(string, at + 1)
    return False


def _is_used(dialect: str, source: bytes) -> bool:
    # `find` and a look at the neighbourhood of each hit: a regular expression over the whole source
    # would cost more than parsing it.
    name = dialect.encode() + b"."
    at = source.find(name)
    while at >= 0:
        line_start = source.rfind(b"\n", 0, at) + 1
        is_comment = b"//" in source[line_start:at]
        starts_a_name = _BEFORE.search(source[max(0, at - 1) : at])
        if not is_comment and starts_a_name and _AFTER.match(source, at + len(name)):
            return True
        at = source.find(name, at + len(name))
    return False


def choose(
    requested: str | None,
    source: bytes,
    *,
    allow_unregistered_dialects: bool = False,
    environment: Mapping[str, str] = os.environ,
) -> Bindings:
    """Loads the wheel asked for, or with ``auto`` the first installed one that knows the dialects.

    Args:
      requested: A wheel's name, ``auto``, or None for the environment variable's word.
      source: The module, as text or bytecode.
      allow_unregistered_dialects: Whether a wheel that does not know the dialects will do.
      environment: Where ``NEURON_MLIR_BINDINGS`` is looked up.

    Raises:
      BindingsError: There is no such wheel; the text says what to install.
    """
    requested = requested or environment.get(ENVIRONMENT_VARIABLE) or "auto"
    if requested != "auto":
        return load(requested)
    installed = [wheel for wheel in WHEELS.values() if wheel.installed]
    # To look for one takes a hundredth of the time that parsing takes: for no more than it takes.
    uses = cache(partial(_uses, source))
    for wheel in installed:
        if not any(uses(dialect) for dialect in sorted(HLO_DIALECTS - wheel.dialects)):
            return load(wheel.name)
    dialects = frozenset(dialect for dialect in HLO_DIALECTS if uses(dialect))
    if installed and allow_unregistered_dialects:
        return load(max(installed, key=lambda wheel: len(dialects & wheel.dialects)).name)
    raise WheelNotInstalledError(_nothing_knows(dialects, installed))


def _nothing_knows(dialects: frozenset[str], installed: list[Wheel]) -> str:
    words = ", ".join(sorted(dialects)) or "no dialect of its own"
    have = ", ".join(wheel.package for wheel in installed) or "none"
    suited = [wheel for wheel in WHEELS.values() if dialects <= wheel.dialects]
    if not suited:
        return (
            f"no MLIR Python package knows all dialects of this input ({words}): "
            "try --allow-unregistered-dialect"
        )
    return (
        f"no installed MLIR Python package knows the dialects of this input ({words}; "
        f"installed: {have}): pip install {suited[0].install}"
    )


__all__ = ["BYTECODE_MAGIC", "ENVIRONMENT_VARIABLE", "choose", "dialects_in"]
