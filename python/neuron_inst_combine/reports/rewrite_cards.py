# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The part of the page that shows rewrites: one card for each, with a picture before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from neuron_inst_combine.reports.cost import Cost
from neuron_inst_combine.reports.escaping import escaped
from neuron_inst_combine.reports.graph import Graph
from neuron_inst_combine.reports.report import Rewrite
from neuron_inst_combine.reports.svg import draw

OPEN = 10
"""So many cards are unfolded to begin with."""

ALWAYS_DRAWN = 50
"""After so many cards, one whose pictures are those of an earlier card refers to that."""


def rewrite_cards(rewrites: Sequence[Rewrite]) -> Iterator[str]:
    """The HTML of each card, in order."""
    drawn: dict[tuple[Graph, Graph], int] = {}
    for number, rewrite in enumerate(rewrites, start=1):
        pictures = (_anonymous(rewrite.change.before), _anonymous(rewrite.change.after))
        first = drawn.setdefault(pictures, number)
        same_as = first if first != number and number > ALWAYS_DRAWN else None
        yield _card(number, rewrite, same_as)


def saved_text(saved: Cost | None) -> str:
    """What is saved in words: ``2 ops and 33 element reads saved``."""
    if saved is None:
        return "not counted"
    ops, reads = saved.ops, saved.reads
    if reads is None:
        return f"{_amount(ops, 'op')}, element reads unknown"
    if ops == 0 == reads:
        return "nothing saved"
    if ops >= 0 and reads >= 0:
        return f"{_count(ops, 'op')} and {_count(reads, 'element read')} saved"
    return f"{_amount(ops, 'op')}, {_amount(reads, 'element read')}"


def _amount(number: int, noun: str) -> str:
    return f"{_count(abs(number), noun)} {'saved' if number >= 0 else 'more'}"


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'' if number == 1 else 's'}"


def _anonymous(graph: Graph) -> Graph:
    """A graph without the places its nodes are from."""
    nodes = tuple(
        type(node)(node.kind, node.role, node.label, node.types, node.details)
        for node in graph.nodes
    )
    return Graph(nodes, graph.edges, graph.hidden)


def _card(number: int, rewrite: Rewrite, same_as: int | None) -> str:
    saved = rewrite.change.saved
    # An op more that reads less is no loss: it is a reshape.
    is_loss = saved is not None and ((saved.reads or 0) < 0 or (saved.ops < 0 and not saved.reads))
    function = f" in @{rewrite.function}" if rewrite.function else ""
    opened = " open" if number <= OPEN else ""
    return (
        f'<details class="rewrite" id="rewrite-{number}"{opened}>\n<summary>'
        f'<span class="number">{number:,}</span>'
        f'<span class="pattern">{escaped(rewrite.pattern)}</span>'
        f'<span class="saved{" lost" if is_loss else ""}">{escaped(saved_text(saved))}</span>'
        f'<span class="where"><code>{escaped(rewrite.location)}</code>{escaped(function)}</span>'
        f'</summary>\n<div class="body">\n'
        f"<p>{escaped(_sentence(rewrite.summary))} "
        f'<span class="muted mono">({escaped(rewrite.pass_argument)})</span></p>\n'
        f"{_pictures(rewrite, same_as)}\n</div>\n</details>"
    )


def _sentence(fragment: str) -> str:
    return f"{fragment[:1].upper()}{fragment[1:]}."


def _pictures(rewrite: Rewrite, same_as: int | None) -> str:
    change = rewrite.change
    if same_as is not None:
        return (
            f'<p class="muted">{_numbers("before", change.removed)}, '
            f"{_numbers('after', change.made)}. The pictures are those of "
            f'<a href="#rewrite-{same_as}">rewrite {same_as:,}</a>.</p>'
        )
    return (
        '<div class="pictures">\n'
        f"{_figure('before', change.before, change.removed)}\n"
        f"{_figure('after', change.after, change.made)}\n</div>"
    )


def _figure(name: str, graph: Graph, cost: Cost | None) -> str:
    if graph.nodes:
        picture = draw(graph, name)
        content = f'<div class="scroll">{picture.svg}</div>'
        # Side by side where there is room for both, else one above the other.
        style = f' style="flex-basis:{picture.width:.0f}px"'
    else:
        content = '<p class="nothing">Nothing to show: the result is not used.</p>'
        style = ""
    return f"<figure{style}><figcaption>{_numbers(name, cost)}</figcaption>{content}</figure>"


def _numbers(name: str, cost: Cost | None) -> str:
    if cost is None:
        return f"<b>{name.capitalize()}</b>: not counted"
    what = "removed" if name == "before" else "new"
    reads = "unknown" if cost.reads is None else f"{cost.reads:,}"
    ops = "1 op" if cost.ops == 1 else f"{cost.ops:,} ops"
    return f"<b>{name.capitalize()}</b>: {ops} {what}, {reads} element reads"
