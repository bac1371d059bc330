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
    if _FRONTEND in attributes and _FRONTEND_SHARDING in attributes[_FRONTEND]:
        return _FRONTEND_SHARDING
    return None
