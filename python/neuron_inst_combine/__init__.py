# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The instruction-combining passes of the AWS Neuron compiler, for any MLIR Python package."""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from neuron_inst_combine.embedding import (
        PassReport,
        Remark,
        Report,
        add_neuron_hlo_inst_comb,
        add_neuron_inst_combine,
        optimize_file,
        parse_pipeline,
        run,
    )

__version__ = "0.1.0"

__all__ = [
    "PassReport",
    "Remark",
    "Report",
    "__version__",
    "add_neuron_hlo_inst_comb",
    "add_neuron_inst_combine",
    "optimize_file",
    "parse_pipeline",
    "run",
]


def __getattr__(name: str) -> object:
    # At use, so that a tool that needs none of it starts without importing it.
    if name == "jax":
        return importlib.import_module(f"{__name__}.jax")
    if name not in __all__:
        raise AttributeError(f"module '{__name__}' has no attribute '{name}'")
    from neuron_inst_combine import embedding

    return getattr(embedding, name)
