# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From StableHLO to HLO, by way of jaxlib."""

from __future__ import annotations

import io

from neuron_inst_combine.bindings import Bindings, load
from neuron_inst_combine.bindings.transfer import transfer
from neuron_inst_combine.bindings.types import Module
from neuron_inst_combine.integrations import jax_private
from neuron_inst_combine.integrations.jax_private import UnsupportedJaxError
from neuron_inst_combine.tools.opt.diagnostics import Diagnostic, diagnostics_of
from neuron_inst_combine.tools.opt.errors import EmissionError, ToolError
from neuron_inst_combine.tools.opt.hlo_input import hlo_module, status_of
from neuron_inst_combine.tools.opt.hlo_names import with_parameter_names
from neuron_inst_combine.tools.opt.inputs import Source


def hlo_output(module: Module, bindings: Bindings, source: Source, *, as_text: bool) -> bytes:
    """HLO of a module.

    Args:
      module: The module.
      bindings: Its wheel.
      source: What it was made of: where that is HLO, its entry's parameters keep their names.
      as_text: Whether to write HLO text, and no HloModuleProto.

    Raises:
      EmissionError: XLA cannot convert the module.
      ToolError: jaxlib has no such conversion.
      WheelNotInstalledError: jaxlib is not installed.
    """
    jaxlib = load("jaxlib")
    try:
        proto = jax_private.stablehlo_to_hlo(_bytecode(module, bindings, jaxlib))
        if source.format.is_hlo:
            original = jax_private.proto_of_hlo_module(hlo_module(source))
            proto = with_parameter_names(proto, original)
        if not as_text:
            return proto
        hlo = jax_private.hlo_module_of_proto(proto)
        text = jax_private.print_hlo_module(hlo, large_constants=True)
        return (text.rstrip("\n") + "\n").encode()
    except UnsupportedJaxError as error:
        raise ToolError(str(error)) from error
    except (RuntimeError, ValueError) as error:
        message = f"XLA in jaxlib {jaxlib.version} cannot make HLO of this: {status_of(error)}"
        raise EmissionError((Diagnostic("error", None, message),)) from error
    except jaxlib.ir.MLIRError as error:
        message = f"jaxlib {jaxlib.version} does not take what {bindings.wheel.name} has made"
        raise EmissionError((Diagnostic("error", None, message), *diagnostics_of(error))) from error


def _bytecode(module: Module, bindings: Bindings, jaxlib: Bindings) -> bytes:
    file = io.BytesIO()
    if bindings.wheel is jaxlib.wheel:
        module.operation.write_bytecode(file)
    else:
        with jaxlib.context() as context:
            transfer(module, jaxlib, context).operation.write_bytecode(file)
    return file.getvalue()
