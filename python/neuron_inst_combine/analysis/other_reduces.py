# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The reduces that read a value, for each of those that ask who else does.

A value may have thousands of users, each of which may ask. So the newest uses are looked at first,
and all of them only until that has been in vain a few times.
"""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator

from neuron_inst_combine.bindings.types import Operation, Value
from neuron_inst_combine.dialects.hlo import distinct, op_key

MOST_USES = 256
MOST_IN_VAIN = 8


class OtherReduces:
    """Looks for them, while one driver runs."""

    def __init__(self) -> None:
        # By the hash of the value. Should another value come to its place, less is found.
        self._in_vain: Counter[int] = Counter()

    def looks(self, root: Operation, value: Value) -> Iterator[list[Operation]]:
        """The reduces among the newest users of a value, then among all; each once, without root.

        Who has found what was wanted should ask for no more.
        """
        yield _others(root, value, MOST_USES)
        has_more = next(itertools.islice(value.uses, MOST_USES, None), None) is not None
        key = hash(value)
        if has_more and self._in_vain[key] < MOST_IN_VAIN:
            yield _others(root, value, None)
            # Who comes back has not found it.
            self._in_vain[key] += 1


def become_newest_user(op: Operation, inputs: int) -> None:
    """Makes an op the newest user of its first operands, where the next look finds it at once."""
    operands = op.operands
    for k in range(inputs):
        operands[k] = operands[k]


def _others(root: Operation, value: Value, limit: int | None) -> list[Operation]:
    ops = (use.owner.operation for use in itertools.islice(value.uses, limit))
    reduces = distinct(op for op in ops if op.name == root.name)
    reduces.pop(op_key(root), None)
    return list(reduces.values())
