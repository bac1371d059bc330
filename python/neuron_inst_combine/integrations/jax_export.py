# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""JAX ahead of time, on ``jax.export``: portable artifact in, portable artifact out."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import TYPE_CHECKING

from neuron_inst_combine.bindings import load
from neuron_inst_combine.embedding import DEFAULT_PIPELINE, Report, run
from neuron_inst_combine.integrations.portable_artifact import (
    artifact_version,
    read_artifact,
    write_artifact,
)
from neuron_inst_combine.remarks.remark import Remark

if TYPE_CHECKING:
    from jax.export import Exported


def optimize(
    exported: Exported,
    pipeline: str = DEFAULT_PIPELINE,
    *,
    remarks: Callable[[Remark], None] | None = None,
    report: Callable[[Report], None] | None = None,
) -> Exported:
    """Runs a pipeline on an exported JAX function; the argument stays as it is.

    The artifact of the result has the StableHLO version of the one given. All other fields are the
    same: calling convention, shardings, platforms, and the function that makes the vjp, so a
    derivative is that of the original program. Where nothing changed, not even by a pass of the
    wheel's own, the artifact has the same meaning, and may differ in bytes.

    Args:
      exported: From ``jax.export.export(jax.jit(f))(...)`` or ``jax.export.deserialize``.
      pipeline: As for ``neuron_inst_combine.run``.
      remarks: As for ``neuron_inst_combine.run``.
      report: Called once, with what was done.

    Returns:
      An ``Exported``; ``jax.jit(result.call)`` runs the rewritten program.

    Raises:
      BindingsError: jaxlib is missing or too old; the text says what to install.
      ArtifactError: jaxlib does not read or write artifacts of that version.
      PipelineError: The pipeline names an unknown pass or option.
      MLIRError: A pass failed; of jaxlib's class, with the diagnostics.
    """
    bindings = load("jaxlib")
    version = artifact_version(exported.mlir_module_serialized)
    with bindings.context() as context:
        module = read_artifact(exported.mlir_module_serialized, bindings, context)
        done = run(module, pipeline, remarks=remarks)
        artifact = write_artifact(module, version, bindings)
    if report is not None:
        report(done)
    return dataclasses.replace(exported, mlir_module_serialized=artifact)
