# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Takes each .hlo file of a directory to HLO, with both passes; one line for each.

Where there is an .mlir file of the same name, the passes must fire there as often.
"""

import collections
import re
import subprocess
import sys
from pathlib import Path

TOOL = [
    *(sys.executable, "-m", "neuron_inst_combine.tools.neuron_opt"),
    "--passes=neuron-hlo-inst-comb,neuron-inst-combine",
    "--remarks-filter-passed=.*",
]
_PASSED = re.compile(r"remark: \[Passed\] (\w+)")
_ERROR = re.compile(r"\b(error: .*)")


def run(file: Path, *options: str) -> tuple[int, str]:
    """The exit status and the standard error stream of a run."""
    command = [*TOOL, *options, str(file)]
    done = subprocess.run(
        command, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, check=False
    )
    return done.returncode, done.stderr


def fired(errors: str) -> str:
    """How often each pattern fired, as text."""
    counts = collections.Counter(_PASSED.findall(errors))
    return ", ".join(f"{name}: {count}" for name, count in sorted(counts.items())) or "nothing"


for file in sorted(Path(sys.argv[1]).glob("*.hlo")):
    status, errors = run(file, "--emit=hlo")
    if status:
        found = _ERROR.search(errors)
        print(f"{file.name}: {found[1] if found else errors}")
        continue
    twin = file.with_suffix(".mlir")
    if not twin.exists():
        print(f"{file.name}: ok")
        continue
    there = fired(run(twin)[1])
    verdict = "fires as its .mlir" if there == fired(errors) else f"{there} fires in its .mlir"
    print(f"{file.name}: ok, {verdict}: {fired(errors)}")
