# RUN: %pytest %s
# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The oracle must be able to say no: it is run with tools that replace text in their input."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import evaluate
import numpy as np
import pytest

if find_spec("jaxlib") is None:
    pytest.skip("needs `pip install jaxlib`, the interpreter", allow_module_level=True)

EVALUATE = Path(evaluate.__file__)
SUM = """
func.func @main(%x: tensor<3x4xTYPE>) -> tensor<3xTYPE> {
  %c = stablehlo.constant dense<0> : tensor<TYPE>
  %0 = stablehlo.reduce(%x init: %c) applies stablehlo.add across dimensions = [1]
      : (tensor<3x4xTYPE>, tensor<TYPE>) -> tensor<3xTYPE>
  return %0 : tensor<3xTYPE>
}
func.func private @other(%x: tensor<2xi1>) -> tensor<2xi1> { return %x : tensor<2xi1> }
"""


def run(directory: Path, source: str, old: str, new: str, *options: str) -> tuple[int, str]:
    """Runs the oracle with a neuron-opt that replaces `old` by `new`."""
    tool = directory / "tool.py"
    tool.write_text(
        "import sys, pathlib\n"
        "text = pathlib.Path(sys.argv[-1]).read_text()\n"
        f"sys.stdout.write(text.replace({old!r}, {new!r}))\n"
    )
    file = directory / "input.mlir"
    file.write_text(source)
    process = subprocess.run(
        [sys.executable, EVALUATE, file, *options],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "NEURON_OPT": str(tool)},
    )
    return process.returncode, process.stdout + process.stderr


INTEGERS = ["i2", "i4", "i8", "i16", "i32", "i64", "ui4", "ui8", "ui16", "ui32", "ui64"]


def test_equal_and_different(tmp_path: Path) -> None:
    source = ""
    for element in [*INTEGERS, *evaluate.FLOATS]:
        zero = "0.0" if element in evaluate.FLOATS else "0"
        source += (
            SUM.replace("TYPE", element).replace("<0>", f"<{zero}>").replace("@", f"@{element}_")
        )
    status, output = run(tmp_path, source, "%x", "%y")
    assert status == 0
    assert output.count("7 inputs  equal  (unchanged)\n") == 2 * len([*INTEGERS, *evaluate.FLOATS])
    status, output = run(tmp_path, source, "applies stablehlo.add", "applies stablehlo.maximum")
    assert status == 1
    for element in [*INTEGERS, *evaluate.FLOATS]:
        assert re.search(rf"@{element}_main +different: result 0 at \[\d\]: ", output)
        assert re.search(rf"@{element}_other +7 inputs  equal", output)


def test_chunks_and_mhlo(tmp_path: Path) -> None:
    source = (
        "func.func @main(%x: tensor<i32>) -> tensor<i32> {\n"
        "  %0 = mhlo.multiply %x, %x : tensor<i32>\n  return %0 : tensor<i32>\n}\n"
    )
    source = f"{source}// -----\n{source}"
    status, output = run(tmp_path, source, "%0 = mhlo.mu", "%0 = mhlo.mu", "--split-input-file")
    assert (status, output.count("equal")) == (0, 2)
    status, output = run(tmp_path, source, "multiply", "add", "--split-input-file")
    assert status == 1
    assert "@main (chunk 2)  different: result 0 at []: " in output


def test_rewritten(tmp_path: Path) -> None:
    source = SUM.replace("TYPE", "i32")
    status, output = run(
        tmp_path, source, "  %0 =", "  %d = stablehlo.abs %c : tensor<i32>\n  %0 ="
    )
    assert status == 0
    assert "@main   7 inputs  equal  (rewritten)" in output


def test_complex(tmp_path: Path) -> None:
    source = (
        "func.func @f(%x: tensor<2xcomplex<f32>>) -> tensor<2xcomplex<f32>> {\n"
        "  %0 = stablehlo.add %x, %x : tensor<2xcomplex<f32>>\n"
        "  return %0 : tensor<2xcomplex<f32>>\n}\n"
    )
    assert run(tmp_path, source, "%x", "%y") == (0, "@f  7 inputs  equal  (unchanged)\n")
    assert run(tmp_path, source, "return %0", "return %x")[0] == 1


def test_zero_size_and_scalar_and_no_arguments(tmp_path: Path) -> None:
    source = (
        "func.func @f(%x: tensor<0x2xf32>) -> tensor<0x2xf32> { return %x : tensor<0x2xf32> }\n"
        "func.func @g() -> tensor<2xf32> {\n"
        "  %0 = stablehlo.constant dense<2.5> : tensor<2xf32>\n  return %0 : tensor<2xf32>\n}\n"
    )
    status, output = run(tmp_path, source, "dense<2.5>", "dense<[2.5, 2.5]>")
    assert (status, output) == (
        0,
        "@f  7 inputs  equal  (unchanged)\n@g  1 inputs  equal  (unchanged)\n",
    )
    status, output = run(tmp_path, source, "dense<2.5>", "dense<[2.5, 2.0]>")
    assert status == 1
    assert "@g  different: result 0 at [1]: 2.5 before, 2.0 after (input: no arguments)" in output


def test_signed_zero(tmp_path: Path) -> None:
    source = "func.func @f() -> tensor<f32> {\n  %0 = stablehlo.constant dense<0.0> : tensor<f32>\n"
    source += "  return %0 : tensor<f32>\n}\n"
    assert run(tmp_path, source, "<0.0>", "<-0.0>")[0] == 0
    assert run(tmp_path, source, "<0.0>", "<-0.0>", "--signed-zero")[0] == 1


def test_an_abort_is_a_failure_unless_named(tmp_path: Path) -> None:
    source = SUM.replace("TYPE", "i32") + (
        "func.func @call(%x: tensor<2xi32>) -> tensor<2xi32> {\n"
        "  %0 = stablehlo.custom_call @foo(%x) : (tensor<2xi32>) -> tensor<2xi32>\n"
        "  return %0 : tensor<2xi32>\n}\n"
        "func.func @dynamic(%x: tensor<?xi32>) -> tensor<?xi32> { return %x : tensor<?xi32> }\n"
        "func.func @last(%x: tensor<i32>) -> tensor<i32> { return %x : tensor<i32> }\n"
    )
    status, output = run(tmp_path, source, "%x", "%y")
    assert status == 1
    assert "@call     cannot evaluate @call: LLVM ERROR: Unsupported op" in output
    assert "@dynamic  cannot evaluate @dynamic: no inputs for type tensor<?xi32>" in output
    assert "@last     7 inputs  equal" in output
    assert run(tmp_path, source, "%x", "%y", "--allow-unevaluated=@call,@dynamic")[0] == 0


def test_missing_and_new_functions(tmp_path: Path) -> None:
    status, output = run(tmp_path, SUM.replace("TYPE", "i32"), "@other", "@another")
    assert status == 1
    assert "@other is missing in the output" in output
    assert "is new in the output" in output


@pytest.mark.parametrize("element", evaluate.FLOATS)
@pytest.mark.parametrize("size", [1, 7, 60, 5000])
def test_sums_are_exact(element: str, size: int) -> None:
    kind = evaluate.TensorType((size,), element)
    for name in ("small integers", "other small integers"):
        (attribute,) = evaluate.make_inputs([kind])[name]
        values = kind.values(kind.decode(attribute))
        assert (np.abs(values) > 0).any()
        # The greatest partial sum of any order.
        total = np.array([np.abs(values).sum()])
        assert kind.values(kind.bits_of_floats(total))[0] == total[0]
