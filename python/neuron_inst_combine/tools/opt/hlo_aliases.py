# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Aliases of an HLO entry computation, once its tuples are gone.

StableHLO functions have several arguments and results, and no tuples of tuples. XLA's converter
flattens these, and copies the aliases as they were, which then point to the wrong value or to none.
"""

from __future__ import annotations

from collections.abc import Iterator

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Module
from neuron_inst_combine.tools.opt.wire_format import fields

_ATTRIBUTE = "mhlo.input_output_alias"

# Numbers of fields: HloModuleProto, ProgramShapeProto, ShapeProto.
_HOST_PROGRAM_SHAPE = 4
_PARAMETERS = 1
_RESULT = 2
_ELEMENT_TYPE = 2
_TUPLE_SHAPES = 4
_TUPLE = 13

_Path = tuple[int, ...]


def flatten_aliases(module: Module, proto: bytes, bindings: Bindings) -> None:
    """Has the aliases of a module name its function's arguments and results.

    Args:
      module: As converted.
      proto: The HloModuleProto that it was made of.
      bindings: The wheel of the module, in whose context this is called.
    """
    attributes = module.operation.attributes
    if _ATTRIBUTE not in attributes or not len(attributes[_ATTRIBUTE]):
        return
    shape = next(f.payload for f in fields(proto) if f.number == _HOST_PROGRAM_SHAPE)
    parts = list(fields(shape))
    arguments = [
        (number, path)
        for number, parameter in enumerate(f.payload for f in parts if f.number == _PARAMETERS)
        for path in _leaves(parameter)
    ]
    results = [path for f in parts if f.number == _RESULT for path in _leaves(f.payload)]
    aliases = [_flattened(alias, arguments, results) for alias in attributes[_ATTRIBUTE]]
    attributes[_ATTRIBUTE] = bindings.ir.Attribute.parse(f"[{', '.join(aliases)}]")


def _flattened(entry: object, arguments: list[tuple[int, _Path]], results: list[_Path]) -> str:
    alias = entry["alias"]  # type: ignore[index] # a DictAttr
    key = (int(alias["parameter_number"]), tuple(alias["parameter_index"]))
    output = tuple(entry["output_index"])  # type: ignore[index]
    # Where one result is left, it is no element of anything.
    index = f": {results.index(output)}" if len(results) > 1 else ""
    return (
        f"{{alias = {{kind = {alias['kind']}, parameter_index = array<i64>, "
        f"parameter_number = {arguments.index(key)} : i64}}, output_index = array<i64{index}>}}"
    )


def _leaves(shape: bytes) -> Iterator[_Path]:
    """The indices of the shapes in a shape that are no tuples, in order."""
    parts = list(fields(shape))
    if not any(f.number == _ELEMENT_TYPE and f.value == _TUPLE for f in parts):
        yield ()
        return
    elements = (f.payload for f in parts if f.number == _TUPLE_SHAPES)
    for number, element in enumerate(elements):
        for path in _leaves(element):
            yield (number, *path)
