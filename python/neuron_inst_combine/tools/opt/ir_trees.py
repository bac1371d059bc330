# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Puts together the file trees that several pass managers print, as if one had printed them.

MLIR numbers what it prints of each op from 0: ``builtin_module_m/3_cse.mlir``, and in it, with the
last number of the op around it in front, ``func_func_f/3_0_cse.mlir``. That is 0 where nothing has
been printed of the op around it, and then counts as used.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path, PurePath

_NUMBERED = re.compile(r"(\d+(?:_\d+)*)_(.*)", re.DOTALL)


class IrTree:
    """A tree of files that grows by the trees of one pass manager after the other."""

    def __init__(self, directory: Path) -> None:
        """Begins a tree.

        Args:
          directory: Where; it is made when there is a file for it.
        """
        self._directory = directory
        self._last: dict[PurePath, int] = {}

    def add(self, tree: Path) -> None:
        """Moves the files of another tree here, and counts on from those that are here."""
        files = [path.relative_to(tree) for path in tree.rglob("*") if path.is_file()]
        numbers = {file: _numbers(file) for file in files}
        offsets = self._offsets(numbers.values())
        for file, of_ops in numbers.items():
            counted = "_".join(str(offsets[op] + number) for op, number in of_ops.items())
            target = self._directory / file.with_name(_NUMBERED.sub(rf"{counted}_\2", file.name))
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(tree / file, target)
        for of_ops in numbers.values():
            for op, number in of_ops.items():
                self._last[op] = max(self._last.get(op, 0), offsets[op] + number)

    def _offsets(self, files: Iterable[dict[PurePath, int]]) -> dict[PurePath, int]:
        """What to add to the numbers of each op."""
        offsets: dict[PurePath, int] = {}
        for of_ops in files:
            for op in of_ops:
                offsets.setdefault(op, self._last.get(op, 0))
            *_, (op, number) = of_ops.items()
            if op in self._last and number == 0:
                # Its number 0 is a print, not a mere touch by an op in it, and so is a new one.
                offsets[op] = self._last[op] + 1
        return offsets


def _numbers(file: PurePath) -> dict[PurePath, int]:
    """The numbers in a file's name, by the directories of the ops that they are of."""
    ops = [op for op in reversed(file.parents) if op.name]
    found = _NUMBERED.fullmatch(file.name)
    assert found is not None, "MLIR numbers every file"
    return dict(zip(ops, map(int, found[1].split("_")), strict=True))
