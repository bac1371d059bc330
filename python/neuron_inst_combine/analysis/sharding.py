# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which ops say how they are to be sharded, and so must not be replaced by others."""

from __future__ import annotations

from neuron_inst_combine.bindings.types import Operation

SHARDING_ATTRIBUTES: tuple[str, ...] = ("mhlo.sharding", "sdy.sharding")

# Where JAX keeps Shardy's words through a trip that drops unknown dialects.
_FRONTEND = "mhlo.frontend_attributes"
_FRONTEND_SHARDING = "xla.sdy.sharding"


def sharding_attribute(op: Operation) -> str | None:
    """The name of the attribute by which an op is sharded; None where it has none."""
    attributes = op.attributes
    for name in SHARDING_ATTRIBUTES:
        if name in attributes:
            return name
    return _FRONTEND_SHARDING if _has_frontend_sharding(op) else None


def _has_frontend_sharding(op: Operation) -> bool:
    if _FRONTEND not in op.attributes:
        return False
    try:
        return _FRONTEND_SHARDING in op.attributes[_FRONTEND]
    except TypeError:
        # No dictionary: nobody's sharding.
        return False
