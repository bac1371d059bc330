# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Erases what a rewrite left without a use."""

from __future__ import annotations

from collections.abc import Iterable
from operator import itemgetter

from neuron_inst_combine.bindings.types import Operation, PatternRewriter, Value
from neuron_inst_combine.dialects.hlo import ConstantOp, defining_op, distinct, op_key


def has_uses(op: Operation) -> bool:
    """Whether any result of the op is used; looks at one use at the most."""
    for result in op.results:
        for _ in result.uses:
            return True
    return False


def is_read(op: Operation) -> bool:
    """Whether an op that is itself of use reads a result of this one; others will be erased."""
    users = (use.owner.operation for result in op.results for use in result.uses)
    return any(not len(user.results) or has_uses(user) for user in users)


class DeferringRewriter:
    """A ``PatternRewriter`` for a driver which does not allow to erase every op at once.

    No abstract base class: to ask for an object of one takes ten times as long.
    """

    def begin(self, root: Operation) -> None:
        """Turns to a root."""
        raise NotImplementedError

    def erase_beside_root(self, op: Operation) -> None:
        """As ``erase_op``, for an op of which it is known that it stands in the root's block."""
        raise NotImplementedError

    def erase_beside(self, root: Operation, op: Operation) -> None:
        """The same beside a root that it has not been turned to, but that stays."""
        raise NotImplementedError

    def erase_if_dead(self, ops: Iterable[Operation]) -> None:
        """Erases those that have no use when it is allowed; users stand before what they use."""
        raise NotImplementedError


def erase_beside_root(rewriter: PatternRewriter | DeferringRewriter, op: Operation) -> None:
    """Erases an op in the block of the root that has no use."""
    if isinstance(rewriter, DeferringRewriter):
        rewriter.erase_beside_root(op)
    else:
        rewriter.erase_op(op)


def erase_if_dead(rewriter: PatternRewriter | DeferringRewriter, ops: Iterable[Operation]) -> None:
    """Erases those of the ops, which must be free of side effects, that have no use.

    The driver would do so for registered ops only. Users stand before the ops they use.
    """
    if isinstance(rewriter, DeferringRewriter):
        rewriter.erase_if_dead(ops)
        return
    # Made before the first is erased: an erased op must not be compared with anything.
    for op in distinct(ops).values():
        if not has_uses(op):
            rewriter.erase_op(op)


class DeadOps:
    """Ops that rewrites may have left dead, to be erased when a walk or a sweep is over.

    MLIR's walk over a block may erase only the op it stands at.
    """

    def __init__(self) -> None:
        # By key: an erased op must not be compared with anything.
        self._ops: dict[int, Operation] = {}

    @property
    def is_empty(self) -> bool:
        """Whether there are none."""
        return not self._ops

    def extend(self, ops: Iterable[Operation]) -> None:
        """Adds ops that are free of side effects."""
        self._ops.update(distinct(ops))

    def add(self, op: Operation) -> None:
        """Adds an op that is free of side effects."""
        self._ops[op_key(op)] = op

    def forget(self, op: Operation) -> None:
        """Takes an op that something else is about to erase off the list, and all in its regions.

        A root can be in the list: where blocks do not stand in the order in which they run, or in a
        graph region, what uses it may have been rewritten first.
        """
        _take_out(op, self._ops)

    def is_dead(self, op: Operation) -> bool:
        """Whether an op will be erased: it was added, and has no use."""
        return op_key(op) in self._ops and not has_uses(op)

    def erase(self) -> None:
        """Erases those without a use, and then those of them that only these used; forgets all."""
        ops, self._ops = self._ops, {}
        used: dict[int, Operation] = {}
        for key, op in _innermost_first(ops):
            if has_uses(op):
                used[key] = op
                continue
            _take_out(op, used)
            op.erase()
        # Most are added behind their users, and gone by now. For the others it is worth the time to
        # look at what each erased op used.
        pending = list(used)
        while pending:
            key = pending.pop()
            if key not in used or has_uses(used[key]):
                continue
            op = used[key]
            for erased in _take_out(op, used):
                producers = [defining_op(operand) for operand in erased.operands]
                pending.extend(op_key(producer) for producer in producers if producer is not None)
            op.erase()


def _take_out(op: Operation, ops: dict[int, Operation]) -> list[Operation]:
    """Takes an op that is about to be erased out of the ops, and all in its regions.

    Returns:
      The op and all in its regions; nothing where there were no ops to take it out of.
    """
    if not ops:
        return []
    gone = [op]
    # Grows on the way.
    for outer in gone:
        gone.extend(
            view.operation for region in outer.regions for block in region for view in block
        )
        ops.pop(op_key(outer), None)
    return gone


def _innermost_first(ops: dict[int, Operation]) -> list[tuple[int, Operation]]:
    """The ops with their keys, those in regions before the op that holds these."""
    depths: list[int] = []
    last: Operation | None = None
    depth = 0
    for op in ops.values():
        parent = op.parent
        # Most stand in one op. (On all wheels comparing an op with None raises.)
        if last is None or parent is None or parent != last:
            last, depth = parent, _depth(op)
        depths.append(depth)
    order = sorted(zip(depths, ops.items(), strict=True), key=itemgetter(0), reverse=True)
    return [item for _, item in order]


def _depth(op: Operation) -> int:
    """In how many ops an op is."""
    depth = 0
    while (parent := op.parent) is not None:
        op = parent
        depth += 1
    return depth


def constant_ops(values: Iterable[Value]) -> list[Operation]:
    """The constants among the defining ops of values."""
    producers = (defining_op(value) for value in values)
    return [op for op in producers if op is not None and op.name in ConstantOp.NAMES]
