# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pictures as inline SVG; colours come from the style of the page (``page_style``)."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from neuron_inst_combine.reports.escaping import escaped
from neuron_inst_combine.reports.graph import Graph, Node, NodeKind, Role
from neuron_inst_combine.reports.layout import Box, Layout, Segment, lay_out

CHARACTER_WIDTH = 7.4
"""Of the widest of the usual monospaced fonts at 12 pixels, with a little to spare."""

SMALLEST = 0.75
"""To what a picture may be scaled down before it is scrolled instead."""

LINE_HEIGHT = 17
_PADDING_X = 11
_PADDING_Y = 8
_BASELINE = 12
_SIGNS = {Role.REMOVED: "\N{MINUS SIGN} ", Role.NEW: "+ "}


@dataclass(frozen=True, slots=True)
class Picture:
    """A drawn graph.

    Attributes:
      svg: The ``<svg>`` element.
      width: Its width in pixels, where there is room.
    """

    svg: str
    width: float


def draw(graph: Graph, label: str) -> Picture:
    """Draws a graph.

    Args:
      graph: What is drawn.
      label: What the picture is called, for those who do not see it.
    """
    layout = lay_out(graph, [_size(node) for node in graph.nodes])
    width, height = _number(layout.width), _number(layout.height)
    spoken = escaped(f"{label}: {_spoken(graph)}")
    smallest = f"min-width:{layout.width * SMALLEST:.0f}px"
    size = f'width="{width}" height="{height}" viewBox="0 0 {width} {height}" style="{smallest}"'
    parts = [
        f'<svg class="graph" role="img" aria-label="{spoken}" {size}>',
        *_edges(layout),
        *(_node(node, box) for node, box in zip(graph.nodes, layout.boxes, strict=True)),
        "</svg>",
    ]
    return Picture("\n".join(parts), layout.width)


def _lines(node: Node) -> tuple[str, ...]:
    return (_SIGNS.get(node.role, "") + node.label, *node.types, *node.details)


def _size(node: Node) -> tuple[float, float]:
    lines = _lines(node)
    width = max(map(_cells, lines)) * CHARACTER_WIDTH + 2 * _PADDING_X
    return round(max(width, 48), 1), len(lines) * LINE_HEIGHT + 2 * _PADDING_Y


def _cells(text: str) -> int:
    """The width of a text in characters; those of East Asia are two wide."""
    return sum(2 if unicodedata.east_asian_width(char) in "WF" else 1 for char in text)


def _spoken(graph: Graph) -> str:
    names = [f"{node.role.value} {' '.join(_lines(node))}" for node in graph.nodes]
    return "; ".join(names) or "nothing"


def _node(node: Node, box: Box) -> str:
    lines = _lines(node)
    x, y = _number(box.x), _number(box.y)
    # A value from outside has round ends; an op is a box.
    radius = _number(min(box.height / 2, 16)) if node.kind is not NodeKind.OP else "5"
    centre = _number(box.x + box.width / 2)
    texts = (
        f'<text class="{kind}" x="{centre}" '
        f'y="{_number(box.y + _PADDING_Y + _BASELINE + row * LINE_HEIGHT)}">{escaped(line)}</text>'
        for row, (kind, line) in enumerate(zip(_kinds(node), lines, strict=True))
    )
    return (
        f'<g class="node {node.kind.value} {node.role.value}"><title>{escaped(node.title)}</title>'
        f'<rect x="{x}" y="{y}" width="{_number(box.width)}" height="{_number(box.height)}" '
        f'rx="{radius}"/>{"".join(texts)}</g>'
    )


def _kinds(node: Node) -> tuple[str, ...]:
    return ("name", *["type"] * len(node.types), *["detail"] * len(node.details))


def _edges(layout: Layout) -> Iterator[str]:
    for segment in layout.segments:
        yield f'<path class="edge" d="{_curve(segment)}"/>'
        if segment.count:
            tip = f"M{_number(segment.x2)} {_number(segment.y2)}"
            yield f'<path class="arrow" d="{tip}l-4 -8h8z"/>'
        if segment.count > 1:
            yield (
                f'<text class="times" x="{_number(segment.x2 + 7)}" '
                f'y="{_number(segment.y2 - 6)}">\N{MULTIPLICATION SIGN}{segment.count}</text>'
            )


def _curve(segment: Segment) -> str:
    top, bottom = segment.gap_top, segment.gap_bottom
    middle = (top + bottom) / 2
    # Straight down beside the neighbours in a layer, and a bend between layers.
    end = segment.y2 - 6 if segment.count else segment.y2
    points = [
        f"M{_number(segment.x1)} {_number(segment.y1)}V{_number(top)}",
        f"C{_number(segment.x1)} {_number(middle)} {_number(segment.x2)} {_number(middle)}",
        f"{_number(segment.x2)} {_number(min(bottom, end))}V{_number(end)}",
    ]
    return " ".join(points)


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
