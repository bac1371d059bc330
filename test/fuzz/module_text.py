# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The text of a generated module: functions, blocks and the ops in them, in the generic form.

Each value knows a bound for its elements, given that of the inputs; these tell whether the
program is exact in its element types, so that two orders of a sum must give the same bits.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random

from element_types import BY_NAME, ElementType

Shape = tuple[int, ...]
_TAGS = ('tag = "a"', "test.note = 7 : i32", 'mhlo.frontend_attributes = {scope = "s"}')


@dataclass(frozen=True)
class Value:
    """A value of a static tensor type.

    Attributes:
        name: with the percent sign.
        shape: the extents.
        kind: the element type.
        bound: the greatest magnitude of an element.
    """

    name: str
    shape: Shape
    kind: ElementType
    bound: int

    @property
    def type(self) -> str:
        """The type as MLIR writes it."""
        return type_text(self.shape, self.kind)

    @property
    def size(self) -> int:
        """The number of elements."""
        return math.prod(self.shape)


def type_text(shape: Shape, kind: ElementType) -> str:
    """A tensor type as MLIR writes it."""
    return f"tensor<{'x'.join([*map(str, shape), kind.name])}>"


def array(numbers: Sequence[int]) -> str:
    """An attribute for a list of integers."""
    return f"array<i64: {', '.join(map(str, numbers))}>" if numbers else "array<i64>"


@dataclass
class Function:
    """What all blocks of a function share.

    Attributes:
        random: of the module.
        tag_rate: the share of ops with a discardable attribute.
        sharding_rate: the share of ops with a sharding.
        arguments: those of the function, added as they are needed.
        exact: whether no sum was too large for its type.
    """

    random: Random
    tag_rate: float
    sharding_rate: float
    arguments: list[Value] = field(default_factory=list)
    exact: bool = True
    names: int = 0

    def fresh(self) -> str:
        """A name that no value has."""
        self.names += 1
        return f"%v{self.names}"

    def argument(self, shape: Shape, kind: ElementType) -> Value:
        """A new argument."""
        value = Value(f"%a{len(self.arguments)}", shape, kind, kind.input_bound)
        self.arguments.append(value)
        return value

    def attributes(self) -> str:
        """The discardable attributes of the next op."""
        found = [tag for tag in _TAGS if self.random.random() < self.tag_rate]
        if self.random.random() < self.sharding_rate:
            found.append('mhlo.sharding = "{replicated}"')
        return f" {{{', '.join(found)}}}" if found else ""


class Block:
    """A block that ops are added to.

    Attributes:
        function: that it is in.
        random: of the module.
        lines: of its ops.
        values: results that later ops may use, those of the blocks around it included.
    """

    def __init__(self, function: Function, around: Block | None = None) -> None:
        self.function = function
        self.random = function.random
        self.lines: list[str] = []
        self.values: list[Value] = [*around.values] if around else []

    # ---- Ops ----

    def op(
        self,
        name: str,
        operands: Sequence[Value],
        results: Sequence[tuple[Shape, ElementType, int]],
        properties: str = "",
        regions: str = "",
    ) -> list[Value]:
        """Adds an op; `results` have shapes, element types and bounds."""
        base = self.function.fresh()
        many = len(results) > 1
        values = [
            Value(f"{base}#{k}" if many else base, *result) for k, result in enumerate(results)
        ]
        for value in values:
            limit = value.kind.exact
            self.function.exact &= limit is None or value.bound <= limit
        head = f"{base}{f':{len(values)}' if many else ''} = "
        inherent = f" <{{{properties}}}>" if properties else ""
        inputs = ", ".join(value.name for value in operands)
        signature = (
            f"({', '.join(v.type for v in operands)}) -> ({', '.join(v.type for v in values)})"
        )
        attributes = self.function.attributes()
        self.lines.append(
            f'{head}"stablehlo.{name}"({inputs}){inherent}{regions}{attributes} : {signature}'
        )
        return values

    def constant(self, shape: Shape, kind: ElementType, text: str, bound: int) -> Value:
        """A dense constant."""
        dense = f"value = dense<{text}> : {type_text(shape, kind)}"
        return self.op("constant", [], [(shape, kind, bound)], dense)[0]

    def number(self, kind: ElementType, value: int) -> Value:
        """A scalar constant."""
        return self.constant((), kind, kind.number(value), abs(value))

    def slice(self, value: Value, window: Sequence[tuple[int, int, int]]) -> Value:
        """A slice; for each dimension start, limit and stride."""
        starts, limits, strides = zip(*window, strict=True) if window else ((), (), ())
        shape = tuple((limit - start + step - 1) // step for start, limit, step in window)
        properties = (
            f"limit_indices = {array(limits)}, start_indices = {array(starts)}, "
            f"strides = {array(strides)}"
        )
        return self.op("slice", [value], [(shape, value.kind, value.bound)], properties)[0]

    def concatenate(self, values: Sequence[Value], axis: int) -> Value:
        """Values side by side."""
        first = values[0].shape
        shape = (*first[:axis], sum(v.shape[axis] for v in values), *first[axis + 1 :])
        bound = max(v.bound for v in values)
        properties = f"dimension = {axis} : i64"
        return self.op("concatenate", values, [(shape, values[0].kind, bound)], properties)[0]

    def broadcast(self, value: Value, shape: Shape, dims: Sequence[int]) -> Value:
        """A broadcast_in_dim."""
        properties = f"broadcast_dimensions = {array(dims)}"
        result = (shape, value.kind, value.bound)
        return self.op("broadcast_in_dim", [value], [result], properties)[0]

    def reshape(self, value: Value, shape: Shape) -> Value:
        """A reshape."""
        return self.op("reshape", [value], [(shape, value.kind, value.bound)])[0]

    def transpose(self, value: Value, order: Sequence[int]) -> Value:
        """A transpose."""
        shape = tuple(value.shape[d] for d in order)
        properties = f"permutation = {array(order)}"
        return self.op("transpose", [value], [(shape, value.kind, value.bound)], properties)[0]

    def reverse(self, value: Value, dims: Sequence[int]) -> Value:
        """A reverse."""
        result = (value.shape, value.kind, value.bound)
        return self.op("reverse", [value], [result], f"dimensions = {array(dims)}")[0]

    def unary(self, name: str, value: Value) -> Value:
        """An elementwise op that keeps the magnitude."""
        return self.op(name, [value], [(value.shape, value.kind, value.bound)])[0]

    def binary(self, name: str, one: Value, other: Value) -> Value:
        """An elementwise op of two values of one type; `subtract` or a law of the element type."""
        law = "add" if name == "subtract" else name
        bound = one.kind.combined(law, one.bound, other.bound)
        return self.op(name, [one, other], [(one.shape, one.kind, bound)])[0]

    def reduce(
        self,
        values: Sequence[Value],
        inits: Sequence[Value],
        dims: Sequence[int],
        bodies: Sequence[str],
    ) -> list[Value]:
        """A reduce of each value by the op that is named for it."""
        shape = tuple(n for d, n in enumerate(values[0].shape) if d not in dims)
        count = math.prod(values[0].shape[d] for d in dims)
        results = []
        for value, init, body in zip(values, inits, bodies, strict=True):
            law = "add" if body == "subtract" else body
            total = value.kind.repeated(law, value.bound, count)
            results.append((shape, value.kind, value.kind.combined(law, total, init.bound)))
        region = self._reducer([value.kind for value in values], bodies)
        properties = f"dimensions = {array(dims)}"
        return self.op("reduce", [*values, *inits], results, properties, region)

    def _reducer(self, kinds: Sequence[ElementType], bodies: Sequence[str]) -> str:
        arguments = [Value(self.function.fresh(), (), kind, 0) for kind in [*kinds, *kinds]]
        count = len(kinds)
        parts = list(zip(arguments[:count], arguments[count:], strict=True))
        body = Block(self.function)
        results = []
        for (one, other), name in zip(parts, bodies, strict=True):
            pair = (other, one) if self.random.random() < 0.1 else (one, other)
            results.append(body.binary(name, *pair))
        return f" ({region_text(body, arguments, results)})"


def region_text(body: Block, arguments: Sequence[Value], results: Sequence[Value]) -> str:
    """A region of one block."""
    listed = ", ".join(f"{value.name}: {value.type}" for value in arguments)
    head = f"^bb0({listed}):\n" if arguments else ""
    names = ", ".join(value.name for value in results)
    types = ", ".join(value.type for value in results)
    inner = "\n".join([*body.lines, f'"stablehlo.return"({names}) : ({types}) -> ()'])
    indented = "\n".join(f"  {line}" for line in inner.splitlines())
    return f"{{\n{head}{indented}\n}}"


def function_text(
    name: str, function: Function, body: Block, results: Sequence[Value], *, private: bool = False
) -> str:
    """A function with its body."""
    listed = ", ".join(f"{value.name}: {value.type}" for value in function.arguments)
    types = ", ".join(value.type for value in results)
    names = ", ".join(value.name for value in results)
    inner = "\n".join([*body.lines, f"func.return {names} : {types}" if names else "func.return"])
    indented = "\n".join(f"  {line}" for line in inner.splitlines())
    visibility = "private " if private else ""
    return f"func.func {visibility}@{name}({listed}) -> ({types}) {{\n{indented}\n}}\n"


INDEX = BY_NAME["i32"]
"""The element type of counters and of the operand of a case."""
