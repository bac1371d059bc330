# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a report has to say, as plain data: it outlives the module and its context."""

from __future__ import annotations

from dataclasses import dataclass

from neuron_inst_combine.reports.capture import Change


@dataclass(frozen=True, slots=True)
class Rewrite:
    """One rewrite.

    Attributes:
      pass_argument: The pass, ``neuron-inst-combine`` say.
      pattern: The name of the pattern.
      function: The symbol name of the function; empty outside of any.
      location: ``file:line:column`` of the root, or what else its location says.
      summary: What was done, as a lowercase fragment of a sentence.
      change: The ops before and after.
    """

    pass_argument: str
    pattern: str
    function: str
    location: str
    summary: str
    change: Change


@dataclass(frozen=True, slots=True)
class MissedCandidate:
    """One candidate that was left alone.

    Attributes:
      pass_argument: The pass.
      pattern: The name of the pattern.
      function: The symbol name of the function; empty outside of any.
      location: As of a rewrite.
      reason: The first condition that failed, as a lowercase fragment of a sentence.
    """

    pass_argument: str
    pattern: str
    function: str
    location: str
    reason: str


@dataclass(frozen=True, slots=True)
class Report:
    """What a run of a pipeline did.

    Attributes:
      source: The name of the file or module.
      passes: Each pass of ours with its options, as a pipeline has it, in order.
      rewrites: In the order in which they were done.
      missed: The candidates that were left, in the order of the remarks.
    """

    source: str
    passes: tuple[str, ...] = ()
    rewrites: tuple[Rewrite, ...] = ()
    missed: tuple[MissedCandidate, ...] = ()
