# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Lets PDL's matcher look at the name of an op before it looks at anything else.

MLIR makes one matcher of all patterns, which asks first what most of them ask. That an operand has
a defining op counts twice in each pattern, as a condition of the operand and of that op; the name
of the root counts once. So for every op of a module the matcher would look at what computes its
first operand, and what computes the first operand of that. Patterns that ask for nothing but a name
tip the balance: an op that is no root takes half the time. They match nothing.
"""

from __future__ import annotations

from neuron_inst_combine.bindings.types import Operation

CONSTRAINT = "NameFirstNever"
"""The name of the constraint in the text, ``match_nothing``; those of rules begin otherwise."""

# No root of ours is without a result, and to ask for that comes last.
_PATTERN = """pdl.pattern @NameFirst_{number} : benefit(0) {{
  %0 = operands
  %1 = operation "{name}"(%0 : !pdl.range<value>)
  apply_native_constraint "{constraint}"(%1 : !pdl.operation)
  rewrite %1 {{
    erase %1
  }}
}}
"""


def name_patterns(root_name: str, count: int) -> str:
    """The text of ``pdl.pattern`` ops that are as many as the others, and ask for a name.

    Args:
      root_name: Any that a root of the others can have.
      count: How many others there are.
    """
    return "".join(
        _PATTERN.format(number=number, name=root_name, constraint=CONSTRAINT)
        for number in range(count)
    )


def match_nothing(_rewriter: object, _results: object, _values: list[Operation]) -> bool:
    """The constraint, for ops with the name and without a result."""
    return False
