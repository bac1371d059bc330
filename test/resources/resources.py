# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Large inputs, and many: what they take of memory and time.

Usage: resources.py [--only=NAME,...] [--scale=1.0] [--document=FILE]

Each case has a process of its own, and a limit for the memory that it may use at most. The limits
grow with the scale; the last lines are a table in Markdown, and the exit status is 1 where a case
failed or used more.
"""

from __future__ import annotations

import argparse
import datetime
import os
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(Path(__file__).parent), str(ROOT / "test" / "tools"), str(ROOT / "python")]

from marked_tables import put  # noqa: E402 # the path must be set before


@dataclass(frozen=True)
class Case:
    """What is run.

    Attributes:
        name: of a function in `cases.py`, with hyphens.
        what: in words, for a scale of 1.
        size: what the scale multiplies.
        megabytes: the most that it may use, for a scale of 1, above what an empty run uses.
    """

    name: str
    what: str
    size: int
    megabytes: int


CASES = (
    Case("ops", "1,000,000 ops, none to be rewritten", 1_000_000, 1600),
    Case("sums", "1,000,000 ops, of which 12,500 sums of slices are rewritten", 1_000_000, 1600),
    Case("tool", "1,000,000 ops, through neuron-opt", 1_000_000, 3000),
    Case("left-tree", "a sum of 10,000 slices, a tree 10,000 deep", 10_000, 400),
    Case("chain", "a chain of 10,000 reduces of slices of reduces", 10_000, 1200),
    Case("rows", "a concatenate of 100,000 slices", 100_000, 800),
    Case("copies", "a concatenate of 100,000 copies", 100_000, 400),
    Case("validated", "the 100,000 slices, compared by validation", 100_000, 1600),
    Case("blob", "a constant of 1 GB, a resource, through both passes", 1 << 30, 1400),
    Case("blob-validated", "the same, compared by validation", 1 << 30, 1400),
    Case("blob-tool", "the same, from bytecode to bytecode by neuron-opt", 1 << 30, 5200),
    Case("runs", "10,000 runs, each with a context of its own", 10_000, 60),
    Case("runs-of-a-context", "10,000 runs in one context", 10_000, 60),
)
_EMPTY_MEGABYTES = 250
"""What Python, numpy and a package take that does nothing."""


@dataclass(frozen=True)
class Used:
    """What a case used."""

    status: int
    megabytes: float
    seconds: float
    said: str


def run_case(case: Case, scale: float) -> Used:
    """Runs a case in a process of its own."""
    command = [sys.executable, str(Path(__file__).with_name("cases.py")), case.name]
    path = os.pathsep.join(filter(None, [str(ROOT / "python"), os.environ.get("PYTHONPATH")]))
    start = time.perf_counter()
    process = subprocess.Popen(
        [*command, str(max(1, int(case.size * scale)))],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    assert process.stdout is not None
    said = process.stdout.read()
    process.stdout.close()
    _, state, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(state)
    seconds = time.perf_counter() - start
    return Used(process.returncode, usage.ru_maxrss / 1024, seconds, said)


def complaint(case: Case, used: Used, scale: float) -> str:
    """What is wrong, in words; empty if nothing is."""
    if used.status:
        return f"status {used.status}\n{used.said[-2000:]}"
    limit = _EMPTY_MEGABYTES + case.megabytes * max(scale, 0.05)
    if used.megabytes > limit:
        return f"{used.megabytes:.0f} MB, more than {limit:.0f}"
    return ""


def main(arguments: list[str]) -> int:
    """Runs all cases; returns the exit status."""
    parser = argparse.ArgumentParser(allow_abbrev=False, usage=__doc__)
    parser.add_argument("--only", default="", help="the names of cases, comma-separated")
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument(
        "--document", type=Path, metavar="FILE", help="put the table into this document"
    )
    options = parser.parse_args(arguments)
    names = options.only.split(",") if options.only else [case.name for case in CASES]
    today = datetime.datetime.now(datetime.timezone.utc).date().isoformat()
    lines = [
        f"{today}: `python test/resources/resources.py`, scale {options.scale:g}.",
        "",
        "| case | most memory | time | |",
        "|---|---|---|---|",
    ]
    failed = False
    for case in CASES:
        if case.name not in names:
            continue
        used = run_case(case, options.scale)
        wrong = complaint(case, used, options.scale)
        failed |= bool(wrong)
        print(f"{case.name}: {wrong or 'ok'}", file=sys.stderr, flush=True)
        said = used.said.strip().splitlines()
        last = wrong.splitlines()[0] if wrong else said[-1] if said else ""
        lines.append(f"| {case.what} | {used.megabytes:,.0f} MB | {used.seconds:.0f} s | {last} |")
    table = "\n".join(lines)
    print(table)
    if options.document is not None:
        put(options.document, "resources.py", table)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
