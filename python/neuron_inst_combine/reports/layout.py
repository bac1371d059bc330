# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where the nodes of a picture go: in layers, what computes above what reads.

A node stands in the layer above the highest of those that read it. A value which is read further
down goes through the layers between on one trunk, for all who read it there. The order in a layer
comes from barycentres, the places from the means of the neighbours. Lengths are in pixels.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from neuron_inst_combine.reports.graph import Graph
from neuron_inst_combine.reports.layers import Layers, make_layers, order_layers

GAP = 26
ROW_GAP = 46
MARGIN = 10
_TRUNK_WIDTH = 14
_ROUNDS = 12
_STRAIGHT = 40.0


@dataclass(frozen=True, slots=True)
class Box:
    """Where a node is: its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class Segment:
    """A value on its way through one gap between two layers.

    Attributes:
      x1: Where it comes from.
      y1: There, the lower edge of a node, or the upper of a layer in which it is a trunk.
      gap_top: The lower edge of the layer it leaves.
      gap_bottom: The upper edge of the layer it enters.
      x2: Where it goes.
      y2: There, the upper edge of a node, or of a layer in which it goes on as a trunk.
      count: How many operands it is, at the end; 0 where it goes on as a trunk.
    """

    x1: float
    y1: float
    gap_top: float
    gap_bottom: float
    x2: float
    y2: float
    count: int


@dataclass(frozen=True, slots=True)
class Layout:
    """A picture with places.

    Attributes:
      width: Of the whole.
      height: Of the whole.
      boxes: One for each node of the graph.
      segments: The edges of the graph, cut at layers.
    """

    width: float
    height: float
    boxes: tuple[Box, ...]
    segments: tuple[Segment, ...]


def lay_out(graph: Graph, sizes: Sequence[tuple[float, float]]) -> Layout:
    """Finds a place for each node.

    Args:
      graph: What is to be drawn; of a cycle, if there is one, not all edges are.
      sizes: The width and height of each node.

    Raises:
      ValueError: There are not as many sizes as nodes.
    """
    if len(sizes) != len(graph.nodes):
        raise ValueError(f"{len(sizes)} sizes for {len(graph.nodes)} nodes")
    layers = make_layers(graph)
    order_layers(layers)
    widths = [
        sizes[item][0] if item < len(sizes) else _TRUNK_WIDTH for item in range(layers.item_count)
    ]
    centres = _centres(layers, widths)
    tops, bottoms = _rows(layers, sizes)
    boxes = []
    for node, (width, height) in enumerate(sizes):
        layer = layers.layer_of[node]
        y = (tops[layer] + bottoms[layer] - height) / 2
        boxes.append(Box(centres[node] - width / 2, y, width, height))
    width = max((box.x + box.width for box in boxes), default=0) + MARGIN
    trunks = (centres[item] + _TRUNK_WIDTH / 2 for item in range(len(sizes), layers.item_count))
    return Layout(
        width=max(width, *trunks, 0),
        height=(bottoms[-1] if bottoms else 0) + MARGIN,
        boxes=tuple(boxes),
        segments=_segments(layers, boxes, centres, tops, bottoms),
    )


def _rows(layers: Layers, sizes: Sequence[tuple[float, float]]) -> tuple[list[float], list[float]]:
    tops: list[float] = []
    bottoms: list[float] = []
    y: float = MARGIN
    for layer in layers.layers:
        height = max((sizes[item][1] for item in layer if item < len(sizes)), default=0)
        tops.append(y)
        bottoms.append(y + height)
        y += height + ROW_GAP
    return tops, bottoms


def _centres(layers: Layers, widths: Sequence[float]) -> list[float]:
    centres = [0.0] * layers.item_count
    for layer in layers.layers:
        _place(layer, [(0.0, 1.0)] * len(layer), widths, centres)
    for _ in range(_ROUNDS):
        for layer in (*layers.layers, *reversed(layers.layers)):
            wanted = [_wanted(layers, item, centres) for item in layer]
            _place(layer, wanted, widths, centres)
    left = min((centres[item] - widths[item] / 2 for item in range(len(widths))), default=0.0)
    return [round(centre - left + MARGIN, 1) for centre in centres]


def _wanted(layers: Layers, item: int, centres: Sequence[float]) -> tuple[float, float]:
    """The mean of the neighbours, and its weight: those that should be straight count more."""
    steps = [(other, (other, item)) for other in layers.above[item]]
    steps += [(other, (item, other)) for other in layers.below[item]]
    if not steps:
        return centres[item], 1.0
    weights = [_STRAIGHT if step in layers.straight else 1.0 for _, step in steps]
    weighted = (weight * centres[other] for (other, _), weight in zip(steps, weights, strict=True))
    return sum(weighted) / sum(weights), sum(weights)


def _place(
    layer: Sequence[int],
    wanted: Sequence[tuple[float, float]],
    widths: Sequence[float],
    centres: list[float],
) -> None:
    """Puts the items of a layer as near to where they are wanted as their order and widths allow.

    Weighted least squares: without their offsets in a packed row, the places are an isotonic
    regression, which pooling adjacent violators solves.
    """
    offsets: list[float] = []
    edge = 0.0
    for item in layer:
        offsets.append(edge + widths[item] / 2)
        edge += widths[item] + GAP
    # The weighted sum, the weight and the number of items of pools, whose means ascend.
    pools: list[tuple[float, float, int]] = []
    for (place, weight_of_one), offset in zip(wanted, offsets, strict=True):
        total, weight, count = weight_of_one * (place - offset), weight_of_one, 1
        while pools and pools[-1][0] / pools[-1][1] >= total / weight:
            last_total, last_weight, last_count = pools.pop()
            total, weight, count = total + last_total, weight + last_weight, count + last_count
        pools.append((total, weight, count))
    places = [total / weight for total, weight, count in pools for _ in range(count)]
    for item, place, offset in zip(layer, places, offsets, strict=True):
        centres[item] = place + offset


def _segments(
    layers: Layers,
    boxes: Sequence[Box],
    centres: Sequence[float],
    tops: Sequence[float],
    bottoms: Sequence[float],
) -> tuple[Segment, ...]:
    segments: list[Segment] = []
    for target in range(layers.item_count):
        sources = sorted(layers.above[target], key=lambda item: (centres[item], item))
        layer = layers.layer_of[target]
        for place, source in enumerate(sources):
            above = layers.layer_of[source]
            if target < len(boxes):
                box = boxes[target]
                x2 = box.x + box.width * (place + 1) / (len(sources) + 1)
                y2 = box.y
            else:
                x2, y2 = centres[target], tops[layer]
            is_node = source < len(boxes)
            segments.append(
                Segment(
                    x1=centres[source],
                    y1=boxes[source].y + boxes[source].height if is_node else tops[above],
                    gap_top=bottoms[above],
                    gap_bottom=tops[layer],
                    x2=round(x2, 1),
                    y2=y2,
                    count=layers.counts.get((source, target), 0),
                )
            )
    return tuple(segments)
