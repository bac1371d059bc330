# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""What of an HLO module StableHLO has no place for.

Found by measurement: the module is taken to StableHLO and back without any pass, and what then is
missing is counted, kind by kind.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from neuron_inst_combine.integrations import jax_private
from neuron_inst_combine.integrations.jax_private import HloModule

_PIECE = re.compile(r'"(?:[^"\\]|\\.)*"|[(\[{]|[)\]}]|,\s+([\w-]+)=')
_INSTRUCTION = re.compile(r"  (?:ROOT )?%?([^\s=]+) = ")
_OPCODE = re.compile(r" ([a-z][\w-]*)\(")
_METADATA = re.compile(r'(\w+)=("(?:[^"\\]|\\.)*"|[^\s}]+)')
_LAYOUT = re.compile(r"\w\[[\d,<=?]*\]\{([^{}]*)\}")

# Told by its values where they are the same after the trip; by its number where they hold names.
_ANNOTATIONS = (
    "frontend_attributes",
    "sharding",
    "backend_config",
    "parameter_replication",
    "statistics",
    "origin",
    "result_accuracy",
)
_ANNOTATIONS_WITH_NAMES = ("control-predecessors",)
_MOST_OPCODES = 3


@dataclass
class _Facts:
    """An HLO module, for comparison.

    Attributes:
      header: What is said of the whole module, by name.
      annotations: For each kind, each value with the opcode it stands at, and how often.
    """

    header: dict[str, str] = field(default_factory=dict)
    annotations: dict[str, Counter[tuple[str, str]]] = field(
        default_factory=lambda: defaultdict(Counter)
    )


def losses(module: HloModule, bytecode: bytes) -> Iterator[str]:
    """Yields a sentence for each kind of thing that is lost, with how many.

    Args:
      module: The module.
      bytecode: What it has become in StableHLO.

    Raises:
      UnsupportedJaxError: jaxlib has no conversion back to HLO.
    """
    try:
        proto = jax_private.stablehlo_to_hlo(bytecode)
    except (RuntimeError, ValueError):
        # Some ops have a way into StableHLO only. Who asks for HLO output will be told.
        return
    before = _facts(jax_private.print_hlo_module(module, large_constants=False))
    back = jax_private.hlo_module_of_proto(proto)
    after = _facts(jax_private.print_hlo_module(back, large_constants=False))
    yield from _header_losses(before.header, after.header)
    for kind, values in before.annotations.items():
        if lost := _lost(kind, values, after.annotations[kind]):
            yield (
                f"lost on the way through StableHLO: {kind} of {lost.total()} of "
                f"{values.total()} instructions that have it ({_by_opcode(lost)})"
            )


def _lost(
    kind: str, before: Counter[tuple[str, str]], after: Counter[tuple[str, str]]
) -> Counter[str]:
    """How many values are gone, by opcode; an op may come back under another opcode."""
    if kind in _ANNOTATIONS_WITH_NAMES:
        missing = before.total() - after.total()
        return Counter({opcode: missing for _, opcode in before if missing > 0})
    kept: Counter[str] = Counter()
    for (value, _), count in after.items():
        kept[value] += count
    lost: Counter[str] = Counter()
    for (value, opcode), count in before.items():
        reached = min(count, kept[value])
        kept[value] -= reached
        if count > reached:
            lost[opcode] += count - reached
    return lost


def _by_opcode(lost: Counter[str]) -> str:
    words = [f"{opcode}: {count}" for opcode, count in lost.most_common(_MOST_OPCODES)]
    more = ["..."] if len(lost) > _MOST_OPCODES else []
    return ", ".join(words + more)


def _header_losses(before: Mapping[str, str], after: Mapping[str, str]) -> Iterator[str]:
    for name, value in before.items():
        other = after.get(name)
        if other is None:
            yield f"lost on the way through StableHLO: the module's {name}={_short(value)}"
        elif other != value:
            change = _change(value, other)
            yield f"changed on the way through StableHLO: the module's {name}: {change}"


def _change(value: str, other: str) -> str:
    at = next(
        (k for k, (a, b) in enumerate(zip(value, other, strict=False)) if a != b),
        min(len(value), len(other)),
    )
    begin = max(0, at - 40)
    mark = "..." if begin else ""
    return f"{mark}{_short(value[begin:])} becomes {mark}{_short(other[begin:])}"


def _short(text: str) -> str:
    return text if len(text) <= 100 else f"{text[:100]}..."


def _facts(text: str) -> _Facts:
    facts = _Facts()
    lines = text.splitlines()
    facts.header.update(_attributes(lines[0])[1])
    for line in lines[1:]:
        if _INSTRUCTION.match(line):
            _add_instruction(line, facts.annotations)
    return facts


def _add_instruction(line: str, found: dict[str, Counter[tuple[str, str]]]) -> None:
    head, attributes = _attributes(line)
    opcode = _OPCODE.search(head)
    name = opcode[1] if opcode else ""
    for key, value in _METADATA.findall(attributes.get("metadata", "")):
        if key == "source_line":
            continue
        if key == "source_file":
            # The two are one thing.
            line_number = re.search(r"\bsource_line=(\d+)", attributes["metadata"])
            at = line_number[1] if line_number else 0
            found["source_file"][f"{value}:{at}", name] += 1
        else:
            found[key][value, name] += 1
    for key in (*_ANNOTATIONS, *_ANNOTATIONS_WITH_NAMES):
        if key in attributes:
            found[key][attributes[key], name] += 1
    for layout in _LAYOUT.findall(head):
        if layout != ",".join(map(str, range(layout.count(","), -1, -1))) and layout:
            found["layout"][layout, name] += 1


def _attributes(line: str) -> tuple[str, dict[str, str]]:
    """What stands before the attributes of a line, and they: those in no brackets."""
    depth = 0
    starts: list[tuple[str, int, int]] = []
    for piece in _PIECE.finditer(line):
        first = piece[0][0]
        if first in "([{":
            depth += 1
        elif first in ")]}":
            depth -= 1
        elif piece[1] and depth == 0:
            starts.append((piece[1], piece.start(), piece.end()))
    if not starts:
        return line, {}
    ends = [*(start for _, start, _ in starts[1:]), len(line)]
    attributes = {name: line[begin:end] for (name, _, begin), end in zip(starts, ends, strict=True)}
    return line[: starts[0][1]], attributes
