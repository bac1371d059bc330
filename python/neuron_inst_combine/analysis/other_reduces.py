# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The reduces that read a value, for each of those that ask who else does.

A value may have thousands of users, each of which may ask. So the newest uses are looked at first,
and all of them only until that has been in vain for a few.
"""

from __future__ import annotations

import itertools
from collections import defaultdict
from collections.abc import Iterator

from neuron_inst_combine.bindings.types import Operation, Value
from neuron_inst_combine.dialects.hlo import distinct, op_key

MOST_USES = 256
MOST_IN_VAIN = 8


class OtherReduces:
    """Looks for them, while one driver runs."""

    def __init__(self) -> None:
        # By the hash of the value, the keys of those that asked. Should another value come to its
        # place, less is found.
        self._in_vain: defaultdict[int, set[int]] = defaultdict(set)

    def looks(self, root: Operation, value: Value) -> Iterator[list[Operation]]:
        """The reduces among the newest users of a value, then among all; each once, without root.

        Who has found what was wanted should ask for no more.
        """
        yield _others(root, value, MOST_USES)
        if _has_more(value) and not self._is_enough(root, value):
            yield _others(root, value, None)
            # Who comes back has not found it.
            self._in_vain[hash(value)].add(op_key(root))

    def has_given_up(self, root: Operation, value: Value) -> bool:
        """Whether there are users of a value that are not looked at for a root."""
        return _has_more(value) and self._is_enough(root, value)

    def _is_enough(self, root: Operation, value: Value) -> bool:
        asked = self._in_vain[hash(value)]
        return len(asked) >= MOST_IN_VAIN and op_key(root) not in asked


def become_newest_user(op: Operation, inputs: int) -> None:
    """Makes an op the newest user of its first operands, where the next look finds it at once."""
    operands = op.operands
    for k in range(inputs):
        operands[k] = operands[k]


def _has_more(value: Value) -> bool:
    return next(itertools.islice(value.uses, MOST_USES, None), None) is not None


def _others(root: Operation, value: Value, limit: int | None) -> list[Operation]:
    ops = (use.owner.operation for use in itertools.islice(value.uses, limit))
    reduces = distinct(op for op in ops if op.name == root.name)
    reduces.pop(op_key(root), None)
    return list(reduces.values())
