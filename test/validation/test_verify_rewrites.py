# RUN: %pytest %s
# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``neuron-opt --verify-rewrites`` finds planted faults, and writes nothing then."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest
from programs import PROGRAMS

from neuron_inst_combine.patterns import merged_reduce
from neuron_inst_combine.tools import neuron_opt


def neuron_opt_on(directory: Path, name: str, *options: str) -> int:
    """Runs the tool in this process, where the faults are; returns its exit status."""
    source = directory / "in.mlir"
    source.write_text(PROGRAMS[name].module, encoding="utf-8")
    pipeline = f"--pass-pipeline=builtin.module({PROGRAMS[name].pipeline})"
    output = directory / "out.mlir"
    arguments = ["--isolate=false", "--bindings=iree", pipeline, *options, str(source)]
    return neuron_opt.main([*arguments, "-o", str(output)])


@pytest.fixture
def wrong_dimensions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The outer reduce's dimensions, taken for those of the inner one's operand."""

    def wrong(inner: Any, outer: Any, rank: int) -> tuple[int, ...]:
        del rank
        return tuple(sorted({*inner.dimensions, *(d + 2 for d in outer.dimensions)}))

    monkeypatch.setattr(merged_reduce, "merged_dimensions", wrong)


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_right_rewrite(tmp_path: Path, capfd: pytest.CaptureFixture[str], name: str) -> None:
    assert neuron_opt_on(tmp_path, name, "--verify-rewrites") == 0
    assert capfd.readouterr().err == ""
    assert (tmp_path / "out.mlir").exists()


@pytest.mark.usefixtures("wrong_dimensions")
def test_a_wrong_rewrite(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    assert neuron_opt_on(tmp_path, "nested", "--verify-rewrites") == 1
    error = capfd.readouterr().err
    first = "error: neuron-inst-combine made a wrong rewrite: @main: different: result 0: element ["
    assert f"in.mlir:1:1: {first}" in error
    assert "in.mlir:4:24: stablehlo.reduce" in error
    assert not (tmp_path / "out.mlir").exists()


@pytest.mark.usefixtures("wrong_dimensions")
def test_nobody_asks(tmp_path: Path) -> None:
    assert neuron_opt_on(tmp_path, "nested") == 0


def test_without_numpy(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert neuron_opt_on(tmp_path, "nested", "--verify-rewrites") == 1
    assert "--verify-rewrites needs numpy: pip install 'neuron-inst-combine[tv]'" in (
        capfd.readouterr().err
    )
