# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Whether a reduce of a slice reduces a dimension that the slice trims, remembered by types."""

from __future__ import annotations

from neuron_inst_combine.analysis.tensor_types import static_shape
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Attribute, Operation, Type
from neuron_inst_combine.dialects.hlo import ReduceOp, attribute


class ReducedTrims:
    """Answers for one wheel, of which a module asks many times the same."""

    def __init__(self, bindings: Bindings) -> None:
        self._bindings = bindings
        self._answers: dict[tuple[Attribute, Type, Type, int, int, int], bool] = {}

    def include(self, root: Operation, window: Operation) -> bool:
        """Whether the root, a reduce, reduces a dimension that the slice before it trims.

        Of types that are not static, or do not fit each other, it does not.

        Raises:
          UnreadableOpError: The reduce is malformed.
        """
        # By the types: the window takes three attributes to read.
        whole, part = window.operands[0].type, window.results[0].type
        counts = (len(root.operands), len(root.results), len(root.regions))
        # With these counts and dimensions, another is malformed or not as well.
        key = (attribute(root, "dimensions"), whole, part, *counts)
        answer = self._answers.get(key)
        if answer is None:
            answer = self._answers[key] = self._look(root, window)
        return answer

    def _look(self, root: Operation, window: Operation) -> bool:
        whole = static_shape(self._bindings, window.operands[0])
        part = static_shape(self._bindings, window.results[0])
        dimensions = ReduceOp.of(root).dimensions
        if whole is None or part is None or len(whole) != len(part):
            return False
        return any(0 <= d < len(whole) and whole[d] != part[d] for d in dimensions)
