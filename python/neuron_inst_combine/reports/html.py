# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The report as one page of HTML, which needs no network, and no script to be read.

The same report gives the same page, to the byte. All names, locations and reasons come from the
module, and are escaped.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from neuron_inst_combine.reports.cost import Cost
from neuron_inst_combine.reports.escaping import escaped
from neuron_inst_combine.reports.missed_table import missed_table
from neuron_inst_combine.reports.page_style import SCRIPT, STYLE, content_security_policy
from neuron_inst_combine.reports.report import Report, Rewrite
from neuron_inst_combine.reports.rewrite_cards import rewrite_cards, saved_text

_LEGEND = """<ul class="legend">
<li><i class="removed"></i>removed (\N{MINUS SIGN})</li>
<li><i class="new"></i>new (+)</li>
<li><i class="kept"></i>stays</li>
<li><i class="outside"></i>value from outside of the picture</li>
</ul>"""

_FILTER = (
    '<input type="search" aria-label="filter" '
    'placeholder="Filter by pattern, function, file, reason">'
)
_FOLD = (
    '<button type="button" value="open">Unfold all</button>'
    '<button type="button" value="close">Fold all</button>'
)

_FOOTER = """<footer>
<p><b>How the numbers are made.</b> Ops and element reads are counted from the shapes of the ops
that a rewrite removed and of those that it made; they say nothing about time. A constant counts
nothing. A reshape counts as an op and reads nothing, since it moves no element. A slice reads the
elements it takes, every other op all elements of all its operands. Ops that an earlier rewrite made
and a later one removed are counted in both, so that the sums hold for the whole run.</p>
<p>In a picture, what is computed stands above what reads it. Hold the pointer over a node to see
its full name, its types and where it comes from.</p>
</footer>"""


def render(report: Report) -> str:
    """The page of a report."""
    title = escaped(f"{report.source}: neuron-inst-combine report")
    parts = [
        "<!DOCTYPE html>",
        '<html lang="en">',
        "<head>",
        '<meta charset="utf-8">',
        f'<meta http-equiv="Content-Security-Policy" content="{content_security_policy()}">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        f"<title>{title}</title>",
        f"<style>{STYLE}</style>",
        "</head>",
        "<body>",
        _header(report),
        "<main>",
        *_rewrites(report),
        *_missed(report),
        "</main>",
        _FOOTER,
        f"<script>{SCRIPT}</script>",
        "</body>",
        "</html>",
        "",
    ]
    return "\n".join(parts)


def _header(report: Report) -> str:
    passes = "\n".join(f"<li><code>{escaped(text)}</code></li>" for text in report.passes)
    listed = f'<ul class="passes" aria-label="passes">\n{passes}\n</ul>' if passes else ""
    return (
        f'<header>\n<p class="eyebrow">neuron-inst-combine report</p>\n'
        f"<h1>{escaped(report.source)}</h1>\n{listed}\n{_tiles(report)}\n</header>"
    )


def _tiles(report: Report) -> str:
    removed, saved, unknown = _totals(report.rewrites)
    functions = len({rewrite.function for rewrite in report.rewrites})
    places = f"in {functions:,} function{'' if functions == 1 else 's'}"
    not_counted = f", {unknown:,} of the rewrites not counted" if unknown else ""
    tiles = [
        ("Rewrites", len(report.rewrites), places),
        ("Ops saved", saved.ops, f"of {removed.ops:,} before{not_counted}"),
        ("Element reads saved", saved.reads, f"of {removed.reads:,} before{not_counted}"),
        ("Missed candidates", len(report.missed), ""),
    ]
    cells = "\n".join(
        f'<div class="tile"><dt>{name}</dt><dd><b>{value:,}</b> '
        f'<span class="muted">{note if report.rewrites else ""}</span></dd></div>'
        for name, value, note in tiles
    )
    return f'<dl class="tiles">\n{cells}\n</dl>'


def _totals(rewrites: Sequence[Rewrite]) -> tuple[Cost, Cost, int]:
    """What was removed, what is saved, and how many rewrites this leaves out as not known."""
    removed, saved, unknown = Cost(), Cost(), 0
    for rewrite in rewrites:
        gain = rewrite.change.saved
        if gain is None or gain.reads is None:
            unknown += 1
            continue
        removed += rewrite.change.removed
        saved += gain
    return removed, saved, unknown


def _rewrites(report: Report) -> list[str]:
    if not report.rewrites:
        return [_empty(report)]
    return [
        "<h2>Rewrites</h2>",
        _by_pattern(report.rewrites),
        _tools(report),
        _LEGEND,
        *rewrite_cards(report.rewrites),
    ]


def _tools(report: Report) -> str:
    if len(report.rewrites) + len(report.missed) < 2:
        return ""
    fold = _FOLD if len(report.rewrites) > 1 else ""
    return f'<div class="tools" hidden>{_FILTER}{fold}</div>'


def _by_pattern(rewrites: Sequence[Rewrite]) -> str:
    counts = Counter(rewrite.pattern for rewrite in rewrites)
    if len(counts) < 2:
        return ""
    rows = []
    for pattern, count in counts.most_common():
        _, saved, _ = _totals([rewrite for rewrite in rewrites if rewrite.pattern == pattern])
        rows.append(
            f'<tr><td>{escaped(pattern)}</td><td class="count">{count:,}</td>'
            f"<td>{escaped(saved_text(saved))}</td></tr>"
        )
    head = '<th>Pattern</th><th class="count">Rewrites</th><th>Effect</th>'
    body = "\n".join(rows)
    return (
        '<div class="wide"><table class="patterns">\n'
        f"<thead><tr>{head}</tr></thead>\n<tbody>\n{body}\n</tbody>\n</table></div>"
    )


def _empty(report: Report) -> str:
    if report.missed:
        count = len(report.missed)
        seen = "1 candidate came" if count == 1 else f"{count:,} candidates came"
        advice = f"{seen} close and stayed as they were; the table below says why."
    else:
        advice = "No op looked like what the passes combine, so the module is as it was."
    hint = ""
    if not any("patterns=extended" in text for text in report.passes):
        hint = '<p class="muted">More patterns take part with <code>patterns=extended</code>.</p>'
    return f'<div class="empty"><b>Nothing fired</b><p>{advice}</p>{hint}</div>{_tools(report)}'


def _missed(report: Report) -> list[str]:
    if not report.missed:
        return ["<h2>Missed candidates</h2>", '<p class="muted">None was left.</p>'] * bool(
            report.rewrites
        )
    intro = (
        '<p class="muted">Candidates as they are after the last pass that saw them, each with the '
        "first condition that failed.</p>"
    )
    return ["<h2>Missed candidates</h2>", intro, missed_table(report.missed)]
