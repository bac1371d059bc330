# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our passes by name."""

from __future__ import annotations

from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.passes.neuron_hlo_inst_comb import NeuronHloInstCombine
from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine

PASSES: dict[str, type[ModulePass]] = {
    p.argument: p for p in (NeuronInstCombine, NeuronHloInstCombine)
}
