# RUN: %pytest %s
"""Every command and code block of the documents runs, and prints what the document shows."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]

_BLOCK = re.compile(
    r"^(?:<!-- run: (?P<note>[^\n]*) -->\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)


@dataclass(frozen=True)
class Block:
    """A fenced block, with what is said of it in a comment before it."""

    document: str
    line: int
    language: str
    text: str
    note: str

    def __str__(self) -> str:
        return f"{self.document}:{self.line}"


def blocks() -> list[Block]:
    found: list[Block] = []
    for path in DOCUMENTS:
        text = path.read_text(encoding="utf-8")
        for match in _BLOCK.finditer(text):
            line = text.count("\n", 0, match.start()) + 1
            name = str(path.relative_to(ROOT))
            found.append(Block(name, line, match["language"], match["text"], match["note"] or ""))
    return found


def environment() -> dict[str, str]:
    path = os.pathsep.join([str(ROOT / "tools"), str(Path(sys.executable).parent)])
    return {
        **os.environ,
        "PATH": os.pathsep.join([path, os.environ["PATH"]]),
        "PYTHONPATH": str(ROOT / "python"),
    }


def run(command: list[str]) -> str:
    done = subprocess.run(
        command, cwd=ROOT, env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def outputs() -> list[tuple[Block, Block | None]]:
    """Each block that can be run, with the block behind it if that is what it prints."""
    pairs: list[tuple[Block, Block | None]] = []
    everything = blocks()
    for block, behind in zip(everything, [*everything[1:], None], strict=True):
        if block.language in ("sh", "python"):
            shows = behind is not None and behind.language in ("text", "mlir")
            shows = shows and behind is not None and behind.document == block.document
            pairs.append((block, behind if shows else None))
    return pairs


@pytest.mark.parametrize(("block", "shown"), outputs(), ids=lambda part: str(part or "-"))
def test_block_runs(block: Block, shown: Block | None) -> None:
    text = block.text
    if block.note.startswith("no: "):
        pytest.skip(block.note.removeprefix("no: "))
    if block.note == "installs":
        # The continuous integration run installs; here the package is there already.
        text = text.rpartition(" && ")[2]
        if text.startswith("lit "):
            pytest.skip("this very test is run by that command")
    command = ["bash", "-euc", text] if block.language == "sh" else [sys.executable, "-c", text]
    printed = run(command)
    if shown is not None:
        assert printed.strip() == shown.text.strip()


def test_there_are_blocks() -> None:
    assert {"sh", "python", "mlir"} <= {block.language for block in blocks()}
