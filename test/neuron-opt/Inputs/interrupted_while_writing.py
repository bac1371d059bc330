# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sends this process SIGTERM between the writing of an output file and its renaming."""

import os
import shutil
import signal
import sys
from pathlib import Path
from typing import Any

from neuron_inst_combine.tools.opt.outputs import write_output

directory = Path(sys.argv[1])
shutil.rmtree(directory, ignore_errors=True)
directory.mkdir(parents=True)


def replace(*_: Any) -> None:
    """In place of the renaming."""
    assert sorted(path.name for path in directory.iterdir()), "the temporary file"
    os.kill(os.getpid(), signal.SIGTERM)


Path.replace = replace  # type: ignore[assignment,method-assign]
signal.signal(signal.SIGTERM, signal.SIG_DFL)
try:
    write_output(str(directory / "out"), b"content")
except KeyboardInterrupt:
    print("interrupted")
print(f"files {sorted(path.name for path in directory.iterdir())}")
