# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Remembers how reduces of slices of reduces were merged, for others that are like them.

Programs repeat themselves: a module has the same chain in each of its layers. Chains are alike when
their ops are equal up to operands and locations, which the newest wheels tell in one call for each
op, and where the types and constants that they read are equal too. All conditions are functions of
these, but for those about uses, blocks and slices below, which are checked each time.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeAlias

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Attribute, Operation, Type, Value
from neuron_inst_combine.dialects.hlo import ConstantOp, SliceOp, defining_op, has_one_use
from neuron_inst_combine.patterns.merge_plan import Merge, MergedReduce

_START_INDICES = "start_indices"
_MOST_ALIKE = 8
"""Chains with the same start indices and type of input that are kept."""


_Read: TypeAlias = tuple[Value, Value, Value, Value, Value]
"""What the ops of a chain read: the inner reduce, its input and its init value; the slice, the
inner reduce's result; the outer reduce, the slice's result and its init value."""

_Ops: TypeAlias = tuple[Operation, Operation, Operation, Operation, Operation]
"""The slice, the inner and the outer reduce, the constant that is the outer init value, and the one
that is the inner: the same object where that is the same value."""


@dataclass(frozen=True, slots=True)
class _Chain:
    """Detached copies of a chain's ops, between comparisons all reading values of no meaning.

    Attributes:
      inner: The inner reduce.
      window: The slice.
      root: The outer reduce.
      constant: The init value.
      merge: What the two reduces become.
      operands: The operands of inner, window and root, to be set for a comparison.
      idle: The values they have otherwise.
    """

    inner: Operation
    window: Operation
    root: Operation
    constant: Operation
    merge: Merge
    operands: tuple[Any, Any, Any]
    idle: _Read

    def read(self, values: _Read) -> None:
        """Lets the copies read these values."""
        inner, window, root = self.operands
        inner[0], inner[1], window[0], root[0], root[1] = values


class KnownChains:
    """The chains of one input that were found legal while one driver ran."""

    def __init__(self, bindings: Bindings) -> None:
        self._ir = bindings.ir
        flags = getattr(bindings.ir, "OperationEquivalenceFlags", None)
        # As a plain number: the bindings take three times as long to read an enumerator.
        self._flags = None if flags is None else int(flags.IGNORE_LOCATIONS)
        self._argument = bindings.ir.BlockArgument
        self._chains: dict[Attribute, dict[Type, list[_Chain]]] = {}
        self._module: Any = None

    def remember(self, plan: MergedReduce) -> None:
        """Keeps a plan for others like it, where this can be told; before it is carried out."""
        if self._flags is None or len(plan.slices) != 1 or plan.absorbed[0] is not None:
            return
        root, window, inner = plan.root, plan.slices[0], plan.inner
        x, init = inner.operands[0], root.operands[1]
        constant = defining_op(init)
        if constant is None or constant.name not in ConstantOp.NAMES:
            return
        by_type = self._chains.setdefault(window.attributes[_START_INDICES], {})
        chains = by_type.setdefault(x.type, [])
        if len(chains) >= _MOST_ALIKE:
            return
        if self._module is None:
            self._module = self._ir.Module.create(loc=self._ir.Location.unknown(root.context))
        place = self._ir.InsertionPoint(self._module.body)
        read = (x, inner.operands[1], window.operands[0], root.operands[0], init)
        idle = self._ir.Operation.create(
            "builtin.unrealized_conversion_cast",
            results=[value.type for value in read],
            loc=self._module.operation.location,
            ip=place,
        )
        inner, window, root = (op.clone(place).operation for op in (inner, window, root))
        chain = _Chain(
            inner=inner,
            window=window,
            root=root,
            constant=constant.clone(place).operation,
            merge=plan.merge,
            operands=(inner.operands, window.operands, root.operands),
            idle=tuple(idle.results),
        )
        chain.read(chain.idle)
        chains.append(chain)

    def recall(self, root: Operation) -> MergedReduce | None:
        """The plan for a chain like one that is remembered; None for any other op."""
        # Asked of each root, and all of its time goes into calls of the bindings: no more of them
        # than it takes. What the comparison says of names and operands is not looked at before.
        if not self._chains or len(outer_operands := root.operands) != 2:
            return None
        z = outer_operands[0]
        window = defining_op(z)
        if window is None or (by_type := self._chains_for(window)) is None:
            return None
        if len(window_operands := window.operands) != 1:
            return None
        y = window_operands[0]
        inner = defining_op(y)
        if inner is None or len(inner_operands := inner.operands) != 2:
            return None
        if not has_one_use(z) or not has_one_use(y) or inner.block != root.block:
            return None
        x, inner_init, init = inner_operands[0], inner_operands[1], outer_operands[1]
        has_other_inits = init != inner_init
        constant = defining_op(init)
        inner_constant = defining_op(inner_init) if has_other_inits else constant
        # An init value that is an argument is like no constant.
        if constant is None or inner_constant is None or self._is_slice(x):
            return None
        ops = (window, inner, root, constant, inner_constant)
        for chain in by_type.get(x.type, ()):
            if self._is_like(chain, ops, (x, inner_init, y, z, init)):
                return MergedReduce(
                    root, inner, (window,), (x,), (None,), has_other_inits, chain.merge
                )
        return None

    def _chains_for(self, window: Operation) -> dict[Type, list[_Chain]] | None:
        try:
            return self._chains.get(window.attributes.get(_START_INDICES))
        except TypeError:
            # An attribute that the bindings cannot read.
            return None

    def _is_slice(self, x: Value) -> bool:
        """Whether the input is a slice, which might be absorbed."""
        if isinstance(x, self._argument):
            return False
        op = defining_op(x)
        return op is not None and op.name in SliceOp.NAMES

    def _is_like(self, chain: _Chain, ops: _Ops, read: _Read) -> bool:
        """Whether ops that read these values are like those of a chain."""
        flags = self._flags
        window, inner, root, constant, inner_constant = ops
        # An op equals its copy only where both read the very same values.
        chain.read(read)
        try:
            return bool(
                window.is_structurally_equivalent(chain.window, flags)
                and inner.is_structurally_equivalent(chain.inner, flags)
                and root.is_structurally_equivalent(chain.root, flags)
                and constant.is_structurally_equivalent(chain.constant, flags)
                and (
                    constant is inner_constant
                    or inner_constant.is_structurally_equivalent(chain.constant, flags)
                )
            )
        finally:
            chain.read(chain.idle)
