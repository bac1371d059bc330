# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Evaluates terms in a world."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Any, TypeAlias

from neuron_inst_combine.validation.bags import Bag, resolve
from neuron_inst_combine.validation.field import Residues
from neuron_inst_combine.validation.meanings import ATOMS
from neuron_inst_combine.validation.steps import EVALUATE, Held, Step
from neuron_inst_combine.validation.terms import TermTable
from neuron_inst_combine.validation.worlds import World

Watch: TypeAlias = Callable[[int, Residues], None]


@dataclass(frozen=True, slots=True)
class Evaluator:
    """Evaluates terms, each at the shape that it is to have.

    Attributes:
      table: The terms.
      limit: The most elements that an array may hold.
      names: The number that stands for each atom, where it is not its own: of two uninterpreted
        ops with equal operands, those of the first.
      functions: Numbers for the meanings of elementwise ops.
      blob: The bytes of a resource.
    """

    table: TermTable
    limit: int
    names: Mapping[int, int]
    functions: dict[Any, int]
    blob: Callable[[Any], bytes | None]

    def run(
        self,
        order: Sequence[int],
        free: AbstractSet[int],
        shapes: Mapping[int, tuple[int, ...]],
        roots: Sequence[int],
        world: World,
        watch: Watch | None = None,
    ) -> list[Residues]:
        """The values of some terms.

        Args:
          order: All terms that they depend on, by number.
          free: Those of them that are taken for variables.
          shapes: Their shapes.
          roots: What is wanted.
          world: What is evaluated in.
          watch: Told of the value of each term.

        Raises:
          LimitExceededError: A value does not fit.
          NotCheckedError: A constant cannot be read.
        """
        uses: dict[int, int] = dict.fromkeys(roots, 1)
        for number in order:
            if number not in free:
                for operand in self.table.terms[number].operands:
                    uses[operand] = uses.get(operand, 0) + 1
        values: dict[int, Held] = {}
        for number in order:
            term, shape = self.table.terms[number], shapes[number]
            step = Step(term, [], shape, world, self.limit, self.functions, self.blob)
            if number in free or isinstance(term.meaning, ATOMS):
                step.check(step.size)
                values[number] = world.variable(self.names.get(number, number), shape)
                continue
            # What a body returns counts by its numbers, and is not evaluated.
            step.operands.extend(values[n] for n in term.operands if n in values)
            values[number] = EVALUATE[type(term.meaning)](step)
            if watch is not None:
                watch(number, resolved(values[number], world))
            for operand in term.operands:
                uses[operand] -= 1
                if not uses[operand]:
                    values.pop(operand, None)
        return [resolved(values[root], world) for root in roots]


def resolved(value: Held, world: World) -> Residues:
    """A value as residues."""
    return resolve(value, world.seed) if isinstance(value, Bag) else value
