# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""``--verify-diagnostics``: diagnostics are compared with the comments that expect them."""

from __future__ import annotations

from collections.abc import Iterable

from neuron_inst_combine.tools.opt.diagnostics import (
    PARSED_FROM_STRING,
    Diagnostic,
    Place,
    Renderer,
)
from neuron_inst_combine.tools.opt.expected_diagnostics import (
    Expectation,
    ExpectationError,
    expectations_in,
)

_CURRENT_OP = "see current operation: "


class DiagnosticVerifier:
    """Takes the diagnostics of one module in place of a renderer.

    What differs from what is expected goes to the renderer, as errors.
    """

    def __init__(self, text: bytes, renderer: Renderer, *, only_expected: bool) -> None:
        """Reads the comments.

        Args:
          text: The input, in whose comments is what to expect.
          renderer: For what is wrong.
          only_expected: Whether other diagnostics may appear.
        """
        self._renderer = renderer
        self._only_expected = only_expected
        self._is_as_expected = True
        self._expectations: list[Expectation] = []
        try:
            self._expectations = expectations_in(text)
        except ExpectationError as error:
            self._complain(Place(renderer.name, error.line, error.column), str(error))

    def print(self, diagnostics: Iterable[Diagnostic]) -> None:
        """Compares diagnostics, and the notes of each."""
        for diagnostic in diagnostics:
            # mlir-opt, too, does without this note of MLIR's when it compares.
            if not diagnostic.message.startswith(_CURRENT_OP):
                self._compare(diagnostic)
                self.print(diagnostic.notes)

    def finish(self) -> bool:
        """Reports what was expected in vain; returns whether all was as expected."""
        for expectation in self._expectations:
            if not expectation.is_met:
                message = f'expected {expectation.severity} "{expectation.text}" was not produced'
                self._complain(self._place(expectation), message)
        return self._is_as_expected

    def _compare(self, diagnostic: Diagnostic) -> None:
        near: Expectation | None = None
        for expectation in self._expectations:
            if expectation.is_met or not self._is_at(expectation, diagnostic.place):
                continue
            if not expectation.pattern.search(diagnostic.message):
                continue
            if expectation.severity == diagnostic.severity:
                expectation.is_met = True
                return
            near = expectation
        if self._only_expected:
            return
        if near is not None:
            self._complain(
                self._place(near),
                f"'{diagnostic.severity}' diagnostic emitted when expecting a '{near.severity}'",
            )
        else:
            self._complain(
                diagnostic.place, f"unexpected {diagnostic.severity}: {diagnostic.message}"
            )

    def _is_at(self, expectation: Expectation, place: Place | None) -> bool:
        if place is None:
            return expectation.target is None
        if place.file not in (self._renderer.name, PARSED_FROM_STRING):
            return False
        # Line 0 is the module that MLIR puts around a list of ops; it is shown as line 1.
        return expectation.target in ((None, 1) if not place.line else (place.line,))

    def _place(self, expectation: Expectation) -> Place:
        return Place(self._renderer.name, expectation.line, expectation.column)

    def _complain(self, place: Place | None, message: str) -> None:
        self._is_as_expected = False
        self._renderer.print([Diagnostic("error", place, message)])
