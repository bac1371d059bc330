# RUN: %pytest %s
"""The comparison of options has a row for each option, and each row a test."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from neuron_inst_combine.tools.opt.options_table import OPTIONS

ROOT = Path(__file__).resolve().parents[2]
# Not in one piece, for lit would take it for a command of this file.
RUN = "RUN" + ":"
ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (ROOT / "docs" / "options-compared.md").read_text(encoding="utf-8").splitlines()
    if re.match(r"\|.*`test/[^`]*` \|$", line)
]


@pytest.mark.parametrize("spelling", [option.spelling for option in OPTIONS])
def test_each_option_has_a_row(spelling: str) -> None:
    assert any(row[0] == f"`{spelling}`" for row in ROWS)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].strip("`"))
def test_each_row_names_a_test(row: list[str]) -> None:
    assert len(row) == 6
    assert all(row)
    path = ROOT / row[-1].strip("`")
    assert path.is_file()
    assert RUN in path.read_text(encoding="utf-8")


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row[0].strip("`"))
def test_the_test_uses_the_option(row: list[str]) -> None:
    if (found := re.fullmatch(r"`--?([\w-]+)(?:=[\w-]+)?`", row[0])) is None:
        pytest.skip("the row is about no option alone")
    text = (ROOT / row[-1].strip("`")).read_text(encoding="utf-8")
    assert re.search(rf"^.*{RUN}.*-{found[1]}\b", text, re.MULTILINE)
