# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Rewrites an HLO module that is about to be compiled, or says why that would not be safe."""

from __future__ import annotations

import io
import re
from collections.abc import Callable
from dataclasses import dataclass

from neuron_inst_combine.bindings import load
from neuron_inst_combine.bindings.types import Module
from neuron_inst_combine.embedding import Report, run
from neuron_inst_combine.integrations.jax_private import (
    hlo_text,
    hlo_to_stablehlo,
    stablehlo_to_hlo,
)
from neuron_inst_combine.pipelines.pipeline import Native, Pipeline
from neuron_inst_combine.remarks.remark import Remark


class NotRewrittenError(Exception):
    """The module should be left as it is; the text says why, and names the module."""


@dataclass(frozen=True, slots=True)
class RewrittenHlo:
    """A module to put in the place of another.

    Attributes:
      proto: A serialized HloModuleProto.
      report: What was done.
    """

    proto: bytes
    report: Report


class HloRewriter:
    """Takes HLO modules through a pipeline on StableHLO."""

    def __init__(self, pipeline: Pipeline, remarks: Callable[[Remark], None] | None) -> None:
        # The importer makes a function of each fused computation besides the fusion's region; they
        # have no callers, and what fires in them would be counted twice.
        self._pipeline = Pipeline((Native("symbol-dce"), *pipeline.steps))
        self._remarks = remarks

    def rewrite(self, proto: bytes) -> RewrittenHlo | None:
        """Rewrites a serialized HloModuleProto; None where no pattern fires.

        Raises:
          NotRewrittenError: It cannot be converted, or not without loss.
          UnsupportedJaxError: jaxlib has no conversion between HLO and StableHLO.
          Exception: Whatever a pass or the callback raised.
        """
        before = _Printed(hlo_text(proto))
        bindings = load("jaxlib")
        with bindings.context() as context:
            try:
                bytecode = hlo_to_stablehlo(proto)
                module = bindings.ir.Module.parse(bytecode, context)
            except (RuntimeError, ValueError, bindings.ir.MLIRError) as error:
                # XLA's errors are RuntimeErrors; MLIRError is none.
                raise before.refuse(f"it cannot be made StableHLO: {_first_line(error)}") from error
            report = run(module, self._pipeline, remarks=self._remarks)
            if not report.changed:
                return None
            refuse_what_would_be_lost(before, bytecode)
            try:
                after = stablehlo_to_hlo(_bytecode(module))
            except (RuntimeError, ValueError) as error:
                raise before.refuse(f"it cannot be made HLO again: {_first_line(error)}") from error
        printed = _Printed(hlo_text(after))
        if printed.signature != before.signature:
            raise before.refuse("the rewritten module has other layouts at its entry")
        if layout := printed.strange_layout():
            raise before.refuse(
                f"the rewritten module has a layout that is not the default, {layout}"
            )
        return RewrittenHlo(after, report)


def refuse_what_would_be_lost(before: _Printed, bytecode: bytes) -> None:
    """Compares a module with itself, taken to StableHLO and back.

    Raises:
      NotRewrittenError: It is not the same.
    """
    if "is_scheduled=true" in before.properties:
        raise before.refuse("it has a schedule, which StableHLO has no place for")
    for lost in before.properties:
        raise before.refuse(f"XLA does not take {lost} from a module that it is given")
    if layout := before.strange_layout():
        raise before.refuse(f"it has a layout that is not the default, {layout}")
    try:
        printed = _Printed(hlo_text(stablehlo_to_hlo(bytecode)))
    except (RuntimeError, ValueError) as error:
        raise before.refuse(f"it cannot be made HLO again: {_first_line(error)}") from error
    if printed.signature != before.signature:
        raise before.refuse("the layouts at its entry would be lost on the way")
    for line, other in zip(before.entry, printed.entry, strict=False):
        if line != other:
            raise before.refuse(f"this would be lost on the way: {_difference(line, other)}")
    if len(before.entry) != len(printed.entry):
        raise before.refuse("instructions would be lost on the way")


# In a shape: ``f32[4,8]{1,0}``, and what tiles and memory spaces add behind a colon.
_LAYOUT = re.compile(r"\w\[[\d,<=?]*\](\{[^{}]*\})")
_NAME = re.compile(r"HloModule ([^\s,]+)")


class _Printed:
    """An HLO module as text without names."""

    def __init__(self, text: str) -> None:
        self.header = text.partition("\n")[0]
        # Called computations stand in the text of what calls them too; those before the entry come
        # in any order.
        entry = text[text.index("\nENTRY ") :].strip().splitlines()
        self.entry = entry[1:]

    @property
    def signature(self) -> str:
        """The layouts at the entry, and whatever else is said of the whole module."""
        return _NAME.sub("", self.header)

    @property
    def properties(self) -> list[str]:
        """What is said of the whole module, besides the layouts at its entry."""
        parts = _outside_of_braces(self.signature)
        return [p for p in parts if p and not p.startswith("entry_computation_layout=")]

    def strange_layout(self) -> str | None:
        """The first layout that is not row-major, if there is one."""
        for line in (self.header, *self.entry):
            for layout in _LAYOUT.findall(line):
                order = layout[1:-1]
                if order != ",".join(map(str, reversed(range(order.count(",") + 1)))) and order:
                    return str(layout)
        return None

    def refuse(self, why: str) -> NotRewrittenError:
        """The refusal of this module."""
        found = _NAME.match(self.header)
        name = found[1] if found else "without a name"
        return NotRewrittenError(f"HLO module {name} is compiled as it is: {why}")


def _outside_of_braces(text: str) -> list[str]:
    """The parts between the commas that are in no braces."""
    parts, depth = [""], 0
    for char in text:
        depth += {"{": 1, "}": -1}.get(char, 0)
        if char == "," and not depth:
            parts.append("")
        else:
            parts[-1] += char
    return [part.strip() for part in parts]


def _difference(line: str, other: str) -> str:
    """What one line has and the other has not, with a little before it."""
    pairs = zip(line, other, strict=False)
    at = next((k for k, (a, b) in enumerate(pairs) if a != b), min(len(line), len(other)))
    start = max(0, line.rfind(" ", 0, at) + 1)
    return line[start : start + 120].strip() or line.strip()[:120]


def _first_line(error: Exception) -> str:
    return next(iter(str(error).strip().splitlines()), type(error).__name__)


def _bytecode(module: Module) -> bytes:
    bytecode = io.BytesIO()
    module.operation.write_bytecode(bytecode)
    return bytecode.getvalue()
