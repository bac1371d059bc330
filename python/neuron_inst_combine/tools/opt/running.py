# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The work itself: each module of the input is parsed, transformed and printed."""

from __future__ import annotations

import logging
import os
import re
import sys
import time
from collections.abc import Mapping

from neuron_inst_combine.bindings import Bindings, choose
from neuron_inst_combine.bindings.choose import ENVIRONMENT_VARIABLE
from neuron_inst_combine.bindings.types import Context, Module
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.passes.registry import PASSES
from neuron_inst_combine.pipelines.pipeline import (
    LoadedPipeline,
    Native,
    Pipeline,
    PipelineError,
    PipelineSyntaxError,
    load_pipeline,
    make_pass,
)
from neuron_inst_combine.tools.opt.command_line import (
    CommandLine,
    CommandLineError,
    PassFlag,
    nearest,
    unknown_argument,
)
from neuron_inst_combine.tools.opt.diagnostics import (
    Renderer,
    diagnostics_of,
    handler_for,
    palette_for,
)
from neuron_inst_combine.tools.opt.input_checks import check_bytecode, check_text
from neuron_inst_combine.tools.opt.inputs import Format, Source, read_source
from neuron_inst_combine.tools.opt.native_passes import (
    candidates,
    implicitly_nested,
    is_restricted,
    unknown_pass,
)
from neuron_inst_combine.tools.opt.outputs import check_output, write_output
from neuron_inst_combine.tools.opt.parsing import ParseError, artifact_reader, parse_module
from neuron_inst_combine.tools.opt.printing import print_module
from neuron_inst_combine.tools.opt.splitting import DEFAULT_MARKER, split_text

_LOGGER = logging.getLogger(__name__)


def run(command_line: CommandLine) -> bool:
    """Does what the command line asks for; returns whether all went well.

    Diagnostics of the input go to the standard error stream.

    Raises:
      ToolError: A file, an option or a pass name is wrong.
      BindingsError: There is no wheel for this input.
    """
    output = command_line.value("o") or "-"
    check_output(output)
    pipeline = pipeline_of(command_line)
    source = read_source(command_line.input)
    renderer = Renderer(
        source.name,
        source.data if source.format is Format.TEXT else b"",
        sys.stderr,
        palette_for(sys.stderr),
    )
    check = check_text if source.format is Format.TEXT else check_bytecode
    if fault := check(source.data, source.name):
        renderer.print([fault])
        return False
    bindings = bindings_for(source, command_line)
    _LOGGER.info("%s is %s", source.name, source.format.value)
    _LOGGER.info("bindings: %s %s", bindings.wheel.distributions[0], bindings.version)
    _LOGGER.info("pipeline: %s", pipeline)
    worker = _Worker(command_line, pipeline, source, bindings, renderer)
    split = command_line.boolean("split-input-file") and source.format is Format.TEXT
    chunks = split_text(source.data) if split else [source.data]
    # Every chunk is worked on, so that all errors are seen.
    texts = [worker.work(chunk) for chunk in chunks]
    if any(text is None for text in texts):
        return False
    write_output(output, f"{DEFAULT_MARKER}\n".join(filter(None, texts)).encode())
    return True


def pipeline_of(command_line: CommandLine) -> Pipeline:
    """The passes of the command line.

    Raises:
      CommandLineError: One of our passes has a bad option, or the pipeline's text is wrong.
    """
    text = command_line.value("pass-pipeline")
    try:
        if text is not None:
            return Pipeline.parse(text)
        return Pipeline(tuple(map(_step, command_line.passes)))
    except PipelineSyntaxError as error:
        raise CommandLineError(f"for the --pass-pipeline option: {error}") from error
    except PipelineError as error:
        message = (
            f"for the --pass-pipeline option: {error}" if text is not None else f"for --{error}"
        )
        raise CommandLineError(message) from error


def _step(flag: PassFlag) -> Native | ModulePass:
    if (module_pass := PASSES.get(flag.name)) is not None:
        return make_pass(module_pass, flag.options or "")
    return Native(flag.name if flag.options is None else f"{flag.name}{{{flag.options}}}")


def bindings_for(
    source: Source, command_line: CommandLine, environment: Mapping[str, str] = os.environ
) -> Bindings:
    """The wheel to use.

    Raises:
      BindingsError: There is none for this input, or not the one asked for.
    """
    requested = command_line.value("bindings") or environment.get(ENVIRONMENT_VARIABLE) or "auto"
    if requested == "auto" and source.format is Format.ARTIFACT:
        return artifact_reader()
    return choose(
        requested,
        source.data,
        allow_unregistered_dialects=command_line.boolean("allow-unregistered-dialect"),
    )


class _Worker:
    """Takes modules of one source through a pipeline."""

    def __init__(
        self,
        command_line: CommandLine,
        pipeline: Pipeline,
        source: Source,
        bindings: Bindings,
        renderer: Renderer,
    ) -> None:
        self._command_line = command_line
        self._pipeline = pipeline
        self._source = source
        self._bindings = bindings
        self._renderer = renderer

    def work(self, chunk: bytes) -> str | None:
        """The text of the transformed module; None after an error, which has been printed."""
        context = self._bindings.context(
            allow_unregistered_dialects=self._command_line.boolean("allow-unregistered-dialect")
        )
        with context.attach_diagnostic_handler(handler_for(self._renderer)):
            return self._work(chunk, context)

    def _work(self, chunk: bytes, context: Context) -> str | None:
        # First of all, so that a misspelled pass is found before a large module is read.
        loaded = self._load_pipeline(context)
        start = time.perf_counter()
        try:
            module = parse_module(self._source, chunk, self._bindings, context)
        except ParseError as error:
            self._renderer.print(error.diagnostics)
            return None
        _LOGGER.info("parsed in %.3f s", time.perf_counter() - start)
        if self._pipeline.steps and not self._run(loaded, module):
            return None
        start = time.perf_counter()
        text = print_module(module, self._command_line, self._source.name)
        _LOGGER.info("printed in %.3f s", time.perf_counter() - start)
        return text

    def _run(self, loaded: LoadedPipeline, module: Module) -> bool:
        start = time.perf_counter()
        try:
            loaded.run(module.operation)
        except loaded.mlir_error as error:
            self._renderer.print(diagnostics_of(error))
            return False
        _LOGGER.info("passes ran in %.3f s", time.perf_counter() - start)
        return True

    def _load_pipeline(self, context: Context) -> LoadedPipeline:
        try:
            loaded = self._load(self._pipeline, context)
        except PipelineError as error:
            if not self._command_line.passes or not is_restricted(str(error)):
                raise CommandLineError(self._about_pipeline(str(error))) from error
            loaded = self._load(self._nested(context), context)
        loaded.manager.enable_verifier(self._command_line.boolean("verify-each"))
        return loaded

    def _load(self, pipeline: Pipeline, context: Context) -> LoadedPipeline:
        return load_pipeline(pipeline, self._bindings, context, Silent())

    def _nested(self, context: Context) -> Pipeline:
        steps = (
            implicitly_nested(step, self._bindings, context) if isinstance(step, Native) else step
            for step in self._pipeline.steps
        )
        return Pipeline(tuple(steps))

    def _about_pipeline(self, message: str) -> str:
        if (name := unknown_pass(message)) is None:
            return "; ".join(filter(None, message.splitlines()))
        known = [*PASSES, *candidates()]
        wheel = f"(bindings {self._bindings.wheel.name})"
        if any(flag.name == name for flag in self._command_line.passes):
            if name in known:
                return f"the pass '--{name}' is none of this MLIR package {wheel}"
            return unknown_argument(name, known)
        text = self._command_line.value("pass-pipeline") or ""
        found = re.search(rf"(?<![\w-]){re.escape(name)}(?![\w-])", text)
        caret = f"\n  {text}\n  {' ' * found.start()}^" if found else ""
        close = None if name in known else nearest(name, known)
        advice = f"; did you mean '{close}'?" if close else ""
        return f"for the --pass-pipeline option: unknown pass '{name}' {wheel}{advice}{caret}"
