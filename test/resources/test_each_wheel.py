# RUN: %pytest %s
"""Two threads at once, and contexts that go away, with each package."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from through_generic import to_attribute_form

from neuron_inst_combine.bindings import WHEELS

INSTALLED = [wheel.name for wheel in WHEELS.values() if wheel.installed]
TEXT = """
func.func @main(%x: tensor<4x8x16xf32>, %y: tensor<8x3xf32>) -> (tensor<4xf32>, tensor<2x3xf32>, tensor<16x3xf32>) {
  %c = stablehlo.constant dense<0.0> : tensor<f32>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [2] : (tensor<4x8x16xf32>, tensor<f32>) -> tensor<4x8xf32>
  %1 = stablehlo.slice %0 [0:4, 2:6] : (tensor<4x8xf32>) -> tensor<4x4xf32>
  %2 = stablehlo.reduce(%1 init: %c) applies stablehlo.add across dimensions = [1] : (tensor<4x4xf32>, tensor<f32>) -> tensor<4xf32>
  %a = stablehlo.slice %y [0:2, 0:3] : (tensor<8x3xf32>) -> tensor<2x3xf32>
  %b = stablehlo.slice %y [2:4, 0:3] : (tensor<8x3xf32>) -> tensor<2x3xf32>
  %d = stablehlo.slice %y [4:6, 0:3] : (tensor<8x3xf32>) -> tensor<2x3xf32>
  %e = stablehlo.slice %y [6:8, 0:3] : (tensor<8x3xf32>) -> tensor<2x3xf32>
  %3 = stablehlo.add %a, %b : tensor<2x3xf32>
  %4 = stablehlo.add %3, %d : tensor<2x3xf32>
  %5 = stablehlo.add %4, %e : tensor<2x3xf32>
  %6 = stablehlo.slice %5 [0:2, 0:3] : (tensor<2x3xf32>) -> tensor<2x3xf32>
  %7 = stablehlo.concatenate %y, %y, dim = 0 : (tensor<8x3xf32>, tensor<8x3xf32>) -> tensor<16x3xf32>
  return %2, %6, %7 : tensor<4xf32>, tensor<2x3xf32>, tensor<16x3xf32>
}
"""


@pytest.mark.parametrize("what", ["threads", "contexts"])
@pytest.mark.parametrize("wheel", INSTALLED)
def test_on(wheel: str, what: str, tmp_path: Path) -> None:
    source = tmp_path / "main.mlir"
    generic = to_attribute_form(TEXT)
    source.write_text(TEXT if "stablehlo" in WHEELS[wheel].dialects else generic)
    script = Path(__file__).with_name("on_one_wheel.py")
    # Not in this process: two packages may not live in one.
    command = [sys.executable, str(script), wheel, str(source), what, "12"]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stderr
    assert done.stdout == f"{wheel}: {what}: ok\n"


def test_every_package_is_here() -> None:
    assert set(INSTALLED) <= set(WHEELS)
    assert "iree" in INSTALLED
