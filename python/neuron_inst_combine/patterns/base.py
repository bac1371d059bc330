# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What a pattern is: ``match`` decides and changes nothing, ``rewrite`` does what was decided."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, TypeVar

from neuron_inst_combine.bindings import Bindings
from neuron_inst_combine.bindings.types import Operation, PatternRewriter
from neuron_inst_combine.dialects.hlo import UnreadableOpError
from neuron_inst_combine.patterns.dead_ops import DeferringRewriter


@dataclass(frozen=True, slots=True)
class Missed:
    """Why a candidate was left alone.

    Attributes:
      condition: The number of the first condition that fails, as in the pattern's docstring;
        0 where the op is malformed.
      reason: A lowercase sentence fragment, with the numbers.
    """

    condition: int
    reason: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What ``match`` found legal, with all that ``rewrite`` needs.

    Attributes:
      root: The op to be replaced.
    """

    root: Operation

    def summary(self) -> str:
        """What is done, with the numbers, as a lowercase fragment of a sentence."""
        raise NotImplementedError

    def hint(self) -> str:
        """What there is to be done, for somebody who has not asked for it."""
        return "there is something to combine"

    def changed_in_place(self) -> tuple[Operation, ...]:
        """The ops that the rewrite makes others of where they stand; none, unless it says so."""
        return ()


PlanT = TypeVar("PlanT", bound=Plan)


class Pattern(ABC, Generic[PlanT]):
    """A rewrite rule, bound to one wheel.

    Subclasses state the IR before and after, number their conditions in the docstring, and cite
    the numbers where they check them.
    """

    name: ClassVar[str]
    """As options and remarks spell it, and as the ``.pdll`` file declares it."""

    root_names: ClassVar[frozenset[str]]
    """The op names that a root can have."""

    benefit: ClassVar[int] = 1

    engines_agree: ClassVar[bool] = False
    """Whether ``has_structure`` is known to say of every op what the ``.pdll`` says of it. If it is
    not, ``engine=auto`` is PDL wherever there is PDL."""

    may_be_walked: ClassVar[bool] = False
    """Whether a walk may stand for the greedy driver's first sweep: the rewrite replaces no op but
    the root, erases only what has no use, and needs of its rewriter no more than ``ip`` while the
    root is there, ``replace_op``, ``erase_op``, and the functions of ``dead_ops``."""

    has_near_misses: ClassVar[bool] = False
    """Whether there is a ``_near.pdll`` file, which finds what ``near_miss`` is asked about."""

    def __init__(self, bindings: Bindings) -> None:
        self.bindings = bindings

    @abstractmethod
    def has_structure(self, op: Operation) -> bool:
        """Whether an op is a candidate: whether the patterns of the ``.pdll`` match it.

        Asked where the wheel has no PDL, of every op with a root's name; so it should be quick.
        """

    def match(self, op: Operation) -> PlanT | Missed | None:
        """Decides about one candidate root; the IR stays as it is.

        None says that on a closer look it is no candidate, and nobody need hear of it.
        """
        try:
            return self.decide(op.operation)
        except UnreadableOpError as error:
            return Missed(0, str(error))

    @abstractmethod
    def decide(self, op: Operation) -> PlanT | Missed | None:
        """``match``, without its guard against malformed unregistered ops.

        Raises:
          UnreadableOpError: An op is malformed.
        """

    def recall(self, op: Operation) -> PlanT | None:
        """The plan for an op like one decided about before; None where it has yet to be decided."""
        del op
        return None

    def rewrite_known(
        self, roots: Sequence[Operation], first: int, rewriter: DeferringRewriter
    ) -> int:
        """``recall`` and ``rewrite`` in one, where nobody listens and so no plan is needed.

        Asked before the two, in the first sweep (``may_be_walked``), where the observer is no other
        than ``Silent`` and one class has all three: what a subclass does is not passed over.

        Args:
          roots: Ops on which this pattern is to be tried before all others, in the order in which
            they are to be rewritten. A dead one is not.
          first: The first of them that has yet to be visited.
          rewriter: To be turned to each root.

        Returns:
          How many were rewritten, up to the first that was not, of which nothing was changed.
        """
        del roots, first, rewriter
        return 0

    def near_miss(self, op: Operation) -> Missed | None:
        """What keeps an op that is no candidate from being one; asked for remarks only."""
        del op
        return None

    @abstractmethod
    def rewrite(self, plan: PlanT, rewriter: PatternRewriter) -> None:
        """Carries a plan out, on the IR that it was made for."""
