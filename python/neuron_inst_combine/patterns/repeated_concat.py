# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""RepeatedConcat: copies of any value side by side become a broadcast.

Pattern: concatenate(x, ..., x) -> reshape(broadcast(x)) [if there are at least two]
"""

from __future__ import annotations

from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.analysis.tensor_types import refuse_type, static_shape
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.dialects.hlo import (
    ConcatenateOp,
    UnreadableOpError,
    discardable_attributes,
)
from neuron_inst_combine.patterns.base import Missed
from neuron_inst_combine.patterns.repeated_source import CopiesPattern, RepeatedSource


class RepeatedConcat(CopiesPattern):
    """Replaces copies of a value by a broadcast with a new dimension, and a reshape.

    Before::

        %c = stablehlo.concatenate %x, %x, %x, dim = 1 : 4x8 -> 4x24

    After::

        %b = stablehlo.broadcast_in_dim %x, dims = [0, 2] : 4x8 -> 4x3x8
        %c = stablehlo.reshape %b : 4x3x8 -> 4x24

    Conditions, checked in this order:

    1. The concatenate has at least two operands, all the same value.
    2. It has no sharding attribute, and its types are static and without encoding.

    Where the value has extent 1 in the concatenated dimension, the broadcast alone will do. Where
    it is itself a broadcast that nothing else uses, the two become one.

    Worth it: x is read once, not once for each copy; a broadcast and a reshape, which moves
    nothing, are left of the concatenate.

    Source: the copies of rotary embeddings, ``cat(freqs, freqs)``, in language models; StableHLO
    spec, concatenate and broadcast_in_dim.
    """

    name = "RepeatedConcat"

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern.has_structure``: concatenate(x, x, ...)."""
        operands = op.operands
        return len(operands) > 1 and operands[0] == operands[1]

    def decide(self, op: Operation) -> RepeatedSource | Missed:
        """See the class: conditions (1) and (2)."""
        root = ConcatenateOp.of(op)
        x = root.inputs[0]
        if len(root.inputs) < 2:
            return Missed(1, "the concatenate has 1 operand")
        for k, value in enumerate(root.inputs):
            if value != x:
                return Missed(1, f"operand {k} is not the same value as operand 0")
        if attribute := sharding_attribute(op):
            return Missed(2, f"{op.name} has the attribute {attribute}")
        for value in (x, op.results[0]):
            if reason := refuse_type(self.bindings, value):
                return Missed(2, reason)
        shape = static_shape(self.bindings, x)
        assert shape is not None
        if not 0 <= root.dimension < len(shape):
            raise UnreadableOpError(f"{op.name} has no dimension {root.dimension}")
        axis, copies = root.dimension, len(root.inputs)
        if shape[axis] == 1:
            dimensions = tuple(range(len(shape)))
            broadcast = (*shape[:axis], copies, *shape[axis + 1 :])
        else:
            dimensions = tuple(d if d < axis else d + 1 for d in range(len(shape)))
            broadcast = (*shape[:axis], copies, *shape[axis:])
        return self.compose(
            RepeatedSource(
                root=op,
                source=x,
                dimensions=dimensions,
                shape=broadcast,
                copies=copies,
                result_type=op.results[0].type,
                attributes=discardable_attributes(op, ConcatenateOp.INHERENT),
                replaced=(),
            )
        )
