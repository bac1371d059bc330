# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Our passes in a pass manager of any wheel, between whatever else is in it."""

from __future__ import annotations

from typing import Any

from neuron_inst_combine.bindings import bindings_of
from neuron_inst_combine.bindings.types import Context, PassManager
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.passes.base import ModulePass, add_pass
from neuron_inst_combine.passes.neuron_hlo_inst_comb import NeuronHloInstCombine
from neuron_inst_combine.passes.neuron_inst_combine import NeuronInstCombine
from neuron_inst_combine.passes.options import from_keywords
from neuron_inst_combine.pipelines.pipeline import (
    ANCHOR,
    Pipeline,
    PipelineError,
    load_pipeline,
)


def add_neuron_inst_combine(manager: PassManager, **options: Any) -> None:
    """Adds ``neuron-inst-combine`` to the end of a pass manager on ``builtin.module``.

    Args:
      manager: Of any supported MLIR Python package.
      **options: The pass's options, ``max_iterations=3`` or ``patterns="extended"`` say; a
        value is of the option's type, or its text as in a pipeline.

    Raises:
      TypeError: The manager is none of an MLIR Python package.
      OptionError: An option is unknown, or its value is not of its type.
      PipelineError: The manager does not run on a module.
    """
    _add(manager, from_keywords(NeuronInstCombine, options))


def add_neuron_hlo_inst_comb(manager: PassManager, **options: Any) -> None:
    """Adds ``neuron-hlo-inst-comb`` to the end of a pass manager on ``builtin.module``.

    Arguments and errors are those of ``add_neuron_inst_combine``.
    """
    _add(manager, from_keywords(NeuronHloInstCombine, options))


def parse_pipeline(text: str, context: Context) -> PassManager:
    """Makes a pass manager on ``builtin.module`` that mixes our passes with the wheel's own.

    Printing, timing and verification are the caller's to set. A failure of a pass, and a bug in one
    of ours, becomes a diagnostic and the ``MLIRError`` of ``manager.run``.

    Args:
      text: As for ``neuron-opt --pass-pipeline``, with or without ``builtin.module(...)``.
      context: Of any supported MLIR Python package.

    Raises:
      TypeError: The context is none of an MLIR Python package.
      PipelineError: The pipeline names an unknown pass or option.
      PipelineSyntaxError: The text is no pipeline.
    """
    loaded = load_pipeline(Pipeline.parse(text), bindings_of(context), context, Silent())
    return loaded.manager


def _add(manager: PassManager, module_pass: ModulePass) -> None:
    bindings = bindings_of(manager)
    # A manager prints as ``anchor(passes)``; it has no other way to say what it runs on.
    anchor = str(manager).partition("(")[0]
    if anchor not in (ANCHOR, "any"):
        raise PipelineError(
            f"{module_pass.argument} runs on {ANCHOR}, and this pass manager on {anchor}: "
            f"add it to a PassManager('{ANCHOR}')"
        )
    add_pass(manager, module_pass, bindings, Silent())
