# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Reduce bodies that are known monoids, and the identities of those.

Source: StableHLO spec, reduce: the result is implementation-defined unless the body and the init
value form a monoid, and the spec leaves it to the program to see to that.
"""

from __future__ import annotations

import enum
from collections.abc import Sequence

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Attribute, Region, Type, Value
from neuron_inst_combine.dialects.hlo import ConstantOp, UnreadableOpError, defining_op


class Monoid(enum.Enum):
    """An associative, commutative binary op; the value is its mnemonic in both dialects."""

    ADD = "add"
    MULTIPLY = "multiply"
    MAXIMUM = "maximum"
    MINIMUM = "minimum"
    AND = "and"
    OR = "or"
    XOR = "xor"

    @property
    def is_idempotent(self) -> bool:
        """Whether combining an element with itself gives it back, so that any init will do."""
        return self in (Monoid.MAXIMUM, Monoid.MINIMUM, Monoid.AND, Monoid.OR)


_BY_MNEMONIC = {monoid.value: monoid for monoid in Monoid}


def recognize(body: Region) -> tuple[Monoid, ...] | None:
    """The monoid of each result of a reduce body, or None if it is anything else.

    A body of 2 N arguments is recognised when it is one block that has, for each k < N, one op of a
    known monoid on arguments k and N + k, in either order, and returns these N in order.
    """
    blocks = list(body.blocks)
    if len(blocks) != 1:
        return None
    if not (everything := [op.operation for op in blocks[0].operations]):
        return None
    *ops, terminator = everything
    arguments = list(blocks[0].arguments)
    returned = list(terminator.operands)
    count = len(returned)
    if terminator.name.partition(".")[2] != "return":
        return None
    if len(arguments) != 2 * count or len(ops) != count:
        return None
    monoids = tuple(
        _monoid_of(value, arguments[k], arguments[count + k]) for k, value in enumerate(returned)
    )
    known = tuple(monoid for monoid in monoids if monoid is not None)
    return known if len(known) == count else None


def _monoid_of(value: Value, left: Value, right: Value) -> Monoid | None:
    op = defining_op(value)
    if op is None or len(op.operands) != 2 or len(op.results) != 1:
        return None
    dialect, _, mnemonic = op.name.partition(".")
    if dialect != left.owner.owner.name.partition(".")[0]:
        return None
    a, b = op.operands
    if (a, b) != (left, right) and (a, b) != (right, left):
        return None
    return _BY_MNEMONIC.get(mnemonic)


def constant_value(value: Value) -> Attribute | None:
    """The attribute of the constant that a value is; None for any other value."""
    op = defining_op(value)
    if op is None or op.name not in ConstantOp.NAMES:
        return None
    try:
        return ConstantOp.of(op).value
    except UnreadableOpError:
        return None


def same_value(one: Value, other: Value) -> bool:
    """Whether two values are one, or constants of equal attributes.

    Attributes are compared, never numbers: 0.0 and -0.0 differ, a NaN equals itself. A large
    constant is not expanded.
    """
    if one == other:
        return True
    first, second = constant_value(one), constant_value(other)
    # Some packages cannot compare an attribute with None.
    return first is not None and second is not None and first == second


def is_identity(bindings: Bindings, monoid: Monoid, init: Value, *, exact: bool = False) -> bool:
    """Whether a scalar init value is a constant that is the identity of the monoid for its type.

    Both zeros are taken for the identity of a float sum: with init +0.0 a sum of only -0.0 is +0.0
    however it is grouped. With `exact`, only the one that gives back every element unchanged.
    """
    attribute = constant_value(init)
    if attribute is None or attribute.type != init.type:
        return False
    candidates = identities(bindings, monoid, init.type)
    return attribute in (candidates[-1:] if exact else candidates)


def identities(bindings: Bindings, monoid: Monoid, tensor: Type) -> Sequence[Attribute]:
    """The splat attributes of a tensor type that are identities of the monoid, the exact one last.

    Empty where there is none, as for a sum of ``f8E8M0FNU``, which has no zero, or where the
    element type is not understood (complex, quantized).
    """
    ir = bindings.ir
    element = tensor.element_type
    if isinstance(element, ir.IntegerType):
        if not 1 <= element.width <= 64:
            return ()
        number = _integer_identity(monoid, element.width, is_unsigned=element.is_unsigned)
        # The bindings take the bits of an unsigned 64-bit number as a signed one.
        number -= (1 << 64) if number >= 1 << 63 else 0
        scalars = [ir.IntegerAttr.get(element, number)]
    elif isinstance(element, ir.FloatType):
        scalars = [ir.FloatAttr.get(element, n) for n in _float_identities(monoid, element)]
    else:
        return ()
    return [ir.DenseElementsAttr.get_splat(tensor, scalar) for scalar in scalars]


def _integer_identity(monoid: Monoid, width: int, *, is_unsigned: bool) -> int:
    # StableHLO's i1 is a boolean: add and maximum are or, multiply and minimum are and.
    boolean = width == 1
    lowest = 0 if is_unsigned or boolean else -(1 << (width - 1))
    highest = (1 << width) - 1 if is_unsigned or boolean else (1 << (width - 1)) - 1
    all_ones = (1 << width) - 1 if is_unsigned or boolean else -1
    return {
        Monoid.ADD: 0,
        Monoid.MULTIPLY: 1,
        Monoid.MAXIMUM: lowest,
        Monoid.MINIMUM: highest,
        Monoid.AND: all_ones,
        Monoid.OR: 0,
        Monoid.XOR: 0,
    }[monoid]


def _float_identities(monoid: Monoid, element: Type) -> Sequence[float]:
    name = type(element).__name__
    if monoid is Monoid.MULTIPLY:
        return (1.0,)
    if monoid is Monoid.ADD:
        if name == "Float8E8M0FNUType":
            return ()
        return (0.0,) if "FNUZ" in name else (0.0, -0.0)
    if monoid in (Monoid.MAXIMUM, Monoid.MINIMUM) and "FN" not in name:
        infinity = float("inf")
        return (-infinity,) if monoid is Monoid.MAXIMUM else (infinity,)
    # The "FN" formats have no infinity, and bitwise ops take no floats.
    return ()
