# RUN: %pytest %s
# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The diff shows what changed, and no values that were only numbered anew."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from record_report import EXTENDED, record

from neuron_inst_combine.reports.diff import unified_diff
from neuron_inst_combine.reports.value_names import with_names_of

INPUTS = sorted(Path(__file__).with_name("Inputs").glob("*.mlir"))

BEFORE = """\
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = a.one %arg0 : tensor<8xf32>
  %1 = a.two %0 : tensor<8xf32>
  %2 = a.three %1, %0 : tensor<8xf32>
  %3 = a.four %2 : tensor<8xf32>
  %4 = a.five %3 : tensor<8xf32>
  %5 = a.six %4 : tensor<8xf32>
  %6 = a.seven %5 : tensor<8xf32>
  return %6 : tensor<8xf32>
}"""

AFTER = """\
func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
  %0 = a.other %arg0 : tensor<8xf32>
  %1 = a.four %0 : tensor<8xf32>
  %2 = a.five %1 : tensor<8xf32>
  %3 = a.six %2 : tensor<8xf32>
  %4 = a.seven %3 : tensor<8xf32>
  return %4 : tensor<8xf32>
}"""

DIFF = """\
--- before @f
+++ after @f
@@ -1,8 +1,6 @@ @f
 func.func @f(%arg0: tensor<8xf32>) -> tensor<8xf32> {
-  %0 = a.one %arg0 : tensor<8xf32>
-  %1 = a.two %0 : tensor<8xf32>
-  %2 = a.three %1, %0 : tensor<8xf32>
-  %3 = a.four %2 : tensor<8xf32>
+  %new0 = a.other %arg0 : tensor<8xf32>
+  %3 = a.four %new0 : tensor<8xf32>
   %4 = a.five %3 : tensor<8xf32>
   %5 = a.six %4 : tensor<8xf32>
   %6 = a.seven %5 : tensor<8xf32>
"""


def test_values_keep_their_names() -> None:
    assert unified_diff({"f": BEFORE}, {"f": AFTER}, colour=False) == DIFF


def test_only_changed_functions() -> None:
    same = BEFORE.replace("@f", "@g")
    diff = unified_diff({"g": same, "f": BEFORE}, {"g": same, "f": AFTER}, colour=False)
    assert diff == DIFF
    assert unified_diff({"f": BEFORE}, {"f": BEFORE}, colour=True) == ""
    assert unified_diff({}, {}, colour=False) == ""


def test_only_renumbered_is_no_change() -> None:
    renamed = re.sub(r"%(\d)", r"%1\1", BEFORE)
    assert unified_diff({"f": BEFORE}, {"f": renamed}, colour=False) == ""


def test_a_function_that_came_or_went() -> None:
    gone = unified_diff({"f": "func.func @f() {\n}"}, {}, colour=False)
    assert gone == ("--- before @f\n+++ after @f\n@@ -1,2 +0,0 @@ @f\n-func.func @f() {\n-}\n")
    came = unified_diff({}, {"f": "func.func @f() {\n}"}, colour=False)
    assert "+func.func @f() {\n" in came


def test_colours() -> None:
    diff = unified_diff({"f": BEFORE}, {"f": AFTER}, colour=True)
    assert "\033[31m-  %1 = a.two %0 : tensor<8xf32>\033[0m\n" in diff
    assert "\033[32m+  %new0 = a.other %arg0 : tensor<8xf32>\033[0m\n" in diff
    assert "\033[36m@@ -1,8 +1,6 @@ @f\033[0m\n" in diff
    assert diff.startswith("\033[1m--- before @f\033[0m\n\033[1m+++ after @f\033[0m\n")
    assert re.sub(r"\033\[\d*m", "", diff) == DIFF


@pytest.mark.parametrize(
    ("before", "after", "renamed"),
    [
        # Of one shape, but of another value.
        (["%0 = a %x", "%1 = b %x"], ["%0 = b %x"], ["%1 = b %x"]),
        # Several results.
        (
            ["%0 = z", "%1:2 = a", "%2 = b %1#1"],
            ["%0:2 = a", "%1 = b %0#1"],
            ["%1:2 = a", "%2 = b %1#1"],
        ),
        (["%0 = z", "%1, %2 = a %0"], ["%0, %1 = a %z"], ["%1, %2 = a %z"]),
        # A name in a string is none.
        (["%0 = z", '%1 = a "%9"'], ['%0 = a "%9"'], ['%1 = a "%9"']),
        # A region's arguments, and a use that stands before its definition.
        (["%0 = z", "^bb0(%arg1: i32):"], ["^bb0(%arg0: i32):"], ["^bb0(%arg1: i32):"]),
        (["%9 = z", "a %0", "%0 = b"], ["a %5", "%5 = b"], ["a %0", "%0 = b"]),
        # A new name is none that there was.
        (["%new0 = z"], ["%0 = y"], ["%new1 = y"]),
        # One name in two regions.
        (
            ["%3 = a", "}", "%4 = a", "b %4"],
            ["%0 = a", "}", "%0 = a", "b %0"],
            ["%3 = a", "}", "%4 = a", "b %4"],
        ),
    ],
)
def test_names(before: list[str], after: list[str], renamed: list[str]) -> None:
    assert with_names_of(before, after) == renamed


def functions(module: str) -> dict[str, str]:
    """The text of each function in the printed module."""
    found = re.findall(
        r"^  func\.func .*?@(\w+)(.*?)^  \}$", module, flags=re.MULTILINE | re.DOTALL
    )
    return {name: f"func.func @{name}{text}" for name, text in found}


@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)
def test_modules(path: Path) -> None:
    recorded = record(path.read_text(), EXTENDED)
    diff = unified_diff(functions(recorded.before), functions(recorded.after), colour=False)
    assert bool(diff) == bool(recorded.report.rewrites)
    for line in diff.splitlines():
        assert line.startswith(("---", "+++", "@@", "-", "+", " "))
    removed = sum(line.startswith("-  ") for line in diff.splitlines())
    added = sum(line.startswith("+  ") for line in diff.splitlines())
    lines = recorded.after.count("\n") - recorded.before.count("\n")
    assert added - removed == lines


def test_a_long_function_takes_little_time() -> None:
    lines = [f"  %{k} = stablehlo.add %{k - 1}, %{k - 1} : tensor<4xf32>" for k in range(1, 20_000)]
    before = "\n".join(["func.func @f() {", *lines, "}"])
    renumbered = re.sub(r"%(\d+)", lambda match: f"%{int(match[1]) + 1}", "\n".join(lines))
    after = "\n".join(["func.func @f() {", "  %0 = a.b : tensor<4xf32>", renumbered, "}"])
    start = time.process_time()
    diff = unified_diff({"f": before}, {"f": after}, colour=False)
    # 20,000 lines of one shape; the bound leaves room for a busy machine.
    assert time.process_time() - start < 10
    assert diff.count("\n+") <= 3
