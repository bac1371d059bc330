# RUN: %pytest %s
# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is recorded of each pattern's rewrites, on any wheel."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest
import record_report
from record_report import DOCUMENTED, EXTENDED, record, run_unobserved

from neuron_inst_combine.bindings import Bindings, load
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.passes.neuron_hlo_inst_comb import NeuronHloInstCombine
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.reports.capture import Capture
from neuron_inst_combine.reports.cost import Cost
from neuron_inst_combine.reports.drawing import MAX_NODES
from neuron_inst_combine.reports.graph import Graph, NodeKind, Role
from neuron_inst_combine.reports.html import render
from neuron_inst_combine.reports.recorder import ReportRecorder
from neuron_inst_combine.reports.report import Report

INPUTS = sorted(Path(__file__).with_name("Inputs").glob("*.mlir"))
PIPELINES = {"documented": DOCUMENTED, "extended": EXTENDED}


def names(graph: Graph) -> list[str]:
    """Each node with the sign of what becomes of it."""
    signs = {Role.REMOVED: "-", Role.NEW: "+", Role.KEPT: "=", Role.OUTSIDE: ""}
    return [f"{signs[node.role]}{node.label}" for node in graph.nodes]


def report_on(name: str, pipeline: str = EXTENDED) -> Report:
    [path] = [path for path in INPUTS if path.name.startswith(name)]
    return record(path.read_text(), pipeline, name=path.name).report


def parse(text: str) -> tuple[Bindings, Operation]:
    bindings = load("iree")
    module = bindings.ir.Module.parse(text, bindings.context())
    return bindings, module.operation


def chain(count: int) -> str:
    """A sum of slices of 4, added one after the other."""
    lines = [
        f"func.func @main(%x: tensor<{4 * count}xf32>) -> tensor<4xf32> {{",
        *(
            f"  %s{k} = stablehlo.slice %x [{4 * k}:{4 * k + 4}] "
            f": (tensor<{4 * count}xf32>) -> tensor<4xf32>"
            for k in range(count)
        ),
        "  %t1 = stablehlo.add %s0, %s1 : tensor<4xf32>",
        *(f"  %t{k} = stablehlo.add %t{k - 1}, %s{k} : tensor<4xf32>" for k in range(2, count)),
        f"  return %t{count - 1} : tensor<4xf32>",
        "}",
    ]
    return "\n".join(lines)


def test_reduce_slice_reduce() -> None:
    [rewrite] = report_on("01_", DOCUMENTED).rewrites
    assert rewrite.pattern == "SimplifyReduceSliceReduce"
    assert rewrite.pass_argument == "neuron-inst-combine"
    assert rewrite.function == "main"
    assert rewrite.location.endswith(":5:25")
    assert (
        rewrite.summary == "2 reduces and a slice became one reduce of a 4x4x16 slice over [1, 2]"
    )
    before, after = rewrite.change.before, rewrite.change.after
    # The constant stays: the new reduce has it, too.
    assert names(before) == ["-reduce add", "-slice", "=constant", "-reduce add", "argument 0"]
    assert names(after) == ["+reduce add", "+slice", "=constant", "argument 0"]
    assert before.nodes[0].details == ("dimensions = [1]",)
    assert before.nodes[1].details == ("[0:4, 2:6]",)
    assert before.nodes[2].details == ("0.0",)
    assert before.nodes[3].types == ("4x8xf32",)
    assert after.nodes[1].details == ("[0:4, 2:6, 0:16]",)
    # A reduce reads its operands and the init, a slice what it takes.
    assert rewrite.change.removed == Cost(3, (4 * 8 * 16 + 1) + 4 * 4 + (4 * 4 + 1))
    assert rewrite.change.made == Cost(2, 4 * 4 * 16 + (4 * 4 * 16 + 1))
    assert rewrite.change.saved == Cost(1, 33)


def test_edges_go_from_what_is_read_to_what_reads_it() -> None:
    [rewrite] = report_on("01_", DOCUMENTED).rewrites
    edges = {(edge.source, edge.target, edge.count) for edge in rewrite.change.before.edges}
    assert edges == {(1, 0, 1), (2, 0, 1), (3, 1, 1), (4, 3, 1), (2, 3, 1)}


def test_a_sibling_stays_in_both_pictures() -> None:
    [rewrite] = report_on("05_").rewrites
    assert names(rewrite.change.before) == [
        "-reduce add",
        "-slice",
        "=constant",
        "argument 0",
        "=reduce add",
    ]
    assert names(rewrite.change.after) == ["+slice", "=reduce add", "argument 0", "=constant"]
    assert rewrite.change.removed == Cost(2, 4 * 16 + 4 * 16 + 1)
    assert rewrite.change.made == Cost(1, 4)


def test_an_op_used_elsewhere_stays() -> None:
    text = (
        chain(3)
        .replace("-> tensor<4xf32> {", "-> (tensor<4xf32>, tensor<4xf32>) {", 1)
        .replace("return %t2 : tensor<4xf32>", "return %t2, %s1 : tensor<4xf32>, tensor<4xf32>")
    )
    [rewrite] = record(text, EXTENDED).report.rewrites
    before = names(rewrite.change.before)
    assert (before.count("-slice"), before.count("=slice"), before.count("-add")) == (2, 1, 2)
    assert rewrite.change.removed.ops == 4


def test_what_an_earlier_rewrite_left_dead_is_gone() -> None:
    changes = [rewrite.change for rewrite in report_on("09_").rewrites]
    # Each takes the reduce of the one before; its slices have no user then, but are still there.
    assert [names(change.before).count("-reduce add") for change in changes] == [0, 1, 1]
    assert [names(change.after)[0] for change in changes] == ["+reduce add"] * 3
    assert sum(change.saved.ops for change in changes if change.saved) == 9 - 2


def test_the_source_alone_is_left() -> None:
    [rewrite] = report_on("10_").rewrites
    assert names(rewrite.change.after) == ["argument 0"]
    assert rewrite.change.made == Cost(0, 0)


def test_operands_that_are_one_value_are_one_edge() -> None:
    [rewrite] = report_on("11a_", DOCUMENTED).rewrites
    before = rewrite.change.before
    assert [edge.count for edge in before.edges if edge.target == 0] == [4]
    assert before.nodes[0].details == ("dimension = 1",)
    assert before.nodes[-1].label == "result of broadcast_in_dim"
    assert before.nodes[-1].kind is NodeKind.VALUE


def test_small_constants_are_shown() -> None:
    [rewrite] = report_on("11a_").rewrites
    assert rewrite.change.before.nodes[-1].details == ("[1.0, 2.0, 3.0, 4.0]",)
    assert rewrite.change.before.nodes[-1].kind is NodeKind.CONSTANT


@pytest.mark.parametrize("mode", PIPELINES)
@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)
def test_recording_changes_nothing(path: Path, mode: str) -> None:
    text = path.read_text()
    recorded = record(text, PIPELINES[mode])
    assert recorded.after == run_unobserved(text, PIPELINES[mode])
    fired = bool(recorded.report.rewrites)
    assert fired == (recorded.before != recorded.after)
    for rewrite in recorded.report.rewrites:
        check(rewrite.change.before, Role.NEW)
        check(rewrite.change.after, Role.REMOVED)
        assert rewrite.change.before.ops >= rewrite.change.removed.ops
        # No pattern reads more than what it takes away did.
        assert rewrite.change.saved is not None
        assert rewrite.change.saved.reads is not None
        assert rewrite.change.saved.reads >= 0


def check(graph: Graph, not_here: Role) -> None:
    assert all(node.role is not not_here for node in graph.nodes)
    assert len({(edge.source, edge.target) for edge in graph.edges}) == len(graph.edges)
    read = {edge.source for edge in graph.edges}
    for index, node in enumerate(graph.nodes):
        if node.kind in (NodeKind.VALUE, NodeKind.CONSTANT) and len(graph.nodes) > 1:
            assert index in read


def test_every_pattern_has_been_seen() -> None:
    fired = {rewrite.pattern for path in INPUTS for rewrite in report_on(path.name).rewrites}
    assert fired == {
        "BroadcastConcat",
        "ReduceOfReduce",
        "RepeatedConcat",
        "SameSourceConcat",
        "SimplifyReduceSliceReduce",
        "SliceOfSiblingReduce",
        "StridedSliceReduce",
    }


def test_missed_candidates() -> None:
    report = report_on("04_")
    assert not report.rewrites
    [missed] = report.missed
    assert missed.pattern == "SimplifyReduceSliceReduce"
    assert missed.function == "main"
    assert missed.reason


def test_passes_are_listed_once_with_their_options() -> None:
    report = report_on("01_", "neuron-inst-combine{max-iterations=3},neuron-hlo-inst-comb")
    assert report.passes == ("neuron-inst-combine{max-iterations=3}", "neuron-hlo-inst-comb")


@pytest.mark.skipif(find_spec("jaxlib") is None, reason="jaxlib is not installed")
@pytest.mark.parametrize("mode", PIPELINES)
def test_jaxlib_gives_the_same_pages(mode: str) -> None:
    # On jaxlib nothing is folded in any case.
    options = f"patterns={mode}"
    pipeline = f"neuron-hlo-inst-comb{{{options}}},neuron-inst-combine{{{options} fold=false}}"
    script = [sys.executable, record_report.__file__]
    files = [str(path) for path in INPUTS]
    pages = {
        wheel: subprocess.run(
            [*script, wheel, pipeline, *files], capture_output=True, text=True, check=True
        ).stdout
        for wheel in ("iree", "jaxlib")
    }
    assert pages["iree"] == pages["jaxlib"]
    assert pages["iree"].count("</html>") == len(INPUTS)


@pytest.mark.skipif(find_spec("jaxlib") is None, reason="jaxlib is not installed")
def test_mhlo(tmp_path: Path) -> None:
    path = tmp_path / "mhlo.mlir"
    path.write_text(
        """
        func.func @main(%x: tensor<8xf32>) -> tensor<2xf32> {
          %a = "mhlo.slice"(%x) <{start_indices = dense<0> : tensor<1xi64>,
              limit_indices = dense<4> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}>
              : (tensor<8xf32>) -> tensor<4xf32>
          %b = "mhlo.slice"(%x) <{start_indices = dense<4> : tensor<1xi64>,
              limit_indices = dense<8> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}>
              : (tensor<8xf32>) -> tensor<4xf32>
          %s = mhlo.add %a, %b : tensor<4xf32>
          %r = "mhlo.slice"(%s) <{start_indices = dense<0> : tensor<1xi64>,
              limit_indices = dense<2> : tensor<1xi64>, strides = dense<1> : tensor<1xi64>}>
              : (tensor<4xf32>) -> tensor<2xf32>
          return %r : tensor<2xf32>
        }
        """
    )
    script = [sys.executable, record_report.__file__, "jaxlib", DOCUMENTED, str(path)]
    page = subprocess.run(script, capture_output=True, text=True, check=True).stdout
    assert "StridedSliceReduce" in page
    assert "\N{MINUS SIGN} slice" in page
    assert "[4:8]" in page
    assert "mhlo.add" in page  # In the title of the node, in full.


def test_a_large_tree_is_drawn_in_part_and_counted_in_full() -> None:
    [rewrite] = record(chain(500), EXTENDED).report.rewrites
    before = rewrite.change.before
    assert len(before.nodes) <= MAX_NODES + 1
    assert before.ops == rewrite.change.removed.ops == 999
    [more] = [node for node in before.nodes if node.kind is NodeKind.MORE]
    assert more.label == f"\N{HORIZONTAL ELLIPSIS} {before.hidden} more"
    # What is not drawn reads the source, and is read by what is drawn.
    index = before.nodes.index(more)
    [source] = [edge.source for edge in before.edges if edge.target == index]
    assert before.nodes[source].label == "argument 0"
    assert any(edge.source == index for edge in before.edges)
    assert names(rewrite.change.after) == ["+reduce add", "+reshape", "+constant", "argument 0"]


@dataclass(frozen=True, slots=True)
class Naming(Plan):
    """A plan of no pattern in particular, that names ops."""

    ops: tuple[Operation, ...] = ()


def ops_of(module: Operation) -> list[Operation]:
    function = module.regions[0].blocks[0].operations[0].operation
    return [op.operation for op in function.regions[0].blocks[0].operations]


def test_a_very_large_tree_takes_linear_time() -> None:
    seconds = []
    for count in (1_000, 8_000):
        bindings, module = parse(chain(count))
        ops = ops_of(module)
        plan = Naming(ops[-2], tuple(ops[:-2]))
        start = time.process_time()
        capture = Capture(bindings, plan)
        seconds.append(time.process_time() - start)
        before = capture.finish().before
        assert before.ops == 2 * count - 1
        assert len(before.nodes) <= MAX_NODES + 1
    # 8 times as many ops; a quadratic walk would take 64 times as long.
    assert seconds[1] < 24 * seconds[0] + 0.5


def test_one_value_with_many_users_takes_linear_time() -> None:
    # Each slice is of one reshape, which goes when the last of them does.
    seconds = []
    for count in (1_000, 8_000):
        text = (
            chain(count)
            .replace("slice %x", "slice %y")
            .replace(
                "{\n",
                f"{{\n  %y = stablehlo.reshape %x : (tensor<{4 * count}xf32>) -> "
                f"tensor<{4 * count}xf32>\n",
                1,
            )
        )
        bindings, module = parse(text)
        ops = ops_of(module)
        start = time.process_time()
        capture = Capture(bindings, Naming(ops[-2], tuple(ops[:-2])))
        seconds.append(time.process_time() - start)
        assert capture.finish().before.ops == 2 * count
    assert seconds[1] < 24 * seconds[0] + 0.5


def test_a_plan_that_names_nothing_but_the_root() -> None:
    bindings, module = parse(chain(3))
    root = ops_of(module)[-2]
    change = Capture(bindings, Plan(root)).finish()
    assert names(change.before).count("=slice") == 3
    # It was not carried out: all is there still.
    assert change.removed == Cost()
    assert change.made == Cost()


def test_a_root_without_a_use() -> None:
    text = chain(3).replace("return %t2", "return %s0")
    bindings, module = parse(text)
    change = Capture(bindings, Naming(ops_of(module)[-2])).finish()
    assert names(change.before)[0] == "-add"
    # Two sums and two slices go; what takes their place cannot be found, and is not counted.
    assert change.after == Graph()
    assert change.removed == Cost(4, 24)
    assert change.saved is None


def test_several_results() -> None:
    text = """
    func.func @main(%x: tensor<3x4x5xi32>, %y: tensor<3x4x5xi32>)
        -> (tensor<3xi32>, tensor<3xi32>) {
      %c = stablehlo.constant dense<0> : tensor<i32>
      %0:2 = stablehlo.reduce(%x init: %c), (%y init: %c) across dimensions = [2]
          : (tensor<3x4x5xi32>, tensor<3x4x5xi32>, tensor<i32>, tensor<i32>)
          -> (tensor<3x4xi32>, tensor<3x4xi32>)
          reducer(%a: tensor<i32>, %b: tensor<i32>) (%d: tensor<i32>, %e: tensor<i32>) {
        %p = stablehlo.add %a, %b : tensor<i32>
        %q = stablehlo.add %d, %e : tensor<i32>
        stablehlo.return %p, %q : tensor<i32>, tensor<i32>
      }
      %1 = stablehlo.slice %0#0 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
      %2 = stablehlo.slice %0#1 [0:3, 0:2] : (tensor<3x4xi32>) -> tensor<3x2xi32>
      %3:2 = stablehlo.reduce(%1 init: %c), (%2 init: %c) across dimensions = [1]
          : (tensor<3x2xi32>, tensor<3x2xi32>, tensor<i32>, tensor<i32>)
          -> (tensor<3xi32>, tensor<3xi32>)
          reducer(%a: tensor<i32>, %b: tensor<i32>) (%d: tensor<i32>, %e: tensor<i32>) {
        %p = stablehlo.add %a, %b : tensor<i32>
        %q = stablehlo.add %d, %e : tensor<i32>
        stablehlo.return %p, %q : tensor<i32>, tensor<i32>
      }
      return %3#0, %3#1 : tensor<3xi32>, tensor<3xi32>
    }
    """
    [rewrite] = record(text, DOCUMENTED).report.rewrites
    after = rewrite.change.after
    assert names(after) == ["+reduce", "+slice", "+slice", "=constant", "argument 0", "argument 1"]
    assert after.nodes[0].types == ("3xi32", "3xi32")
    # Both init values are one constant.
    assert [edge.count for edge in after.edges if edge.source == 3] == [2]


def test_other_observers_hear_of_everything() -> None:
    heard: list[str] = []

    class Listener:
        def passed(self, pattern: Pattern[Any], plan: Plan) -> Callable[[], None]:
            heard.append(f"{pattern.name} at {plan.root.name}")
            return lambda: heard.append("done")

        def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
            heard.append(f"{pattern.name} not at {op.name}: {why.reason}")

    bindings, module = parse(next(path for path in INPUTS if "09_" in path.name).read_text())
    module_pass = NeuronHloInstCombine()
    module_pass.run(bindings, module, ReportRecorder("x").observe(module_pass, Listener()))
    assert heard
    assert all(" not at " in line for line in heard)
    heard.clear()
    bindings, module = parse(next(path for path in INPUTS if "07_" in path.name).read_text())
    module_pass.run(bindings, module, ReportRecorder("x").observe(module_pass, Listener()))
    assert heard == ["StridedSliceReduce at stablehlo.slice", "done"]


def test_pages_are_the_same_each_time() -> None:
    assert render(report_on("09_")) == render(report_on("09_"))
