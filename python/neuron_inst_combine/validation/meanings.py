# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What an op means in a validation: the function from its operands to one of its results."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import TypeAlias

from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.validation.laws import Law


@dataclass(frozen=True, slots=True)
class Variable:
    """A value that may be anything: an argument of a function or region, or a state of the world.

    Attributes:
      name: What tells it from the other variables. It is the same before and after a rewrite.
    """

    name: tuple[str | int, ...]


@dataclass(frozen=True, slots=True)
class Opaque:
    """A result of an uninterpreted op: any function of its operands, as whole values.

    The operands of the term are those of the op, then what its regions return.

    Attributes:
      name: Of the op.
      parameters: Its attributes and the signatures of its regions.
      result: Which result.
    """

    name: str
    parameters: Hashable
    result: int


@dataclass(frozen=True, slots=True)
class Elementwise:
    """Any function of the elements at one index."""

    name: str
    parameters: Hashable


@dataclass(frozen=True, slots=True)
class Combine:
    """A binary op of a law, elementwise."""

    law: Law


@dataclass(frozen=True, slots=True)
class Reduce:
    """One input and its init value, combined over dimensions (ascending)."""

    law: Law
    dimensions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class AssumedReduce:
    """One result of a reduce whose body is taken for a monoid, and the init for its identity.

    The operands of the term are the inputs, the init values, and what the body returns.

    Attributes:
      dimensions: Ascending.
      inputs: How many there are.
      result: Which result.
    """

    dimensions: tuple[int, ...]
    inputs: int
    result: int


@dataclass(frozen=True, slots=True)
class RowwiseReduce:
    """One result of a reduce with any body: a function of what is reduced to each element.

    The operands of the term are the inputs, the init values, and what the body returns.

    Attributes:
      dimensions: Ascending.
      inputs: How many there are.
      result: Which result.
      signature: Of the body.
    """

    dimensions: tuple[int, ...]
    inputs: int
    result: int
    signature: Hashable


@dataclass(frozen=True, slots=True)
class Constant:
    """A constant.

    Attributes:
      value: The attribute, or its text where the bindings have none to give.
      blob: A digest of the bytes of the resource that it names; empty for none.
    """

    value: Hashable
    blob: bytes


@dataclass(frozen=True, slots=True)
class Iota:
    """The index along a dimension."""

    dimension: int


@dataclass(frozen=True, slots=True)
class Slice:
    """A window."""

    window: Window


@dataclass(frozen=True, slots=True)
class Reshape:
    """The same elements in row-major order."""


@dataclass(frozen=True, slots=True)
class Broadcast:
    """Dimension d of the operand is dimension ``dimensions[d]`` of the result."""

    dimensions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Transpose:
    """Dimension d of the result is dimension ``permutation[d]`` of the operand."""

    permutation: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Reverse:
    """Backwards along dimensions."""

    dimensions: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Concatenate:
    """Operands side by side along a dimension."""

    dimension: int


@dataclass(frozen=True, slots=True)
class Pad:
    """The second operand around and between the elements of the first; edges may be negative."""

    low: tuple[int, ...]
    high: tuple[int, ...]
    interior: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Tuple:
    """The operands as one value."""


Meaning: TypeAlias = (
    Variable
    | Opaque
    | Elementwise
    | Combine
    | Reduce
    | AssumedReduce
    | RowwiseReduce
    | Constant
    | Iota
    | Slice
    | Reshape
    | Broadcast
    | Transpose
    | Reverse
    | Concatenate
    | Pad
    | Tuple
)

ATOMS = (Variable, Opaque)
"""What has any value at all, whatever its operands."""

MOVEMENT = (
    Constant,
    Iota,
    Slice,
    Reshape,
    Broadcast,
    Transpose,
    Reverse,
    Concatenate,
    Pad,
    Tuple,
)
"""What only moves elements, or has none but its own; cheap, and what rewrites compose."""
