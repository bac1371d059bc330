# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A StableHLO file, text or bytecode, as PyTorch/XLA writes it.

PyTorch/XLA writes such files so::

    exported = torch.export.export(model, arguments)
    stablehlo = torch_xla.stablehlo.exported_program_to_stablehlo(exported)
    pathlib.Path("model.mlir").write_text(stablehlo.get_stablehlo_text())
    pathlib.Path("model.mlir.bc").write_bytes(stablehlo.get_stablehlo_bytecode())

Run: python examples/file_of_torch_xla.py INPUT OUTPUT
"""

import sys

import neuron_inst_combine

source, target = sys.argv[1:]
report = neuron_inst_combine.optimize_file(
    source, target, "neuron-hlo-inst-comb{patterns=extended},neuron-inst-combine{patterns=extended}"
)
print(f"{target}: {report}")
