# RUN: %pytest %s
"""What the fuzzer of bad input would complain of, and how it runs neuron-opt."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from damaging import judge
from mutations import mutate
from opt_server import Run, Server, run_as_program

SOURCE = Path("input.mlir")
ERROR = "input.mlir:1:2: error: expected something\n  x\n  ^\n"
DEATH = "input.mlir: error: the MLIR package p 1.2 ended with SIGABRT while reading HLO text\n"


@pytest.mark.parametrize(
    ("run", "fault"),
    [
        (Run(1, 0.1, "", ERROR), ""),
        (Run(1, 0.1, "", "neuron-opt: error: cannot open it\n"), ""),
        (Run(1, 0.1, "", ""), "there is no error message"),
        (Run(1, 0.1, "", f"I felt like it\n{ERROR}"), "the first line is no message"),
        (Run(1, 0.1, "", ERROR.replace("input", "other")), "no message names the input"),
        (Run(1, 0.1, "module", ERROR), "something was written to the standard output"),
        (Run(1, 11.0, "", ERROR), "it took 11 s of processor time"),
        (Run(70, 0.1, "", "neuron-opt: internal error: KeyError: 1\n"), "it says 'internal error'"),
        (Run(1, 0.1, "", f"Traceback (most recent call last):\n{ERROR}"), "it says 'Traceback"),
        (Run(-6, 0.1, "", "Aborted\n"), "status -6"),
        (Run(139, 0.1, "", ""), "the death of the package is not reported"),
        (Run(None, 180.0, "", ""), "it came to no end"),
        (Run(0, 0.1, "", ""), "there is no output, and no error"),
    ],
)
def test_what_is_wrong(run: Run, fault: str, tmp_path: Path) -> None:
    death, found = judge(run, SOURCE, tmp_path / "output", is_text=True)
    assert not death
    assert fault in found
    assert bool(found) == bool(fault)


def test_output_of_a_run_that_failed(tmp_path: Path) -> None:
    output = tmp_path / "output"
    output.write_text("")
    _, found = judge(Run(1, 0.1, "", ERROR), SOURCE, output, is_text=True)
    assert found == "status 1, and there is an output file"
    assert judge(Run(0, 0.1, "", ""), SOURCE, output, is_text=True) == ("", "")


def test_death_that_is_reported(tmp_path: Path) -> None:
    stderr = f"F1130 hlo.cc:1] Check failed: n >= 0 \nmore\n{DEATH}"
    found = judge(Run(134, 0.1, "", stderr), SOURCE, tmp_path / "output", is_text=True)
    assert found == ("p ended with SIGABRT reading HLO text: `Check failed: n >= 0`", "")


def test_the_server_runs_the_program(tmp_path: Path) -> None:
    good, bad = tmp_path / "good.mlir", tmp_path / "bad.mlir"
    good.write_text("func.func @main() { return }")
    bad.write_text("func.func @main() { retrn }")
    server = Server(["iree"], tmp_path)
    try:
        for path, status in ((good, 0), (bad, 1)):
            arguments = ["--bindings=iree", "--neuron-inst-combine", str(path)]
            served, program = server.run(arguments), run_as_program(arguments, tmp_path)
            assert served.status == program.status == status
            assert served.stdout == program.stdout
            assert served.stderr == program.stderr
    finally:
        server.close()


def test_mutations_are_reproducible_and_do_something() -> None:
    data = (
        b"func.func @main(%x: tensor<4xf32>) -> tensor<4xf32> {\n  return %x : tensor<4xf32>\n}\n"
    )
    for is_text in (False, True):
        made = [mutate(data, [data], Random(k), is_text=is_text) for k in range(200)]
        assert made == [mutate(data, [data], Random(k), is_text=is_text) for k in range(200)]
        assert len(set(made)) > 100
