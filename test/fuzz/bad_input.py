# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Damages inputs of neuron-opt, and looks whether it takes that as it should.

Usage: bad_input.py [--inputs=10000] [--seed=1] [--jobs=2] [--save-failures=DIR] [--document=FILE]
       bad_input.py --seed=1 --index=17 --save-failures=DIR

The exit status of neuron-opt must be 0, or 1 with an error in MLIR's form; on any failure there
must be no output file, and never a traceback, nor a run of more than ten seconds. Where the MLIR
package died of an input, neuron-opt must have said so: these are counted, and listed. At the end
there is a table in Markdown. The exit status is 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(Path(__file__).parent), str(ROOT / "test" / "tools"), str(ROOT / "python")]

from damage_reports import Reports  # noqa: E402 # the path must be set before
from damaging import Damaged, Damager  # noqa: E402
from marked_tables import put  # noqa: E402
from tally import today  # noqa: E402


def main(arguments: list[str]) -> int:
    """Runs the fuzzer; returns the exit status."""
    options = _parser().parse_args(arguments)
    indices = range(options.inputs) if options.index is None else [options.index]
    start = time.perf_counter()
    reports = Reports()
    damager = Damager(options.seed, options.jobs)
    for damaged in damager.run(indices):
        reports.add(damaged)
        if damaged.fault:
            print(f"seed {options.seed}, index {damaged.index}: {damaged.fault}", file=sys.stderr)
            print(f"  {damaged.command}\n{damaged.stderr[:2000]}", file=sys.stderr)
        _save(damaged, options)
        if sys.stderr.isatty():
            rate = reports.inputs / max(1e-9, time.perf_counter() - start)
            wrong = f"{reports.faults} wrong"
            sys.stderr.write(f"\r{reports.inputs} inputs, {rate:.0f} a second, {wrong} ")
    minutes = (time.perf_counter() - start) / 60
    table = reports.table(
        f"{today()}: `python test/fuzz/bad_input.py --inputs={options.inputs} "
        f"--seed={options.seed}`, {minutes:.1f} minutes."
    )
    print(table)
    if options.document is not None:
        put(options.document, "bad_input.py", table)
    return 1 if reports.faults else 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(allow_abbrev=False, usage=__doc__)
    parser.add_argument("--inputs", type=int, default=10000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--index", type=int, help="only this input of the sequence")
    parser.add_argument("--save-failures", type=Path, metavar="DIR")
    parser.add_argument(
        "--document", type=Path, metavar="FILE", help="put the table into this document"
    )
    return parser


def _save(damaged: Damaged, options: argparse.Namespace) -> None:
    """Keeps an input that is asked for, on which something is wrong, or of which a package died."""
    directory: Path | None = options.save_failures
    wanted = damaged.fault or damaged.death or options.index is not None
    if directory is not None and wanted:
        directory.mkdir(parents=True, exist_ok=True)
        path = directory / f"seed-{options.seed}-index-{damaged.index}{damaged.suffix}"
        path.write_bytes(damaged.data)
        path.with_suffix(".log").write_text(f"{damaged.command}\n{damaged.stderr}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
