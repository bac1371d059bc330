# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Runs a pipeline on a module the way the command line says: watched, printed, timed, counted."""

from __future__ import annotations

import contextlib
import sys
import traceback
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Context, Operation
from neuron_inst_combine.drivers.observer import Silent
from neuron_inst_combine.passes.registry import PASSES
from neuron_inst_combine.pipelines.pipeline import LoadedPipeline, Pipeline, load_pipeline
from neuron_inst_combine.tools.opt.command_line import CommandLine
from neuron_inst_combine.tools.opt.ir_printing import IrPrinting
from neuron_inst_combine.tools.opt.ir_trees import IrTree
from neuron_inst_combine.tools.opt.native_passes import candidates
from neuron_inst_combine.tools.opt.native_reports import Captured, captured_stderr
from neuron_inst_combine.tools.opt.pass_watch import PassWatch
from neuron_inst_combine.tools.opt.stages import Stage, expanded, pass_names, stages_of
from neuron_inst_combine.tools.opt.statistics_report import StatisticsReport
from neuron_inst_combine.tools.opt.timing_report import TimingReport


@dataclass(slots=True)
class PassRunner:
    """The pass managers of one module's run, to be run once.

    Attributes:
      watch: Listens to our passes.
      timing: Is told the times; None for none.
      statistics: Is told what was counted; None for nothing.
    """

    watch: PassWatch
    timing: TimingReport | None
    statistics: StatisticsReport | None
    _printing: IrPrinting
    _as_list: bool
    _may_thread: bool
    _loaded: list[tuple[Stage, LoadedPipeline]] = field(default_factory=list)

    @classmethod
    def load(
        cls,
        command_line: CommandLine,
        pipeline: Pipeline,
        bindings: Bindings,
        context: Context,
        watch: PassWatch,
        timing: TimingReport | None,
    ) -> PassRunner:
        """Makes the pass managers.

        Raises:
          PipelineError: The wheel does not know a native pass, or its option.
        """
        printing = IrPrinting.of(command_line)
        counting = command_line.boolean("mlir-pass-statistics")
        as_list = command_line.value("mlir-pass-statistics-display") == "list"
        watch.counting = counting
        may_thread = not (printing.is_on or command_line.boolean("mlir-disable-threading"))
        runner = cls(
            watch, timing, StatisticsReport() if counting else None, printing, as_list, may_thread
        )
        if printing.is_by_name:
            pipeline = expanded(pipeline, bindings, context)
            printing.check_names([*PASSES, *candidates(), *pass_names(pipeline)])
        for stage in stages_of(pipeline, printing):
            loaded = load_pipeline(stage.pipeline, bindings, context, Silent(), watch.run_pass())
            loaded.verify_each(command_line.boolean("verify-each"))
            if timing is not None:
                loaded.manager.enable_timing()
            if counting:
                modes = bindings.passmanager.PassDisplayMode
                loaded.manager.enable_statistics(modes.LIST if as_list else modes.PIPELINE)
            runner._loaded.append((stage, loaded))
        return runner

    def run(self, module: Operation) -> None:
        """Runs the pipeline; reports on what happened are written also when it fails.

        Raises:
          MLIRError: A pass failed, of the wheel's own class; it has the diagnostics.
          Exception: A bug in one of our passes, whatever it raised.
        """
        sys.stderr.flush()
        try:
            self._run(module)
        except BaseException as error:
            # The frames of a traceback keep the managers alive.
            traceback.clear_frames(error.__traceback__)
            raise
        finally:
            self.close()
            if self.statistics is not None:
                sys.stderr.write(self.statistics.text(self.watch.counts, as_list=self._as_list))

    def close(self) -> None:
        """Destroys the pass managers, which write their times when they go."""
        with contextlib.ExitStack() as stack:
            captured = None if self.timing is None else stack.enter_context(captured_stderr())
            self._loaded.clear()
        if self.timing is not None and captured is not None:
            sys.stderr.write(self.timing.add_passes(captured.text))

    def _run(self, module: Operation) -> None:
        tree = IrTree(Path(self._printing.tree_dir)) if self._printing.tree_dir else None
        for stage, loaded in self._loaded:
            with (
                self._threads_for(loaded, module.context),
                self._statistics_taken(),
                self._printed(stage, loaded, tree),
            ):
                loaded.run(module)

    @contextlib.contextmanager
    def _threads_for(self, loaded: LoadedPipeline, context: Context) -> Iterator[None]:
        """Switches threads on where there are passes that may use them, and the user lets them.

        All else is done with one thread anyway.
        """
        if not self._may_thread or not loaded.has_native_passes:
            yield
            return
        context.enable_multithreading(True)
        try:
            yield
        finally:
            context.enable_multithreading(False)

    @contextlib.contextmanager
    def _statistics_taken(self) -> Iterator[None]:
        if self.statistics is None:
            yield
            return
        captured = Captured()
        try:
            with captured_stderr() as captured:
                yield
        finally:
            sys.stderr.write(self.statistics.add_passes(captured.text))

    @contextlib.contextmanager
    def _printed(self, stage: Stage, loaded: LoadedPipeline, tree: IrTree | None) -> Iterator[None]:
        """Switches printing on; a tree of files is put together when the stage is over."""
        with contextlib.ExitStack() as stack:
            directory = None
            if tree is not None:
                # Not before it is needed.
                import tempfile

                directory = stack.enter_context(tempfile.TemporaryDirectory())
                stack.callback(tree.add, Path(directory))
            self._printing.enable(
                loaded.manager, before=stage.before, after=stage.after, tree_dir=directory
            )
            yield
