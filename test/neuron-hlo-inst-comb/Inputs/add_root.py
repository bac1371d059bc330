# Part of the neuron-inst-combine project, under the Apache License v2.0 with LLVM Exceptions.
# See LICENSE for license information.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Puts a slice that takes all behind every add of a module that is concatenated, for a root.

Usage: add_root.py FILE
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

SUM = re.compile(r"(?P<name>%\w+) = stablehlo\.add .* : (?P<type>tensor<(?P<extent>\d+)x\w+>)")
USE = re.compile(r"(?P<head>.*= stablehlo\.concatenate )(?P<operands>[^:]*?)(?P<tail>, dim = .*)")

if __name__ == "__main__":
    sums: dict[str, re.Match[str]] = {}
    for line in Path(sys.argv[1]).read_text(encoding="utf-8").splitlines():
        if match := SUM.search(line):
            sums[match["name"]] = match
        use = USE.match(line)
        operands = use["operands"].split(", ") if use else []
        if use and operands[0] in sums:
            value, kind, extent = sums[operands[0]].group("name", "type", "extent")
            root = f"%root_{value[1:]}"
            print(f"    {root} = stablehlo.slice {value} [0:{extent}] : ({kind}) -> {kind}")
            print(use["head"] + ", ".join(root for _ in operands) + use["tail"])
        else:
            print(line)
