# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Puts the tables that the long runs print into a document, between two comments."""

from __future__ import annotations

from pathlib import Path


def put(document: Path, name: str, table: str) -> None:
    """Replaces what is between `<!-- table: NAME -->` and `<!-- end of table -->`.

    Raises:
        ValueError: the document has no such place.
    """
    begin, end = f"<!-- table: {name} -->\n", "<!-- end of table -->"
    text = document.read_text(encoding="utf-8")
    before, found, rest = text.partition(begin)
    _, closed, after = rest.partition(end)
    if not found or not closed:
        raise ValueError(f"{document} has no place for the table of {name}")
    document.write_text(f"{before}{begin}\n{table}\n\n{end}{after}", encoding="utf-8")
