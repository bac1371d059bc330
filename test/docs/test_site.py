# RUN: %pytest %s
"""The pages that are made from docstrings are current, and each page is in the navigation."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def test_generated_pages_are_current() -> None:
    command = [sys.executable, str(ROOT / "docs" / "generate.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_every_pattern_and_option_has_its_place() -> None:
    from neuron_inst_combine.passes import neuron_hlo_inst_comb, neuron_inst_combine
    from neuron_inst_combine.passes.registry import PASSES

    patterns = (ROOT / "docs" / "patterns.md").read_text(encoding="utf-8")
    for name in (*neuron_inst_combine.KNOWN, *neuron_hlo_inst_comb.KNOWN):
        assert f"\n### {name}\n" in patterns
    options = (ROOT / "docs" / "options.md").read_text(encoding="utf-8")
    for argument in PASSES:
        assert f"\n## {argument}\n" in options


def test_every_page_can_be_reached() -> None:
    configuration = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    named = set(re.findall(r"([\w-]+\.md)$", configuration, re.MULTILINE))
    assert {page.name for page in (ROOT / "docs").glob("*.md")} <= named
