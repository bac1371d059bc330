# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A picture of a few ops as plain data; no object of a wheel is kept.

A rewrite erases ops, and an erased op must not be touched: what a report is to show of one is
copied while it is there.
"""

from __future__ import annotations

import enum
from dataclasses import dataclass


class NodeKind(enum.Enum):
    """What a node stands for; it is drawn accordingly."""

    OP = "op"
    CONSTANT = "constant"
    VALUE = "value"
    """A value from outside of the picture: a block argument, or a result of another op."""

    MORE = "more"
    """The ops for which there is no room."""


class Role(enum.Enum):
    """What the rewrite does to what a node stands for."""

    REMOVED = "removed"
    NEW = "new"
    KEPT = "kept"
    OUTSIDE = "outside"


@dataclass(frozen=True, slots=True)
class Node:
    """An op or a value.

    Attributes:
      kind: What it stands for.
      role: What the rewrite does to it.
      label: The name of the op without StableHLO's and MHLO's prefix, or what the value is.
      types: Of the results, ``4x8xf32``.
      details: The attributes worth showing, ``dimensions = [1]``; one line each.
      title: All there is to say, in full names, and where the op is from; for a tooltip.
    """

    kind: NodeKind
    role: Role
    label: str
    types: tuple[str, ...] = ()
    details: tuple[str, ...] = ()
    title: str = ""


@dataclass(frozen=True, slots=True)
class Edge:
    """A value on its way from the op that computes it to one that reads it.

    Attributes:
      source: The index of the node it comes from.
      target: The index of the node that reads it.
      count: How many operands of the target it is.
    """

    source: int
    target: int
    count: int = 1


@dataclass(frozen=True, slots=True)
class Graph:
    """Some ops and the values between them.

    Attributes:
      nodes: Roots first; an edge names them by their index.
      edges: Between two nodes at most one.
      hidden: The number of ops that the node of kind MORE stands for.
    """

    nodes: tuple[Node, ...] = ()
    edges: tuple[Edge, ...] = ()
    hidden: int = 0

    @property
    def ops(self) -> int:
        """How many ops there are, with the hidden ones, without constants."""
        return self.hidden + sum(node.kind is NodeKind.OP for node in self.nodes)
