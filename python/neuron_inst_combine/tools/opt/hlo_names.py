# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Gives the parameters of an HLO entry computation the names they had.

XLA's converter names instructions after their locations: a parameter ``weights`` with the metadata
``op_name="params['w']"`` comes back as ``params__w__.1``. Those names are an interface, others are
not.
"""

from __future__ import annotations

from collections.abc import Iterator

from neuron_inst_combine.tools.opt.wire_format import Field, encoded, fields

# Numbers of fields: HloModuleProto, HloComputationProto, HloInstructionProto, ProgramShapeProto.
_ENTRY_ID = 6
_COMPUTATION = 3
_HOST_PROGRAM_SHAPE = 4
_INSTRUCTION = 2
_PROGRAM_SHAPE = 4
_COMPUTATION_ID = 5
_NAME = 1
_OPCODE = 2
_PARAMETER_NUMBER = 9
_PARAMETER_NAMES = 3


def with_parameter_names(proto: bytes, original: bytes) -> bytes:
    """A serialized HloModuleProto with the names of the entry's parameters in another one.

    A name that another instruction has already is not given; and none is where there are more
    parameters than there were, because tuples have been flattened.
    """
    names = dict(_parameter_names(original))
    if len(names) != len(dict(_parameter_names(proto))):
        return proto
    taken = set(_other_names(proto))
    names = {number: name for number, name in names.items() if name not in taken}
    entry = _entry(proto)
    return encoded(
        Field(field.number, field.kind, _renamed_computation(field.payload, names))
        if field.number == _COMPUTATION and field.payload == entry
        else Field(field.number, field.kind, _renamed_shape(field.payload, names))
        if field.number == _HOST_PROGRAM_SHAPE
        else field
        for field in fields(proto)
    )


def _parameter_names(proto: bytes) -> Iterator[tuple[int, bytes]]:
    for instruction in _instructions(_entry(proto)):
        if _text(instruction, _OPCODE) == b"parameter":
            yield _number(instruction, _PARAMETER_NUMBER), _text(instruction, _NAME)


def _other_names(proto: bytes) -> Iterator[bytes]:
    entry = _entry(proto)
    for field in fields(proto):
        if field.number != _COMPUTATION:
            continue
        for instruction in _instructions(field.payload):
            if field.payload != entry or _text(instruction, _OPCODE) != b"parameter":
                yield _text(instruction, _NAME)


def _entry(proto: bytes) -> bytes:
    wanted = _number(proto, _ENTRY_ID)
    return next(
        field.payload
        for field in fields(proto)
        if field.number == _COMPUTATION and _number(field.payload, _COMPUTATION_ID) == wanted
    )


def _instructions(computation: bytes) -> Iterator[bytes]:
    return (field.payload for field in fields(computation) if field.number == _INSTRUCTION)


def _renamed_computation(computation: bytes, names: dict[int, bytes]) -> bytes:
    return encoded(
        Field(field.number, field.kind, _renamed_instruction(field.payload, names))
        if field.number == _INSTRUCTION
        else Field(field.number, field.kind, _renamed_shape(field.payload, names))
        if field.number == _PROGRAM_SHAPE
        else field
        for field in fields(computation)
    )


def _renamed_instruction(instruction: bytes, names: dict[int, bytes]) -> bytes:
    name = names.get(_number(instruction, _PARAMETER_NUMBER))
    if name is None or _text(instruction, _OPCODE) != b"parameter":
        return instruction
    return encoded(
        Field(field.number, field.kind, name) if field.number == _NAME else field
        for field in fields(instruction)
    )


def _renamed_shape(shape: bytes, names: dict[int, bytes]) -> bytes:
    renamed = []
    parameter = 0
    for field in fields(shape):
        if field.number == _PARAMETER_NAMES:
            field = Field(field.number, field.kind, names.get(parameter, field.payload))  # noqa: PLW2901
            parameter += 1
        renamed.append(field)
    return encoded(renamed)


def _text(message: bytes, number: int) -> bytes:
    return next((field.payload for field in fields(message) if field.number == number), b"")


def _number(message: bytes, number: int) -> int:
    return next((field.value for field in fields(message) if field.number == number), 0)
