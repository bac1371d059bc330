# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Follows a value up through ops that leave its elements as they are.

Source: docs/concepts.md, "run"; neuron-hlo-inst-comb of the AWS Neuron compiler, the skipping of
no-op reshapes and broadcasts.
"""

from __future__ import annotations

from collections.abc import Iterator

from neuron_inst_combine.analysis.runs import Run, broadcast_keeps_run, concatenate_run, slice_run
from neuron_inst_combine.analysis.tensor_types import static_shape
from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation, Value
from neuron_inst_combine.dialects.hlo import (
    BroadcastInDimOp,
    ConcatenateOp,
    ConstantOp,
    ReshapeOp,
    SliceOp,
    UnreadableOpError,
    defining_op,
    op_key,
)


def skip_reshapes_and_broadcasts(bindings: Bindings, value: Value) -> Value:
    """The value before all reshapes, and broadcasts that keep every element once and in order.

    It stops at a broadcast of a rank-1 constant, also where that keeps the element count: such a
    broadcast is what the caller looks for.

    Raises:
      UnreadableOpError: an op is malformed.
    """
    first_broadcast: Value | None = None
    for producer in _producers(value):
        if producer.name in BroadcastInDimOp.NAMES:
            view = BroadcastInDimOp.of(producer)
            if not _keeps_run(bindings, view):
                break
            first_broadcast = first_broadcast or value
            value = view.operand
        elif producer.name in ReshapeOp.NAMES:
            value = ReshapeOp.of(producer).operand
        else:
            break
    if first_broadcast is not None and _is_vector_constant(bindings, value):
        return first_broadcast
    return value


def _producers(value: Value) -> Iterator[Operation]:
    """The defining op of a value, of the first operand of that, and so on.

    Ends where an op is met again: graph regions can have cycles.
    """
    seen: set[int] = set()
    while (op := defining_op(value)) is not None and (key := op_key(op)) not in seen:
        seen.add(key)
        yield op
        if not len(op.operands):
            return
        value = op.operands[0]


def broadcast_of_vector(bindings: Bindings, value: Value) -> BroadcastInDimOp | None:
    """The broadcast that a value is, if it is one of a constant of rank 1.

    Between the two there may be reshapes, and broadcasts that keep the elements.

    Raises:
      UnreadableOpError: an op is malformed.
    """
    op = defining_op(value)
    if op is None or op.name not in BroadcastInDimOp.NAMES:
        return None
    view = BroadcastInDimOp.of(op)
    constant = view.operand
    for producer in _producers(constant):
        if producer.name in ReshapeOp.NAMES:
            constant = ReshapeOp.of(producer).operand
        elif producer.name in BroadcastInDimOp.NAMES:
            inner = BroadcastInDimOp.of(producer)
            if not _keeps_run(bindings, inner):
                return None
            constant = inner.operand
        else:
            break
    return view if _is_vector_constant(bindings, constant) else None


def _is_vector_constant(bindings: Bindings, value: Value) -> bool:
    shape = static_shape(bindings, value)
    # By name: the bindings cannot read every constant's value, and none is needed.
    op = defining_op(value)
    return op is not None and op.name in ConstantOp.NAMES and shape is not None and len(shape) == 1


def _keeps_run(bindings: Bindings, view: BroadcastInDimOp) -> bool:
    operand = static_shape(bindings, view.operand)
    result = static_shape(bindings, view.operation.results[0])
    if operand is None or result is None:
        return False
    try:
        return broadcast_keeps_run(operand, view.broadcast_dimensions, result)
    except ValueError as error:
        raise UnreadableOpError(f"{view.operation.name}: {error}") from error


def run_of_slice(bindings: Bindings, view: SliceOp) -> Run | None:
    """The run of its operand that a slice is; None where it is none, or the shape is not static.

    Raises:
      UnreadableOpError: the window does not fit the operand.
    """
    shape = static_shape(bindings, view.operand)
    if shape is None:
        return None
    try:
        return slice_run(shape, view.window)
    except ValueError as error:
        raise UnreadableOpError(f"{view.operation.name}: {error}") from error


def run_of_concatenate(bindings: Bindings, view: ConcatenateOp, runs: list[Run]) -> Run | None:
    """The run of a source that a concatenate is, its inputs being these runs of it.

    Raises:
      UnreadableOpError: the shapes or the axis do not fit.
    """
    shapes = [static_shape(bindings, value) for value in view.inputs]
    known = [shape for shape in shapes if shape is not None]
    if len(known) != len(shapes):
        return None
    try:
        return concatenate_run(runs, known, view.dimension)
    except ValueError as error:
        raise UnreadableOpError(f"{view.operation.name}: {error}") from error
