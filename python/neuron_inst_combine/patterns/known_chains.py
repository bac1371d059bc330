# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Remembers how reduces of slices of reduces were merged, for others that are like them.

Programs repeat themselves: a module has the same chain in each of its layers. Chains are alike when
their ops are equal up to operands and locations, which the newest wheels tell in one call for each
op, and where the types and constants that they read are equal too. All conditions are functions of
these, but for those about uses, blocks and slices below, which are checked each time.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, TypeAlias

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Attribute, Operation, Type, Value
from neuron_inst_combine.dialects.hlo import ConstantOp, SliceOp, defining_op
from neuron_inst_combine.patterns.merge_plan import Merge, MergedReduce

_START_INDICES = "start_indices"
_MOST_ALIKE = 8
"""Chains with the same start indices and type of input that are kept."""


@dataclass(slots=True, eq=False)
class _Chain:
    """Detached copies of a chain's ops, which at rest all read values of no meaning.

    Attributes:
      inner: The inner reduce.
      window: The slice.
      root: The outer reduce.
      constant: The init value.
      type: That of the inner reduce's input.
      merge: What the two reduces become.
      operands: Those of inner, window and root, to be set for a comparison.
      idle: What they read otherwise: the inner reduce's input and init value, the slice's input,
        the outer reduce's input and init value.
      is_reading: Whether the two reduces read values of the program.
    """

    inner: Operation
    window: Operation
    root: Operation
    constant: Operation
    type: Type
    merge: Merge
    operands: tuple[Any, Any, Any]
    idle: tuple[Value, Value, Value, Value, Value]
    is_reading: bool = False

    def rest(self) -> None:
        """Lets the copies read nothing of the program, whose values would have other users."""
        inner, window, root = self.operands
        inner[0], inner[1], window[0], root[0], root[1] = self.idle
        self.is_reading = False


Known: TypeAlias = tuple[Operation, Operation, Value, Value, Operation | None, Merge]
"""The inner reduce, the slice, its result, the inner reduce's input, the op of the inner reduce's
init value if the outer one has another, and what the two reduces become."""


def plan_of(root: Operation, known: Known) -> MergedReduce:
    """The plan for a chain that was found."""
    inner, window, _, x, other_init, merge = known
    return MergedReduce(root, (inner, (window,), (x,), (), other_init is not None), merge)


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
        self._last: _Chain | None = None
        # What came behind each the last time. In the chains themselves it would make cycles, which
        # keep a context alive until they are collected.
        self._followers: dict[_Chain, _Chain] = {}
        self._reading: list[_Chain] = []

    def remember(self, plan: MergedReduce) -> None:
        """Keeps a plan for others like it, where this can be told; before it is carried out."""
        root, (inner, slices, _, absorbed, _) = plan.root, plan.links
        if self._flags is None or len(slices) != 1 or absorbed:
            return
        window = slices[0]
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
            type=x.type,
            merge=plan.merge,
            operands=(inner.operands, window.operands, root.operands),
            idle=tuple(idle.results),
        )
        chain.rest()
        chains.append(chain)
        self._follow(chain)

    def _follow(self, chain: _Chain) -> None:
        if self._last is not None:
            self._followers[self._last] = chain
        self._last = chain

    def recall(self, root: Operation) -> MergedReduce | None:
        """The plan for a chain like one that is remembered; None for any other op."""
        try:
            known = self.find(root)
        finally:
            self.rest()
        return None if known is None else plan_of(root, known)

    def find(self, root: Operation) -> Known | None:
        """The ops and values of a chain like one that is remembered; None for any other op.

        Copies may go on reading what this chain reads, until ``rest`` is called: before anybody
        else counts uses, or erases anything but the inner reduce. The next chain may be looked for
        before that, although its z and y must have one use: z is no z of another chain, and no x,
        since an x that is sliced is refused; and y is an x only where the slice that has come to
        read x is a user of y as well.
        """
        # Asked of each root, and all of its time goes into calls, most of them of the bindings: no
        # more than it takes, and what is short is written out. What the comparison says of names
        # and operands is not asked before.
        last = self._last
        if last is None or len(outer_operands := root.operands) != 2:
            return None
        z = outer_operands[0]
        window = getattr(z.owner, "operation", None)
        if window is None or len(window_operands := window.operands) != 1:
            return None
        y = window_operands[0]
        inner = getattr(y.owner, "operation", None)
        if inner is None or len(inner_operands := inner.operands) != 2:
            return None
        uses = iter(z.uses)
        next(uses)
        if next(uses, None) is not None:
            return None
        uses = iter(y.uses)
        next(uses)
        if next(uses, None) is not None or inner.block != root.block:
            return None
        x, inner_init, init = inner_operands[0], inner_operands[1], outer_operands[1]
        constant = getattr(init.owner, "operation", None)
        inner_constant = constant if init == inner_init else defining_op(inner_init)
        # An init value that is an argument is like no constant; a slice might be absorbed.
        if constant is None or inner_constant is None:
            return None
        if not isinstance(x, self._argument) and self._is_slice(x):
            return None
        # A program that repeats itself does so in the same order.
        chain: _Chain | None = self._followers.get(last, last)
        others: Iterator[_Chain] | None = None
        flags, type_of_x = self._flags, x.type
        while chain is not None:
            is_like = False
            if not chain.is_reading:
                chain.is_reading = True
                self._reading.append(chain)
            # An op equals its copy only where both read the very same values.
            of_inner, of_window, of_root = chain.operands
            of_window[0] = y
            if type_of_x == chain.type and window.is_structurally_equivalent(chain.window, flags):
                of_inner[0], of_inner[1] = x, inner_init
                of_root[0], of_root[1] = z, init
                is_like = (
                    inner.is_structurally_equivalent(chain.inner, flags)
                    and root.is_structurally_equivalent(chain.root, flags)
                    and self._is_init(chain, constant)
                    and (inner_constant is constant or self._is_init(chain, inner_constant))
                )
            # At once, since the inner reduce may be erased before the others rest.
            of_window[0] = chain.idle[2]
            if is_like:
                break
            others = self._others(window, type_of_x, chain) if others is None else others
            chain = next(others, None)
        else:
            return None
        self._followers[last] = self._last = chain
        other_init = None if inner_constant is constant else inner_constant
        return inner, window, z, x, other_init, chain.merge

    def rest(self) -> None:
        """Lets the copies read nothing of the program."""
        for chain in self._reading:
            chain.rest()
        self._reading.clear()

    def _others(self, window: Operation, type_of_x: Type, chain: _Chain) -> Iterator[_Chain]:
        """The chains with a slice that starts where this one does, but for the chain given."""
        try:
            by_type = self._chains.get(window.attributes.get(_START_INDICES), {})
        except TypeError:
            # An attribute that the bindings cannot read.
            return
        yield from (other for other in by_type.get(type_of_x, ()) if other is not chain)

    def _is_init(self, chain: _Chain, constant: Operation) -> bool:
        return bool(constant.is_structurally_equivalent(chain.constant, self._flags))

    def _is_slice(self, x: Value) -> bool:
        op = defining_op(x)
        return op is not None and op.name in SliceOp.NAMES
