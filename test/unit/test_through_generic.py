# RUN: %pytest %s
# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A module that goes through the upstream wheel in attribute form comes back as it was."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import iree.compiler.ir as ir
import pytest
import through_generic

# Two wheels cannot be imported into one process.
if find_spec("mlir") is None or find_spec("mlir.ir") is None:
    pytest.skip("needs `pip install xtc-mlir-python-bindings`", allow_module_level=True)

TEST_ROOT = Path(__file__).resolve().parents[1]

# In a process of its own: an assertion of this wheel, which is built with them, ends the process.
# One for all chunks of a file: loading the wheel takes longer than any of them.
UPSTREAM = """
import json, sys
from mlir import ir
texts = []
for text in json.load(sys.stdin):
    with ir.Context() as context:
        context.allow_unregistered_dialects = True
        module = ir.Module.parse(text)
        texts.append(module.operation.get_asm(enable_debug_info=True))
json.dump(texts, sys.stdout)
"""

CONSTRUCTS = {
    "multiple_results_and_successors": """
func.func @f(%a: i1, %x: i32) -> (i32, i32) {
  cf.cond_br %a, ^bb1(%x : i32), ^bb2
^bb1(%y: i32 loc("y")):
  %0:2 = func.call @f(%a, %y) : (i1, i32) -> (i32, i32)
  return %0#1, %0#0 : i32, i32
^bb2:
  cf.br ^bb1(%x : i32)
}""",
    "declaration_and_quoted_attribute": """
func.func private @g(tensor<2xf32> {"my.quoted name" = "a\\22b", my.unit}) attributes {my.attr}
""",
    "dense_resource": """
func.func @f() -> tensor<2xf32> {
  %0 = stablehlo.constant dense_resource<weights> : tensor<2xf32>
  return %0 : tensor<2xf32>
}
{-#
  dialect_resources: { builtin: { weights: "0x040000000000803F00000040" } }
#-}""",
    "large_constant": f"""
func.func @f() -> tensor<300xi32> {{
  %0 = stablehlo.constant dense<{list(range(300))}> : tensor<300xi32>
  return %0 : tensor<300xi32>
}}""",
    "dialect_attributes_and_variadic_reduce": """
func.func @f(%x: tensor<4x8xf32>, %i: tensor<4x8xi32>, %a: tensor<f32>, %b: tensor<i32>,
             %n: tensor<?x3xf32, #stablehlo.bounds<4, ?>>) -> (tensor<4xf32>, tensor<4xi32>) {
  %0:2 = stablehlo.reduce(%x init: %a), (%i init: %b) across dimensions = [1] :
      (tensor<4x8xf32>, tensor<4x8xi32>, tensor<f32>, tensor<i32>) -> (tensor<4xf32>, tensor<4xi32>)
   reducer(%p: tensor<f32>, %q: tensor<f32>) (%r: tensor<i32>, %s: tensor<i32>) {
    %c = stablehlo.compare GE, %p, %q, TOTALORDER
        : (tensor<f32>, tensor<f32>) -> tensor<i1> loc("c")
    %u = stablehlo.select %c, %p, %q : tensor<i1>, tensor<f32>
    %v = stablehlo.select %c, %r, %s : tensor<i1>, tensor<i32>
    stablehlo.return %u, %v : tensor<f32>, tensor<i32>
  }
  %d = stablehlo.dot_general %x, %x, contracting_dims = [1] x [1], precision = [DEFAULT, HIGHEST]
      : (tensor<4x8xf32>, tensor<4x8xf32>) -> tensor<4x4xf32>
  return %0#0, %0#1 : tensor<4xf32>, tensor<4xi32>
}""",
    "while_with_captures": """
func.func @f(%x: tensor<i32>, %n: tensor<i32>) -> tensor<i32> {
  %0 = stablehlo.while(%i = %x) : tensor<i32>
   cond {
    %c = stablehlo.compare LT, %i, %n : (tensor<i32>, tensor<i32>) -> tensor<i1>
    stablehlo.return %c : tensor<i1>
  } do {
    %s = stablehlo.add %i, %n : tensor<i32>
    stablehlo.return %s : tensor<i32>
  }
  return %0 : tensor<i32>
}""",
}


def check_round_trip(text: str | bytes, *, split: bool = False) -> None:
    chunks = [*through_generic.split_input(text)] if split and isinstance(text, str) else [text]
    upstream = subprocess.run(
        [sys.executable, "-c", UPSTREAM],
        input=json.dumps([through_generic.to_attribute_form(chunk) for chunk in chunks]),
        capture_output=True,
        text=True,
        check=False,
    )
    assert upstream.returncode == 0, upstream.stderr
    for chunk, printed in zip(chunks, json.loads(upstream.stdout), strict=True):
        with ir.Context():
            expected = ir.Module.parse(chunk).operation.get_asm(enable_debug_info=True)
        assert through_generic.from_attribute_form(printed, debug_info=True) == expected


def parses(path: Path) -> bool:
    data = path.read_bytes()
    try:
        with ir.Context():
            for chunk in through_generic.split_input(data.decode()):
                ir.Module.parse(chunk)
    except (ir.MLIRError, UnicodeDecodeError):
        return False
    return True


def files() -> list[Path]:
    """Those of the suite, and of the directory of real modules if there is one."""
    real = os.environ.get("NEURON_REAL_MODULES")
    paths = [*TEST_ROOT.rglob("*.mlir"), *(Path(real).glob("*.mlir") if real else ())]
    return [path for path in sorted(paths) if parses(path)]


@pytest.mark.parametrize("text", CONSTRUCTS.values(), ids=CONSTRUCTS.keys())
def test_construct(text: str) -> None:
    check_round_trip(text)


@pytest.mark.parametrize("path", files(), ids=lambda path: path.name)
def test_file(path: Path) -> None:
    check_round_trip(path.read_text(encoding="utf-8"), split=True)


def test_attributes_are_no_properties() -> None:
    text = through_generic.to_attribute_form(CONSTRUCTS["dialect_attributes_and_variadic_reduce"])
    assert "<{" not in text
    assert "dimensions = array<i64: 1>}" in text


def test_locations_name_the_file_and_line() -> None:
    text = "module {}\n// -----\n\nfunc.func private @f()\n"
    form = through_generic.to_attribute_form(text, file_name="dir/a.mlir", split=True)
    assert 'loc("dir/a.mlir":1:1)' in form
    assert 'loc("dir/a.mlir":4:1)' in form
