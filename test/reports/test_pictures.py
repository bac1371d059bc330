# RUN: %pytest %s
# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Pictures of any graph: no two nodes overlap, and every edge arrives."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from neuron_inst_combine.reports.graph import Edge, Graph, Node, NodeKind, Role
from neuron_inst_combine.reports.layers import make_layers, order_layers
from neuron_inst_combine.reports.layout import Layout, lay_out
from neuron_inst_combine.reports.svg import draw


def node(label: str) -> Node:
    return Node(NodeKind.OP, Role.REMOVED, label, ("4xf32",))


def graph_of(count: int, *edges: tuple[int, int]) -> Graph:
    return Graph(tuple(node(f"n{k}") for k in range(count)), tuple(Edge(*edge) for edge in edges))


@st.composite
def graphs(draw: st.DrawFn) -> Graph:
    count = draw(st.integers(1, 14))
    pairs = list(itertools.combinations(range(count), 2))
    chosen = draw(st.lists(st.sampled_from(pairs), unique=True)) if pairs else []
    # From a higher number to a lower, as from what is read to the root.
    return graph_of(count, *((high, low) for low, high in chosen))


SIZES = st.tuples(st.floats(20, 300), st.floats(20, 90))


@given(graphs(), st.data())
@settings(max_examples=150, deadline=None)
def test_nodes_do_not_overlap(graph: Graph, data: st.DataObject) -> None:
    sizes = [data.draw(SIZES) for _ in graph.nodes]
    layout = lay_out(graph, sizes)
    for box, size in zip(layout.boxes, sizes, strict=True):
        assert box.width == size[0]
        assert box.height == size[1]
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= layout.width
        assert box.y + box.height <= layout.height
    for one, other in itertools.combinations(layout.boxes, 2):
        apart = (
            one.x + one.width <= other.x
            or other.x + other.width <= one.x
            or one.y + one.height <= other.y
            or other.y + other.height <= one.y
        )
        assert apart, (one, other)


@given(graphs())
@settings(max_examples=100, deadline=None)
def test_edges_go_down_and_arrive(graph: Graph) -> None:
    layout = lay_out(graph, [(60, 40)] * len(graph.nodes))
    for edge in graph.edges:
        source, target = layout.boxes[edge.source], layout.boxes[edge.target]
        assert source.y + source.height < target.y
    arrivals = [segment for segment in layout.segments if segment.count]
    assert len(arrivals) == len(graph.edges)
    for segment in arrivals:
        box = [b for b in layout.boxes if b.y == segment.y2 and b.x < segment.x2 < b.x + b.width]
        assert len(box) == 1
    assert all(segment.gap_top < segment.gap_bottom for segment in layout.segments)


@given(graphs())
@settings(max_examples=50, deadline=None)
def test_the_same_graph_gives_the_same_picture(graph: Graph) -> None:
    assert draw(graph, "before") == draw(graph, "before")


def centre(layout: Layout, index: int) -> float:
    return layout.boxes[index].x + layout.boxes[index].width / 2


def test_a_chain_is_a_column() -> None:
    # n0 reads n1 and a leaf, n1 reads n2 and a leaf, ...
    edges = [(k + 1, k) for k in range(6)] + [(k + 7, k) for k in range(6)]
    layout = lay_out(graph_of(13, *edges), [(60, 40)] * 13)
    places = [centre(layout, k) for k in range(6)]
    assert max(places) - min(places) < 12


def test_operands_stand_in_their_order() -> None:
    layout = lay_out(graph_of(4, (1, 0), (2, 0), (3, 0)), [(60, 40)] * 4)
    assert centre(layout, 1) < centre(layout, 2) < centre(layout, 3)
    assert centre(layout, 0) == pytest.approx(centre(layout, 2), abs=1)


def test_a_value_read_far_below_goes_on_one_trunk() -> None:
    layers = make_layers(graph_of(5, (1, 0), (2, 1), (3, 2), (4, 3), (4, 0), (4, 1)))
    # n4 passes the layers of n2 and n1 once, on its way to n1 and n0.
    assert layers.item_count == 5 + 3
    order_layers(layers)
    assert sorted(itertools.chain(*layers.layers)) == list(range(8))


def test_a_cycle_is_no_obstacle() -> None:
    lay_out(graph_of(3, (0, 1), (1, 2), (2, 0), (1, 1)), [(60, 40)] * 3)


def test_nothing_is_a_picture_too() -> None:
    assert lay_out(Graph(), []).segments == ()


def test_there_is_one_size_for_each_node() -> None:
    with pytest.raises(ValueError, match="1 sizes for 2 nodes"):
        lay_out(graph_of(2), [(1, 1)])


def test_text_is_escaped_and_wide_characters_get_room() -> None:
    narrow = draw(Graph((node("x" * 10),)), "before")
    wide = draw(Graph((node("\N{HIRAGANA LETTER A}" * 10),)), "before")
    assert wide.width > narrow.width
    hostile = draw(Graph((node('<a href="x">&'),)), 'before"><script>').svg
    assert "<script" not in hostile
    assert "<a " not in hostile
    assert "&lt;a href=&quot;x&quot;&gt;&amp;" in hostile


def test_the_count_of_equal_operands_is_shown() -> None:
    graph = Graph((node("concatenate"), node("add")), (Edge(1, 0, 4),))
    assert "\N{MULTIPLICATION SIGN}4" in draw(graph, "before").svg
