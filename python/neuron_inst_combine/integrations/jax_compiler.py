# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""JAX in the compiler: our passes as a transformation of HLO modules in XLA's own pipeline."""

from __future__ import annotations

import itertools
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

from neuron_inst_combine.bindings import load
from neuron_inst_combine.embedding import DEFAULT_PIPELINE, Report
from neuron_inst_combine.integrations.hlo_rewrite import HloRewriter, NotRewrittenError
from neuron_inst_combine.pipelines.pipeline import Pipeline
from neuron_inst_combine.remarks.remark import Remark

_NUMBERS = itertools.count()


class HloNotRewrittenWarning(UserWarning):
    """A module went on through XLA as it was; the text says why."""


@contextmanager
def installed(
    passes: str = DEFAULT_PIPELINE,
    *,
    platforms: Sequence[str] | str = "cpu",
    remarks: Callable[[Remark], None] | None = None,
    report: Callable[[Report], None] | None = None,
) -> Iterator[None]:
    """Runs a pipeline on every module that XLA compiles inside of the ``with`` block.

    XLA calls at its stage PRE_SCHEDULER, when it has optimized, assigned layouts and fused: what
    our patterns look for is often gone by then, rewritten by XLA or divided among fusions (whose
    insides are searched). To have the passes see what JAX wrote, use ``optimize``. The stage
    POST_SCHEDULER is not used, for the schedule of a rewritten module would be another.

    StableHLO has no layouts, schedules or backend configurations. So where a pattern has fired, the
    module is also taken to StableHLO and back as it was. If that is not the same HLO but for names,
    or a layout is not the default one, then the rewritten module is thrown away and XLA goes on
    with its own, with one ``HloNotRewrittenWarning`` that says why. So it is when a module cannot
    be converted at all.

    A function that was compiled before is not compiled again (``jax.clear_caches()`` sees to that),
    and JAX's persistent compilation cache does not know of transformations: turn it off.

    Args:
      passes: As the pipeline for ``neuron_inst_combine.run``.
      platforms: JAX's names of platforms. Tried on ``cpu``, the default.
      remarks: As for ``neuron_inst_combine.run``; also for modules that then are not replaced.
      report: Called for each module that is replaced, with what was done.

    Raises:
      BindingsError: jaxlib is missing or too old; the text says what to install.
      UnsupportedJaxError: jaxlib has no conversion between HLO and StableHLO.
      PipelineError: The pipeline names an unknown pass or option.
      Exception: What a pass or a callback raised, at the end of the block; modules after the first
        such went on unchanged.
    """
    from jax.extend import xla

    load("jaxlib")
    name = f"neuron-inst-combine-{next(_NUMBERS)}"
    transformation = _Transformation(HloRewriter(Pipeline.parse(passes), remarks), report)
    wanted = [platforms] if isinstance(platforms, str) else list(platforms)
    stage = xla.PipelineStage.PRE_SCHEDULER
    xla.register_hlo_module_transformation(transformation, name=name, stage=stage, platforms=wanted)
    try:
        yield
    finally:
        # A platform that is initialized only later would still be handed the transformation.
        transformation.active = False
        xla.clear_hlo_module_transformation(name, stage, wanted)
    transformation.reraise()


class _Transformation:
    """What XLA calls; no exception leaves it, for the frames between are C++."""

    def __init__(self, rewriter: HloRewriter, report: Callable[[Report], None] | None) -> None:
        self.active = True
        self._rewriter = rewriter
        self._report = report
        self._exception: BaseException | None = None

    def __call__(self, proto: bytes) -> bytes | None:
        """Rewrites a serialized HloModuleProto; None leaves it."""
        if not self.active or self._exception is not None:
            return None
        try:
            return self._rewrite(proto)
        except BaseException as exception:  # noqa: BLE001
            # Of any kind, see the class: kept, and raised at the end of the block.
            self._exception = exception
            return None

    def _rewrite(self, proto: bytes) -> bytes | None:
        try:
            rewritten = self._rewriter.rewrite(proto)
        except NotRewrittenError as why:
            warnings.warn(str(why), HloNotRewrittenWarning, stacklevel=4)
            return None
        if rewritten is None:
            return None
        if self._report is not None:
            self._report(rewritten.report)
        return rewritten.proto

    def reraise(self) -> None:
        """Raises the first exception of a pass or of a callback of the user's."""
        if self._exception is not None:
            exception, self._exception = self._exception, None
            raise exception
