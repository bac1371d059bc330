# RUN: %pytest %s
# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page: well formed, self-contained, and nothing in it that a module could have put there."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest
from record_report import DOCUMENTED, EXTENDED, record

from neuron_inst_combine.reports.capture import Change
from neuron_inst_combine.reports.cost import Cost
from neuron_inst_combine.reports.graph import Edge, Graph, Node, NodeKind, Role
from neuron_inst_combine.reports.html import render
from neuron_inst_combine.reports.report import MissedCandidate, Report, Rewrite
from neuron_inst_combine.reports.rewrite_cards import ALWAYS_DRAWN, OPEN, saved_text

INPUTS = sorted(Path(__file__).with_name("Inputs").glob("*.mlir"))
VOID = {"br", "input", "link", "meta", "hr", "img"}
HOSTILE = "\"'><script>alert(1)</script><img src=x onerror=alert(1)>&amp;\x00\u202e"


class Page(HTMLParser):
    """Checks that tags are closed in order, and keeps what they are."""

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.open: list[str] = []
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text: list[str] = []
        self.feed(text)
        self.close()
        assert not self.open

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(set(names)) == len(names), attrs
        self.tags.append((tag, dict(attrs)))
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open[-1:] not in (["script"], ["style"]):
            self.text.append(data)

    def count(self, tag: str, css_class: str | None = None) -> int:
        return sum(
            name == tag
            and (css_class is None or css_class in (attributes.get("class") or "").split())
            for name, attributes in self.tags
        )


def picture(label: str, role: Role, shape: str = "4xf32") -> Graph:
    nodes = (
        Node(NodeKind.OP, role, label, (shape,), ("[0:4]",), f"stablehlo.{label}"),
        Node(NodeKind.VALUE, Role.OUTSIDE, "argument 0", ("8xf32",)),
    )
    return Graph(nodes, (Edge(1, 0),))


def rewrite(number: int = 0, text: str = "", shape: str = "4xf32") -> Rewrite:
    return Rewrite(
        pass_argument=f"neuron-hlo-inst-comb{text}",
        pattern=f"StridedSliceReduce{text}",
        function=f"f{number}{text}",
        location=f"a.mlir:{number}:1{text}",
        summary=f"the sum of 2 slices became one reduce{text}",
        change=Change(
            picture(f"add{text}", Role.REMOVED, shape),
            picture(f"reduce{text}", Role.NEW, shape),
            Cost(3, 16),
            Cost(2, 9),
        ),
    )


def missed(reason: str, line: int = 1, function: str = "f") -> MissedCandidate:
    return MissedCandidate(
        "neuron-hlo-inst-comb", "StridedSliceReduce", function, f"a.mlir:{line}:3", reason
    )


def check(page: str) -> Page:
    """That nothing on a page leads outside of it, and that it is well formed."""
    assert page.startswith("<!DOCTYPE html>\n")
    assert "http:" not in page
    assert "https:" not in page
    assert "//" not in re.sub(r"<style>.*?</style>", "", page, flags=re.DOTALL)
    parsed = Page(page)
    for tag, attributes in parsed.tags:
        assert tag not in ("link", "img", "iframe", "object", "embed", "base", "form", "use")
        assert not any(name.startswith("on") for name in attributes)
        assert "src" not in attributes
        assert (attributes.get("href") or "#").startswith("#")
    assert parsed.count("script") == 1
    assert parsed.count("title") >= 1
    return parsed


@pytest.mark.parametrize("pipeline", [DOCUMENTED, EXTENDED])
@pytest.mark.parametrize("path", INPUTS, ids=lambda path: path.stem)
def test_pages_of_modules(path: Path, pipeline: str) -> None:
    report = record(path.read_text(), pipeline, name=path.name).report
    page = check(render(report))
    assert path.name in page.text
    assert page.count("details", "rewrite") == len(report.rewrites)
    assert page.count("svg") == 2 * len(report.rewrites)
    for each in report.rewrites:
        assert each.location in page.text
        assert each.pattern in page.text


def test_hostile_text_is_only_text() -> None:
    report = Report(
        HOSTILE,
        (HOSTILE,),
        (rewrite(text=HOSTILE),),
        (replace(missed(HOSTILE, function=HOSTILE), pattern=HOSTILE, location=HOSTILE),),
    )
    page = check(render(report))
    assert page.count("img") == 0
    shown = HOSTILE.translate({0: 0xFFFD, 0x202E: 0xFFFD})
    assert any(shown in text for text in page.text)


def test_hostile_names_of_a_module() -> None:
    text = (
        (Path(__file__).with_name("Inputs") / "06_sum_windows.mlir")
        .read_text()
        .replace("@main", '@"<script>alert(1)</script>"')
        .replace(
            "%t = stablehlo.add %s, %c : tensor<4xf32>",
            '%t = stablehlo.add %s, %c : tensor<4xf32> loc("<b>\\"x\\".mlir":7:1)',
        )
    )
    report = record(text, EXTENDED, name="<i>.mlir").report
    [fired] = report.rewrites
    assert fired.function == "<script>alert(1)</script>"
    page = check(render(report))
    assert page.count("b") == len(re.findall("<b>", render(report)))
    assert any("<script>alert(1)</script>" in text for text in page.text)


def test_the_header_has_the_sums() -> None:
    report = Report("m.mlir", ("neuron-hlo-inst-comb",), (rewrite(1), rewrite(2)), ())
    text = " ".join(" ".join(check(render(report)).text).split())
    assert "Rewrites 2 in 2 functions" in text
    assert "Ops saved 2 of 6 before" in text
    assert "Element reads saved 14 of 32 before" in text
    assert "Missed candidates 0" in text


def test_what_cannot_be_counted_is_said() -> None:
    change = replace(rewrite().change, removed=Cost(3, None))
    too_many = replace(rewrite().change, made=None)
    report = Report(
        "m", (), (replace(rewrite(), change=change), replace(rewrite(), change=too_many)), ()
    )
    text = " ".join(" ".join(check(render(report)).text).split())
    assert "unknown element reads" in text
    assert "After: not counted" in text.replace(" :", ":")
    assert "2 of the rewrites not counted" in text


@pytest.mark.parametrize(
    ("cost", "words"),
    [
        (Cost(1, 33), "1 op and 33 element reads saved"),
        (Cost(0, 1_000), "0 ops and 1,000 element reads saved"),
        (Cost(-1, 8), "1 op more, 8 element reads saved"),
        (Cost(0, 0), "nothing saved"),
        (Cost(2, None), "2 ops saved, element reads unknown"),
        (None, "not counted"),
    ],
)
def test_what_is_saved_in_words(cost: Cost | None, words: str) -> None:
    assert saved_text(cost) == words


def test_missed_candidates_are_grouped_by_reason() -> None:
    report = Report(
        "m",
        (),
        (),
        (
            missed("a leaf of the sum is a block argument, not a slice"),
            *(missed(f"the slices cover [0:{k}] of the 8 on axis 0", k) for k in range(1, 8)),
        ),
    )
    page = check(render(report))
    assert page.count("tr") == 1 + 2
    text = " ".join(page.text)
    # The numbers that differ stand with the places.
    assert "the slices cover [0:\N{HORIZONTAL ELLIPSIS}] of the 8 on axis 0" in text
    assert "the slices cover [0:7] of the 8 on axis 0" in text
    assert text.index("the slices cover") < text.index("a leaf of the sum")
    assert "4 more" in text


def test_nothing_fired() -> None:
    text = " ".join(check(render(Report("m", ("neuron-inst-combine",)))).text)
    assert "Nothing fired" in text
    assert "patterns=extended" in text
    extended = Report("m", ("neuron-inst-combine{patterns=extended}",), (), (missed("no"),))
    text = " ".join(check(render(extended)).text)
    assert "1 candidate came close" in text
    assert "More patterns" not in text


def test_a_result_without_a_use() -> None:
    change = replace(rewrite().change, after=Graph(), made=None)
    page = check(render(Report("m", (), (replace(rewrite(), change=change),))))
    assert "the result is not used" in " ".join(page.text)


def test_a_thousand_rewrites() -> None:
    alike = Report("m", (), tuple(rewrite(number) for number in range(1_000)))
    text = render(alike)
    page = check(text)
    assert page.count("details", "rewrite") == 1_000
    opened = [
        attributes for tag, attributes in page.tags if tag == "details" and "open" in attributes
    ]
    assert len(opened) == OPEN
    # Those behind the first refer to the first that is alike.
    assert page.count("svg") == 2 * ALWAYS_DRAWN
    assert text.count('href="#rewrite-1"') == 1_000 - ALWAYS_DRAWN
    assert len(text) < 2_000_000

    distinct = Report("m", (), tuple(rewrite(k, shape=f"{k}xf32") for k in range(1_000)))
    text = render(distinct)
    assert check(text).count("svg") == 2_000
    assert len(text) < 6_000_000


def test_the_script_is_the_one_that_the_policy_admits() -> None:
    import base64
    import hashlib

    page = render(Report("m"))
    [script] = re.findall(r"<script>(.*?)</script>", page, flags=re.DOTALL)
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert f"script-src 'sha256-{digest}'" in page
    assert "default-src 'none'" in page
