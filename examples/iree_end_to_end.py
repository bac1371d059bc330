# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""From a JAX function to an executable of IREE, with both passes on the way.

Needs jax, iree-base-compiler and iree-base-runtime. Run: python examples/iree_end_to_end.py
"""

import io

import iree.compiler
import iree.runtime
import jax
import jax.numpy as jnp
import numpy as np
from iree.compiler import ir

import neuron_inst_combine


def windows(x: jax.Array) -> jax.Array:
    """Sums the four windows of the rows of x, and then the middle columns of its row sums."""
    folded = jax.lax.slice(x[0:2] + x[2:4] + x[4:6] + x[6:8], (0, 0, 0), (2, 8, 16))
    rows = jnp.sum(folded, axis=2)
    return jnp.sum(jax.lax.slice(rows, (0, 2), (2, 6)), axis=1)


x = np.arange(8 * 8 * 16, dtype=np.float32).reshape(8, 8, 16) / 64

# JAX's StableHLO, as text: the two packages have a copy of MLIR each.
text = jax.jit(windows).lower(x).as_text()

with ir.Context():
    module = ir.Module.parse(text)
    print(neuron_inst_combine.run(module))
    bytecode = io.BytesIO()
    module.operation.write_bytecode(bytecode)

executable = iree.compiler.compile_str(
    bytecode.getvalue(),
    input_type="stablehlo",
    target_backends=["llvm-cpu"],
    extra_args=["--iree-llvmcpu-target-cpu=generic"],
)
program = iree.runtime.load_vm_flatbuffer(executable, driver="local-sync")
result = program.main(x).to_host()

expected = x.reshape(4, 2, 8, 16).sum(0)[:, 2:6].sum((1, 2))
np.testing.assert_allclose(result, expected, rtol=1e-6)
print("as numpy has it:", result)
