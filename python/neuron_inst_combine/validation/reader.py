# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From the ops of a function to terms."""

from __future__ import annotations

import re
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from neuron_inst_combine.analysis.monoids import is_identity, recognize
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Block, Operation, Region, Value
from neuron_inst_combine.dialects.hlo import ConstantOp, ReduceOp, UnreadableOpError, attribute
from neuron_inst_combine.validation.attributes import Attributes
from neuron_inst_combine.validation.errors import NotCheckedError
from neuron_inst_combine.validation.interpreted import Interpreted, integers, interpret
from neuron_inst_combine.validation.meanings import (
    AssumedReduce,
    Constant,
    Elementwise,
    Meaning,
    Opaque,
    RowwiseReduce,
    Tuple,
    Variable,
)
from neuron_inst_combine.validation.op_tables import (
    ELEMENTWISE,
    HAVE_EFFECTS,
    HLO,
    INLINE_DEPTH,
    INLINED_TERMS,
    MAY_TAKE_SCALARS,
    PURE_DIALECTS,
    REGION_DEPTH,
    TERMINATORS,
)
from neuron_inst_combine.validation.terms import WORLD, TermTable, TypeInfo, Types

_REFERENCES = ("callee", "called_computations", "decomposition")
_SYMBOL = re.compile(r'@([\w$.-]+|"[^"]*")')


@dataclass(frozen=True, slots=True)
class Returned:
    """What a function or region returns, as terms.

    Attributes:
      results: In order; of several blocks, those of all.
      world: The state that its side effects leave, one for each block.
      signature: The types of its arguments and the number of its results, for each block.
    """

    results: tuple[int, ...]
    world: tuple[int, ...]
    signature: Hashable


@dataclass
class _Scope:
    """Where an op stands.

    Attributes:
      values: The terms of the values of this function.
      depth: Of regions around it.
      world: The state that side effects so far left.
      calls: The functions that are being inlined.
      blocks: The numbers of the blocks of its region.
    """

    values: dict[Value, int]
    depth: int
    world: int
    calls: tuple[str, ...]
    blocks: dict[Block, int] = field(default_factory=dict)


class Reader:
    """Reads functions of one module.

    Args:
      bindings: The wheel.
      table: Where the terms go.
      types: Of both sides.
      attributes: Of both sides.
      functions: Of the module, by name.
      assume_monoid: See ``ValidationOptions``.
      inline: Whether calls are read in place; otherwise, and where they cannot be, by name.
    """

    def __init__(
        self,
        bindings: Bindings,
        table: TermTable,
        types: Types,
        attributes: Attributes,
        functions: Mapping[str, Operation],
        *,
        assume_monoid: bool,
        inline: bool,
    ) -> None:
        self.assumed: set[str] = set()
        self._bindings = bindings
        self._table = table
        self._types = types
        self._attributes = attributes
        self._functions = functions
        self._assume_monoid = assume_monoid
        self._inline = inline

    def read(self, name: str) -> Returned:
        """The terms of a function with a body.

        Raises:
          NotCheckedError: It is of a form that terms cannot have.
        """
        scope = _Scope({}, 0, 0, (name,))
        return self._region(self._functions[name].regions[0], scope)

    def _region(self, region: Region, outer: _Scope) -> Returned:
        depth = outer.depth + 1
        if depth > REGION_DEPTH:
            raise NotCheckedError(f"regions are nested deeper than {REGION_DEPTH}")
        blocks = _in_order(list(region.blocks))
        numbers = {block: k for k, block in enumerate(blocks)} if len(blocks) > 1 else {}
        results: list[int] = []
        worlds: list[int] = []
        signature: list[Hashable] = []
        for k, block in enumerate(blocks):
            world = self._table.add(Variable(("world", depth, k)), (), WORLD)
            scope = _Scope(outer.values, depth, world, outer.calls, numbers)
            infos = [self._types.of(argument.type) for argument in block.arguments]
            for index, (argument, info) in enumerate(zip(block.arguments, infos, strict=True)):
                variable = Variable(("argument", depth, k, index))
                scope.values[argument] = self._table.add(variable, (), info)
            returned = self._block(block, scope)
            results += returned
            worlds.append(scope.world)
            signature.append((tuple(info.text for info in infos), len(returned)))
        return Returned(tuple(results), tuple(worlds), tuple(signature))

    def _block(self, block: Block, scope: _Scope) -> list[int]:
        """Reads the ops of a block; gives what its terminator returns."""
        for wrapped in block.operations:
            op = wrapped.operation
            operands = self._operands(op, scope)
            if op.name in TERMINATORS:
                return operands
            results = self._results(op, operands, scope)
            scope.values.update(zip(op.results, results, strict=True))
        return []

    def _operands(self, op: Operation, scope: _Scope) -> list[int]:
        try:
            return [scope.values[operand] for operand in op.operands]
        except KeyError as error:
            raise NotCheckedError(f"a {op.name} uses a value that comes later") from error

    def _results(self, op: Operation, operands: list[int], scope: _Scope) -> Sequence[int]:
        if op.name in _CONSTANTS and len(op.results) == 1:
            return [self._constant(op)]
        dialect, _, mnemonic = op.name.partition(".")
        if op.name == "func.call" and self._inline:
            inlined = self._inlined(op, operands, scope)
            if inlined is not None:
                return inlined
        elif dialect in HLO and mnemonic in _STRUCTURAL:
            return self._structural(op, mnemonic, operands)
        elif not self._attributes.has_hidden(op) and not self._is_taken_at_its_word(op):
            interpreted = self._interpreted(op, operands)
            if interpreted is None and op.name in ReduceOp.NAMES:
                interpreted = self._reduce_of_rows(op, operands, scope)
            if interpreted is not None:
                return interpreted
        return self._opaque(op, operands, scope)

    def _type_of(self, op: Operation, result: int = 0) -> TypeInfo:
        return self._types.of(op.results[result].type)

    def _constant(self, op: Operation) -> int:
        value, blob = self._attributes.constant(op)
        meaning: Meaning = Constant(value, blob)
        if isinstance(value, str) and value.startswith("dense_resource<") and not blob:
            meaning = Variable(("resource", value))
        return self._table.add(meaning, (), self._type_of(op), op)

    def _structural(self, op: Operation, mnemonic: str, operands: list[int]) -> Sequence[int]:
        """Ops that hand on whole values."""
        if mnemonic == "optimization_barrier":
            return operands
        if mnemonic == "tuple":
            return [self._table.add(Tuple(), operands, self._type_of(op), op)]
        index = int(attribute(op, "index").value)
        return [self._table.component(operands[0], index, self._type_of(op), op)]

    def _interpreted(self, op: Operation, operands: list[int]) -> Sequence[int] | None:
        infos = [self._types.of(operand.type) for operand in op.operands]
        results = [self._types.of(result.type) for result in op.results]
        found = interpret(op, infos, results)
        if found is None and _is_elementwise(op, infos, results):
            elements = tuple(info.element for info in infos)
            parameters = (self._attributes.parameters(op, keep_all=False), elements)
            everything = tuple(range(len(operands)))
            found = (Interpreted(Elementwise(op.name, parameters), everything),)
        if found is None:
            return None
        return [
            self._table.add(part.meaning, [operands[k] for k in part.operands], info, op)
            for part, info in zip(found, results, strict=True)
        ]

    def _inlined(self, op: Operation, operands: list[int], scope: _Scope) -> Sequence[int] | None:
        """The results of a call whose callee is read in its place; None where it is not."""
        name = attribute(op, "callee").value
        callee = self._functions.get(name)
        if callee is None or not len(callee.regions[0].blocks) or name in scope.calls:
            return None
        if len(scope.calls) > INLINE_DEPTH or len(self._table.terms) > INLINED_TERMS:
            return None
        blocks = list(callee.regions[0].blocks)
        arguments = list(blocks[0].arguments)
        if len(blocks) > 1 or [a.type for a in arguments] != [o.type for o in op.operands]:
            return None
        values = dict(zip(arguments, operands, strict=True))
        inner = _Scope(values, scope.depth, scope.world, (*scope.calls, name))
        results = self._block(blocks[0], inner)
        if len(results) != len(op.results):
            raise NotCheckedError(f"a call of @{name} does not fit it")
        scope.world = inner.world
        return results

    def _opaque(self, op: Operation, operands: list[int], scope: _Scope) -> Sequence[int]:
        """An uninterpreted op: any function of operands, regions, and the state of the world."""
        if self._is_taken_at_its_word(op):
            assumed = self._assumed_reduce(op, operands, scope)
            if assumed is not None:
                return assumed
        self._note_references(op)
        has_effects = self._has_effects(op)
        everything = list(operands)
        signatures: list[Hashable] = []
        for region in op.regions:
            returned = self._region(region, scope)
            everything += returned.results
            changed = any(
                not isinstance(self._table.terms[world].meaning, Variable)
                for world in returned.world
            )
            if changed or len(returned.world) > 1:
                has_effects = True
                everything += returned.world
            signatures.append((returned.signature, changed))
        keep_all = op.name.endswith(".custom_call")
        successors = tuple(scope.blocks[block] for block in op.successors)
        parameters = (
            self._attributes.parameters(op, keep_all=keep_all),
            tuple(signatures),
            successors,
            has_effects,
        )
        if has_effects:
            everything.append(scope.world)
            state = Opaque(op.name, parameters, len(op.results))
            scope.world = self._table.add(state, everything, WORLD, op)
        return [
            self._table.add(Opaque(op.name, parameters, k), everything, self._type_of(op, k), op)
            for k in range(len(op.results))
        ]

    def _is_taken_at_its_word(self, op: Operation) -> bool:
        """Whether it takes an assumption for a reduce to be a monoid."""
        if not self._assume_monoid or op.name not in ReduceOp.NAMES:
            return False
        try:
            view = ReduceOp.of(op)
        except UnreadableOpError:
            return False
        monoids = recognize(view.body)
        return monoids is None or not all(
            monoid.is_idempotent or is_identity(self._bindings, monoid, init)
            for monoid, init in zip(monoids, view.init_values, strict=True)
        )

    def _assumed_reduce(
        self, op: Operation, operands: list[int], scope: _Scope
    ) -> Sequence[int] | None:
        dimensions = self._reduced_dimensions(op)
        if dimensions is None:
            return None
        body = self._region(op.regions[0], scope)
        count = len(op.results)
        everything = [*operands, *body.results]
        return [
            self._table.add(
                AssumedReduce(dimensions, count, k), everything, self._type_of(op, k), op
            )
            for k in range(count)
        ]

    def _reduce_of_rows(
        self, op: Operation, operands: list[int], scope: _Scope
    ) -> Sequence[int] | None:
        """A reduce with a body that has no meaning of its own, and no effects either."""
        dimensions = self._reduced_dimensions(op)
        if dimensions is None:
            return None
        body = self._region(op.regions[0], scope)
        if any(not isinstance(self._table.terms[w].meaning, Variable) for w in body.world):
            return None
        count = len(op.results)
        everything = [*operands, *body.results]
        return [
            self._table.add(
                RowwiseReduce(dimensions, count, k, body.signature),
                everything,
                self._type_of(op, k),
                op,
            )
            for k in range(count)
        ]

    def _reduced_dimensions(self, op: Operation) -> tuple[int, ...] | None:
        """Of a reduce, ascending; None where its shapes are not static, or do not fit."""
        infos = [self._types.of(value.type) for value in (*op.operands, *op.results)]
        count = len(op.results)
        if any(info.shape is None for info in infos) or len(infos) != 3 * count or not count:
            return None
        try:
            dimensions = tuple(sorted(integers(op, "dimensions")))
        except (UnreadableOpError, TypeError, ValueError):
            return None
        shape = infos[0].shape or ()
        kept = tuple(extent for d, extent in enumerate(shape) if d not in dimensions)
        shapes = [shape] * count + [()] * count + [kept] * count
        fits = [info.shape for info in infos] == shapes and set(dimensions) <= {*range(len(shape))}
        return dimensions if fits else None

    def _has_effects(self, op: Operation) -> bool:
        dialect, _, mnemonic = op.name.partition(".")
        if dialect not in PURE_DIALECTS:
            return True
        if mnemonic == "custom_call":
            if self._attributes.has_hidden(op):
                return True
            names = op.attributes
            return "has_side_effect" in names and bool(names["has_side_effect"].value)
        return mnemonic in HAVE_EFFECTS

    def _note_references(self, op: Operation) -> None:
        """Remembers the functions that an uninterpreted op names."""
        names = op.attributes
        for name in _REFERENCES:
            if name in names:
                symbols = (match[1].strip('"') for match in _SYMBOL.finditer(str(names[name])))
                self.assumed.update(symbol for symbol in symbols if symbol in self._functions)


_CONSTANTS = ConstantOp.NAMES | {"arith.constant"}
_STRUCTURAL = frozenset({"get_tuple_element", "optimization_barrier", "tuple"})


def _in_order(blocks: list[Block]) -> list[Block]:
    """Blocks so that each comes behind those that dominate it: reverse postorder from the first."""
    if len(blocks) < 2:
        return blocks
    done: list[Block] = []
    seen = {blocks[0]}
    path = [(blocks[0], iter(_successors(blocks[0])))]
    while path:
        block, following = path[-1]
        successor = next((b for b in following if b not in seen), None)
        if successor is None:
            done.append(block)
            path.pop()
        else:
            seen.add(successor)
            path.append((successor, iter(_successors(successor))))
    return done[::-1] + [block for block in blocks if block not in seen]


def _successors(block: Block) -> list[Block]:
    return [after for op in block.operations for after in op.operation.successors]


def _is_elementwise(
    op: Operation, operands: Sequence[TypeInfo], results: Sequence[TypeInfo]
) -> bool:
    dialect, _, mnemonic = op.name.partition(".")
    if dialect not in HLO or mnemonic not in ELEMENTWISE or len(results) != 1:
        return False
    shape = results[0].shape
    if shape is None or not operands or len(op.regions):
        return False
    if any("quant" in info.element for info in (*operands, *results)):
        # The scale may depend on the index.
        return False
    scalars = [()] if mnemonic in MAY_TAKE_SCALARS else []
    return all(info.shape in (shape, *scalars) for info in operands)
