# RUN: %pytest %s
"""As what the ops of StableHLO are met, on the wheel under test."""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys

from neuron_inst_combine.bindings.wheels import WHEELS

WHEEL = WHEELS[os.environ.get("NEURON_MLIR_BINDINGS", "iree")]
MODULE = f"{WHEEL.package}.dialects.stablehlo"

# Each in a process of its own: what a wheel has found once, it does not look for again.
PROGRAM = """
import importlib
import sys
from neuron_inst_combine.bindings import load

SOURCE = '''
func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {
  %0 = "stablehlo.add"(%x, %x) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
'''
wheel, *steps = sys.argv[1:]
bindings = load(wheel)
for step in steps:
    if step == "plain":
        bindings.meet_plain_views()
    elif step != "meet":
        importlib.import_module(step)
    else:
        context = bindings.context(allow_unregistered_dialects=True)
        module = bindings.ir.Module.parse(SOURCE, context)
        function = module.body.operations[0]
        op = function.regions[0].blocks[0].operations[0]
        print(type(function).__name__, type(op).__name__)
"""


def met(*steps: str) -> list[str]:
    """The classes of a function and of an op in it, for each time that they are met."""
    command = [sys.executable, "-c", PROGRAM, WHEEL.name, *steps]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def has_classes() -> bool:
    """Whether the wheel has classes for the ops of StableHLO."""
    return importlib.util.find_spec(MODULE) is not None


def test_a_wheel_shows_ops_as_it_does_unless_it_is_told() -> None:
    assert met("meet") == ["FuncOp AddOp" if has_classes() else "FuncOp OpView"]


def test_plain_views_of_these_ops_and_of_no_others() -> None:
    assert met("plain", "meet", "plain", "meet") == ["FuncOp OpView"] * 2


def test_classes_are_back_when_they_are_imported() -> None:
    steps = [MODULE] if has_classes() else []
    after = "FuncOp AddOp" if has_classes() else "FuncOp OpView"
    assert met("plain", "meet", *steps, "meet") == ["FuncOp OpView", after]
    assert met(*steps, "plain", "meet") == [after]
