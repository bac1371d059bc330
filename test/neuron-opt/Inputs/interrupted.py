# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Sends neuron-opt a signal while it works; prints how it ends and what it leaves behind.

Arguments: the signal's name, and a directory for the output, which is made.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

number = getattr(signal, sys.argv[1])
directory = Path(sys.argv[2])
shutil.rmtree(directory, ignore_errors=True)
directory.mkdir(parents=True)


def members(group: int) -> list[int]:
    """The processes of a group that are no zombies."""
    found = []
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            state, _, its_group = stat.read_text().rpartition(")")[2].split()[:3]
        except OSError:
            continue
        if int(its_group) == group and state != "Z":
            found.append(int(stat.parent.name))
    return found


if number != signal.SIGKILL:
    # Who runs this may ignore the signal, as lit's workers do with SIGINT, and that is inherited.
    signal.signal(number, signal.SIG_DFL)

# A pass that would not come back: a sleep in C, in the child.
PROGRAM = """
import sys, time
from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine
from neuron_inst_combine.tools.neuron_opt import main
def run(*_):
    sys.stdout.write("running\\n")
    sys.stdout.flush()
    time.sleep(300)
NeuronInstCombine.run = run
sys.exit(main(["--neuron-inst-combine", "-", "-o", sys.argv[1]]))
"""
program = subprocess.Popen(
    [sys.executable, "-c", PROGRAM, str(directory / "out")],
    stdin=subprocess.PIPE,
    stdout=subprocess.PIPE,
    stderr=subprocess.PIPE,
    start_new_session=True,
)
assert program.stdin is not None
assert program.stdout is not None
program.stdin.write(b"func.func @main() { return }\n")
program.stdin.close()
assert program.stdout.readline() == b"running\n"
os.kill(program.pid, number)
status = program.wait(timeout=60)
deadline = time.monotonic() + 30
while members(program.pid) and time.monotonic() < deadline:
    time.sleep(0.05)
assert program.stderr is not None
print(f"status {status}")
files = sorted(path.name for path in directory.iterdir())
print(f"left: files {files}, processes {members(program.pid)}")
print(f"standard error: '{program.stderr.read().decode()}'")
