# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The process that measures passes on one wheel; started by ``in_process.py``.

Reads jobs as JSON from the standard input, and writes a line of JSON for each. All runs of a job
take turns, on copies of its modules, so that what slows the machine down meets them alike. Time is
that of the processor, in the pass manager, with MLIR's threads and verifier off.

The process meets ops as ``neuron-opt`` does, or with BESIDE_JAX as a program that has imported JAX.
"""

from __future__ import annotations

import importlib
import json
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from neuron_inst_combine.bindings import Bindings, load
from neuron_inst_combine.bindings.types import Context, Operation
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.pipelines.pipeline import LoadedPipeline, Pipeline, load_pipeline
from neuron_inst_combine.remarks.collector import RemarkCollector

BESIDE_JAX = "beside-jax"
"""The second argument of a process in which the classes of jaxlib's ops are known."""

WITH_REMARKS = " with remarks"
"""Behind a pipeline: with all remarks."""


@dataclass(frozen=True, slots=True)
class Job:
    """What to measure.

    Attributes:
      runs: In each round, the file with a module, and the pipeline to run on it.
      repeat: How many rounds at most.
      budget: When so many seconds have gone into a job, it is not repeated.
    """

    runs: list[tuple[str, str]]
    repeat: int
    budget: float


def _with_remarks(module_pass: ModulePass, bindings: Bindings, module: Operation) -> bool:
    collector = RemarkCollector(module_pass)
    has_changed = module_pass.run(bindings, module, collector)
    collector.explain(bindings, module)
    return has_changed


def _load(text: str, bindings: Bindings, context: Context) -> LoadedPipeline:
    pipeline = Pipeline.parse(text.removesuffix(WITH_REMARKS))
    run_pass = _with_remarks if text.endswith(WITH_REMARKS) else None
    loaded = load_pipeline(pipeline, bindings, context, Silent(), run_pass)
    loaded.verify_each(False)
    return loaded


def _measure(job: Job, bindings: Bindings) -> list[list[float]]:
    context = bindings.context()
    context.enable_multithreading(False)
    modules: dict[str, Any] = {
        path: bindings.ir.Module.parseFile(path, context)
        for path in dict.fromkeys(path for path, _ in job.runs)
    }
    seconds: list[list[float]] = [[] for _ in job.runs]
    begin = time.perf_counter()
    for _ in range(job.repeat):
        for (path, text), taken in zip(job.runs, seconds, strict=True):
            loaded = _load(text, bindings, context)
            copy = modules[path].operation.clone()
            start = time.process_time()
            loaded.run(copy.operation)
            taken.append(time.process_time() - start)
            del copy
        if time.perf_counter() - begin > job.budget:
            break
    return seconds


def main() -> None:
    """Does the jobs of the standard input with the wheel that the first argument names."""
    bindings = load(sys.argv[1])
    if BESIDE_JAX in sys.argv[2:]:
        # JAX imports it when it is imported itself.
        importlib.import_module("jaxlib.mlir.dialects.stablehlo")
    else:
        bindings.meet_plain_views()
    for job in json.load(sys.stdin):
        try:
            answer: dict[str, Any] = {"seconds": _measure(Job(**job), bindings)}
        except bindings.ir.MLIRError as error:
            name = " or ".join(dict.fromkeys(Path(path).name for path, _ in job["runs"]))
            answer = {"error": f"{name}: {str(error).splitlines()[0]}"}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
