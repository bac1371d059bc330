# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Copies what a rewrite does into pictures: the ops before it, and the ops after it.

Works for every pattern, since it asks none. Before: the ops that the rewrite takes away, and those
which its plan names. After: the ops above the value that is used in place of the root's, as far as
they were not there before.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable
from dataclasses import dataclass

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation, Value
from neuron_inst_combine.dialects.hlo import ConstantOp, defining_op, op_key
from neuron_inst_combine.patterns.base import Plan
from neuron_inst_combine.reports.cost import Cost, cost_of
from neuron_inst_combine.reports.drawing import MAX_LAYERS, Draft
from neuron_inst_combine.reports.graph import Graph, Role
from neuron_inst_combine.reports.removal import NamedByPlan, removed_ops


@dataclass(frozen=True, slots=True)
class Change:
    """What a rewrite did.

    Attributes:
      before: The ops it took away, and those it looked at.
      after: The ops it made, and those of before that they read.
      removed: The cost of the ops that are gone.
      made: The cost of the new ones; None where there are too many to look at, or where they
        cannot be found, since the root was not used.
    """

    before: Graph
    after: Graph
    removed: Cost
    made: Cost | None

    @property
    def saved(self) -> Cost | None:
        """What is gained; below 0 where it is lost."""
        return None if self.made is None else self.removed - self.made


class Capture:
    """Follows one rewrite; made before it, and to be dropped after ``finish``.

    Between the two it keeps keys and pictures of the ops of the plan, and the ops which use the
    root's results: these stay.
    """

    def __init__(self, bindings: Bindings, plan: Plan) -> None:
        root = plan.root
        named = NamedByPlan.of(bindings, plan)
        removed = removed_ops(named, root)
        there = {**removed, **named.ops}
        self._bindings = bindings
        self._costs = {key: cost_of(bindings, op) for key, op in removed.items()}
        self._before = _draw_before(root, there, removed.keys())
        self._feeding = tuple(hash(value) for value in named.values)
        # What is changed where it stands counts as gone, and as new.
        new = {op_key(op): op for op in plan.changed_in_place()}
        self._ops = there.keys() - new.keys()
        results = {hash(result) for op in new.values() for result in op.results}
        self._values = _known_values(there.values(), named.values) - results
        # What is used in the root's place will be found where the root was.
        uses = (next(iter(result.uses), None) for result in root.results)
        self._places = [(use.owner.operation, use.operand_number) for use in uses if use]

    def finish(self) -> Change:
        """Looks at the IR as it is after the rewrite, and at no op that may be gone."""
        after = _After(self._bindings, self._ops, self._values)
        after.walk(user.operands[number] for user, number in self._places)
        removed = Cost()
        for key, cost in self._costs.items():
            # A constant, say, may be read by a new op, and so be there still.
            if key not in after.survivors:
                removed += cost
        return Change(
            before=self._before.graph(after.survivors, self._feeding),
            after=after.draft.graph(),
            removed=removed,
            made=None if after.is_cut_short or not self._places else after.cost,
        )


def _draw_before(root: Operation, there: dict[int, Operation], removed: Collection[int]) -> Draft:
    draft = Draft()
    pending: deque[tuple[Operation, int]] = deque()

    def draw(op: Operation, layer: int) -> int | None:
        is_new = not draft.has_op(op)
        if is_new and layer > MAX_LAYERS:
            return None
        index = draft.add_op(op, Role.REMOVED if op_key(op) in removed else Role.KEPT)
        if is_new and index is not None:
            pending.append((op, layer))
        return index

    # What stays and the plan names need not be above the root: a sibling, for one.
    for start in there.values():
        if draft.is_full:
            break
        if op_key(start) in removed and op_key(start) != op_key(root):
            continue
        draw(start, 1)
        while pending:
            op, layer = pending.popleft()
            for value in op.operands:
                producer = defining_op(value)
                is_op = producer is not None and _is_drawn(producer, there)
                draft.connect(draw(producer, layer + 1) if is_op else draft.add_value(value), op)
    draft.hidden = sum(
        op.name not in ConstantOp.NAMES and not draft.has_op(op) for op in there.values()
    )
    return draft


def _is_drawn(op: Operation, there: dict[int, Operation]) -> bool:
    return op_key(op) in there or op.name in ConstantOp.NAMES


def _known_values(ops: Iterable[Operation], named: Iterable[Value]) -> frozenset[int]:
    known = {hash(value) for value in named}
    for op in ops:
        known.update(map(hash, op.operands))
    return frozenset(known)


class _After:
    """The walk over the new ops, from the values used in place of the root's.

    Attributes:
      draft: The picture.
      cost: Of the new ops.
      survivors: The keys of ops that were there before, and were met again.
      is_cut_short: Whether there was no room for all of the new ops.
    """

    def __init__(self, bindings: Bindings, ops: Iterable[int], values: frozenset[int]) -> None:
        self.draft = Draft()
        self.cost = Cost()
        self.survivors: set[int] = set()
        self.is_cut_short = False
        self._bindings = bindings
        self._ops = frozenset(ops)
        self._values = values
        self._pending: deque[Operation] = deque()

    def walk(self, values: Iterable[Value]) -> None:
        for value in values:
            self._draw(value)
        while self._pending:
            op = self._pending.popleft()
            for value in op.operands:
                self.draft.connect(self._draw(value), op)

    def _draw(self, value: Value) -> int | None:
        op = defining_op(value)
        if op is None:
            return self.draft.add_value(value)
        # A new op does not stand where an erased one did: it was made before that was erased.
        was_there = op_key(op) in self._ops
        if was_there:
            self.survivors.add(op_key(op))
        elif hash(value) in self._values:
            if op.name not in ConstantOp.NAMES:
                return self.draft.add_value(value)
            was_there = True
        if self.draft.has_op(op):
            return self.draft.add_op(op, Role.KEPT)
        index = self.draft.add_op(op, Role.KEPT if was_there else Role.NEW)
        if index is None:
            self.is_cut_short = self.is_cut_short or not was_there
            return None
        if not was_there:
            self.cost += cost_of(self._bindings, op)
        self._pending.append(op)
        return index
