# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A JAX function, rewritten ahead of time: an Exported, and a Lowered.

Run: python examples/jax_ahead_of_time.py
"""

import jax
import jax.export
import jax.numpy as jnp
import numpy as np

import neuron_inst_combine.jax


def middle_sums(x: jax.Array) -> jax.Array:
    """Sums the middle rows of each matrix."""
    rows = jnp.sum(x, axis=2)
    return jnp.sum(jax.lax.slice(rows, (0, 2), (4, 6)), axis=1)


x = np.arange(4 * 8 * 16, dtype=np.float32).reshape(4, 8, 16)

# An Exported: a program to be stored, or called from another JAX program.
exported = jax.export.export(jax.jit(middle_sums))(x)
optimized = neuron_inst_combine.jax.optimize(exported, report=print)
result = jax.jit(optimized.call)(x)
np.testing.assert_allclose(result, x[:, 2:6].sum((1, 2)))
print(
    "reduces:",
    exported.mlir_module().count("stablehlo.reduce("),
    "->",
    optimized.mlir_module().count("stablehlo.reduce("),
)

# A Lowered: StableHLO text, HLO text, or a compiled callable.
lowered = neuron_inst_combine.jax.optimize_lowered(jax.jit(middle_sums).lower(x))
print(lowered.as_text())
print(lowered.as_text("hlo").splitlines()[0])
np.testing.assert_allclose(lowered.compile()(x), result)
