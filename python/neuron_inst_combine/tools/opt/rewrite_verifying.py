# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--verify-rewrites``: translation validation of what each of our passes makes of a module."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Location, Operation
from neuron_inst_combine.passes.base import ModulePass, PassFailedError
from neuron_inst_combine.patterns.options import SignedZero
from neuron_inst_combine.tools.opt.command_line import CommandLine
from neuron_inst_combine.tools.opt.diagnostics import Diagnostic, DiagnosticSink, place_of
from neuron_inst_combine.tools.opt.errors import ToolError

if TYPE_CHECKING:
    from neuron_inst_combine.validation import FunctionVerdict


@dataclass(frozen=True, slots=True)
class RewriteVerifier:
    """Compares a module with what a pass makes of it.

    Attributes:
      sink: Where warnings go.
    """

    sink: DiagnosticSink

    @classmethod
    def of(cls, command_line: CommandLine, sink: DiagnosticSink) -> RewriteVerifier | None:
        """The verifier that the command line asks for; None for none.

        Raises:
          ToolError: A package that it needs is missing.
        """
        if not command_line.boolean("verify-rewrites"):
            return None
        try:
            import numpy  # noqa: F401 # asked for before anything is read
        except ModuleNotFoundError as error:
            raise ToolError(
                "--verify-rewrites needs numpy: pip install 'neuron-inst-combine[tv]'"
            ) from error
        return cls(sink)

    def verified(
        self, module_pass: ModulePass, bindings: Bindings, module: Operation
    ) -> Callable[[], None]:
        """Keeps a copy of a module that a pass is about to change.

        Returns:
          What compares the module with the copy once the pass has run. It warns of what is not
          checked and raises a ``PassFailedError`` where a function computes something else.
        """
        before = module.clone()
        return lambda: self._check(module_pass, bindings, before, module)

    def _check(
        self, module_pass: ModulePass, bindings: Bindings, before: Operation, after: Operation
    ) -> None:
        unproved = _unproved(module_pass, before, after)
        # The greedy driver folds with the wheel's own folders, which the validation knows nothing
        # of. If it does that to the copy too, what is left are our rewrites.
        if unproved and module_pass.run_without_patterns(bindings, before):
            remaining = _unproved(module_pass, before, after)
            for name in unproved.keys() - remaining.keys():
                self._warn(
                    _location(after, name),
                    f"{module_pass.argument}: @{name} was checked but for what the MLIR package "
                    "itself folded; fold=false leaves that out",
                )
            unproved = remaining
        for name, verdict in unproved.items():
            if verdict.difference is not None:
                raise PassFailedError(
                    _location(after, name),
                    f"{module_pass.argument} made a wrong rewrite: {verdict}",
                )
            self._warn(
                _location(after, name),
                f"{module_pass.argument}: @{name} was not checked: {verdict.reason}",
            )

    def _warn(self, location: Location, message: str) -> None:
        self.sink.print([Diagnostic("warning", place_of(location), message)])


def _unproved(
    module_pass: ModulePass, before: Operation, after: Operation
) -> dict[str, FunctionVerdict]:
    """The verdicts that are not equal, by function."""
    # Imported late: what a run does not need costs it no time.
    from neuron_inst_combine.validation import ValidationOptions, Verdict, validate

    options = ValidationOptions(
        preserve_signed_zero=module_pass.option("signed_zero") is SignedZero.PRESERVE,
        assume_monoid=module_pass.option("assume_monoid") is True,
    )
    verdicts = validate(before, after, options)
    return {v.function: v for v in verdicts if v.verdict is not Verdict.EQUAL}


def _location(module: Operation, name: str) -> Location:
    """Of the op of that name at the top of a module; of the module where there is none."""
    for op in module.regions[0].blocks[0].operations:
        attributes = op.operation.attributes
        if "sym_name" in attributes and getattr(attributes["sym_name"], "value", "") == name:
            return op.operation.location
    return module.location
