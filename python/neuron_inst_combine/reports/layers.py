# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The layers of a picture: which node stands in which, and in what order."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from neuron_inst_combine.reports.graph import Graph

_SWEEPS = 6


@dataclass(slots=True)
class Layers:
    """Nodes in layers, with the trunks by which values pass layers.

    An *item* is a node, by its index, or a trunk in one layer; trunks are numbered on.

    Attributes:
      layers: The items of each layer from left to right, the uppermost layer first.
      layer_of: The layer of each item.
      above: The items of the layer above from which each item is reached.
      below: The other way round.
      counts: How many operands the value is that goes from an item to a node.
      straight: The steps that should go straight down: on trunks, and from the node above which
        there are most, so that a chain is a column with what it reads beside it.
    """

    layers: list[list[int]]
    layer_of: list[int]
    above: list[list[int]] = field(default_factory=list)
    below: list[list[int]] = field(default_factory=list)
    counts: dict[tuple[int, int], int] = field(default_factory=dict)
    straight: set[tuple[int, int]] = field(default_factory=set)

    @property
    def item_count(self) -> int:
        """How many nodes and trunks there are."""
        return len(self.layer_of)


def make_layers(graph: Graph) -> Layers:
    """Divides the nodes of a graph into layers, each in the order in which the graph lists them."""
    depths = _depths(graph)
    lowest = max(depths, default=0)
    layers = Layers([[] for _ in range(lowest + 1 if depths else 0)], [])
    for depth in depths:
        _add_item(layers, lowest - depth)
    trunks: dict[tuple[int, int], int] = {}
    for edge in graph.edges:
        if layers.layer_of[edge.source] >= layers.layer_of[edge.target]:
            continue  # Part of a cycle, which a graph region may have.
        item = edge.source
        for layer in range(layers.layer_of[edge.source] + 1, layers.layer_of[edge.target]):
            if (edge.source, layer) not in trunks:
                trunks[edge.source, layer] = _add_item(layers, layer)
                _connect(layers, item, trunks[edge.source, layer])
            item = trunks[edge.source, layer]
        _connect(layers, item, edge.target)
        layers.counts[item, edge.target] = edge.count
    _mark_straight(layers, len(graph.nodes))
    return layers


def _depths(graph: Graph) -> list[int]:
    """How many edges it is from each node down to the lowest that depends on it, at the most."""
    depths = [0] * len(graph.nodes)
    waiting = [0] * len(graph.nodes)
    sources: list[list[int]] = [[] for _ in graph.nodes]
    for edge in graph.edges:
        if edge.source != edge.target:
            sources[edge.target].append(edge.source)
            waiting[edge.source] += 1
    ready = [node for node, count in enumerate(waiting) if not count]
    while ready:
        node = ready.pop()
        for source in sources[node]:
            depths[source] = max(depths[source], depths[node] + 1)
            waiting[source] -= 1
            if not waiting[source]:
                ready.append(source)
    return depths


def _mark_straight(layers: Layers, nodes: int) -> None:
    heights = [0] * layers.item_count
    for layer in layers.layers:
        for item in layer:
            above = layers.above[item]
            # Trunks are no nodes, and do not add to the height.
            heights[item] = max((heights[other] for other in above), default=0) + (item < nodes)
            if item >= nodes:
                layers.straight.update((other, item) for other in above if other >= nodes)
            elif len(above) > 1:
                highest = max(above, key=lambda other: heights[other])
                others = [heights[other] for other in above if other != highest]
                if highest < nodes and heights[highest] > max(others):
                    layers.straight.add((highest, item))


def _add_item(layers: Layers, layer: int) -> int:
    item = layers.item_count
    layers.layers[layer].append(item)
    layers.layer_of.append(layer)
    layers.above.append([])
    layers.below.append([])
    return item


def _connect(layers: Layers, source: int, target: int) -> None:
    layers.above[target].append(source)
    layers.below[source].append(target)


def order_layers(layers: Layers) -> None:
    """Orders the items of each layer so that few edges cross."""
    best = [list(layer) for layer in layers.layers]
    fewest = _crossings(layers)
    for sweep in range(_SWEEPS):
        if not fewest:
            break
        if sweep % 2 == 0:
            for number in range(len(layers.layers) - 2, -1, -1):
                _order(layers, number, layers.below, layers.layers[number + 1])
        else:
            for number in range(1, len(layers.layers)):
                _order(layers, number, layers.above, layers.layers[number - 1])
        crossings = _crossings(layers)
        if crossings < fewest:
            fewest, best = crossings, [list(layer) for layer in layers.layers]
    layers.layers[:] = best


def _order(
    layers: Layers, number: int, neighbours: Sequence[Sequence[int]], fixed: Sequence[int]
) -> None:
    place = {item: index for index, item in enumerate(fixed)}
    layer = layers.layers[number]

    def barycentre(index: int) -> float:
        places = [_place(layers, place, layer[index], other) for other in neighbours[layer[index]]]
        return sum(places) / len(places) if places else index

    keys = [(barycentre(index), index) for index in range(len(layer))]
    layer[:] = [layer[index] for _, index in sorted(keys)]


def _place(layers: Layers, place: dict[int, int], item: int, other: int) -> float:
    # Of those that one node reads, the first operand goes to the left.
    operands = layers.above[other]
    is_operand = item in operands
    port = operands.index(item) / (len(operands) + 1) / 2 if is_operand else 0
    return place[other] + port


def _crossings(layers: Layers) -> int:
    total = 0
    for upper, lower in zip(layers.layers, layers.layers[1:], strict=False):
        place = {item: index for index, item in enumerate(lower)}
        seen: list[int] = []
        for item in upper:
            targets = sorted(place[target] for target in layers.below[item])
            total += sum(other > target for target in targets for other in seen)
            seen += targets
    return total
