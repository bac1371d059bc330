# RUN: %pytest %s
"""Output goes through a file in memory where there is one, and is the same without."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from neuron_inst_combine.bindings import load
from neuron_inst_combine.tools.opt import printing
from neuron_inst_combine.tools.opt.command_line import parse_command_line

ROOT = Path(__file__).resolve().parents[2]
WHEEL = os.environ.get("NEURON_MLIR_BINDINGS", "iree")
BINDINGS = load(WHEEL)

SOURCE = """
func.func @main(%x: tensor<3xi32>) -> tensor<3xi32> attributes {word = "\u00e4\\22\\00"} {
  return %x : tensor<3xi32>
}
"""

OPTIONS = [[], ["--mlir-print-op-generic"], ["--mlir-print-debuginfo"]]


def printed(options: list[str]) -> bytes:
    module = BINDINGS.ir.Module.parse(SOURCE, BINDINGS.context())
    return printing.print_module(module, parse_command_line(options), "x.mlir")


def no_file_can_be_made(*_: object) -> int:
    raise OSError


def a_limited_size(_: int) -> tuple[int, int]:
    return 1, 1


def no_such_path(_: object) -> str:
    return "/no/such/directory/fd"


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize(
    ("where", "name", "instead"),
    [
        (os, "memfd_create", no_file_can_be_made),
        (resource, "getrlimit", a_limited_size),
        (printing, "_path_of", no_such_path),
    ],
)
def test_without_a_file_in_memory(
    options: list[str],
    where: object,
    name: str,
    instead: Callable[..., object],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    expected = printed(options)
    assert "\u00e4".encode() in expected or b"\\C3\\A4" in expected
    monkeypatch.setattr(where, name, instead)
    assert printed(options) == expected


def test_no_file_stays_open() -> None:
    def opened() -> int:
        return sum(1 for _ in Path("/proc/self/fd").iterdir())

    before = opened()
    for _ in range(3):
        printed([])
    assert opened() == before


def test_where_files_may_not_be_large() -> None:
    """MLIR would abort the process."""
    lines = "".join(f"  %{k} = arith.constant {k} : i32\n" for k in range(1000))
    source = f"func.func @main() {{\n{lines}  return\n}}\n"

    def limited() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    done = subprocess.run(
        [sys.executable, ROOT / "tools" / "neuron-opt", f"--bindings={WHEEL}"],
        input=source,
        capture_output=True,
        text=True,
        preexec_fn=limited,
        check=False,
    )
    assert done.stderr == ""
    assert done.returncode == 0
    assert done.stdout.count("arith.constant") == 1000
