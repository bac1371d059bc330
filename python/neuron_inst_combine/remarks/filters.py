# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Which remarks a user wants to see: mlir-opt's ``--remarks-filter`` and its kin."""

from __future__ import annotations

import re
from dataclasses import dataclass

from neuron_inst_combine.remarks.remark import Remark, RemarkKind


class FilterError(ValueError):
    """A filter is no regular expression."""


@dataclass(frozen=True, slots=True)
class RemarkFilter:
    """Regular expressions, one of which a remark's category, its pass, must match as a whole.

    So it is in mlir-opt; here a filter also takes a remark whose pattern it matches as a whole.

    Attributes:
      everything: For remarks of any kind.
      passed: For passed remarks, besides.
      missed: For missed remarks, besides.
    """

    everything: str = ""
    passed: str = ""
    missed: str = ""

    def __post_init__(self) -> None:
        for text in (self.everything, self.passed, self.missed):
            try:
                re.compile(text)
            except re.error as error:
                raise FilterError(f"'{text}' is no regular expression: {error}") from error

    @property
    def is_off(self) -> bool:
        """Whether it takes nothing, so that nothing need be collected."""
        return not (self.everything or self.passed or self.missed)

    def takes(self, remark: Remark) -> bool:
        """Whether the user wants to see a remark."""
        kind = self.passed if remark.kind is RemarkKind.PASSED else self.missed
        return any(
            re.fullmatch(text, word)
            for text in (self.everything, kind)
            if text
            for word in (remark.pass_argument, remark.pattern)
        )
