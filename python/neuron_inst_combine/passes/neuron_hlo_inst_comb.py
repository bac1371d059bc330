# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``neuron-hlo-inst-comb``: one linear scan over every function and nested region."""

from __future__ import annotations

import dataclasses
import logging
from collections import Counter
from collections.abc import Callable
from typing import Any, ClassVar

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.drivers.explain import explain
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.drivers.pattern_sets import Engine, EngineError
from neuron_inst_combine.drivers.walk import walk_and_apply
from neuron_inst_combine.passes.base import ModulePass, PassFailedError
from neuron_inst_combine.passes.options import option
from neuron_inst_combine.passes.selection import PatternMode, Selection, select
from neuron_inst_combine.patterns.base import Missed, Pattern, Plan
from neuron_inst_combine.patterns.broadcast_concat import BroadcastConcat
from neuron_inst_combine.patterns.dead_ops import DeadOps
from neuron_inst_combine.patterns.options import PatternOptions, SignedZero
from neuron_inst_combine.patterns.repeated_concat import RepeatedConcat
from neuron_inst_combine.patterns.same_source_concat import SameSourceConcat
from neuron_inst_combine.patterns.strided_slice_reduce import StridedSliceReduce
from neuron_inst_combine.patterns.strided_slice_reduce_any_root import StridedSliceReduceAnyRoot

_LOG = logging.getLogger("neuron_inst_combine.neuron_hlo_inst_comb")

# The labels of the original's two log lines, and whose counts they have.
_LABELS = {
    "sliceAddPattern": ("StridedSliceReduce",),
    "sliceConcatPattern": ("BroadcastConcat", "SameSourceConcat"),
}

KNOWN: dict[str, PatternMode] = {
    StridedSliceReduce.name: PatternMode.DOCUMENTED,
    BroadcastConcat.name: PatternMode.DOCUMENTED,
    SameSourceConcat.name: PatternMode.EXTENDED,
    RepeatedConcat.name: PatternMode.EXTENDED,
}
"""The patterns of this pass, by name, with the narrowest mode that has them."""


@dataclasses.dataclass(frozen=True)
class NeuronHloInstCombine(ModulePass):
    """Sums of contiguous slices become reduces; copies of a broadcast constant, broadcasts.

    Each op is looked at once, in document order, regions before the op that holds them; what a
    rewrite makes is not looked at in the same scan. With ``max-iterations`` the scan is repeated
    until it changes nothing, at most so often.

    Source: neuron-hlo-inst-comb of the AWS Neuron compiler.
    """

    name: ClassVar[str] = "NeuronHloInstCombine"
    argument: ClassVar[str] = "neuron-hlo-inst-comb"
    summary: ClassVar[str] = "combine sums of slices and copies of broadcast constants"

    max_iterations: int = option(
        0, "scans, until one changes nothing; 0: one, with patterns=extended up to 10"
    )
    patterns: PatternMode = option(PatternMode.DOCUMENTED, "documented or extended")
    enable_patterns: tuple[str, ...] = option((), "run only these patterns, A,B,...")
    disable_patterns: tuple[str, ...] = option((), "do not run these patterns, A,B,...")
    signed_zero: SignedZero = option(
        SignedZero.RELAXED, "preserve: sum from -0.0, so that no zero changes its sign"
    )
    engine: Engine = option(Engine.AUTO, "who matches structure: auto, pdl or python; for tests")

    def __post_init__(self) -> None:
        if self.max_iterations < 0:
            raise ValueError(f"option 'max-iterations' takes 0 or more, not {self.max_iterations}")
        self._select()

    def run(self, bindings: Bindings, module: Operation, observer: Observer) -> bool:
        """See ``ModulePass.run``."""
        counts = _Counts(observer)
        scans = 10 if self.patterns is PatternMode.EXTENDED else 1
        for _ in range(self.max_iterations or scans):
            fired = counts.total
            dead_ops = DeadOps()
            try:
                walk_and_apply(
                    bindings,
                    module,
                    self.make_patterns(bindings, dead_ops),
                    dead_ops,
                    counts,
                    self.engine,
                )
            except EngineError as error:
                raise PassFailedError(module.location, str(error)) from error
            if counts.total == fired:
                break
        counts.log(module)
        return counts.total > 0

    def explain(self, bindings: Bindings, module: Operation, observer: Observer) -> None:
        """See ``ModulePass.explain``."""
        dead_ops = DeadOps()
        patterns = self.make_patterns(bindings, dead_ops)
        names = {pattern.name for pattern in patterns} | set(self.disable_patterns)
        everything = dataclasses.replace(self, patterns=PatternMode.EXTENDED, enable_patterns=())
        left_out = [p for p in everything.make_patterns(bindings, dead_ops) if p.name not in names]
        explain(bindings, module, patterns, left_out, observer, self.engine)

    def make_patterns(self, bindings: Bindings, dead_ops: DeadOps) -> list[Pattern[Any]]:
        """The patterns that these options ask for, in the order in which they are tried."""
        extended = self.patterns is PatternMode.EXTENDED
        options = PatternOptions(signed_zero=self.signed_zero, compose_broadcasts=extended)
        chosen = self._select()
        sums = StridedSliceReduceAnyRoot if extended else StridedSliceReduce
        broadcast_concat = BroadcastConcat(bindings, dead_ops, options)
        before = broadcast_concat if BroadcastConcat.name in chosen.names else None
        patterns: list[Pattern[Any]] = [
            sums(bindings, dead_ops, options),
            broadcast_concat,
            SameSourceConcat(bindings, dead_ops, options, before),
            RepeatedConcat(bindings, dead_ops, options),
        ]
        return [
            *(pattern for pattern in patterns if pattern.name in chosen.names),
            *(plugin(bindings, options, dead_ops) for plugin in chosen.plugins),
        ]

    @classmethod
    def known_patterns(cls) -> tuple[str, ...]:
        """See ``ModulePass.known_patterns``."""
        return tuple(KNOWN)

    def pattern_names(self) -> tuple[str, ...]:
        """See ``ModulePass.pattern_names``."""
        chosen = self._select()
        plugins = (plugin.name for plugin in chosen.plugins)
        return (*(name for name in KNOWN if name in chosen.names), *plugins)

    def _select(self) -> Selection:
        return select(
            KNOWN, self.patterns, self.enable_patterns, self.disable_patterns, self.argument
        )


class _Counts:
    """Counts what fires in each computation, a function or a nested region, and passes it on."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._fired: Counter[tuple[str, str]] = Counter()
        self.total = 0

    def passed(self, pattern: Pattern[Any], plan: Plan) -> Callable[[], None] | None:
        self.total += 1
        if _LOG.isEnabledFor(logging.INFO):
            self._fired[_computation(plan.root), pattern.name] += 1
        return self._observer.passed(pattern, plan)

    def missed(self, pattern: Pattern[Any], op: Operation, why: Missed) -> None:
        self._observer.missed(pattern, op, why)

    def log(self, module: Operation) -> None:
        """Writes the original's two lines for each function, and each region in which any fired."""
        if not _LOG.isEnabledFor(logging.INFO):
            return
        names = dict.fromkeys(_functions(module))
        names.update((computation, None) for computation, _ in self._fired)
        for computation in names:
            for label, patterns in _LABELS.items():
                count = sum(self._fired[computation, pattern] for pattern in patterns)
                _LOG.info("%s: Optimized %d of %s", computation, count, label)


def _functions(module: Operation) -> list[str]:
    ops = (op.operation for op in module.regions[0].blocks[0].operations)
    return [_symbol(op) for op in ops if op.name == "func.func" and list(op.regions[0].blocks)]


def _computation(op: Operation) -> str:
    """The function an op is in, followed by the ops in it that hold the op, outermost first."""
    path: list[str] = []
    parent = op.parent
    while parent is not None and parent.operation.name != "func.func":
        if parent.operation.name == "builtin.module":
            return "/".join(reversed(path)) or "module"
        path.append(parent.operation.name)
        parent = parent.operation.parent
    path.append("module" if parent is None else _symbol(parent.operation))
    return "/".join(reversed(path))


def _symbol(function: Operation) -> str:
    return f"@{function.attributes['sym_name'].value}"
