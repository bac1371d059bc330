# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What is done with one module: both passes in both modes, and every check of what they made."""

from __future__ import annotations

import functools
import re
from dataclasses import dataclass, field, replace
from random import Random
from typing import Any

from generator import Specimen, specimen
from interpreting import Interpreter, differing, make_rows

from neuron_inst_combine import run
from neuron_inst_combine.bindings import load
from neuron_inst_combine.pipelines.pipeline import Pipeline
from neuron_inst_combine.validation import ValidationOptions, Verdict, validate

MODES = ("documented", "extended")
MODULES_OF_A_CONTEXT = 250
"""A context keeps every type and attribute that it has seen."""


@dataclass(frozen=True)
class Problem:
    """Something that must not be.

    Attributes:
        kind: `different`, `interpreter`, `verifier`, `exception`, `invalid` or `died`.
        mode: of the passes; empty where neither has run.
        text: what is wrong.
    """

    kind: str
    mode: str
    text: str


@dataclass
class Outcome:
    """What became of one module; each mapping is by mode.

    Attributes:
        index: of the module in its sequence.
        fired: how often each pattern fired.
        verdicts: `unchanged`, `equal`, `different`, or `not checked: ` and why.
        evaluated: `unchanged`, `equal`, `different`, or `not evaluated: ` and why.
        problems: whatever must not be.
    """

    index: int
    fired: dict[str, dict[str, int]] = field(default_factory=dict)
    verdicts: dict[str, str] = field(default_factory=dict)
    evaluated: dict[str, str] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)


class Judge:
    """Checks one module after the other, in one process."""

    def __init__(
        self, seed: int, wheel: str = "iree", interpreter: Interpreter | None = None
    ) -> None:
        self._seed = seed
        self._bindings = load(wheel)
        self._interpreter = interpreter
        self._context: Any = None
        self._judged = 0

    def judge(self, index: int) -> Outcome:
        """Checks a module of the sequence."""
        return self.judge_specimen(index, specimen(self._seed, index))

    def judge_specimen(self, index: int, what: Specimen) -> Outcome:
        """Checks a module."""
        if self._judged % MODULES_OF_A_CONTEXT == 0:
            self._context = self._bindings.context()
        self._judged += 1
        if not self._bindings.wheel.has_pdl:
            what = replace(what, engine="auto")
        outcome = Outcome(index)
        ir = self._bindings.ir
        try:
            before = ir.Module.parse(what.text, self._context)
        except ir.MLIRError as error:
            outcome.problems.append(Problem("invalid", "", str(error)))
            return outcome
        texts: dict[str, str] = {}
        for mode in MODES:
            after = ir.Module.parse(what.text, self._context)
            if self._run(what, after, mode, outcome):
                texts[mode] = str(after)
                self._validate(what, before, after, mode, outcome)
        self._evaluate(what, str(before), texts, outcome)
        return outcome

    def _run(self, what: Specimen, module: Any, mode: str, outcome: Outcome) -> bool:
        """Runs both passes and the verifier."""
        remarks: list[str] = []
        try:
            report = run(
                module,
                _pipeline(what.pipeline(mode)),
                remarks=(lambda remark: remarks.append(str(remark))) if what.remarks else None,
            )
        except Exception as error:  # noqa: BLE001 # a fuzzer reports whatever is raised
            kind = "exception" if _verifies(self._bindings.ir, module) else "verifier"
            outcome.problems.append(Problem(kind, mode, f"{type(error).__name__}: {error}"))
            return False
        outcome.fired[mode] = dict(report.fired)
        if not _verifies(self._bindings.ir, module):
            outcome.problems.append(Problem("verifier", mode, "the result does not verify"))
            return False
        return True

    def _validate(
        self, what: Specimen, before: Any, after: Any, mode: str, outcome: Outcome
    ) -> None:
        """Compares two modules by translation validation."""
        if str(before) == str(after):
            outcome.verdicts[mode] = "unchanged"
            return
        options = ValidationOptions(preserve_signed_zero=what.preserve_signed_zero)
        try:
            verdicts = validate(before, after, options)
        except Exception as error:  # noqa: BLE001 # a fuzzer reports whatever is raised
            text = f"validation: {type(error).__name__}: {error}"
            outcome.problems.append(Problem("exception", mode, text))
            return
        found = {verdict.verdict for verdict in verdicts}
        outcome.verdicts[mode] = "equal"
        if Verdict.DIFFERENT in found:
            outcome.verdicts[mode] = "different"
            outcome.problems.append(Problem("different", mode, "\n".join(map(str, verdicts))))
        elif Verdict.NOT_CHECKED in found:
            reason = next(v.reason for v in verdicts if v.verdict is Verdict.NOT_CHECKED)
            outcome.verdicts[mode] = f"not checked: {_without_numbers(reason)}"

    def _evaluate(
        self, what: Specimen, before: str, texts: dict[str, str], outcome: Outcome
    ) -> None:
        """Compares what the interpreter computes from integer-valued inputs."""
        changed = {mode: text for mode, text in texts.items() if text != before}
        for mode in texts:
            outcome.evaluated[mode] = "unchanged"
        if not changed:
            return
        reason = "" if what.exact else "a sum may be too large for its type"
        reason = reason if self._interpreter else "without the interpreter"
        rows: list[list[str]] = []
        old: list[list[str]] | str = reason
        if self._interpreter and not reason:
            random = Random(f"inputs:{outcome.index}")
            rows = make_rows(what.inputs, random, signed_zeros=what.preserve_signed_zero)
            old = self._interpreter.results(before, rows)
        for mode, text in changed.items():
            if isinstance(old, str) or not self._interpreter:
                outcome.evaluated[mode] = f"not evaluated: {_without_numbers(str(old))}"
                continue
            new = self._interpreter.results(text, rows)
            if isinstance(new, str):
                outcome.evaluated[mode] = "different"
                outcome.problems.append(Problem("interpreter", mode, new))
                continue
            difference = differing(what.results, old, new, signed_zero=what.preserve_signed_zero)
            outcome.evaluated[mode] = "different" if difference else "equal"
            if difference:
                outcome.problems.append(Problem("interpreter", mode, difference))


@functools.cache
def _pipeline(text: str) -> Pipeline:
    return Pipeline.parse(text)


def _verifies(ir: Any, module: Any) -> bool:
    try:
        return bool(module.operation.verify())
    except ir.MLIRError:
        return False


def _without_numbers(reason: str) -> str:
    """A reason in such a form that those of one kind are the same."""
    return re.sub(r"\d+", "N", reason)
