# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which tensor types a rewrite understands: ranked, static, without an encoding."""

from __future__ import annotations

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Type, Value


def static_shape(bindings: Bindings, value: Value) -> tuple[int, ...] | None:
    """The extents (in elements) of a static tensor; None for any other value."""
    tensor = value.type
    if not isinstance(tensor, bindings.ir.RankedTensorType) or not tensor.has_static_shape:
        return None
    return tuple(tensor.shape)


def refuse_type(bindings: Bindings, value: Value) -> str | None:
    """Why a value's type is not understood, as a fragment of a refusal; None where it is.

    Dynamic extents (bounded ones too), unranked tensors and encodings, which may carry a layout or
    a bound, are refused.
    """
    tensor = value.type
    if not isinstance(tensor, bindings.ir.RankedTensorType):
        return f"{tensor} is no ranked tensor"
    if not tensor.has_static_shape:
        return f"{tensor} has a dynamic dimension"
    if tensor.encoding is not None:
        return f"{tensor} has an encoding"
    return None


def element_type(value: Value) -> Type:
    """The element type of a value of ranked tensor type."""
    return value.type.element_type
