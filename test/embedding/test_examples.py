# RUN: %pytest %s
"""Each example runs, and prints what it is an example of."""

from __future__ import annotations

from pathlib import Path

import pytest
from python_programs import ROOT, run_python

EXAMPLES = ROOT / "examples"


@pytest.mark.parametrize("wheel", ["iree", "jaxlib", "torch_mlir"])
def test_pass_manager(wheel: str) -> None:
    printed = run_python("examples/pass_manager.py", wheel).stdout
    assert printed.count("stablehlo.reduce(") == 1
    assert "[0:4, 2:6, 0:16]" in printed


def test_report() -> None:
    assert run_python("examples/report.py").stdout == (
        "fired: SimplifyReduceSliceReduce: 1\n"
        "  SimplifyReduceSliceReduce at line 7: 2 reduces and a slice became one reduce of a "
        "4x4x16 slice over [1, 2]\n"
        "missed:\n"
        "  SimplifyReduceSliceReduce at line 14: init value 0 is not known to be the identity of "
        "add\n"
        "neuron-inst-combine took less than a second: True\n"
    )


def test_jax_ahead_of_time() -> None:
    printed = run_python("examples/jax_ahead_of_time.py").stdout
    assert "reduces: 2 -> 1" in printed
    assert printed.count("stablehlo.reduce(") == 1
    assert "HloModule jit_middle_sums" in printed


def test_jax_in_the_compiler() -> None:
    assert run_python("examples/jax_in_the_compiler.py").stdout == (
        "SimplifyReduceSliceReduce: 1\n"
        "HloNotRewrittenWarning HLO module jit__lambda is compiled as it is: "
        "it has a layout that is not the default, {0,2,1}\n"
    )


def test_torch_mlir_module() -> None:
    printed = run_python("examples/torch_mlir_module.py").stdout
    assert printed.startswith("StridedSliceReduce: 1\n")
    assert "stablehlo.add" not in printed.replace("applies stablehlo.add", "")


def test_file_of_torch_xla(tmp_path: Path) -> None:
    target = tmp_path / "out.mlir"
    source = EXAMPLES / "reduce_slice_reduce.mlir"
    printed = run_python("examples/file_of_torch_xla.py", source, target).stdout
    assert printed.endswith("SimplifyReduceSliceReduce: 1\n")
    assert target.read_text().count("stablehlo.reduce(") == 1


def test_iree_end_to_end() -> None:
    printed = run_python("examples/iree_end_to_end.py").stdout
    assert "StridedSliceReduce: 1" in printed
    assert "as numpy has it: [1790. 2302.]" in printed


def test_every_example_has_a_test() -> None:
    here = Path(__file__).read_text()
    for example in EXAMPLES.glob("*.py"):
        assert f'"examples/{example.name}"' in here
