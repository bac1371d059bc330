# RUN: %pytest -rs %s
# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""The page in a real browser: nothing overflows, no picture is empty, the console stays silent."""

from __future__ import annotations

import html
import json
import re
import shutil
import struct
import subprocess
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from record_report import DOCUMENTED, EXTENDED, record

from neuron_inst_combine.reports.html import render
from neuron_inst_combine.reports.report import Report

INPUTS = sorted(Path(__file__).with_name("Inputs").glob("*.mlir"))
CHROMIUM = next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)

pytestmark = pytest.mark.skipif(
    CHROMIUM is None, reason="no chromium: `apt-get install chromium` for the tests in a browser"
)

MEASURE = """
<script>
for (const item of document.querySelectorAll("details")) item.open = true;
const inside = (outer, inner) =>
  inner.left >= outer.left && inner.right <= outer.right &&
  inner.top >= outer.top && inner.bottom <= outer.bottom;
const meets = (one, other) =>
  one.left < other.right && other.left < one.right &&
  one.top < other.bottom && other.top < one.bottom;
const found = {pictures: 0, empty: 0, nodes: 0, texts: 0, outside: [], overlap: [], spill: []};
for (const svg of document.querySelectorAll("svg.graph")) {
  const frame = svg.getBoundingClientRect();
  found.pictures += 1;
  if (!(frame.width > 0 && frame.height > 0)) found.empty += 1;
  const boxes = [...svg.querySelectorAll("g.node")].map((node) => {
    const box = node.querySelector("rect").getBoundingClientRect();
    for (const text of node.querySelectorAll("text")) {
      found.texts += 1;
      if (!inside(box, text.getBoundingClientRect())) found.outside.push(text.textContent);
    }
    if (!inside(frame, box)) found.spill.push(node.textContent);
    return box;
  });
  found.nodes += boxes.length;
  boxes.forEach((one, k) => boxes.slice(k + 1).forEach((other) => {
    if (meets(one, other)) found.overlap.push(k);
  }));
}
found.width = document.documentElement.scrollWidth;
found.window = window.innerWidth;
found.background = getComputedStyle(document.body).backgroundColor;
found.color = getComputedStyle(document.body).color;
const side = document.querySelectorAll(".pictures figure");
found.stacked = side.length > 1 &&
  side[1].getBoundingClientRect().top >= side[0].getBoundingClientRect().bottom;
document.body.dataset.found = JSON.stringify(found);
</script>
"""


def browse(
    page: str, directory: Path, *arguments: str, width: int = 1200, dark: bool = False
) -> tuple[str, str]:
    """The document after a page was loaded, and what the browser wrote besides.

    Nothing is looked up: every name but that of a file is unknown.
    """
    file = directory / "page.html"
    file.write_text(page, encoding="utf-8")
    assert CHROMIUM is not None
    command = [
        CHROMIUM,
        "--headless",
        "--no-sandbox",
        "--disable-gpu",
        "--disable-dev-shm-usage",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--host-resolver-rules=MAP * ~NOTFOUND",
        "--enable-logging=stderr",
        "--log-level=0",
        f"--user-data-dir={directory / 'profile'}",
        f"--window-size={width},900",
        *(["--blink-settings=preferredColorScheme=0"] if dark else []),
        *(arguments or ("--dump-dom",)),
        file.as_uri(),
    ]
    done = subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def measure(page: str, directory: Path, *, width: int = 1200, dark: bool = False) -> dict[str, Any]:
    """What the measuring script finds; the page's policy would not let it run."""
    unguarded = re.sub(r'<meta http-equiv="Content-Security-Policy".*?>', "", page)
    document, _ = browse(
        unguarded.replace("</body>", f"{MEASURE}</body>"), directory, width=width, dark=dark
    )
    [found] = re.findall(r'data-found="(.*?)"', document)
    result: dict[str, Any] = json.loads(html.unescape(found))
    return result


def console(text: str) -> list[str]:
    """The lines of the console in what the browser wrote."""
    return [line for line in text.splitlines() if "CONSOLE" in line]


def peers(pipeline: str) -> Report:
    """One report on all inputs, each location with the name of its file."""
    reports = {path: record(path.read_text(), pipeline).report for path in INPUTS}
    return Report(
        "all.mlir",
        reports[INPUTS[0]].passes,
        tuple(
            replace(rewrite, location=f"{path.name}:{rewrite.location}")
            for path, report in reports.items()
            for rewrite in report.rewrites
        ),
        tuple(candidate for report in reports.values() for candidate in report.missed),
    )


def tree(count: int) -> str:
    """A balanced tree of sums, which makes a wide picture."""
    lines = [f"func.func @main(%x: tensor<{4 * count}xf32>) -> tensor<4xf32> {{"]
    values = [f"%s{k}" for k in range(count)]
    lines += [
        f"  %s{k} = stablehlo.slice %x [{4 * k}:{4 * k + 4}] "
        f": (tensor<{4 * count}xf32>) -> tensor<4xf32>"
        for k in range(count)
    ]
    while len(values) > 1:
        sums = []
        for one, other in zip(values[::2], values[1::2], strict=True):
            sums.append(f"%t{len(lines)}")
            lines.append(f"  {sums[-1]} = stablehlo.add {one}, {other} : tensor<4xf32>")
        values = sums
    return "\n".join([*lines, f"  return {values[0]} : tensor<4xf32>", "}"])


@pytest.mark.parametrize("pipeline", [DOCUMENTED, EXTENDED], ids=["documented", "extended"])
@pytest.mark.parametrize("width", [500, 1200])
def test_all_fits(pipeline: str, width: int, tmp_path: Path) -> None:
    report = peers(pipeline)
    found = measure(render(report), tmp_path, width=width)
    assert found["pictures"] == 2 * len(report.rewrites) > 0
    assert found["empty"] == 0
    assert found["texts"] > found["nodes"] > found["pictures"]
    assert found["outside"] == []
    assert found["overlap"] == []
    assert found["spill"] == []
    # The page is never wider than its window.
    assert found["width"] <= found["window"] == width
    assert found["stacked"] == (width == 500)


def test_wide_pictures_scroll_in_their_frame(tmp_path: Path) -> None:
    report = record(tree(16), EXTENDED, name="tree.mlir").report
    found = measure(render(report), tmp_path, width=700)
    assert found["pictures"] == 2
    assert found["outside"] == found["overlap"] == found["spill"] == []
    assert found["width"] <= found["window"]


def test_long_and_wide_names_fit(tmp_path: Path) -> None:
    [rewrite] = record(tree(2), EXTENDED).report.rewrites
    name = "W\N{HIRAGANA LETTER A}\N{EM DASH}\N{GREEK SMALL LETTER ALPHA}" * 8
    nodes = tuple(
        replace(node, label=name, details=(name,)) for node in rewrite.change.before.nodes
    )
    change = replace(rewrite.change, before=replace(rewrite.change.before, nodes=nodes))
    report = Report(name * 20, (name * 20,), (replace(rewrite, change=change, location=name * 20),))
    found = measure(render(report), tmp_path, width=600)
    assert found["outside"] == found["overlap"] == []
    assert found["width"] <= found["window"]


def test_what_does_not_fit_is_found(tmp_path: Path) -> None:
    # The measurement can say no.
    page = render(record(tree(2), EXTENDED).report)
    assert measure(page.replace(">argument 0<", f">{'W' * 60}<"), tmp_path)["outside"]
    page = page.replace("font-size: 12px", "font-size: 30px")
    assert measure(page, tmp_path)["outside"]


def test_light_and_dark(tmp_path: Path) -> None:
    page = render(record(tree(2), EXTENDED).report)
    light, dark = (measure(page, tmp_path, dark=is_dark) for is_dark in (False, True))
    assert brightness(light["background"]) > 200 > 80 > brightness(light["color"])
    assert brightness(dark["background"]) < 80 < 200 < brightness(dark["color"])


def brightness(color: str) -> float:
    channels = [int(number) for number in re.findall(r"\d+", color)[:3]]
    return sum(channels) / len(channels)


@pytest.mark.parametrize("name", ["rewrites", "empty", "hostile"])
def test_the_console_is_silent_and_the_script_runs(name: str, tmp_path: Path) -> None:
    report = peers(EXTENDED)
    if name == "empty":
        report = Report("empty.mlir", ("neuron-inst-combine",))
    elif name == "hostile":
        attack = "</script><script>document.title = 'attacked'</script><img src=x onerror=alert(1)>"
        report = Report(
            attack,
            (attack,),
            tuple(replace(rewrite, location=attack, summary=attack) for rewrite in report.rewrites),
        )
    document, log = browse(render(report), tmp_path)
    assert console(log) == []
    assert "<title>attacked</title>" not in document
    # The script shows the tools, which are hidden without one.
    tools = re.findall(r'<div class="tools"[^>]*>', document)
    assert tools == ([] if name == "empty" else ['<div class="tools">'])


def test_what_the_console_says_is_found(tmp_path: Path) -> None:
    # The policy refuses a script that is not ours, and says so.
    page = render(Report("m")).replace("</body>", "<script>var a = 1;</script></body>")
    _, log = browse(page, tmp_path)
    assert any("Content Security Policy" in line for line in console(log))


def test_the_filter(tmp_path: Path) -> None:
    typing = """
    <script>
    const input = document.querySelector(".tools input");
    input.value = "repeatedconcat 11c";
    input.dispatchEvent(new Event("input"));
    document.querySelector("button[value=close]").click();
    </script>
    """
    report = peers(EXTENDED)
    page = re.sub(r'<meta http-equiv="Content-Security-Policy".*?>', "", render(report))
    document, _ = browse(page.replace("</body>", f"{typing}</body>"), tmp_path)
    cards = re.findall(r'<details class="rewrite" [^>]*>', document)
    assert len(cards) == len(report.rewrites)
    shown = [card for card in cards if "hidden" not in card]
    expected = [
        rewrite
        for rewrite in report.rewrites
        if rewrite.pattern == "RepeatedConcat" and "11c" in rewrite.location
    ]
    assert len(shown) == len(expected) > 0
    assert not any(" open" in card for card in cards)


def test_a_screenshot(tmp_path: Path) -> None:
    picture = tmp_path / "page.png"
    page = render(record(tree(4), EXTENDED).report)
    browse(page, tmp_path, f"--screenshot={picture}", width=1000)
    data = picture.read_bytes()
    assert data.startswith(b"\x89PNG")
    assert struct.unpack(">I", data[16:20])[0] == 1000
    blank = tmp_path / "blank.png"
    browse("<!DOCTYPE html><title>x</title>", tmp_path, f"--screenshot={blank}", width=1000)
    # A page with something on it takes more room than a blank one.
    assert len(data) > 4 * len(blank.read_bytes())


def test_a_thousand_rewrites(tmp_path: Path) -> None:
    [rewrite] = record(tree(2), EXTENDED).report.rewrites
    rewrites = tuple(replace(rewrite, location=f"big.mlir:{k}:1") for k in range(1_000))
    document, log = browse(render(Report("big.mlir", (), rewrites)), tmp_path)
    assert document.count('<details class="rewrite"') == 1_000
    assert console(log) == []
