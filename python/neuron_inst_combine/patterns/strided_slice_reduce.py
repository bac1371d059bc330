# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""StridedSliceReduce: a sum of slices that tile a value becomes a reduce of its reshape.

Pattern: slice(add(slice(x), ..., slice(x))) -> slice(reduce_add(reshape(x, [N, K, ...]), 0))
    [if the N slices are all of x, side by side on axis 0, each K wide]
"""

from __future__ import annotations

import logging
from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from neuron_inst_combine.analysis.add_trees import AddTree, Leaf, NoTree, collect_add_tree
from neuron_inst_combine.analysis.cuts import Cut, Refusal, find_cut
from neuron_inst_combine.analysis.known_sums import KnownSum, KnownSums
from neuron_inst_combine.analysis.monoids import Monoid, identities
from neuron_inst_combine.analysis.sharding import sharding_attribute
from neuron_inst_combine.analysis.tensor_types import element_type, refuse_type, static_shape
from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import (
    Attribute,
    Location,
    Operation,
    PatternRewriter,
    Type,
    Value,
)
from neuron_inst_combine.dialects.build import HloBuilder
from neuron_inst_combine.dialects.hlo import (
    DIALECTS,
    SliceOp,
    UnreadableOpError,
    defining_op,
    describe,
    dialect_of,
    discardable_attributes,
    first_operand_op,
)
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.patterns.dead_ops import DeadOps
from neuron_inst_combine.patterns.options import PatternOptions, SignedZero

_LOG = logging.getLogger("neuron_inst_combine.neuron_hlo_inst_comb")


_ADDS = frozenset(f"{dialect}.add" for dialect in DIALECTS)

# What is named in a near miss.
_NOT_ADDED = frozenset({"subtract", "multiply", "maximum", "minimum"})


@dataclass(frozen=True, slots=True)
class TiledSum(Plan):
    """The reduce that is to take the place of a sum of slices.

    Attributes:
      source: What the slices are of.
      part: What of the source they cover; None for all.
      shape: The shape of that with the axis split into slices and elements of a slice:
        ``[..., N, K, ...]``.
      axis: Where N stands in it.
      window: What the root takes of the sum; None for all.
      attributes: The discardable ones of the root.
      tree: The ops of the sum, without the root.
    """

    source: Value
    part: Window | None
    shape: tuple[int, ...]
    axis: int
    window: Window | None
    attributes: Mapping[str, Attribute]
    tree: tuple[Operation, ...]

    def summary(self) -> str:
        """See ``Plan``."""
        copies = self.shape[self.axis]
        return f"the sum of {copies} slices became one reduce over dimension {self.axis}"


class StridedSliceReduce(Pattern[TiledSum]):
    """Sums the slices of a value by one reduce.

    Before::

        %a = stablehlo.slice %x [0:4] : 12 -> 4
        %b = stablehlo.slice %x [4:8] : 12 -> 4
        %c = stablehlo.slice %x [8:12] : 12 -> 4
        %s = stablehlo.add %a, %b : 4
        %t = stablehlo.add %s, %c : 4
        %r = stablehlo.slice %t [0:2] : 4 -> 2

    After::

        %y = stablehlo.reshape %x : 12 -> 3x4
        %t = stablehlo.reduce(%y init: 0) applies add across dimensions = [0] : 3x4 -> 4
        %r = stablehlo.slice %t [0:2] : 4 -> 2

    Conditions, checked in this order:

    1. The root is a slice of an add.
    2. Through adds, and slices of adds, every leaf is a slice.
    3. No add or slice of an add below the root has another use: it would stay beside the reduce,
       and a chain of partial sums would cost quadratic time. (2 and 3 are checked on one walk.)
    4. No op of the sum has a sharding attribute, and all types are static and without encoding.
    5. All leaves are slices of one source.
    6. The leaves are a cut of axis 0, from 0 to the source's extent, into equal widths: each leaf
       once, no gap, no overlap, other dimensions whole, stride 1.
    7. The element type has a zero.

    Where the root takes all of the sum, no slice is left. An add of ``i1`` is ``or``. The zero is
    +0.0, by which a sum of nothing but -0.0 becomes +0.0; with ``signed-zero=preserve`` it is -0.0.
    The new ops have the root's location under the name ``strided_slice_reduce``; the op in the
    root's place has its discardable attributes.

    Source: neuron-hlo-inst-comb of the AWS Neuron compiler, slice-add; StableHLO spec, slice, add
    and reduce.
    """

    name = "StridedSliceReduce"
    has_near_misses = True
    root_names = SliceOp.NAMES
    engines_agree = True

    must_cover: ClassVar[bool] = True
    """Whether the leaves must be all of the source."""

    def __init__(
        self, bindings: Bindings, dead_ops: DeadOps, options: PatternOptions | None = None
    ) -> None:
        super().__init__(bindings)
        self.dead_ops = dead_ops
        self.options = options or PatternOptions()
        self._known = KnownSums()
        self._argument = bindings.ir.BlockArgument

    def has_structure(self, op: Operation) -> bool:
        """See ``Pattern.has_structure``: slice(add)."""
        # Asked of every slice, where the wheel has no PDL: most are of no op's result, or no add's.
        try:
            operand = op.operands[0]
        except IndexError:
            return False
        # To ask an argument for its owner takes as long as all of the rest.
        if isinstance(operand, self._argument):
            return False
        producer = defining_op(operand)
        if producer is None or producer.name not in _ADDS:
            return False
        return first_operand_op(op, f"{dialect_of(op)}.add") is not None

    def near_miss(self, op: Operation) -> Missed | None:
        """See ``Pattern.near_miss``: two slices are combined, but not added."""
        middle = defining_op(op.operands[0]) if len(op.operands) else None
        if middle is None or len(middle.operands) != 2:
            return None
        producers = [defining_op(operand) for operand in middle.operands]
        if any(producer is None or producer.name not in SliceOp.NAMES for producer in producers):
            return None
        if middle.name.partition(".")[2] not in _NOT_ADDED:
            return None
        return Missed(1, f"the slices are combined by a {middle.name}, not an add")

    def decide(self, op: Operation) -> TiledSum | Missed | None:
        """See the class: conditions (1) to (7) in order."""
        root = SliceOp.of(op)
        top = defining_op(root.operand)
        if top is None or top.name != f"{dialect_of(op)}.add":
            return Missed(1, f"the root's operand is {describe(root.operand)}, not an add")
        result_shape = static_shape(self.bindings, root.operand)
        is_whole = result_shape is not None and _is_whole(root, result_shape)
        return self.decide_about_sum(
            op,
            root.operand,
            None if is_whole else root.window,
            discardable_attributes(op, SliceOp.INHERENT),
        )

    def decide_about_sum(
        self,
        root: Operation,
        total: Value,
        window: Window | None,
        attributes: Mapping[str, Attribute],
    ) -> TiledSum | Missed:
        """Conditions (2) to (7), of a sum of which the root takes a window.

        Raises:
          UnreadableOpError: An op is malformed.
        """
        top = defining_op(total)
        assert top is not None
        if top.block != root.block:
            return Missed(
                3, f"the sum ({top.name}) stands in another block, and may run less often"
            )
        known = self._known.below(total)
        if known is not None and (missed := self._missed_like(known, total)) is not None:
            self._remember(root, known.leaves, known.extent, missed)
            return missed
        tree = _collect(total, may_be_shared=top == root)
        found = self._find_cut(root, tree)
        if isinstance(found, Missed):
            self._remember(root, *self._leaves_and_extent(tree), found)
            return found
        assert isinstance(tree, AddTree)
        source, cut = found
        shape = static_shape(self.bindings, source)
        assert shape is not None
        axis, after = cut.axis, cut.axis + 1
        slices = [leaf.view.operation for leaf in tree.leaves]
        return TiledSum(
            root=root,
            source=source,
            part=None if cut.covers(shape[axis]) else _part(cut, shape),
            shape=(*shape[:axis], len(cut.widths), cut.widths[0], *shape[after:]),
            axis=axis,
            window=window,
            attributes=attributes,
            tree=tuple(op for op in (*tree.inner, *slices) if op != root),
        )

    def _find_cut(self, root: Operation, tree: AddTree | NoTree) -> tuple[Value, Cut] | Missed:
        """Conditions (2) to (7); what is cut, and how."""
        if isinstance(tree, NoTree):
            return Missed(_condition(tree), tree.reason)
        if reason := self._refuse_types(root, tree):
            return Missed(4, reason)
        source = tree.leaves[0].view.operand
        for leaf in tree.leaves:
            if leaf.view.operand != source:
                return Missed(5, f"slices of two values are added: {describe(leaf.view.operand)}")
        shape = static_shape(self.bindings, source)
        assert shape is not None
        cut = self._cut(tree.leaves, shape)
        if isinstance(cut, Refusal):
            return Missed(6, cut.reason)
        if not self._has_zero(element_type(source)):
            return Missed(7, f"{element_type(source)} has no zero that a constant can hold")
        return source, cut

    def _leaves_and_extent(self, tree: AddTree | NoTree) -> tuple[int, int]:
        if isinstance(tree, NoTree):
            return 0, -1
        shape = static_shape(self.bindings, tree.leaves[0].view.operand)
        return len(tree.leaves), shape[0] if shape else -1

    def _missed_like(self, known: KnownSum, total: Value) -> Missed | None:
        """What is known of the sums below a total, if that decides about it."""
        if known.condition:
            return Missed(known.condition, known.reason)
        width = static_shape(self.bindings, total)
        if not width or known.extent < 0 or not self.must_cover:
            return None
        if known.leaves * width[0] == known.extent:
            return None
        return Missed(
            6, f"{known.leaves} slices of {width[0]} are not the {known.extent} on axis 0"
        )

    def _remember(self, root: Operation, leaves: int, extent: int, missed: Missed) -> None:
        # What fails of (2) to (5) fails of every larger sum; (6) may come true.
        condition = missed.condition if missed.condition < 6 else 0
        self._known.remember(root, KnownSum(leaves, extent, condition, missed.reason))

    def tile(self, shape: tuple[int, ...], windows: list[Window]) -> Cut | Refusal:
        """Condition (6)."""
        cut = tile(windows, shape, 0)
        if isinstance(cut, Cut) and not cut.covers(shape[0]):
            return Refusal(f"the slices cover [{cut.begin}:{cut.end}] of the {shape[0]} on axis 0")
        return cut

    def _cut(self, leaves: tuple[Leaf, ...], shape: tuple[int, ...]) -> Cut | Refusal:
        try:
            cut = self.tile(shape, [leaf.window for leaf in leaves])
        except ValueError as error:
            raise UnreadableOpError(str(error)) from error
        if _LOG.isEnabledFor(logging.DEBUG):
            by_start = sorted(leaves, key=lambda leaf: leaf.window.starts)
            _LOG.debug("First : %s", by_start[0].view.operation)
            _LOG.debug("Last  : %s", by_start[-1].view.operation)
            _LOG.debug("IsContiguous = %s", "true" if isinstance(cut, Cut) else "false")
        return cut

    def _refuse_types(self, root: Operation, tree: AddTree) -> str | None:
        """Condition (4)."""
        if attribute := sharding_attribute(root):
            return f"{root.name} has the attribute {attribute}"
        sums = (op.results[0] for op in tree.inner)
        parts = (
            v for leaf in tree.leaves for v in (leaf.view.operand, leaf.view.operation.results[0])
        )
        for value in (root.results[0], *sums, *parts):
            if reason := refuse_type(self.bindings, value):
                return reason
        return None

    def _has_zero(self, element: Type) -> bool:
        """Condition (7)."""
        ir = self.bindings.ir
        if isinstance(element, ir.ComplexType):
            return True
        scalar = ir.RankedTensorType.get([], element)
        return bool(identities(self.bindings, Monoid.ADD, scalar))

    def rewrite(self, plan: TiledSum, rewriter: PatternRewriter) -> None:
        """See the class."""
        root = plan.root
        location = self.bindings.ir.Location.name("strided_slice_reduce", root.location)
        builder = HloBuilder(self.bindings, dialect_of(root), rewriter.ip)
        element = element_type(plan.source)
        source = plan.source
        if plan.part is not None:
            source = builder.slice(source, plan.part, location, {})
        split = builder.tensor_type(plan.shape, element)
        reshaped = builder.reshape(source, split, location, {})
        if _LOG.isEnabledFor(logging.DEBUG):
            _LOG.debug("new_reshape = %s", reshaped.owner)
        total = builder.reduce(
            reshaped,
            self._zero(builder, element, location),
            [plan.axis],
            "or" if is_boolean(self.bindings, element) else "add",
            location,
            plan.attributes if plan.window is None else {},
        )
        if plan.window is not None:
            like = root.attributes["start_indices"]
            total = builder.slice(total, plan.window, root.location, plan.attributes, like=like)
        self._known.forget(root)
        rewriter.replace_op(root, [total])
        self.dead_ops.extend(plan.tree)

    def _zero(self, builder: HloBuilder, element: Type, location: Location) -> Value:
        preserve = self.options.signed_zero is SignedZero.PRESERVE
        scalar = builder.tensor_type([], element)
        if isinstance(element, self.bindings.ir.ComplexType):
            part = -0.0 if preserve else 0.0
            return builder.complex_constant(scalar, part, part, location)
        zeros = identities(self.bindings, Monoid.ADD, scalar)
        return builder.constant(zeros[-1 if preserve else 0], location)


def _collect(total: Value, *, may_be_shared: bool) -> AddTree | NoTree:
    try:
        return collect_add_tree(total, may_be_shared=may_be_shared)
    except ValueError as error:
        # Windows that do not compose: only unregistered ops come to that.
        raise UnreadableOpError(str(error)) from error


def _is_whole(root: SliceOp, shape: tuple[int, ...]) -> bool:
    try:
        return root.window.is_whole(shape)
    except ValueError as error:
        raise UnreadableOpError(f"{root.operation.name}: {error}") from error


def _condition(tree: NoTree) -> int:
    if tree.is_sharded:
        return 4
    return 3 if tree.is_shared else 2


def tile(windows: list[Window], shape: tuple[int, ...], axis: int | None) -> Cut | Refusal:
    """The cut into equal widths that windows of a value of that shape (in elements) make.

    Raises:
      ValueError: A window does not fit the shape.
    """
    cut = find_cut(windows, shape, axis)
    if isinstance(cut, Cut) and not cut.equal_widths:
        return Refusal(
            f"the slices are {min(cut.widths)} to {max(cut.widths)} wide on axis {cut.axis}"
        )
    return cut


def _part(cut: Cut, shape: tuple[int, ...]) -> Window:
    starts, limits = [0] * len(shape), list(shape)
    starts[cut.axis], limits[cut.axis] = cut.begin, cut.end
    return Window(tuple(starts), tuple(limits), (1,) * len(shape))


def is_boolean(bindings: Bindings, element: Type) -> bool:
    """Whether an element type is that of StableHLO's booleans, of which a sum is ``or``."""
    return isinstance(element, bindings.ir.IntegerType) and element.width == 1
