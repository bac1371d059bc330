from pathlib import Path

import lit.formats

from neuron_inst_combine.integrations.lit_substitutions import add_substitutions

config.name = "another-project"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".mlir"]
config.test_source_root = str(Path(__file__).parent)
config.test_exec_root = lit_config.params.get("exec_root", config.test_source_root)

add_substitutions(config, lit_config)
