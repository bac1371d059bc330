# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Prints how the numbers of ops of each name differ between two MLIR files, a line for each.

Constants are left out, for the driver merges equal ones. The text is searched, not parsed: an op is
its name before an operand, `(` or the end of the line.
"""

from __future__ import annotations

import re
import sys
from collections import Counter
from pathlib import Path

_OP = re.compile(r"^ +(?:%[\w:, %]+ = )?\"?((?:\w+\.)?\w+)\"?(?=[ (]|$)", re.MULTILINE)


def counts(path: str) -> Counter[str]:
    """The number of ops of each name in a file."""
    names = Counter(match[1] for match in _OP.finditer(Path(path).read_text(encoding="utf-8")))
    return Counter({name: n for name, n in names.items() if not name.endswith(".constant")})


def main(before: str, after: str) -> None:
    """Prints the total before, and the differences."""
    old, new = counts(before), counts(after)
    print(f"{sum(old.values())} ops before")
    for name in sorted(old | new):
        if old[name] != new[name]:
            print(f"{name}: {old[name]} before, {new[name]} after")


if __name__ == "__main__":
    main(*sys.argv[1:])
