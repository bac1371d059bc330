# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The style and the script of the page, both part of it: it must be readable without a network."""

from __future__ import annotations

import base64
import hashlib

STYLE = """
:root {
  color-scheme: light dark;
  --page: #ffffff; --card: #ffffff; --quiet: #f5f7fa; --line: #d5dbe1;
  --text: #1b2028; --muted: #57606c; --accent: #0b62c4;
  --removed: #fdecea; --removed-line: #c33a31; --new: #e2f6e6; --new-line: #1f7a3a;
  --kept: #f0f3f6; --kept-line: #8a94a0; --edge: #68727e;
}
@media (prefers-color-scheme: dark) {
  :root {
    --page: #0f1318; --card: #151a21; --quiet: #1b222b; --line: #313a45;
    --text: #e4e9ef; --muted: #9aa6b2; --accent: #6cb2ff;
    --removed: #3a1a1b; --removed-line: #f0736a; --new: #12301d; --new-line: #52c077;
    --kept: #212933; --kept-line: #75818e; --edge: #93a0ad;
  }
}
* { box-sizing: border-box; }
body {
  margin: 0 auto; padding: 2rem clamp(0.75rem, 3vw, 2.5rem) 4rem; max-width: 92rem;
  background: var(--page); color: var(--text);
  font: 15px/1.55 system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif;
}
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 0.75rem; }
p { margin: 0.35rem 0; }
code, .mono, svg.graph text {
  font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, "DejaVu Sans Mono", monospace;
}
code, .mono { font-size: 0.87em; overflow-wrap: anywhere; }
a { color: var(--accent); }
.muted { color: var(--muted); }
.eyebrow { color: var(--muted); font-size: 0.85rem; letter-spacing: 0.02em; margin: 0 0 0.2rem; }
.passes { list-style: none; margin: 0.6rem 0 0; padding: 0; }
.tiles { display: flex; flex-wrap: wrap; gap: 0.75rem; margin: 1.25rem 0 0; padding: 0; }
.tile {
  flex: 1 1 10rem; border: 1px solid var(--line); border-radius: 10px; padding: 0.7rem 0.95rem;
  background: var(--card);
}
.tile dt { color: var(--muted); font-size: 0.85rem; }
.tile dd { margin: 0; }
.tile b { font-size: 1.55rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.tools { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0 0 0.75rem; }
.tools[hidden] { display: none; }
.tools input, .tools button {
  font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
  border-radius: 8px; padding: 0.35rem 0.7rem;
}
.tools input { flex: 1 1 16rem; min-width: 0; }
.tools button { cursor: pointer; }
.legend { display: flex; flex-wrap: wrap; gap: 0.3rem 1.2rem; margin: 0 0 0.9rem; padding: 0;
  list-style: none; color: var(--muted); font-size: 0.87rem; }
.legend i { display: inline-block; width: 1.5em; height: 0.95em; margin-right: 0.45em;
  vertical-align: -0.1em; border: 1.5px solid; border-radius: 3px; }
.legend .removed { background: var(--removed); border-color: var(--removed-line); }
.legend .new { background: var(--new); border-color: var(--new-line); }
.legend .kept { background: var(--kept); border-color: var(--kept-line); }
.legend .outside { border-color: var(--kept-line); border-style: dashed; border-radius: 1em; }
details.rewrite {
  border: 1px solid var(--line); border-radius: 10px; background: var(--card); margin: 0 0 0.75rem;
}
details.rewrite > summary {
  cursor: pointer; padding: 0.65rem 0.95rem; display: grid; gap: 0.05rem 0.8rem;
  grid-template-columns: auto 1fr auto; align-items: baseline; list-style: none;
}
details.rewrite > summary::-webkit-details-marker { display: none; }
details.rewrite > summary:focus-visible { outline: 2px solid var(--accent); border-radius: 10px; }
.number { color: var(--muted); font-variant-numeric: tabular-nums; min-width: 2.2em; }
.number::before { content: "\\25B8"; display: inline-block; width: 1em; }
details[open] > summary .number::before { content: "\\25BE"; }
.pattern { font-weight: 600; overflow-wrap: anywhere; }
.where { grid-column: 2 / -1; color: var(--muted); overflow-wrap: anywhere; }
.saved { text-align: right; font-variant-numeric: tabular-nums; color: var(--new-line); }
.saved.lost { color: var(--removed-line); }
.body { border-top: 1px solid var(--line); padding: 0.75rem 0.95rem 0.95rem; }
.pictures { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 0.6rem; }
figure {
  flex: 1 1 20rem; max-width: 100%; min-width: 0; margin: 0; background: var(--quiet);
  border-radius: 8px; padding: 0.6rem 0.8rem 0.8rem;
}
figcaption { color: var(--muted); font-size: 0.87rem; margin-bottom: 0.3rem; }
figcaption b { color: var(--text); font-weight: 600; }
.scroll { overflow-x: auto; }
svg.graph { display: block; margin: 0 auto; max-width: 100%; height: auto; overflow: visible; }
svg.graph text { font-size: 12px; text-anchor: middle; fill: var(--text); white-space: pre; }
svg.graph .name { font-weight: 600; }
svg.graph .detail, svg.graph .times { fill: var(--muted); }
svg.graph .times { text-anchor: start; font-size: 11px; }
svg.graph rect { stroke-width: 1.5; fill: var(--kept); stroke: var(--kept-line); }
svg.graph .removed rect { fill: var(--removed); stroke: var(--removed-line); }
svg.graph .new rect { fill: var(--new); stroke: var(--new-line); }
svg.graph .value rect, svg.graph .more rect { fill: var(--quiet); stroke-dasharray: 4 3; }
svg.graph .value .name { font-weight: 400; }
svg.graph .edge { fill: none; stroke: var(--edge); stroke-width: 1.3; }
svg.graph .arrow { fill: var(--edge); }
.wide { overflow-x: auto; margin-bottom: 1.25rem; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.45rem 0.75rem 0.45rem 0;
  border-bottom: 1px solid var(--line); }
th { font-weight: 600; color: var(--muted); font-size: 0.87rem; }
td.count, th.count { text-align: right; font-variant-numeric: tabular-nums; padding-right: 1.5rem; }
td ul { list-style: none; margin: 0; padding: 0; }
td summary { cursor: pointer; color: var(--accent); }
table.missed td:first-child { width: 36%; }
table.missed .pattern { overflow-wrap: break-word; }
table.missed .argument { white-space: nowrap; }
td li.reason { color: var(--muted); margin-top: 0.3rem; }
td li.reason:first-child { margin-top: 0; }
.empty { margin: 1.25rem 0; border: 1px dashed var(--line); border-radius: 10px;
  padding: 2.2rem 1.5rem;
  text-align: center; background: var(--quiet); }
.empty b { font-size: 1.1rem; }
.nothing { text-align: center; padding: 1.5rem; color: var(--muted); }
footer { margin-top: 2.5rem; color: var(--muted); font-size: 0.87rem; max-width: 60rem; }
@media (max-width: 40rem) {
  details.rewrite > summary { grid-template-columns: auto 1fr; }
  .saved { grid-column: 2; text-align: left; }
  table.missed, table.missed tbody, table.missed tr, table.missed td { display: block; }
  table.missed thead { display: none; }
  table.missed tr { border-bottom: 1px solid var(--line); padding: 0.5rem 0; }
  table.missed td, table.missed td:first-child {
    border: 0; padding: 0.1rem 0; text-align: left; width: auto;
  }
  table.missed td.count::after { content: " candidates"; color: var(--muted); }
}
@media print { .tools { display: none; } details.rewrite { break-inside: avoid; } }
"""

SCRIPT = """
(() => {
  const tools = document.querySelector(".tools");
  if (!tools) return;
  tools.hidden = false;
  const items = [...document.querySelectorAll(".rewrite, .missed tbody tr")];
  const texts = items.map((item) =>
    (item.querySelector(":scope > summary") || item).textContent.toLowerCase());
  tools.querySelector("input").addEventListener("input", (event) => {
    const words = event.target.value.toLowerCase().split(/\\s+/).filter(Boolean);
    items.forEach((item, k) => {
      item.hidden = !words.every((word) => texts[k].includes(word));
    });
  });
  tools.querySelectorAll("button").forEach((button) =>
    button.addEventListener("click", () =>
      document.querySelectorAll(".rewrite").forEach((item) => {
        item.open = button.value === "open";
      })));
})();
"""
"""Filters and unfolds; nothing on the page depends on it."""


def content_security_policy() -> str:
    """What the browser is to allow the page: its own style and script, and nothing from outside."""
    digest = base64.b64encode(hashlib.sha256(SCRIPT.encode()).digest()).decode()
    return f"default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-{digest}'"
