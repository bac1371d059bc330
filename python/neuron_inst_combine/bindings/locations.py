# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Where in a file an MLIR location is.

Newer wheels have a class for each kind of location; the upstream one has predicates on the one
class, and aborts when asked for what a location has not.
"""

from __future__ import annotations

from dataclasses import dataclass

from neuron_inst_combine.bindings.types import Location


@dataclass(frozen=True, slots=True)
class FilePosition:
    """A place in a file; lines and columns count from 1, as MLIR gives them."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


def file_position(location: Location) -> FilePosition | None:
    """The first file position in a location, looking into names, fusions and call sites (callee).

    Breadth does not matter, depth does: a location is followed without recursion.
    """
    pending = [location]
    while pending:
        here = pending.pop()
        if _is(here, "file", "FileLineColLoc"):
            return FilePosition(here.filename, here.start_line, here.start_col)
        if _is(here, "name", "NameLoc"):
            pending.append(here.child_loc)
        elif _is(here, "callsite", "CallSiteLoc"):
            pending.extend((here.caller, here.callee))
        elif _is(here, "fused", "FusedLoc"):
            pending.extend(reversed(here.locations))
    return None


def _is(location: Location, kind: str, class_name: str) -> bool:
    predicate = getattr(location, f"is_a_{kind}", None)
    if predicate is not None:
        return bool(predicate())
    return type(location).__name__ == class_name
