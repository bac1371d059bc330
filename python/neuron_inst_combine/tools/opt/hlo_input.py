# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From HLO to a module in StableHLO, by way of jaxlib."""

from __future__ import annotations

import functools
import io
import re
from collections.abc import Callable

from neuron_inst_combine.bindings import Bindings, load
from neuron_inst_combine.bindings.transfer import transfer
from neuron_inst_combine.bindings.types import Context, Module
from neuron_inst_combine.integrations import jax_private
from neuron_inst_combine.integrations.jax_private import HloModule, UnsupportedJaxError
from neuron_inst_combine.tools.opt import progress
from neuron_inst_combine.tools.opt.diagnostics import Diagnostic, Place, diagnostics_of
from neuron_inst_combine.tools.opt.errors import ParseError, ToolError
from neuron_inst_combine.tools.opt.hlo_aliases import flatten_aliases
from neuron_inst_combine.tools.opt.hlo_checks import check_constants, without_unspecified_api
from neuron_inst_combine.tools.opt.hlo_formats import has_header
from neuron_inst_combine.tools.opt.hlo_losses import losses
from neuron_inst_combine.tools.opt.inputs import Format, Source

_SYNTAX_ERROR = re.compile(r"was parsing (\d+):(\d+): error: ([^\n]*)")

# XLA's parser takes a text that begins with some computations, but not with all: some look to it
# like a single instruction.
_HEADER = b"HloModule module\n"


def read_hlo(
    source: Source, bindings: Bindings, context: Context, warn: Callable[[Diagnostic], None]
) -> Module:
    """Makes a StableHLO module of HLO.

    Args:
      source: HLO text or an HloModuleProto.
      bindings: The wheel the module is wanted in.
      context: A context of it.
      warn: Told what StableHLO has no place for.

    Raises:
      ParseError: XLA does not take it, or cannot convert it.
      ToolError: The wheel has no StableHLO, or jaxlib no such conversion.
      WheelNotInstalledError: jaxlib is not installed.
    """
    if "stablehlo" not in bindings.wheel.dialects:
        raise ToolError(
            f"the bindings '{bindings.wheel.name}' have no stablehlo dialect to read "
            f"{source.format.value} into: try --bindings=jaxlib"
        )
    try:
        return _read(source, bindings, context, warn)
    except UnsupportedJaxError as error:
        raise ToolError(str(error)) from error


def _read(
    source: Source, bindings: Bindings, context: Context, warn: Callable[[Diagnostic], None]
) -> Module:
    hlo = hlo_module(source)
    _, unspecified = _parser_input(source)
    if unspecified:
        warn(
            _about(
                source,
                "warning",
                f"{unspecified} custom calls have api_version=API_VERSION_UNSPECIFIED, which is "
                "read as API_VERSION_ORIGINAL",
            )
        )
    proto = jax_private.proto_of_hlo_module(hlo)
    try:
        bytecode = jax_private.hlo_to_stablehlo(proto)
    except (RuntimeError, ValueError) as error:
        message = f"XLA cannot convert this to StableHLO: {status_of(error)}"
        raise ParseError((_about(source, "error", message),)) from error
    jaxlib = load("jaxlib")
    is_wanted = bindings.wheel is jaxlib.wheel
    try:
        with context if is_wanted else jaxlib.context() as own:
            module = jaxlib.ir.Module.parse(bytecode, own)
            flatten_aliases(module, proto, jaxlib)
            file = io.BytesIO()
            module.operation.write_bytecode(file)
            for loss in losses(hlo, file.getvalue()):
                warn(_about(source, "warning", loss))
            _drop_uncalled(module, jaxlib, own)
            return module if is_wanted else transfer(module, bindings, context)
    except (jaxlib.ir.MLIRError, bindings.ir.MLIRError) as error:
        message = "the StableHLO that XLA makes of this HLO is not valid"
        raise ParseError((_about(source, "error", message), *diagnostics_of(error))) from error


def _drop_uncalled(module: Module, jaxlib: Bindings, context: Context) -> None:
    # The converter leaves a private function for each computation whose body it has also made the
    # region of an op.
    jaxlib.passmanager.PassManager.parse("builtin.module(symbol-dce)", context).run(
        module.operation
    )


@functools.lru_cache(maxsize=1)
def hlo_module(source: Source) -> HloModule:
    """XLA's own module of HLO text or an HloModuleProto.

    Raises:
      ParseError: XLA does not take it.
      UnsupportedJaxError: jaxlib has no parser of HLO.
      WheelNotInstalledError: jaxlib is not installed.
    """
    # Whatever the bindings are: this one would die of it.
    progress.note(source.name, load("jaxlib"), f"reading {source.format.value}")
    try:
        if source.format is Format.HLO_PROTO:
            return jax_private.hlo_module_of_proto(source.data)
        if fault := check_constants(source.data, source.name):
            raise ParseError((fault,))
        text, _ = _parser_input(source)
        return jax_private.hlo_module_of_text(text.decode())
    except (RuntimeError, ValueError) as error:
        raise ParseError((_refused(source, error),)) from error


def _parser_input(source: Source) -> tuple[bytes, int]:
    """The text for XLA's parser, and how many custom calls it has changed in."""
    if source.format is Format.HLO_PROTO:
        return source.data, 0
    text, unspecified = without_unspecified_api(source.data)
    return (text if has_header(text) else _HEADER + text), unspecified


def _refused(source: Source, error: Exception) -> Diagnostic:
    version = load("jaxlib").version
    if source.format is Format.HLO_PROTO:
        return _about(
            source, "error", f"XLA in jaxlib {version} cannot read this: {status_of(error)}"
        )
    note = _about(
        source,
        "note",
        f"read as the HLO text of XLA in jaxlib {version}; the text has no version, and changes "
        "between versions of XLA: a protocol buffer (--xla_dump_hlo_as_proto) changes less",
    )
    if found := _SYNTAX_ERROR.search(str(error)):
        added = 0 if has_header(source.data) else _HEADER.count(b"\n")
        place = Place(source.name, max(1, int(found[1]) - added), int(found[2]))
        return Diagnostic("error", place, found[3], (note,))
    return Diagnostic("error", Place(source.name, 0, 0), status_of(error), (note,))


def _about(source: Source, severity: str, message: str) -> Diagnostic:
    return Diagnostic(severity, Place(source.name, 0, 0), message)


def status_of(error: Exception) -> str:
    """What an error of XLA says, on one line."""
    return "; ".join(line.strip() for line in str(error).splitlines() if line.strip())
