# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Fuzzes the passes: random modules, both passes in both modes, every check that there is.

Usage: fuzz.py [--modules=2000] [--seed=1] [--jobs=2] [--save-failures=DIR] [--document=FILE]
       fuzz.py --seed=1 --index=17 [--show]

Each result is verified, compared with the module by translation validation and, where the
interpreter can run it, by what the interpreter computes from small integers, bit by bit. The last
lines are a table in Markdown. The exit status is 1 if anything is wrong, and where some pattern
never fired, since such a run shows nothing of it. A module is made again by its seed and index.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(Path(__file__).parent), str(ROOT / "test" / "tools"), str(ROOT / "python")]

from crew import Crew, line_of  # noqa: E402 # the path must be set before
from generator import specimen  # noqa: E402
from interpreting import Interpreter  # noqa: E402
from judging import MODES, Judge, Outcome  # noqa: E402
from marked_tables import put  # noqa: E402
from tally import Tally, today  # noqa: E402

SECONDS_FOR_A_MODULE = 60.0
"""Of processor time; a module takes a twentieth of a second."""


def main(arguments: list[str]) -> int:
    """Runs the fuzzer; returns the exit status."""
    options = _parser().parse_args(arguments)
    if options.worker:
        _work(options)
        return 0
    indices = range(options.modules) if options.index is None else [options.index]
    if options.show:
        for index in indices:
            what = specimen(options.seed, index)
            print(f"// {what.pipeline('documented')}\n// {what.pipeline('extended')}\n{what.text}")
        return 0
    start = time.perf_counter()
    tally = Tally()
    crew = Crew([f"--seed={options.seed}", f"--bindings={options.bindings}"], options.jobs)
    for outcome in crew.outcomes(indices):
        tally.add(outcome)
        _tell(outcome, options)
        _progress(tally, options.modules, start)
    seconds = time.perf_counter() - start
    title = (
        f"{today()}: `python test/fuzz/fuzz.py --modules={options.modules} --seed={options.seed}`, "
        f"bindings {options.bindings}, {seconds / 60:.1f} minutes."
    )
    table = tally.table(title)
    print(table)
    if options.document is not None:
        put(options.document, "fuzz.py", table)
    if options.index is not None or options.allow_silent:
        return 1 if tally.problems else 0
    for pattern in tally.never_fired():
        print(f"never fired: {pattern}")
    return 0 if tally.is_clean() else 1


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(allow_abbrev=False, usage=__doc__)
    parser.add_argument("--modules", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--bindings", default="iree")
    parser.add_argument("--index", type=int, help="only this module of the sequence")
    parser.add_argument("--show", action="store_true", help="print the modules, and run nothing")
    parser.add_argument("--save-failures", type=Path, metavar="DIR")
    parser.add_argument(
        "--document", type=Path, metavar="FILE", help="put the table into this document"
    )
    parser.add_argument(
        "--allow-silent", action="store_true", help="patterns may be there that never fire"
    )
    parser.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    return parser


def _work(options: argparse.Namespace) -> None:
    """Judges the modules whose indices come in, a line of JSON for each."""
    interpreter = Interpreter() if find_spec("jaxlib") else None
    judge = Judge(options.seed, options.bindings, interpreter)
    try:
        for line in iter(sys.stdin.readline, ""):
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS_FOR_A_MODULE)
            print(line_of(judge.judge(int(line))), flush=True)
    finally:
        if interpreter is not None:
            interpreter.close()


def _tell(outcome: Outcome, options: argparse.Namespace) -> None:
    """Prints what is wrong with a module, and keeps the module."""
    for problem in outcome.problems:
        where = f"seed {options.seed}, index {outcome.index}"
        print(f"{where}: {problem.kind} {problem.mode}: {problem.text}", file=sys.stderr)
    if outcome.problems and options.save_failures is not None:
        what = specimen(options.seed, outcome.index)
        lines = [f"// {p.kind} {p.mode}: {p.text}".replace("\n", "\n// ") for p in outcome.problems]
        lines += [f"// {mode}: {what.pipeline(mode)}" for mode in MODES]
        options.save_failures.mkdir(parents=True, exist_ok=True)
        path = options.save_failures / f"seed-{options.seed}-index-{outcome.index}.mlir"
        path.write_text("\n".join([*lines, what.text]), encoding="utf-8")


def _progress(tally: Tally, modules: int, start: float) -> None:
    if sys.stderr.isatty():
        rate = tally.modules / max(1e-9, time.perf_counter() - start)
        wrong = sum(tally.problems.values())
        end = "\n" if tally.modules == modules else ""
        sys.stderr.write(
            f"\r{tally.modules} of {modules} modules, {rate:.0f} a second, {wrong} wrong{end}"
        )


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
