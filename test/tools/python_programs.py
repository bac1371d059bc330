# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs Python programs, each in a process of its own: not all wheels can share one."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
"""Of the project."""


def run_python(
    *arguments: str | Path, path: tuple[Path, ...] = (), fails: bool = False
) -> subprocess.CompletedProcess[str]:
    """Runs the interpreter at the root of the project.

    Args:
        arguments: of the interpreter.
        path: directories for PYTHONPATH, behind that of the package.
        fails: whether it should; the assertion that it does as it should has its output.
    """
    python_path = os.pathsep.join(map(str, (ROOT / "python", *path)))
    done = subprocess.run(
        [sys.executable, *map(str, arguments)],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": python_path},
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    assert (done.returncode != 0) == fails, done.stdout + done.stderr
    return done
