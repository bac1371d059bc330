# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The passes inside of XLA, on each module that JAX compiles.

Run: python examples/jax_in_the_compiler.py
"""

import warnings

import jax
import jax.numpy as jnp
import numpy as np

import neuron_inst_combine.jax


def middle_sums(x: jax.Array) -> jax.Array:
    """Sums the middle rows of each matrix."""
    rows = jnp.sum(x, axis=2)
    return jnp.sum(jax.lax.slice(rows, (0, 2), (4, 6)), axis=1)


x = np.arange(4 * 8 * 16, dtype=np.float32).reshape(4, 8, 16)

with neuron_inst_combine.jax.installed(platforms="cpu", report=print):
    result = jax.jit(middle_sums)(x)
np.testing.assert_allclose(result, x[:, 2:6].sum((1, 2)))

# The result of this one has a layout of XLA's choice inside, which StableHLO cannot say.
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    with neuron_inst_combine.jax.installed(platforms="cpu", report=print):
        jax.jit(lambda x: (middle_sums(x), jnp.transpose(x, (2, 0, 1)) * 2.0))(x)
for warning in caught:
    print(warning.category.__name__, warning.message)
