# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The only file that knows private names of JAX and jaxlib.

Each is looked up with an error that says which version of JAX it was found in, for the next one
may have another.
"""

from __future__ import annotations

import copy
import importlib
import importlib.metadata
from typing import TYPE_CHECKING, Any, TypeAlias

from neuron_inst_combine.bindings.types import Module

if TYPE_CHECKING:
    from jax.stages import Lowered

HloModule: TypeAlias = Any
"""``jaxlib._hlo.HloModule``."""

KNOWN_VERSION = "0.10.2"
"""The version of JAX and jaxlib that the names were found in."""


class UnsupportedJaxError(Exception):
    """This version of JAX or jaxlib has not what is needed; the text says what."""


def with_stablehlo(lowered: Lowered, module: Module) -> Lowered:
    """A copy of a lowering with another program of the same signature.

    Raises:
      UnsupportedJaxError: This version of JAX keeps the program elsewhere.
    """
    lowering = getattr(lowered, "_lowering", None)
    if not (hasattr(lowering, "_hlo") and hasattr(lowering, "_executable")):
        raise _unsupported("jax", "Lowered._lowering._hlo")
    changed: Any = copy.copy(lowering)
    changed._hlo = module
    # What the original has compiled already.
    changed._executable = None
    result: Any = copy.copy(lowered)
    result._lowering = changed
    return result


def hlo_to_stablehlo(proto: bytes) -> bytes:
    """MLIR bytecode in StableHLO, and MHLO where that has no such op, of an HloModuleProto.

    Raises:
      UnsupportedJaxError: jaxlib has no such function.
      Exception: XLA's status, as jaxlib raises it, where an instruction cannot be converted.
    """
    bytecode: bytes = _mlir("hlo_to_stablehlo")(proto)
    return bytecode


def stablehlo_to_hlo(bytecode: bytes) -> bytes:
    """An HloModuleProto of a module as ``hlo_to_stablehlo`` makes it.

    Raises:
      UnsupportedJaxError: jaxlib has no such function.
      Exception: XLA's status, as jaxlib raises it, where an op cannot be converted.
    """
    computation = _mlir("mlir_module_to_xla_computation")(
        bytecode, use_tuple_args=False, return_tuple=False
    )
    proto: bytes = computation.as_serialized_hlo_module_proto()
    return proto


def hlo_module_of_text(text: str) -> HloModule:
    """Parses an HLO module, verified.

    Raises:
      UnsupportedJaxError: jaxlib has no such parser.
      Exception: XLA's status, as jaxlib raises it, with the place of a syntax error.
    """
    return _hlo("hlo_module_from_text")(text)


def hlo_module_of_proto(proto: bytes) -> HloModule:
    """Reads a serialized HloModuleProto.

    Raises:
      UnsupportedJaxError: jaxlib has no such reader.
      Exception: XLA's status, as jaxlib raises it.
    """
    return _hlo("HloModule").from_serialized_hlo_module_proto(proto)


def proto_of_hlo_module(module: HloModule) -> bytes:
    """A serialized HloModuleProto; it has no place for the numbers of replicas and partitions."""
    proto: bytes = module.as_serialized_hlo_module_proto()
    return proto


def print_hlo_module(module: HloModule, *, large_constants: bool) -> str:
    """An HLO module as text, as XLA prints it by default.

    Args:
      module: The module.
      large_constants: Whether constants of more than ten elements are printed, or elided.

    Raises:
      UnsupportedJaxError: jaxlib has no such printer.
    """
    try:
        options = _hlo("HloPrintOptions")()
        options.print_large_constants = large_constants
        text: str = module.to_string(options)
    except AttributeError as error:
        raise _unsupported("jaxlib", "_hlo.HloPrintOptions") from error
    return text


def hlo_text(proto: bytes) -> str:
    """An HLO module as text in which names and source locations do not show, but all else does.

    Raises:
      UnsupportedJaxError: jaxlib has no such printer.
    """
    hlo = importlib.import_module("jaxlib._hlo")
    try:
        options = hlo.HloPrintOptions.canonical()
        options.include_layout_in_shapes = True
        options.print_backend_config = True
        options.print_control_dependencies = True
        options.print_extra_attributes = True
        options.print_large_constants = True
        options.print_metadata = False
        text: str = hlo.HloModule.from_serialized_hlo_module_proto(proto).to_string(options)
    except AttributeError as error:
        raise _unsupported("jaxlib", "_hlo.HloPrintOptions") from error
    return text


def _hlo(name: str) -> Any:
    found = getattr(importlib.import_module("jaxlib._hlo"), name, None)
    if found is None:
        raise _unsupported("jaxlib", f"_hlo.{name}")
    return found


def _mlir(name: str) -> Any:
    function = getattr(importlib.import_module("jaxlib._jax").mlir, name, None)
    if function is None:
        raise _unsupported("jaxlib", f"_jax.mlir.{name}")
    return function


def _unsupported(distribution: str, name: str) -> UnsupportedJaxError:
    return UnsupportedJaxError(
        f"{distribution} {importlib.metadata.version(distribution)} has no {name}; "
        f"it is known to be in {KNOWN_VERSION}: pip install {distribution}=={KNOWN_VERSION}"
    )
