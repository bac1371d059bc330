# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Compares each generated pattern file with what mlir-pdll, the argument, makes now."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

PATTERNS = Path(__file__).resolve().parents[3] / "python" / "neuron_inst_combine" / "patterns"


def main(mlir_pdll: str) -> int:
    """Prints the files that differ; the status is 1 when there is any."""
    sources = sorted(PATTERNS.glob("*.pdll"))
    generated = {path.name for path in PATTERNS.glob("*.pdl.mlir")}
    wrong = [f"{name}: no such .pdll" for name in generated - {_result(s) for s in sources}]
    for source in sources:
        # In the directory, so that locations hold the bare file name.
        command = [mlir_pdll, "-x=mlir", source.name]
        made = subprocess.run(command, cwd=PATTERNS, capture_output=True, text=True, check=True)
        path = PATTERNS / _result(source)
        if not path.exists() or path.read_text(encoding="utf-8") != made.stdout:
            wrong.append(f"{path.name}: differs; build the CMake target neuron-pdll")
    print("\n".join(wrong) or f"{len(sources)} files are up to date")
    return 1 if wrong or not sources else 0


def _result(source: Path) -> str:
    return f"{source.stem}.pdl.mlir"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
