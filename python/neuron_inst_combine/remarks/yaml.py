# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Remarks as LLVM's YAML, which ``opt-viewer`` and ``llvm-remarkutil`` read: a document each."""

from __future__ import annotations

import json

from neuron_inst_combine.remarks.remark import Remark

_PARSED_FROM_STRING = "-"


def to_yaml(remark: Remark, source: str = _PARSED_FROM_STRING) -> str:
    """The document of one remark, with its markers.

    Args:
      remark: The remark.
      source: The file to name where MLIR says ``-``, for a module that was parsed from a string.
    """
    lines = [
        f"--- !{remark.kind.value}",
        f"Pass:            {_scalar(remark.pass_argument)}",
        f"Name:            {_scalar(remark.pattern)}",
    ]
    if (position := remark.position) is not None:
        file = source if position.file == _PARSED_FROM_STRING else position.file
        lines.append(
            f"DebugLoc:        {{ File: {_scalar(file)}, "
            f"Line: {position.line}, Column: {position.column} }}"
        )
    lines.append(f"Function:        {_scalar(remark.function or '<module>')}")
    lines.append("Args:")
    if remark.condition:
        lines.append(f"  - Condition:       '{remark.condition}'")
    lines.append(f"  - Reason:          {_scalar(remark.reason)}")
    lines.append("...")
    return "\n".join(lines) + "\n"


def _scalar(text: str) -> str:
    """Text as a YAML scalar: in single quotes, or in double quotes where it needs escapes."""
    if text.isprintable():
        return "'" + text.replace("'", "''") + "'"
    # A JSON string is a YAML double-quoted scalar.
    return json.dumps(text)
