# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Nodes of pictures: an op or a value in a few short words."""

from __future__ import annotations

import re
from collections.abc import Iterator

from neuron_inst_combine.analysis.windows import Window
from neuron_inst_combine.bindings.locations import file_position
from neuron_inst_combine.bindings.types import Attribute, Location, Operation, Type, Value
from neuron_inst_combine.dialects.hlo import (
    DIALECTS,
    BroadcastInDimOp,
    ConcatenateOp,
    ConstantOp,
    ReduceOp,
    SliceOp,
    UnreadableOpError,
    defining_op,
)
from neuron_inst_combine.reports.graph import Node, NodeKind, Role

MAX_TEXT = 34
"""The longest line in a node, in characters."""

_MAX_LINES = 3
_MAX_LOCATION = 200


def op_node(op: Operation, role: Role) -> Node:
    """The node of an op, which may be unregistered and malformed."""
    is_constant = op.name in ConstantOp.NAMES
    types = tuple(short_type(result.type) for result in op.results)
    details = tuple(_details(op))
    title = "\n".join([op.name, *types, *details, location_text(op.location)])
    return Node(
        kind=NodeKind.CONSTANT if is_constant else NodeKind.OP,
        role=role,
        label=shorten(_label(op)),
        types=_few(types),
        details=_few(details),
        title=title,
    )


def value_node(value: Value) -> Node:
    """The node of a value that comes from outside of the picture."""
    op = defining_op(value)
    text = short_type(value.type)
    if op is not None:
        title = f"a result of {op.name}\n{text}\n{location_text(op.location)}"
        label = f"result of {short_name(op.name)}"
    else:
        label = f"argument {value.arg_number}"
        title = f"block argument {value.arg_number}\n{text}"
    return Node(NodeKind.VALUE, Role.OUTSIDE, shorten(label), (shorten(text),), (), title)


def more_node(count: int) -> Node:
    """The node of ops for which there is no room."""
    label = f"\N{HORIZONTAL ELLIPSIS} {count:,} more" if count else "\N{HORIZONTAL ELLIPSIS} more"
    title = f"{count:,} more ops, which are not drawn" if count else "more values"
    return Node(NodeKind.MORE, Role.OUTSIDE, label, (), (), title)


def location_text(location: Location) -> str:
    """Where something is: ``file:line:column``, or what else the location says, cut short."""
    if position := file_position(location):
        return str(position)
    text = str(location)
    text = text.removeprefix("loc(").removesuffix(")") if text.startswith("loc(") else text
    return shorten(text, _MAX_LOCATION)


def short_name(name: str) -> str:
    """An op's name without StableHLO's and MHLO's prefix."""
    dialect, _, mnemonic = name.partition(".")
    return mnemonic if dialect in DIALECTS and mnemonic else name


def short_type(type_: Type) -> str:
    """A type without the word ``tensor`` around it."""
    text = str(type_)
    return text[len("tensor<") : -1] if text.startswith("tensor<") else text


def shorten(text: str, length: int = MAX_TEXT) -> str:
    """At most so many characters of a text, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= length else f"{line[: length - 1]}\N{HORIZONTAL ELLIPSIS}"


def _few(lines: tuple[str, ...]) -> tuple[str, ...]:
    kept = lines if len(lines) <= _MAX_LINES else lines[: _MAX_LINES - 1]
    rest = len(lines) - len(kept)
    more = (f"\N{HORIZONTAL ELLIPSIS} {rest:,} more",) if rest else ()
    return (*(shorten(line) for line in kept), *more)


def _label(op: Operation) -> str:
    name = short_name(op.name)
    if op.name in ReduceOp.NAMES and (body := _body(op)):
        return f"{name} {body}"
    return name


def _body(op: Operation) -> str:
    """The op in a reducer, if there is but one before the terminator."""
    names: list[str] = []
    for region in op.regions:
        for block in region.blocks:
            for nested in block.operations:
                names.append(nested.operation.name)
                if len(names) > 2:
                    return ""
    return short_name(names[0]) if len(names) == 2 else ""


def _details(op: Operation) -> Iterator[str]:
    try:
        if op.name in SliceOp.NAMES:
            yield window_text(SliceOp.of(op).window)
        elif op.name in ReduceOp.NAMES:
            yield f"dimensions = {list(ReduceOp.of(op).dimensions)}"
        elif op.name in ConcatenateOp.NAMES:
            yield f"dimension = {ConcatenateOp.of(op).dimension}"
        elif op.name in BroadcastInDimOp.NAMES:
            yield f"dims = {list(BroadcastInDimOp.of(op).broadcast_dimensions)}"
        elif op.name in ConstantOp.NAMES:
            yield _elements(ConstantOp.of(op).value)
        elif op.name.partition(".")[2] == "transpose":
            permutation = op.attributes["permutation"]
            yield f"permutation = {[int(dimension) for dimension in permutation]}"
    except (UnreadableOpError, KeyError, TypeError, ValueError):
        # Of an unregistered dialect, or elements that the bindings cannot represent.
        yield "(attributes not readable)"


def window_text(window: Window) -> str:
    """A window as a slice prints it: ``[0:4, 2:6:2]``."""
    triples = zip(window.starts, window.limits, window.strides, strict=True)
    texts = (
        f"{start}:{limit}" if stride == 1 else f"{start}:{limit}:{stride}"
        for start, limit, stride in triples
    )
    return f"[{', '.join(texts)}]"


_FEW_ELEMENTS = 8


def _elements(value: Attribute) -> str:
    """The elements of a constant; many are not printed, since that takes time."""
    if getattr(value, "is_splat", False) or _size(value) <= _FEW_ELEMENTS:
        text = re.sub(r"^dense<(.*?)> : .*$", r"\1", str(value), flags=re.DOTALL)
        # 1.000000e+00 and the like, as a reader would write it.
        return re.sub(r"-?\d\.\d+e[+-]\d+", lambda match: repr(float(match[0])), text)
    return f"{_size(value):,} elements"


def _size(value: Attribute) -> int:
    """How many elements a constant has.

    Raises:
      TypeError: Its value is none that has elements to the bindings: a resource, say.
    """
    return len(value)
