# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""JAX ahead of time, on ``jax.jit(f).lower(...)``."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import TYPE_CHECKING

from neuron_inst_combine.bindings import bindings_of, load
from neuron_inst_combine.bindings.types import Module
from neuron_inst_combine.embedding import DEFAULT_PIPELINE, Report, run
from neuron_inst_combine.integrations.jax_private import with_stablehlo
from neuron_inst_combine.remarks.remark import Remark

if TYPE_CHECKING:
    from jax.stages import Lowered


def optimize_lowered(
    lowered: Lowered,
    pipeline: str = DEFAULT_PIPELINE,
    *,
    remarks: Callable[[Remark], None] | None = None,
    report: Callable[[Report], None] | None = None,
) -> Lowered:
    """Runs a pipeline on a lowered JAX function; the argument, and JAX's caches, stay as they are.

    Args:
      lowered: From ``jax.jit(f).lower(...)``.
      pipeline: As for ``neuron_inst_combine.run``.
      remarks: As for ``neuron_inst_combine.run``.
      report: Called once, with what was done.

    Returns:
      A ``Lowered`` of the rewritten program: ``as_text()`` is StableHLO, ``as_text("hlo")`` is HLO,
      ``compile()`` makes a callable with the arguments and shardings of the original.

    Raises:
      BindingsError: jaxlib is missing or too old; the text says what to install.
      UnsupportedJaxError: The lowering is none of StableHLO, or this version of JAX is unknown.
      PipelineError: The pipeline names an unknown pass or option.
      MLIRError: A pass failed; of jaxlib's class, with the diagnostics.
    """
    load("jaxlib")
    module = _copy(lowered.compiler_ir("stablehlo"))
    done = run(module, pipeline, remarks=remarks)
    result = with_stablehlo(lowered, module)
    if report is not None:
        report(done)
    return result


def _copy(module: Module) -> Module:
    # JAX hands out the very module that its caches hold: changed in place, a later call of the
    # function would, or would not, find the change, depending on what is compiled already.
    bytecode = io.BytesIO()
    module.operation.write_bytecode(bytecode)
    return bindings_of(module).ir.Module.parse(bytecode.getvalue(), module.context)
