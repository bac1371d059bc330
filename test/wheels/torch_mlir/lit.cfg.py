# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

# The same tests once more, with the wheel that this directory is named after.
from pathlib import Path

directory = Path(__file__).resolve().parent
config.neuron_bindings = directory.name
lit_config.load_config(config, str(directory.parents[2] / "lit.cfg.py"))
