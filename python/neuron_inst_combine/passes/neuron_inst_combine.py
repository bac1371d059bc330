# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``neuron-inst-combine``: greedy combining over the module's entry function."""

from __future__ import annotations

import dataclasses
from typing import Any, ClassVar

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation
from neuron_inst_combine.drivers.explain import explain
from neuron_inst_combine.drivers.greedy import GreedyConfig, NoConvergenceError, apply_greedily
from neuron_inst_combine.drivers.observer import Observer, Silent
from neuron_inst_combine.drivers.pattern_sets import Engine, EngineError
from neuron_inst_combine.passes.base import ModulePass, PassFailedError
from neuron_inst_combine.passes.entry_function import entry_function
from neuron_inst_combine.passes.options import option
from neuron_inst_combine.passes.selection import PatternMode, Selection, select
from neuron_inst_combine.patterns.base import Pattern
from neuron_inst_combine.patterns.options import PatternOptions, SignedZero
from neuron_inst_combine.patterns.reduce_of_reduce import ReduceOfReduce
from neuron_inst_combine.patterns.simplify_reduce_slice_reduce import SimplifyReduceSliceReduce
from neuron_inst_combine.patterns.slice_of_sibling_reduce import SliceOfSiblingReduce

KNOWN: dict[str, PatternMode] = {
    SimplifyReduceSliceReduce.name: PatternMode.DOCUMENTED,
    ReduceOfReduce.name: PatternMode.EXTENDED,
    SliceOfSiblingReduce.name: PatternMode.EXTENDED,
}
"""The patterns of this pass, by name, with the narrowest mode that has them."""

_CLASSES = (SimplifyReduceSliceReduce, ReduceOfReduce, SliceOfSiblingReduce)


@dataclasses.dataclass(frozen=True)
class NeuronInstCombine(ModulePass):
    """Merges reduces with slices between them, in the entry function.

    The driver is MLIR's greedy one. The pass fails when it does not converge, not when it changes
    something.

    Source: neuron-inst-combine of the AWS Neuron compiler.
    """

    name: ClassVar[str] = "NeuronInstCombine"
    argument: ClassVar[str] = "neuron-inst-combine"
    summary: ClassVar[str] = "combine reduce(slice(reduce(x))) in the entry function"

    max_iterations: int = option(10, "sweeps of the greedy driver over a region; -1 for no limit")
    max_num_rewrites: int = option(-1, "rewrites in one sweep; -1 for no limit")
    top_down: bool = option(True, "visit the ops of a region in document order")
    fold: bool = option(
        True,
        "fold, simplify regions, erase what is dead; not where MHLO is known, which folds wrongly",
    )
    entry: str = option("", "the entry function; default: main, or the only function with a body")
    patterns: PatternMode = option(PatternMode.DOCUMENTED, "documented or extended")
    enable_patterns: tuple[str, ...] = option((), "run only these patterns, A,B,...")
    disable_patterns: tuple[str, ...] = option((), "do not run these patterns, A,B,...")
    assume_monoid: bool = option(False, "take every reduce body and its init for a monoid")
    signed_zero: SignedZero = option(SignedZero.RELAXED, "relaxed: the sign of a zero may change")
    engine: Engine = option(Engine.AUTO, "who matches structure: auto, pdl or python; for tests")

    def __post_init__(self) -> None:
        for field in ("max_iterations", "max_num_rewrites"):
            if (value := getattr(self, field)) < -1 or value >= 1 << 63:
                raise ValueError(
                    f"option '{field.replace('_', '-')}' takes -1 or more, not {value}"
                )

        self._select()

    def run(self, bindings: Bindings, module: Operation, observer: Observer) -> bool:
        """See ``ModulePass.run``."""
        return self._apply(bindings, module, self.make_patterns(bindings), observer)

    def run_without_patterns(self, bindings: Bindings, module: Operation) -> bool:
        """See ``ModulePass.run_without_patterns``."""
        self._apply(bindings, module, [], Silent())
        return True

    def _apply(
        self,
        bindings: Bindings,
        module: Operation,
        patterns: list[Pattern[Any]],
        observer: Observer,
    ) -> bool:
        function = entry_function(module, self.entry)
        config = GreedyConfig(
            max_iterations=self.max_iterations,
            max_num_rewrites=self.max_num_rewrites,
            top_down=self.top_down,
            # MHLO's folder takes a reduce over no dimension for its operand, whatever the init is.
            fold=self.fold and not module.context.is_registered_operation("mhlo.reduce"),
        )
        try:
            return apply_greedily(bindings, function, patterns, config, observer, self.engine)
        except NoConvergenceError as error:
            raise PassFailedError(
                function.location,
                f"{self.argument} did not converge in {self.max_iterations} iterations; "
                "raise max-iterations",
            ) from error
        except EngineError as error:
            raise PassFailedError(module.location, str(error)) from error

    def explain(self, bindings: Bindings, module: Operation, observer: Observer) -> None:
        """See ``ModulePass.explain``."""
        function = entry_function(module, self.entry)
        patterns = self.make_patterns(bindings)
        names = {pattern.name for pattern in patterns} | set(self.disable_patterns)
        everything = dataclasses.replace(self, patterns=PatternMode.EXTENDED, enable_patterns=())
        left_out = [p for p in everything.make_patterns(bindings) if p.name not in names]
        explain(bindings, function, patterns, left_out, observer, self.engine)

    def make_patterns(self, bindings: Bindings) -> list[Pattern[Any]]:
        """The patterns that these options ask for."""
        options = PatternOptions(
            assume_monoid=self.assume_monoid,
            signed_zero=self.signed_zero,
            frame_aware=self.patterns is PatternMode.EXTENDED,
        )
        chosen = self._select()
        return [
            *(cls(bindings, options) for cls in _CLASSES if cls.name in chosen.names),
            *(plugin(bindings, options) for plugin in chosen.plugins),
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
