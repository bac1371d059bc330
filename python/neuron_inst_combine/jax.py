# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The passes in JAX programs: ahead of time, and in the compiler.

``optimize`` rewrites a ``jax.export.Exported``, ``optimize_lowered`` a ``jax.stages.Lowered``,
and ``installed`` puts the passes into XLA's own pipeline. Needs the packages ``jax`` and
``jaxlib``, which importing ``neuron_inst_combine`` alone does not import.
"""

from neuron_inst_combine.integrations.jax_compiler import HloNotRewrittenWarning, installed
from neuron_inst_combine.integrations.jax_export import optimize
from neuron_inst_combine.integrations.jax_lowered import optimize_lowered
from neuron_inst_combine.integrations.portable_artifact import ArtifactError

__all__ = [
    "ArtifactError",
    "HloNotRewrittenWarning",
    "installed",
    "optimize",
    "optimize_lowered",
]
