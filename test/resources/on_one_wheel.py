# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs both passes on one package, in two threads or in one, and looks what is left.

Usage: on_one_wheel.py WHEEL FILE threads|contexts ROUNDS
"""

from __future__ import annotations

import gc
import sys
import threading
from pathlib import Path
from typing import Any

from neuron_inst_combine import run
from neuron_inst_combine.bindings import Bindings, load

PIPELINES = tuple(
    f"neuron-hlo-inst-comb{{{options}}},neuron-inst-combine{{{options}}}"
    for options in ("patterns=documented", "patterns=extended", "patterns=extended engine=python")
)


def context_of(bindings: Bindings) -> Any:
    """A context in which StableHLO parses."""
    registered = "stablehlo" in bindings.wheel.dialects
    return bindings.context(allow_unregistered_dialects=not registered)


def results(bindings: Bindings, text: str, context: Any) -> list[str]:
    """What each pipeline makes of a module, and says of it."""
    found: list[str] = []
    for pipeline in PIPELINES:
        module = bindings.ir.Module.parse(text, context)
        report = run(module, pipeline, remarks=lambda _: None)
        assert report.changed
        assert module.operation.verify()
        found += [str(module), str(report), *map(str, report.remarks)]
    return found


def in_threads(bindings: Bindings, text: str, rounds: int) -> None:
    """Two threads with a context each, at the same time, get what one alone gets."""
    expected = results(bindings, text, context_of(bindings))
    sys.setswitchinterval(1e-5)
    start = threading.Barrier(2)
    right = [0, 0]

    def work(number: int) -> None:
        start.wait()
        for _ in range(rounds):
            right[number] += results(bindings, text, context_of(bindings)) == expected

    threads = [threading.Thread(target=work, args=(number,)) for number in range(2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert right == [rounds, rounds], right


def in_contexts(bindings: Bindings, text: str, rounds: int) -> None:
    """Nothing keeps a context, or what is in it, when a run is over."""
    for _ in range(rounds):
        results(bindings, text, context_of(bindings))
        broken = bindings.ir.Module.parse(text, context_of(bindings))
        try:
            run(broken, "neuron-inst-combine{max-iterations=1}")
        except bindings.ir.MLIRError as error:
            assert "did not converge" in str(error)  # noqa: PT017 # the context goes with it
        else:
            raise AssertionError("one iteration was enough")
        del broken
    gc.collect()
    live = bindings.ir.Context._get_live_count()  # there is no public name
    assert live == 0, f"{live} contexts"


if __name__ == "__main__":
    wheel, file, what, count = sys.argv[1:]
    check = {"threads": in_threads, "contexts": in_contexts}[what]
    check(load(wheel), Path(file).read_text(encoding="utf-8"), int(count))
    print(f"{wheel}: {what}: ok")
