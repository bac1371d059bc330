# RUN: %pytest %s
# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The benchmarks run, and say of everything what it was or why it is missing; nothing is timed."""

from __future__ import annotations

import dataclasses
import importlib.util
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from benchmarks import __main__ as command  # noqa: E402
from benchmarks import figures, in_process, peers, whole_process  # noqa: E402
from benchmarks.inputs import KINDS, Input  # noqa: E402
from benchmarks.results import PARTS, Point, Results, Row, ToolRun  # noqa: E402
from benchmarks.tables import LONGEST_NOTE, figures_table, peers_table  # noqa: E402


def test_quick_run_gives_every_figure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    tiny = figures.Scale(ops=200, rewrites=20, leaves=4, operands=4, repeat=1, starts=1)
    monkeypatch.setattr(figures, "QUICK", tiny)
    command.main(["--quick", "--only", "figures", "--output", str(tmp_path)])
    results = Results.read(tmp_path / "results.json")
    assert [row.what for row in results.rows if row.ratio is None] == []
    assert len(results.rows) == 27
    text = figures_table(results.rows)
    assert len({len(line) for line in text.splitlines()}) == 1


def test_plots_are_drawn_where_there_is_matplotlib(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "QUICK_SIZES", (20,))
    monkeypatch.setattr(command, "QUICK_REWRITES", (1,))
    status = command.main(["--quick", "--only", "plots", "--output", str(tmp_path)])
    points = Results.read(tmp_path / "results.json").points
    assert len(points) == 3 * (4 + 3) + 2 * 2
    if importlib.util.find_spec("matplotlib") is None:
        assert status == 1
        assert "pip install 'neuron-inst-combine[bench]'" in capsys.readouterr().err
        return
    assert status == 0
    names = ("time-against-ops", "time-against-rewrites", "memory-against-ops")
    drawn = [tmp_path / f"{name}.{suffix}" for name in names for suffix in ("png", "svg")]
    assert [path for path in drawn if not path.stat().st_size] == []


RUN = ToolRun("tool", "source", 1.0, 1.0)
POINT = Point("plot", "panel", "series", 1, 1)
ROW = Row("what", "against", 1.0, 1.0)
ALL = Results(rows=[ROW], points=[POINT], peers=[RUN], real=[RUN])


@pytest.mark.parametrize(
    ("kept", "more", "reason"),
    [
        (Results(points=[POINT]), ["--only", "figures"], "no results of peers, real;"),
        (ALL, ["--quick"], "--quick, for figures, plots, peers, real, are too small"),
        (dataclasses.replace(ALL, quick=["plots"]), ["--only", "real"], "--quick, for plots, are"),
    ],
)
def test_page_loses_nothing(
    kept: Results,
    more: list[str],
    reason: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(command, "_measure", lambda *_: pytest.fail("it was measured"))
    kept.write(tmp_path / "results.json")
    assert command.main(["--docs", "--output", str(tmp_path), *more]) == 2
    assert reason in capsys.readouterr().err


def test_page_is_not_written_where_there_was_nothing_to_measure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.setenv("NEURON_REAL_MODULES", str(tmp_path / "none"))
    monkeypatch.setattr(command, "ROOT", tmp_path)
    ALL.write(tmp_path / "results.json")
    assert command.main(["--docs", "--only", "real", "--output", str(tmp_path)]) == 2
    assert "no docs/benchmarks.md: there are no results of real;" in capsys.readouterr().err
    assert not (tmp_path / "docs").exists()


def test_page_is_written_where_all_parts_are_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pytest.importorskip("matplotlib")
    monkeypatch.setattr(command, "ROOT", tmp_path)
    monkeypatch.setattr(command, "_measure", lambda *_: None)
    (tmp_path / "docs").mkdir()
    ALL.write(tmp_path / "results.json")
    assert command.main(["--docs", "--only", "figures", "--output", str(tmp_path)]) == 0
    assert "## Other optimizers" in (tmp_path / "docs" / "benchmarks.md").read_text()


def test_results_tell_which_parts_are_of_small_modules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("figures.rows", "curves.points", "peers.runs", "real_modules.runs"):
        monkeypatch.setattr(f"benchmarks.{name}", lambda *_: iter(()))
    for more, quick in (
        (["--quick"], list(PARTS)),
        (["--only", "plots,real"], ["figures", "peers"]),
        (["--quick", "--only", "real"], ["figures", "peers", "real"]),
    ):
        command.main(["--output", str(tmp_path), *more])
        assert Results.read(tmp_path / "results.json").quick == quick


@pytest.mark.parametrize(
    ("kind", "pipeline", "fired"),
    [
        ("none", figures.BOTH, 0),
        ("slices", figures.BOTH, 0),
        ("5-percent", figures.BOTH, 2),
        ("dead", figures.BOTH, 0),
        ("slices-dead", figures.BOTH, 0),
        ("all", figures.BOTH, 8),
        ("reduces", figures.COMBINE, 40),
        ("sums", figures.HLO, 40),
        ("leaves", figures.HLO, 1),
        ("operands", figures.HLO, 1),
    ],
)
def test_inputs_hold_so_many_candidates(
    kind: str, pipeline: str, fired: int, tmp_path: Path
) -> None:
    from neuron_inst_combine.bindings import load
    from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
    from neuron_inst_combine.pipelines.pipeline import Pipeline, load_pipeline

    class Counts:
        total = 0

        def passed(self, pattern: Pattern[Any], plan: Plan) -> None:
            del pattern, plan
            self.total += 1

        def missed(self, pattern: Pattern[Any], op: Any, why: Missed) -> None:
            raise AssertionError(f"{pattern.name} missed {op.name}: {why.reason}")

    bindings = load("iree")
    context = bindings.context()
    module = bindings.ir.Module.parseFile(str(Input(kind, 40).write(tmp_path)), context)
    counts = Counts()
    load_pipeline(Pipeline.parse(pipeline), bindings, context, counts).run(module.operation)
    assert counts.total == fired


def test_every_kind_is_checked() -> None:
    assert set(KINDS) == {
        *("none", "dead", "5-percent", "all", "reduces", "sums"),
        *("slices", "slices-dead", "leaves", "operands"),
    }


def test_peers_that_are_missing_or_fail_are_shown(tmp_path: Path) -> None:
    broken = tmp_path / "broken.mlir"
    broken.write_text("func.func @main(")
    runs = [peers.run_one(peer, broken, tmp_path, 60) for peer in peers.PEERS[:4]]
    assert [run.seconds for run in runs] == [None] * 4
    assert runs[0].note.startswith("exit status 1")
    assert runs[3].note == "not installed: --make-environments"
    text = peers_table(runs)
    assert all(peer.name in text for peer in peers.PEERS[:4])
    # The names of files, without their directories, and no more than fits.
    assert str(tmp_path) not in text
    notes = [run.note.replace(f"{tmp_path}/", "")[:LONGEST_NOTE].rstrip() for run in runs]
    assert all(note in text for note in notes)


def test_a_process_that_does_not_end_is_stopped() -> None:
    with pytest.raises(in_process.FailedError, match="stopped after"):
        whole_process.run([sys.executable, "-c", "import time; time.sleep(60)"], timeout=0.2)


def test_memory_is_that_of_the_process() -> None:
    small, large = (
        whole_process.run([sys.executable, "-c", f"b'x' * {size << 20}"]).mebibytes
        for size in (1, 200)
    )
    assert 150 < large - small < 250


def test_what_is_not_reached_is_said() -> None:
    rows = [Row("a", "b", 1.5, 1.0), Row("c", "d", None, 1.0, "no such wheel"), Row("e", "f", 1, 1)]
    cells = [line.split("|")[5].strip() for line in figures_table(rows).splitlines()[2:]]
    assert cells == ["no", "no: no such wheel", "yes"]


def test_results_are_kept(tmp_path: Path) -> None:
    results = Results({"iree": "1"}, [Row("a", "b", 1.0, 2.0)], [], [ToolRun("t", "s", 1.0, 2.0)])
    results.write(tmp_path / "r.json")
    assert Results.read(tmp_path / "r.json") == results


def test_a_program_that_is_not_there_is_a_failure() -> None:
    with pytest.raises(in_process.FailedError, match=r"does not start: .*no-such-program"):
        whole_process.run(["no-such-program"])


def test_a_slow_moment_meets_both() -> None:
    assert in_process.ratio([2.0, 20.0, 2.0], [1.0, 10.0, 10.0]) == 2.0
