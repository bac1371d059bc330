# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Cuts a pipeline into pieces around the passes that the IR is printed before or after.

MLIR's Python bindings print around all passes of a pass manager or none, so passes to print around
get one of their own. A pass on functions cannot look beyond the function it is at: one pipeline for
each of its passes does to the module what one pipeline of all does.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Context
from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.pipelines.pipeline import ANCHOR, Native, Pipeline, PipelineError
from neuron_inst_combine.pipelines.text import (
    PipelineElement,
    PipelineSyntaxError,
    parse_pipeline_text,
)
from neuron_inst_combine.tools.opt.ir_printing import IrPrinting


@dataclass(frozen=True, slots=True)
class Stage:
    """A piece of a pipeline.

    Attributes:
      pipeline: For one pass manager.
      before: Whether the IR is printed before each of its passes.
      after: Whether it is printed after each.
    """

    pipeline: Pipeline
    before: bool
    after: bool


def stages_of(pipeline: Pipeline, printing: IrPrinting) -> list[Stage]:
    """Cuts a pipeline where what is printed changes.

    Args:
      pipeline: As ``expanded`` gives it, if passes are named.
      printing: What is printed.
    """
    if not printing.is_by_name:
        return [Stage(pipeline, printing.before_all, printing.after_all)]
    leaves = [leaf for step in pipeline.steps for leaf in _leaves(step)]
    around = {name: (printing.is_before(name), printing.is_after(name)) for name, _ in leaves}
    return [
        Stage(Pipeline(tuple(step for _, step in run)), before, after)
        for (before, after), run in itertools.groupby(leaves, key=lambda leaf: around[leaf[0]])
    ]


def pass_names(pipeline: Pipeline) -> list[str]:
    """The argument of each pass, those on nested ops included."""
    return [name for step in pipeline.steps for name, _ in _leaves(step)]


def expanded(pipeline: Pipeline, bindings: Bindings, context: Context) -> Pipeline:
    """The pipeline with pass pipelines of the wheel spelled out, and all options of its passes.

    A step whose expansion the wheel does not read back stays as it is.

    Raises:
      PipelineError: The wheel does not know a step, or its option; the text is the wheel's.
    """
    steps: list[Native | ModulePass] = []
    for step in pipeline.steps:
        steps += [step] if isinstance(step, ModulePass) else _expand(step, bindings, context)
    return Pipeline(tuple(steps))


def _expand(step: Native, bindings: Bindings, context: Context) -> list[Native]:
    manager_class = bindings.passmanager.PassManager
    manager = manager_class(ANCHOR, context)
    try:
        manager.add(step.text)
    except ValueError as error:
        raise PipelineError(str(error).strip()) from error
    try:
        (module,) = parse_pipeline_text(str(manager))
        steps = [Native(str(element)) for element in module.nested or ()]
        for expansion in steps:
            manager_class(ANCHOR, context).add(expansion.text)
    except (PipelineSyntaxError, ValueError):
        # Some passes print options in a form that they do not read.
        return [step]
    return steps


def _leaves(step: Native | ModulePass) -> Iterator[tuple[str, Native | ModulePass]]:
    """Each pass alone, as a step of the whole pipeline, with its argument."""
    if isinstance(step, ModulePass):
        yield step.argument, step
        return
    for element in parse_pipeline_text(step.text):
        for name, alone in _alone(element):
            yield name, Native(str(alone))


def _alone(element: PipelineElement) -> Iterator[tuple[str, PipelineElement]]:
    if element.nested is None:
        yield element.name, element
        return
    for inner in element.nested:
        for name, alone in _alone(inner):
            yield name, PipelineElement(element.name, element.options, (alone,))
