# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The plan of the patterns that merge two reduces."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import TypeAlias

from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings.types import Attribute, Operation, Type, Value
from neuron_inst_combine.patterns.base import Plan


@dataclass(frozen=True, slots=True)
class InputWindow:
    """What the merged reduce reads of one of its inputs.

    Attributes:
      window: None for all.
      shape: The extents of what is read, in elements.
      attributes: Those of the slice that reads it: the window, and the discardable ones of an
        absorbed slice which it lacks.
      type: Of what is read; None for all.
    """

    window: Window | None
    shape: tuple[int, ...]
    attributes: Mapping[str, Attribute]
    type: Type


@dataclass(frozen=True)
class Merge:
    """What two reduces become, whatever they read and wherever they stand.

    Attributes:
      inputs: Of the one reduce.
      dimensions: Over what, ascending.
      dimensions_attribute: The same, as the reduce has it.
      drops_dimensions_only: Whether a reshape will do, since each element is reduced alone.
      attributes: The discardable ones of the root.
    """

    inputs: tuple[InputWindow, ...]
    dimensions: tuple[int, ...]
    dimensions_attribute: Attribute
    drops_dimensions_only: bool
    attributes: Mapping[str, Attribute]

    @cached_property
    def keeps_one_slice(self) -> bool:
        """Whether there is one input, of which a part is reduced, and more than a reshape to do."""
        is_part = len(self.inputs) == 1 and self.inputs[0].window is not None
        return is_part and not self.drops_dimensions_only

    @cached_property
    def description(self) -> str:
        """What becomes of the reduces, as the end of a summary."""
        what = "reshape" if self.drops_dimensions_only else "reduce"
        first = self.inputs[0]
        sliced = "" if first.window is None else f" of a {_shape(first)} slice"
        return f"became one {what}{sliced} over {list(self.dimensions)}"


Links: TypeAlias = tuple[
    Operation,
    tuple[Operation, ...],
    tuple[Value, ...],
    tuple[Operation | None, ...],
    bool,
]
"""The ops and values of a chain, but for the root. No class: to make an object of one takes as long
as five calls of the bindings, for each rewrite.

- The inner reduce.
- The slices above it, one for each input; empty without.
- The inner reduce's inputs, or the operands of the slices which these are.
- Those slices, which become part of the ones above; None where there is none, and empty where there
  are none at all.
- Whether the inner reduce has init values that the outer one has not.
"""


@dataclass(frozen=True, slots=True)
class MergedReduce(Plan):
    """The one reduce that is to take the place of two and a slice.

    Attributes:
      links: What stands below the outer reduce, the root.
      merge: What they become.
    """

    links: Links
    merge: Merge

    def summary(self) -> str:
        """See ``Plan``."""
        before = "2 reduces and a slice" if self.links[1] else "2 reduces"
        return f"{before} {self.merge.description}"

    def hint(self) -> str:
        """See ``Plan``."""
        return f"two reduces can be one over {list(self.merge.dimensions)}"

    def changed_in_place(self) -> tuple[Operation, ...]:
        """See ``Plan``: slices that are read, and the root unless it becomes a reshape."""
        root = () if self.merge.drops_dimensions_only else (self.root,)
        _, slices, *_ = self.links
        parts = zip(slices, self.merge.inputs, strict=True) if slices else ()
        return (*root, *(op for op, part in parts if part.window is not None))


def _shape(part: InputWindow) -> str:
    return "x".join(map(str, part.shape))
