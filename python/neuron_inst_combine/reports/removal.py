# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a rewrite takes away: the ops that will be gone when a plan has been carried out.

Found on the IR as it is before: the root goes, and of the ops that the plan names, and the
constants they read, those go whose users all go. Each op that goes is looked at once, and it goes
once; so all rewrites of a module together take time in its size, at the most.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable, Iterator
from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation, Value
from neuron_inst_combine.dialects.hlo import (
    DIALECTS,
    BroadcastInDimOp,
    ConcatenateOp,
    ConstantOp,
    ReduceOp,
    ReshapeOp,
    SliceOp,
    defining_op,
    op_key,
)
from neuron_inst_combine.patterns.base import Plan
from neuron_inst_combine.patterns.dead_ops import has_uses

# An earlier rewrite of the same walk may have left one without a use, to be erased at the end.
_MAY_BE_DEAD = frozenset(f"{dialect}.add" for dialect in DIALECTS).union(
    *(
        view.NAMES
        for view in (SliceOp, ReduceOp, ConcatenateOp, BroadcastInDimOp, ReshapeOp, ConstantOp)
    )
)

_UNNAMED_LIMIT = 40
"""How many ops may go that a plan does not name, where it names none but the root."""


@dataclasses.dataclass(frozen=True, slots=True)
class NamedByPlan:
    """What the fields of a plan hold, at any depth.

    Attributes:
      ops: By their keys, the root first.
      values: In the order of the fields; the rewrite will read them, or what they come from.
    """

    ops: dict[int, Operation]
    values: tuple[Value, ...]

    @classmethod
    def of(cls, bindings: Bindings, plan: Plan) -> NamedByPlan:
        """Looks through dataclasses, tuples and lists."""
        ir = bindings.ir
        ops: dict[int, Operation] = {op_key(plan.root): plan.root}
        values: list[Value] = []
        pending: list[Any] = [plan]
        while pending:
            thing = pending.pop()
            if isinstance(thing, (ir.Operation, ir.OpView)):
                op = thing.operation
                ops.setdefault(op_key(op), op)
            elif isinstance(thing, ir.Value):
                values.append(thing)
            elif isinstance(thing, (tuple, list)):
                pending.extend(reversed(thing))
            elif dataclasses.is_dataclass(thing):
                fields = [getattr(thing, field.name) for field in dataclasses.fields(thing)]
                pending.extend(reversed(fields))
        return cls(ops, tuple(values))


def removed_ops(named: NamedByPlan, root: Operation) -> dict[int, Operation]:
    """The ops that will be gone, by their keys, the root first."""
    search = _Search(named, root)
    return search.run()


class _Search:
    def __init__(self, named: NamedByPlan, root: Operation) -> None:
        self._removed: dict[int, Operation] = {op_key(root): root}
        self._named = named
        self._stops = {hash(value) for value in named.values}
        # Where the users of an op have been looked through, up to one that is not gone yet. No use
        # is looked at twice, or the uses of a value would take time in their square.
        self._users: dict[int, Iterator[Operation]] = {}
        self._waits_for: dict[int, Operation] = {}

    def run(self) -> dict[int, Operation]:
        pending = list(self._removed.values())
        while pending:
            op = pending.pop()
            for key, producer in self._producers(op):
                if key not in self._removed and self._goes(key, producer):
                    self._removed[key] = producer
                    pending.append(producer)
        return self._removed

    def _producers(self, op: Operation) -> Iterable[tuple[int, Operation]]:
        found: dict[int, Operation] = {}
        for operand in op.operands:
            # The rewrite reads what the plan names as a value: that stays, and what it comes from.
            if hash(operand) not in self._stops and (producer := defining_op(operand)) is not None:
                found.setdefault(op_key(producer), producer)
        return found.items()

    def _goes(self, key: int, op: Operation) -> bool:
        if key not in self._named.ops and op.name not in ConstantOp.NAMES:
            if len(self._named.ops) > 1 or len(self._removed) >= _UNNAMED_LIMIT:
                return False
            if op.name not in _MAY_BE_DEAD:
                return False
        if key not in self._users:
            self._users[key] = _users(op)
        elif not self._is_gone(self._waits_for[key]):
            return False
        for user in self._users[key]:
            if not self._is_gone(user):
                self._waits_for[key] = user
                return False
        return True

    def _is_gone(self, user: Operation) -> bool:
        if op_key(user) in self._removed:
            return True
        return user.name in _MAY_BE_DEAD and not has_uses(user)


def _users(op: Operation) -> Iterator[Operation]:
    return (use.owner.operation for result in op.results for use in result.uses)
