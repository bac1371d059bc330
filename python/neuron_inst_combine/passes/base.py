# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a pass is, and how it stands in a pass manager of any wheel."""

from __future__ import annotations

import dataclasses
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.errors import NOT_UTF8, is_of_bytes
from neuron_inst_combine.bindings.types import Location, Operation, PassManager
from neuron_inst_combine.drivers.observer import Observer
from neuron_inst_combine.passes.options import print_options


class PassFailedError(Exception):
    """A pass cannot do its work on this module.

    Attributes:
      location: Where the error is to be reported.
    """

    def __init__(self, location: Location, message: str) -> None:
        super().__init__(message)
        self.location = location


@dataclasses.dataclass(frozen=True)
class ModulePass(ABC):
    """A pass over a module; the fields of the subclass are its options."""

    name: ClassVar[str]
    """Of the pass, as MLIR prints it in ``IR Dump After``."""

    argument: ClassVar[str]
    """The command-line word and the name in a textual pipeline."""

    summary: ClassVar[str]
    """One line for ``--help``."""

    @abstractmethod
    def run(self, bindings: Bindings, module: Operation, observer: Observer) -> bool:
        """Does the work on a ``builtin.module``.

        Returns:
          Whether the module may be another one now.

        Raises:
          PassFailedError: The module is not one the pass can work on, or the work did not end.
        """

    @abstractmethod
    def explain(self, bindings: Bindings, module: Operation, observer: Observer) -> None:
        """Tells the observer why each candidate that is left in the module is missed.

        Raises:
          PassFailedError: As ``run``.
        """

    def run_without_patterns(self, bindings: Bindings, module: Operation) -> bool:  # noqa: ARG002
        """Does what the driver does by itself: folding, erasing what is dead; no pattern.

        Returns:
          Whether there is anything of the kind.

        Raises:
          PassFailedError: As ``run``.
        """
        return False

    def option(self, name: str) -> Any:
        """The value of an option by its field's name; None where the pass has no such option."""
        return getattr(self, name, None)

    @classmethod
    def known_patterns(cls) -> tuple[str, ...]:
        """The patterns that the pass has, whatever the options; those of plugins left out."""
        return ()

    def pattern_names(self) -> tuple[str, ...]:
        """The patterns that take part, with these options."""
        return ()

    def __str__(self) -> str:
        options = print_options(self)
        return f"{self.argument}{{{options}}}" if options else self.argument


class RunPass(Protocol):
    """What a pass manager does when it comes to one of our passes."""

    def __call__(self, module_pass: ModulePass, bindings: Bindings, module: Operation) -> bool:
        """Runs the pass, with an observer and whatever else belongs around it.

        Returns:
          Whether the module may be another one now.
        """


class PassCallback:
    """A pass as a pass manager calls it: no exception leaves it.

    A ``PassFailedError`` becomes an error diagnostic and a failed pass. Anything else is a bug, of
    which ``exception`` keeps the first; who runs the pass manager should call ``reraise``.

    Attributes:
      verifies: Whether to run the verifier where the pass has changed something; for a pass manager
        that does not, since it would run it in any case.
    """

    def __init__(self, module_pass: ModulePass, bindings: Bindings, run_pass: RunPass) -> None:
        self.module_pass = module_pass
        self.exception: BaseException | None = None
        self.verifies = False
        self._bindings = bindings
        self._run_pass = run_pass

    def __call__(self, op: Operation, external_pass: Any) -> None:
        """Runs the pass; the signature is that of MLIR's Python passes."""
        try:
            has_changed = self._run_pass(self.module_pass, self._bindings, op.operation)
        except PassFailedError as failure:
            failure.location.emit_error(str(failure))
            external_pass.signal_pass_failure()
        except BaseException as exception:  # noqa: BLE001
            # Of any kind: the frames between here and the caller are C++.
            external_pass.signal_pass_failure()
            if is_of_bytes(exception):
                op.location.emit_error(NOT_UTF8)
                return
            self.exception = exception
            op.location.emit_error(
                f"internal error in {self.module_pass.argument}: "
                f"{type(exception).__name__}: {exception}"
            )
        else:
            if has_changed and self.verifies:
                self._verify(op, external_pass)

    def _verify(self, op: Operation, external_pass: Any) -> None:
        try:
            op.operation.verify()
        except self._bindings.ir.MLIRError as error:
            # It has the diagnostics, with their notes.
            self.exception = error
            external_pass.signal_pass_failure()

    def reraise(self) -> None:
        """Raises what the pass or the verifier raised, unless it was a plain failure."""
        if self.exception is not None:
            exception, self.exception = self.exception, None
            raise exception


def add_pass(
    manager: PassManager,
    module_pass: ModulePass,
    bindings: Bindings,
    observer: Observer,
    run_pass: RunPass | None = None,
) -> PassCallback:
    """Adds a pass to the end of a pass manager that runs on a module.

    Args:
      manager: It runs on a module.
      module_pass: The pass.
      bindings: Those of the manager.
      observer: Told what the pass does, unless there is a `run_pass`, which sees to that itself.
      run_pass: Called in place of ``module_pass.run``.
    """

    def plain(module_pass: ModulePass, bindings: Bindings, module: Operation) -> bool:
        return module_pass.run(bindings, module, observer)

    callback = PassCallback(module_pass, bindings, run_pass or plain)
    run: Callable[[Operation, Any], None] = callback.__call__
    # With an op_name the pass manager would say "unable to schedule pass".
    manager.add(
        run,
        name=module_pass.name,
        argument=module_pass.argument,
        description=module_pass.summary,
        op_name="",
    )
    return callback
