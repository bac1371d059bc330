# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is known of ops by their names.

Source: StableHLO spec; the MHLO ops of the same names.
"""

from __future__ import annotations

HLO = frozenset({"stablehlo", "mhlo"})

ELEMENTWISE = frozenset(
    {
        "abs",
        "add",
        "and",
        "atan2",
        "cbrt",
        "ceil",
        "clamp",
        "compare",
        "complex",
        "convert",
        "cosine",
        "count_leading_zeros",
        "divide",
        "exponential",
        "exponential_minus_one",
        "floor",
        "imag",
        "is_finite",
        "log",
        "log_plus_one",
        "logistic",
        "maximum",
        "minimum",
        "multiply",
        "negate",
        "not",
        "or",
        "popcnt",
        "power",
        "real",
        "reduce_precision",
        "remainder",
        "round_nearest_afz",
        "round_nearest_even",
        "rsqrt",
        "select",
        "shift_left",
        "shift_right_arithmetic",
        "shift_right_logical",
        "sign",
        "sine",
        "sqrt",
        "subtract",
        "tan",
        "tanh",
        "xor",
    }
)
"""Mnemonics; an op counts as elementwise where its tensors are static and of one shape, but for
scalars among the operands of ``select`` and ``clamp``."""

MAY_TAKE_SCALARS = frozenset({"select", "clamp"})

HAVE_EFFECTS = frozenset(
    {
        "all_gather",
        "all_reduce",
        "all_to_all",
        "collective_broadcast",
        "collective_permute",
        "infeed",
        "outfeed",
        "partition_id",
        "recv",
        "reduce_scatter",
        "replica_id",
        "rng",
        "send",
        "trace",
        "xla.rng_get_and_update_state",
    }
)
"""Mnemonics of ops whose order and number is kept. Those of ``rng`` give another result each time;
collectives must be met by all devices in one order."""

PURE_DIALECTS = HLO | frozenset({"arith", "chlo", "complex", "math", "sdy", "shape", "tensor"})
"""Ops of all other dialects, terminators apart, are taken to have side effects."""

TERMINATORS = frozenset(
    {"func.return", "stablehlo.return", "mhlo.return", "sdy.return", "tensor.yield", "scf.yield"}
)

SAYS_NOTHING_OF_VALUES = frozenset(
    {
        "mhlo.frontend_attributes",
        "mhlo.layout_mode",
        "mhlo.memory_kind",
        "mhlo.original_value",
        "mhlo.sharding",
    }
)
"""Discardable attributes that do not matter to what an op computes; so with all of ``sdy`` and
``jax``. On a ``custom_call`` they do matter: for some targets they are all there is."""

SILENT_DIALECTS = ("sdy.", "jax.")

REGION_DEPTH = 60
"""How deep regions may be nested in a function that is checked."""

INLINE_DEPTH = 24
"""How deep calls are inlined; deeper ones are compared by name."""

INLINED_TERMS = 1_000_000
"""How many terms there may be before calls are no longer inlined but compared by name."""
