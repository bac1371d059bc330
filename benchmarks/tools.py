# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The command lines of the tools that are measured."""

from __future__ import annotations

import compileall
import sys
from functools import cache
from pathlib import Path

from benchmarks.in_process import ROOT


def beside_python(name: str) -> Path:
    """A program that was installed with a package, in this environment."""
    return Path(sys.executable).parent / name


@cache
def _compiled(directory: Path) -> None:
    """Compiles a tree to bytecode, as pip does when it installs it."""
    compileall.compile_dir(directory, quiet=1)


def neuron_opt() -> list[str | Path]:
    """Ours, of the source tree."""
    _compiled(ROOT / "python")
    return [sys.executable, ROOT / "tools" / "neuron-opt"]


def iree_opt() -> list[str | Path]:
    """That of IREE's wheel."""
    return [beside_python("iree-opt")]


def torch_mlir_opt() -> list[str | Path]:
    """That of torch-mlir's wheel."""
    return [beside_python("torch-mlir-opt")]
