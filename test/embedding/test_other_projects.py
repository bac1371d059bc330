# RUN: %pytest %s
"""The examples of other projects: one with lit alone, one with CMake from an install tree."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from python_programs import ROOT

EXAMPLES = ROOT / "examples"


def run(*command: str | Path, path: Path | None = None) -> str:
    environment = {
        # This test is run by lit, and starts another.
        name: value
        for name, value in os.environ.items()
        if name not in ("NEURON_LIT_RUNS", "PYTHONPATH", "NEURON_MLIR_BINDINGS")
    }
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [*map(str, command)],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=500,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.mark.parametrize(("wheel", "passed"), [("iree", 1), ("torch_mlir", 1), ("jaxlib", 2)])
def test_lit_project(tmp_path: Path, wheel: str, passed: int) -> None:
    printed = run(
        sys.executable,
        "-c",
        "__import__('lit.main').main.main()",
        "-v",
        f"--param=bindings={wheel}",
        f"--param=exec_root={tmp_path}",
        EXAMPLES / "lit-project" / "tests",
        path=ROOT / "python",
    )
    assert re.search(rf"Passed\s*: {passed}\b", printed)
    assert "Failed" not in printed


@pytest.fixture(scope="module")
def cmake() -> str:
    program = shutil.which("cmake") or shutil.which("cmake", path=Path(sys.executable).parent)
    assert program, "no cmake: pip install cmake, or apt-get install cmake"
    return program


@pytest.fixture(scope="module")
def generator() -> list[str]:
    """What builds: ninja where that is there, else make."""
    ninja = shutil.which("ninja") or shutil.which("ninja", path=Path(sys.executable).parent)
    return ["-G", "Ninja", f"-DCMAKE_MAKE_PROGRAM={ninja}"] if ninja else []


@pytest.fixture(scope="module")
def prefix(cmake: str, generator: list[str], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An install tree, moved after the installation."""
    build = tmp_path_factory.mktemp("build")
    installed = tmp_path_factory.mktemp("installed") / "first"
    python = f"-DPython3_EXECUTABLE={sys.executable}"
    run(cmake, *generator, "-S", ROOT, "-B", build, python, f"-DCMAKE_INSTALL_PREFIX={installed}")
    run(cmake, "--install", build)
    return installed.rename(installed.with_name("second"))


def test_cmake_project(cmake: str, generator: list[str], prefix: Path, tmp_path: Path) -> None:
    printed = run(
        cmake,
        *generator,
        "-S",
        EXAMPLES / "cmake-project",
        "-B",
        tmp_path,
        f"-DCMAKE_PREFIX_PATH={prefix}",
        f"-DPython3_EXECUTABLE={sys.executable}",
    )
    assert f"the Python package is in {prefix / 'python_packages'}" in printed
    assert f"neuron-opt is {prefix / 'bin' / 'neuron-opt'}" in printed
    run(cmake, "--build", tmp_path)
    assert (tmp_path / "model.opt.mlir").read_text().count("stablehlo.reduce(") == 1
    checked = run(cmake, "--build", tmp_path, "--target", "check-another")
    assert "Failed" not in checked
    ctest = Path(cmake).with_name("ctest")
    assert "100% tests passed" in run(ctest, "--test-dir", tmp_path)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("neuron_add_lit_check(check-it)", "no directory of tests is given"),
        ("neuron_add_mlir(out.mlir INPUT in.mlir)", "the arguments are <output> INPUT"),
        ("find_package(NeuronInstCombine 7 REQUIRED)", "compatible with requested version"),
    ],
)
def test_mistakes_in_cmake(
    cmake: str, generator: list[str], prefix: Path, tmp_path: Path, call: str, message: str
) -> None:
    (tmp_path / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.20)\nproject(Wrong LANGUAGES NONE)\n"
        f"find_package(NeuronInstCombine REQUIRED)\n{call}\n"
    )
    command = [cmake, *generator, "-S", tmp_path, "-B", tmp_path / "build"]
    done = subprocess.run(
        [
            *map(str, command),
            f"-DCMAKE_PREFIX_PATH={prefix}",
            f"-DPython3_EXECUTABLE={sys.executable}",
        ],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode != 0
    assert message in " ".join(done.stderr.split())
