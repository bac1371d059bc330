# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Remembers sums that were looked at in vain, so that larger ones need not be walked again.

In ``s_i = slice(add(s_{i-1}, leaf_i))`` every ``s_i`` is a root with all the others below it;
walking each tree whole would take quadratic time.
"""

from __future__ import annotations

from dataclasses import dataclass

from neuron_inst_combine.bindings.types import Operation, Value
from neuron_inst_combine.dialects.hlo import defining_op, dialect_of, has_one_use, op_key


@dataclass(frozen=True, slots=True)
class KnownSum:
    """A root that was missed.

    Attributes:
      leaves: How many slices are added.
      extent: Of axis 0 of what they are of, in elements; -1 where it is not known.
      condition: The condition that failed, if it fails of every larger sum too; else 0.
      reason: Why.
    """

    leaves: int
    extent: int
    condition: int
    reason: str


class KnownSums:
    """The missed roots of one scan."""

    def __init__(self) -> None:
        # By key; whoever erases a root must forget it.
        self._known: dict[int, KnownSum] = {}

    def remember(self, root: Operation, known: KnownSum) -> None:
        """Keeps what was found of a root."""
        self._known[op_key(root)] = known

    def forget(self, root: Operation) -> None:
        """Drops a root that is about to be erased."""
        self._known.pop(op_key(root), None)

    def below(self, total: Value) -> KnownSum | None:
        """What the known sums below tell of a larger one, the result of an add.

        Either a known sum whose fault is one of the larger sum too, or the number of leaves of the
        larger one; None where nothing is known, or the larger one is no sum of slices.
        """
        if not self._known:
            return None
        top = defining_op(total)
        assert top is not None
        add_name, slice_name = top.name, f"{dialect_of(top)}.slice"
        leaves, extent, any_known = 0, -1, False
        seen: set[int] = set()
        pending = [total]
        while pending:
            value = pending.pop()
            op = defining_op(value)
            if op is None or (key := op_key(op)) in seen or op.name not in (add_name, slice_name):
                return None
            if (known := self._known.get(key)) is not None:
                if known.condition:
                    return known
                any_known = True
                leaves += known.leaves
                extent = known.extent
            elif op.name == slice_name and not _is_of(op, add_name):
                leaves += 1
            elif not has_one_use(value):
                return None  # A shared partial sum: nobody walks on there.
            else:
                seen.add(key)
                pending.extend(op.operands)
        return KnownSum(leaves, extent, 0, "") if any_known else None


def _is_of(op: Operation, name: str) -> bool:
    producer = defining_op(op.operands[0]) if len(op.operands) else None
    return producer is not None and producer.name == name
