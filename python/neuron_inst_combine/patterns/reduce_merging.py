# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""When two reduces, one on top of the other, are one; shared by the patterns that merge them."""

from __future__ import annotations

from collections.abc import Sequence

from neuron_inst_combine.analysis.body_equivalence import regions_equivalent
from neuron_inst_combine.analysis.monoids import Monoid, is_identity, recognize, same_value
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Region
from neuron_inst_combine.dialects.hlo import ReduceOp, UnreadableOpError
from neuron_inst_combine.patterns.options import PatternOptions, SignedZero


def kept_dimensions(reduce: ReduceOp, rank: int) -> tuple[int, ...]:
    """The dimensions of a reduce's operand of that rank which its result still has, in order.

    Raises:
      UnreadableOpError: The reduce names a dimension that its operand has not.
    """
    reduced = frozenset(reduce.dimensions)
    if any(not 0 <= dimension < rank for dimension in reduced):
        raise UnreadableOpError(
            f"{reduce.operation.name} reduces {list(reduce.dimensions)} of rank {rank}"
        )
    return tuple(dimension for dimension in range(rank) if dimension not in reduced)


def merged_dimensions(inner: ReduceOp, outer: ReduceOp, rank: int) -> tuple[int, ...]:
    """What the merged reduce reduces: ascending, in the frame of the inner reduce's operand.

    The outer reduce counts the dimensions that the inner one keeps.
    """
    kept = kept_dimensions(inner, rank)
    kept_dimensions(outer, len(kept))
    return tuple(sorted({*inner.dimensions, *(kept[dimension] for dimension in outer.dimensions)}))


def refuse_bodies_and_inits(
    inner: ReduceOp, outer: ReduceOp, monoids: tuple[Monoid, ...] | None
) -> str | None:
    """Why two reduces do not combine elements alike: other bodies or other init values.

    Args:
      inner: One reduce.
      outer: The other.
      monoids: What the body of the outer one is recognised as.
    """
    if len(inner.inputs) != len(outer.inputs):
        return f"the inner reduce has {len(inner.inputs)} inputs, the outer {len(outer.inputs)}"
    # Bodies that are equal are recognised as the same.
    if recognize(inner.body) != monoids or (
        monoids is None and not regions_equivalent(inner.body, outer.body)
    ):
        return "the bodies of the two reduces differ"
    for k, (one, other) in enumerate(zip(inner.init_values, outer.init_values, strict=True)):
        if not same_value(one, other):
            return f"init value {k} of the two reduces is neither one value nor equal constants"
    return None


def refuse_monoid(
    bindings: Bindings,
    outer: ReduceOp,
    monoids: tuple[Monoid, ...] | None,
    options: PatternOptions,
) -> str | None:
    """Why regrouping a reduce's elements may change its value: no known monoid."""
    if options.assume_monoid:
        return None if _returns(outer.body, len(outer.inputs)) else "the body is malformed"
    if monoids is None or len(monoids) != len(outer.inputs):
        return "the body is not one add, multiply, maximum, minimum, and, or, xor of its elements"
    for k, (monoid, init) in enumerate(zip(monoids, outer.init_values, strict=True)):
        if not monoid.is_idempotent and not is_identity(bindings, monoid, init):
            return f"init value {k} is not known to be the identity of {monoid.value}"
    return None


def _returns(body: Region, count: int) -> bool:
    blocks = list(body.blocks)
    ops = list(blocks[0].operations) if len(blocks) == 1 else []
    return bool(ops) and len(ops[-1].operands) == count


def is_reduce_of_one(
    bindings: Bindings,
    reduce: ReduceOp,
    monoids: tuple[Monoid, ...] | None,
    extents: Sequence[int],
    dimensions: Sequence[int],
    options: PatternOptions,
) -> bool:
    """Whether a reduce over these dimensions of a value of these extents only drops dimensions.

    Each element is then combined with the init value alone, which must give it back: for a sum with
    init +0.0 it does but for the sign of -0.0, so that is subject to the option.
    """
    if any(extents[dimension] != 1 for dimension in dimensions):
        return False
    exact = options.signed_zero is SignedZero.PRESERVE
    return (
        monoids is not None
        and len(monoids) == len(reduce.inputs)
        and all(
            is_identity(bindings, monoid, init, exact=exact)
            for monoid, init in zip(monoids, reduce.init_values, strict=True)
        )
    )
