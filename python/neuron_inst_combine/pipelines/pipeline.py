# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A pipeline of our passes and a wheel's own, in the order given.

A Python pass has no textual name in MLIR, so the text is split here: each run of native passes
becomes one string for the wheel, each of ours a callable between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Context, Operation, PassManager
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.passes.base import ModulePass, PassCallback, RunPass, add_pass
from neuron_inst_combine.passes.options import OptionError, parse
from neuron_inst_combine.passes.registry import PASSES
from neuron_inst_combine.pipelines.text import (
    PipelineElement,
    PipelineSyntaxError,
    parse_pipeline_text,
    print_pipeline,
)

ANCHOR = "builtin.module"


class PipelineError(ValueError):
    """The pipeline names a pass or option that does not exist, or nests one where it cannot be."""


@dataclass(frozen=True, slots=True)
class Native:
    """A pass of the wheel, with its options and what is nested in it, as text."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Pipeline:
    """What is to run on a module, in order."""

    steps: tuple[Native | ModulePass, ...]

    @classmethod
    def parse(cls, text: str) -> Pipeline:
        """Reads ``builtin.module(...)``, ``any(...)`` or the bare list that stands in them.

        Raises:
          PipelineSyntaxError: The text is no pipeline.
          PipelineError: One of our passes has a bad option or is nested under another op.
        """
        elements = parse_pipeline_text(text)
        if len(elements) == 1 and elements[0].name in (ANCHOR, "any"):
            elements = elements[0].nested or ()
        return cls(tuple(_step(element, text) for element in elements))

    def __str__(self) -> str:
        return f"{ANCHOR}({','.join(map(str, self.steps))})"


def _step(element: PipelineElement, text: str) -> Native | ModulePass:
    if (pass_class := PASSES.get(element.name)) is None:
        _refuse_nested(element, text)
        return Native(str(element))
    if element.nested is not None:
        raise PipelineSyntaxError(text, element.column, f"{element.name} takes no nested pipeline")
    return make_pass(pass_class, element.options or "")


def make_pass(pass_class: type[ModulePass], options: str) -> ModulePass:
    """Makes one of our passes from the text of its options.

    Raises:
      PipelineError: An option is wrong.
    """
    try:
        return parse(pass_class, options)
    except OptionError as error:
        raise PipelineError(f"{pass_class.argument}: {error}") from error


def _refuse_nested(element: PipelineElement, text: str) -> None:
    for inner in element.nested or ():
        if inner.name in PASSES:
            raise PipelineSyntaxError(
                text,
                inner.column,
                f"{inner.name} runs on {ANCHOR} and cannot be nested under {element.name}",
            )
        _refuse_nested(inner, text)


@dataclass(frozen=True, slots=True)
class LoadedPipeline:
    """A pass manager that holds a pipeline, ready to run.

    Attributes:
      manager: The wheel's pass manager; printing and timing are its to set.
      callbacks: Our passes in it.
      mlir_error: What the wheel raises when a pass fails.
      has_native_passes: Whether there are others too.
    """

    manager: PassManager
    callbacks: tuple[PassCallback, ...]
    mlir_error: type[Exception]
    has_native_passes: bool

    def verify_each(self, enabled: bool) -> None:
        """Sets whether the verifier runs after each pass that may have changed something.

        For a module that has been verified; until this is called, it runs after every pass.
        """
        # A pass manager runs it in any case: it cannot know of a Python pass whether that has.
        by_manager = enabled and self.has_native_passes
        self.manager.enable_verifier(by_manager)
        for callback in self.callbacks:
            callback.verifies = enabled and not by_manager

    def run(self, module: Operation) -> None:
        """Runs the pipeline on a module.

        Raises:
          MLIRError: A pass failed, of the wheel's own class; it has the diagnostics.
          Exception: A bug in one of our passes, whatever it raised.
        """
        try:
            self.manager.run(module)
        except self.mlir_error:
            for callback in self.callbacks:
                callback.reraise()
            raise


def load_pipeline(
    pipeline: Pipeline,
    bindings: Bindings,
    context: Context,
    observer: Observer,
    run_pass: RunPass | None = None,
) -> LoadedPipeline:
    """Puts a pipeline into a pass manager of the wheel; the arguments are as for ``add_pass``.

    Raises:
      PipelineError: The wheel does not know a native pass, or its option; the text is the wheel's.
    """
    manager = bindings.passmanager.PassManager(ANCHOR, context)
    callbacks: list[PassCallback] = []
    for step in pipeline.steps:
        if isinstance(step, ModulePass):
            callbacks.append(add_pass(manager, step, bindings, observer, run_pass))
            continue
        try:
            manager.add(step.text)
        except ValueError as error:
            raise PipelineError(str(error).strip()) from error
    has_native_passes = len(callbacks) < len(pipeline.steps)
    return LoadedPipeline(manager, tuple(callbacks), bindings.ir.MLIRError, has_native_passes)


def step_names(steps: Sequence[Any]) -> list[str]:
    """The argument of each step, without options."""
    return [str(step).partition("{")[0].partition("(")[0] for step in steps]


__all__ = [
    "ANCHOR",
    "LoadedPipeline",
    "Native",
    "Pipeline",
    "PipelineError",
    "PipelineSyntaxError",
    "load_pipeline",
    "make_pass",
    "print_pipeline",
    "step_names",
]
