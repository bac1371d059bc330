# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes new HLO ops in the spelling of the dialect at hand."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Attribute, Location, Operation, Type, Value


@dataclass(frozen=True, slots=True)
class HloBuilder:
    """Makes ops of one dialect at one place.

    Attributes:
      bindings: The wheel whose objects these are.
      dialect: ``stablehlo`` or ``mhlo``.
      insertion_point: Where the ops go, one after the other.
    """

    bindings: Bindings
    dialect: str
    insertion_point: Any

    def index_array(self, numbers: Sequence[int], *, like: Attribute = None) -> Attribute:
        """An attribute of 64-bit integers: ``array<i64>`` in StableHLO, dense elements in MHLO.

        With `like`, in the form of that attribute, for an unregistered op may have either.
        """
        ir = self.bindings.ir
        is_array = (
            self.dialect == "stablehlo" if like is None else isinstance(like, ir.DenseI64ArrayAttr)
        )
        if is_array:
            return ir.DenseI64ArrayAttr.get(list(numbers))
        i64 = ir.IntegerType.get_signless(64)
        return ir.DenseElementsAttr.get(array("q", numbers), type=i64, shape=[len(numbers)])

    def tensor_type(self, shape: Sequence[int], element_type: Type) -> Type:
        """The static tensor type of that shape, in elements."""
        return self.bindings.ir.RankedTensorType.get(list(shape), element_type)

    def create(
        self,
        mnemonic: str,
        result_type: Type,
        operands: Sequence[Value],
        attributes: Mapping[str, Attribute],
        location: Location,
    ) -> Operation:
        """Makes an op of one result and no region."""
        return self.bindings.ir.Operation.create(
            f"{self.dialect}.{mnemonic}",
            results=[result_type],
            operands=list(operands),
            attributes=dict(attributes),
            loc=location,
            ip=self.insertion_point,
        )

    def slice(
        self,
        operand: Value,
        window: Window,
        location: Location,
        attributes: Mapping[str, Attribute],
        *,
        like: Attribute = None,
    ) -> Value:
        """``slice`` of a static operand by a window; `attributes` are its discardable ones."""
        return self.create(
            "slice",
            self.tensor_type(window.extents(), operand.type.element_type),
            [operand],
            {**self.window_attributes(window, like=like), **attributes},
            location,
        ).results[0]

    def window_attributes(self, window: Window, *, like: Attribute = None) -> dict[str, Attribute]:
        """The inherent attributes of a ``slice`` by a window."""
        numbers = {
            "start_indices": window.starts,
            "limit_indices": window.limits,
            "strides": window.strides,
        }
        return {name: self.index_array(n, like=like) for name, n in numbers.items()}

    def reshape(
        self,
        operand: Value,
        result_type: Type,
        location: Location,
        attributes: Mapping[str, Attribute],
    ) -> Value:
        """``reshape`` to a static type; `attributes` are its discardable ones."""
        return self.create("reshape", result_type, [operand], attributes, location).results[0]

    def constant(self, value: Attribute, location: Location) -> Value:
        """``constant`` of an elements attribute."""
        return self.create("constant", value.type, [], {"value": value}, location).results[0]

    def complex_constant(
        self, tensor: Type, real: float, imaginary: float, location: Location
    ) -> Value:
        """``constant``, a splat of one complex number; the bindings have no such attribute."""
        op = self.bindings.ir.Operation.parse(
            f'"{self.dialect}.constant"() '
            f"{{value = dense<({real}, {imaginary})> : {tensor}}} : () -> {tensor}"
        ).operation
        op.location = location
        self.insertion_point.insert(op)
        return op.results[0]

    def broadcast_in_dim(
        self,
        operand: Value,
        shape: Sequence[int],
        broadcast_dimensions: Sequence[int],
        location: Location,
        attributes: Mapping[str, Attribute],
    ) -> Value:
        """``broadcast_in_dim`` to a static shape; ``attributes`` are its discardable ones."""
        return self.create(
            "broadcast_in_dim",
            self.tensor_type(shape, operand.type.element_type),
            [operand],
            {"broadcast_dimensions": self.index_array(broadcast_dimensions), **attributes},
            location,
        ).results[0]

    def reduce(
        self,
        operand: Value,
        init_value: Value,
        dimensions: Sequence[int],
        body: str,
        location: Location,
        attributes: Mapping[str, Attribute],
    ) -> Value:
        """``reduce`` of one static input; ``body`` is the mnemonic of its binary op."""
        ir = self.bindings.ir
        extents = [n for d, n in enumerate(operand.type.shape) if d not in dimensions]
        element = operand.type.element_type
        op = ir.Operation.create(
            f"{self.dialect}.reduce",
            results=[self.tensor_type(extents, element)],
            operands=[operand, init_value],
            attributes={"dimensions": self.index_array(dimensions), **attributes},
            regions=1,
            loc=location,
            ip=self.insertion_point,
        )
        scalar = self.tensor_type([], element)
        block = ir.Block.create_at_start(op.regions[0], [scalar, scalar], [location, location])
        inside = HloBuilder(self.bindings, self.dialect, ir.InsertionPoint(block))
        combined = inside.create(body, scalar, list(block.arguments), {}, location)
        ir.Operation.create(
            f"{self.dialect}.return",
            operands=[combined.results[0]],
            loc=location,
            ip=inside.insertion_point,
        )
        return op.results[0]
