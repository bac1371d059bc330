# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A picture in the making, which ends when there is no more room."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Collection

from neuron_inst_combine.bindings.types import Operation, Value
from neuron_inst_combine.dialects.hlo import op_key
from neuron_inst_combine.reports.graph import Edge, Graph, Node, Role
from neuron_inst_combine.reports.nodes import more_node, op_node, value_node

MAX_NODES = 40
"""How many nodes a picture has at the most, besides the one that stands for the rest."""


MAX_LAYERS = 12
"""How many ops it draws one above the other."""


class Draft:
    """Collects nodes and edges; an op or value that is added again is the same node.

    Attributes:
      hidden: How many ops are left out, to be set by who knows.
    """

    def __init__(self) -> None:
        self.hidden = 0
        self._nodes: list[Node] = []
        # By key: what was erased must not be compared with anything.
        self._ops: dict[int, int] = {}
        self._values: dict[int, int] = {}
        self._edges: Counter[tuple[int, int]] = Counter()
        self._cut_off: dict[int, None] = {}

    @property
    def is_full(self) -> bool:
        """Whether nothing new can be added."""
        return len(self._nodes) >= MAX_NODES

    def has_op(self, op: Operation) -> bool:
        """Whether an op has been drawn."""
        return op_key(op) in self._ops

    def add_op(self, op: Operation, role: Role) -> int | None:
        """Draws an op, unless it is there; returns its index, None where there is no room."""
        key = op_key(op)
        if key not in self._ops and not self.is_full:
            self._ops[key] = len(self._nodes)
            self._nodes.append(op_node(op, role))
        return self._ops.get(key)

    def add_value(self, value: Value) -> int | None:
        """Draws a value from outside, unless it is there; returns as ``add_op``."""
        key = hash(value)
        if key not in self._values and not self.is_full:
            self._values[key] = len(self._nodes)
            self._nodes.append(value_node(value))
        return self._values.get(key)

    def connect(self, source: int | None, target: Operation) -> None:
        """Draws a value on its way to an op that is drawn; from None, out of what is left out."""
        index = self._ops[op_key(target)]
        if source is None:
            self._cut_off[index] = None
        else:
            self._edges[source, index] += 1

    def graph(self, kept: Collection[int] = (), feeding: Collection[int] = ()) -> Graph:
        """The picture.

        Args:
          kept: The keys of ops that turned out to be kept.
          feeding: The hashes of values that the ops which are left out read, if there are any.
        """
        nodes = list(self._nodes)
        for key in kept:
            if (index := self._ops.get(key)) is not None:
                nodes[index] = dataclasses.replace(nodes[index], role=Role.KEPT)
        edges = [Edge(source, target, count) for (source, target), count in self._edges.items()]
        if self.hidden or self._cut_off:
            more = len(nodes)
            nodes.append(more_node(self.hidden))
            edges += [Edge(more, target) for target in self._cut_off]
            drawn = [self._values[key] for key in feeding if key in self._values]
            edges += [Edge(source, more) for source in dict.fromkeys(drawn)] if self.hidden else []
        return Graph(tuple(nodes), tuple(edges), self.hidden)
