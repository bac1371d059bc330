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
from contextlib import closing

from neuron_inst_combine.bindings import Bindings, choose, load
from neuron_inst_combine.bindings.artifacts import artifact_wheel
from neuron_inst_combine.bindings.choose import ENVIRONMENT_VARIABLE
from neuron_inst_combine.bindings.types import Context, Module
from neuron_inst_combine.passes.base import ModulePass
from neuron_inst_combine.passes.registry import PASSES
from neuron_inst_combine.pipelines.pipeline import (
    Native,
    Pipeline,
    PipelineError,
    PipelineSyntaxError,
    make_pass,
)
from neuron_inst_combine.tools.opt import ending, progress
from neuron_inst_combine.tools.opt.command_line import (
    CommandLine,
    CommandLineError,
    PassFlag,
    nearest,
    unknown_argument,
)
from neuron_inst_combine.tools.opt.diagnostics import (
    DiagnosticSink,
    Renderer,
    diagnostics_of,
    handler_for,
    palette_for,
)
from neuron_inst_combine.tools.opt.diff_output import diff_printed
from neuron_inst_combine.tools.opt.emission import Emission
from neuron_inst_combine.tools.opt.errors import EmissionError, ParseError
from neuron_inst_combine.tools.opt.hlo_checks import check_options_on_hlo
from neuron_inst_combine.tools.opt.input_checks import check_bytecode, check_text
from neuron_inst_combine.tools.opt.inputs import Format, Source, read_source
from neuron_inst_combine.tools.opt.native_passes import (
    candidates,
    implicitly_nested,
    is_restricted,
    unknown_pass,
)
from neuron_inst_combine.tools.opt.outputs import check_output, write_output
from neuron_inst_combine.tools.opt.parsing import parse_module
from neuron_inst_combine.tools.opt.pass_running import PassRunner
from neuron_inst_combine.tools.opt.pass_watch import PassWatch
from neuron_inst_combine.tools.opt.pipeline_dump import dump_text
from neuron_inst_combine.tools.opt.remark_output import remark_output_of
from neuron_inst_combine.tools.opt.report_output import ReportOutput
from neuron_inst_combine.tools.opt.reproducer import SpareReproducer, of_reproducer, reproduced
from neuron_inst_combine.tools.opt.rewrite_verifying import RewriteVerifier
from neuron_inst_combine.tools.opt.splitting import DEFAULT_MARKER, near_misses, split_text
from neuron_inst_combine.tools.opt.stages import expanded
from neuron_inst_combine.tools.opt.timing_report import TimingReport
from neuron_inst_combine.tools.opt.verifying import DiagnosticVerifier

_LOGGER = logging.getLogger(__name__)

_CHECKS = {
    Format.TEXT: check_text,
    Format.HLO_TEXT: check_text,
    Format.BYTECODE: check_bytecode,
    Format.ARTIFACT: check_bytecode,
}


def run(command_line: CommandLine, spare: SpareReproducer | None = None) -> bool:
    """Does what the command line asks for; returns whether all went well.

    Diagnostics of the input go to the standard error stream.

    Args:
      command_line: What is asked for.
      spare: Kept ready while passes run, and written when one fails.

    Raises:
      ToolError: A file, an option or a pass name is wrong.
      BindingsError: There is no wheel for this input.
    """
    output = command_line.value("o") or "-"
    check_output(output)
    emission = Emission.of(command_line)
    pipeline = pipeline_of(command_line)
    source = read_source(command_line.input)
    if source.format.is_hlo:
        check_options_on_hlo(command_line)
    if command_line.boolean("run-reproducer"):
        source, command_line = of_reproducer(source, command_line)
        pipeline = pipeline_of(command_line)
    renderer = Renderer(
        source.name,
        source.data if source.format.is_text else b"",
        sys.stderr,
        palette_for(sys.stderr),
    )
    check = _CHECKS.get(source.format)
    if check is not None and (fault := check(source.data, source.name)):
        renderer.print([fault])
        return False
    bindings = bindings_for(source, command_line)
    if ending.exits_at_once():
        bindings.meet_plain_views()
    _LOGGER.info("%s is %s", source.name, source.format.value)
    _LOGGER.info("bindings: %s %s", bindings.wheel.distributions[0], bindings.version)
    _LOGGER.info("pipeline: %s", pipeline)
    worker = _Worker(command_line, pipeline, source, bindings, renderer, emission, spare)
    marker = command_line.value("split-input-file") if source.format is Format.TEXT else None
    if marker and (misses := tuple(near_misses(source.data, marker, source.name))):
        renderer.print(misses)
        return False
    chunks = split_text(source.data, marker) if marker else [source.data]
    # Every chunk is worked on, so that all errors are seen.
    pieces = [worker.work(chunk) for chunk in chunks]
    if not worker.all_went_well:
        return False
    worker.finish()
    marker = command_line.value("output-split-marker") or DEFAULT_MARKER
    write_output(output, emission.join([piece for piece in pieces if piece], marker))
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
        return artifact_wheel()
    if requested == "auto" and source.format.is_hlo:
        return load("jaxlib")
    return choose(
        requested,
        source.data,
        allow_unregistered_dialects=command_line.boolean("allow-unregistered-dialect"),
    )


class _Worker:
    """Takes modules of one source through a pipeline.

    Attributes:
      all_went_well: Whether there was no error, or every one that was expected and no other.
    """

    def __init__(
        self,
        command_line: CommandLine,
        pipeline: Pipeline,
        source: Source,
        bindings: Bindings,
        renderer: Renderer,
        emission: Emission,
        spare: SpareReproducer | None,
    ) -> None:
        self.all_went_well = True
        self._command_line = command_line
        self._pipeline = pipeline
        self._source = source
        self._bindings = bindings
        self._renderer = renderer
        self._emission = emission
        self._spare = spare
        self._remarks = remark_output_of(command_line, source.name)
        self._report = ReportOutput.of(command_line, source.name)
        self._verify_level = command_line.value("verify-diagnostics")
        self._is_dumped = not command_line.boolean("dump-pass-pipeline")

    def work(self, chunk: bytes) -> bytes | None:
        """What is written of the transformed module; None after an error, which was reported."""
        if self._verify_level is None:
            output = self._work_in_context(chunk, self._renderer)
            self.all_went_well &= output is not None
            return output
        verifier = DiagnosticVerifier(
            chunk if self._source.format is Format.TEXT else b"",
            self._renderer,
            only_expected=self._verify_level == "only-expected",
        )
        output = self._work_in_context(chunk, verifier)
        self.all_went_well &= verifier.finish()
        return output

    def finish(self) -> None:
        """Writes what is written once all has gone well, but for the output.

        Raises:
          ToolError: A file cannot be written.
        """
        if self._remarks is not None:
            self._remarks.finish()
        if self._report is not None:
            self._report.finish()

    def _work_in_context(self, chunk: bytes, sink: DiagnosticSink) -> bytes | None:
        context = self._bindings.context(
            allow_unregistered_dialects=self._command_line.boolean("allow-unregistered-dialect")
        )
        # Parser and printer have one thread, and take an eighth less time where there is no other.
        context.enable_multithreading(False)
        timing = TimingReport() if self._command_line.boolean("mlir-timing") else None
        with context.attach_diagnostic_handler(handler_for(sink)):
            output = self._work(chunk, context, sink, timing)
        if timing is not None:
            as_list = self._command_line.value("mlir-timing-display") == "list"
            sys.stderr.write(timing.text(as_list=as_list))
        return output

    def _work(
        self, chunk: bytes, context: Context, sink: DiagnosticSink, timing: TimingReport | None
    ) -> bytes | None:
        # The module of the piece before is not needed any more.
        ending.keep()
        # First of all, so that a misspelled pass is found before a large module is read.
        recorder = None if self._report is None else self._report.recorder
        verifier = RewriteVerifier.of(self._command_line, sink)
        watch = PassWatch(sink, self._remarks, recorder, verifier)
        with closing(self._load_pipeline(context, watch, timing)) as runner:
            start = time.perf_counter()
            self._note(f"reading {self._source.format.value}")
            try:
                module = parse_module(
                    self._source,
                    chunk,
                    self._bindings,
                    context,
                    advise=self._verify_level is None,
                    warn=lambda warning: sink.print([warning]),
                )
            except ParseError as error:
                sink.print(error.diagnostics)
                return None
            self._log("parsed", "Parser", start, timing)
            self._dump_pipeline(context)
            if not self._run(runner, module, sink):
                return None
            start = time.perf_counter()
            self._note(f"writing {self._emission.format.value}")
            try:
                output = self._emission.bytes_of(module, self._source, self._bindings)
            except EmissionError as error:
                sink.print(error.diagnostics)
                return None
            self._log("printed", "Output", start, timing)
            ending.keep(module)
        return output

    def _note(self, doing: str) -> None:
        progress.note(self._source.name, self._bindings, doing)

    def _log(self, done: str, name: str, start: float, timing: TimingReport | None) -> None:
        seconds = time.perf_counter() - start
        _LOGGER.info("%s in %.3f s", done, seconds)
        if timing is not None:
            timing.add(name, seconds)

    def _dump_pipeline(self, context: Context) -> None:
        if not self._is_dumped:
            sys.stderr.write(dump_text(expanded(self._pipeline, self._bindings, context)))
            self._is_dumped = True

    def _run(self, runner: PassRunner, module: Module, sink: DiagnosticSink) -> bool:
        if not self._pipeline.steps:
            return True
        start = time.perf_counter()
        self._note(f"running {self._pipeline}")
        try:
            with (
                reproduced(self._spare, module, self._pipeline, self._command_line),
                diff_printed(module, self._command_line),
            ):
                runner.run(module.operation)
        except self._bindings.ir.MLIRError as error:
            sink.print(diagnostics_of(error))
            if self._spare is not None:
                sink.print([self._spare.note])
            return False
        _LOGGER.info("passes ran in %.3f s", time.perf_counter() - start)
        return True

    def _load_pipeline(
        self, context: Context, watch: PassWatch, timing: TimingReport | None
    ) -> PassRunner:
        try:
            return self._load(context, watch, timing)
        except PipelineError as error:
            if not self._command_line.passes or not is_restricted(str(error)):
                raise CommandLineError(self._about_pipeline(str(error))) from error
        self._pipeline = self._nested(context)
        return self._load(context, watch, timing)

    def _load(self, context: Context, watch: PassWatch, timing: TimingReport | None) -> PassRunner:
        return PassRunner.load(
            self._command_line, self._pipeline, self._bindings, context, watch, timing
        )

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
