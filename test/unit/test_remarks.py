# RUN: %pytest %s
"""Filters and formats of remarks."""

from __future__ import annotations

import pytest

from neuron_inst_combine.bindings import load
from neuron_inst_combine.remarks.filters import FilterError, RemarkFilter
from neuron_inst_combine.remarks.remark import Remark, RemarkKind
from neuron_inst_combine.remarks.yaml import to_yaml

BINDINGS = load("iree")


def remark(kind: RemarkKind = RemarkKind.MISSED, reason: str = "it's so") -> Remark:
    context = BINDINGS.context()
    location = BINDINGS.ir.Location.name(
        "n", BINDINGS.ir.Location.file("a b.mlir", 8, 3, context), context
    )
    return Remark(
        kind=kind,
        pass_argument="neuron-inst-combine",
        pattern="ReduceOfReduce",
        function="main",
        location=location,
        condition=2 if kind is RemarkKind.MISSED else 0,
        reason=reason,
    )


@pytest.mark.parametrize(
    ("filters", "taken"),
    [
        (RemarkFilter(), False),
        (RemarkFilter(everything="neuron-.*"), True),
        (RemarkFilter(everything="neuron"), False),
        (RemarkFilter(everything="ReduceOfReduce"), True),
        (RemarkFilter(missed=".*"), True),
        (RemarkFilter(passed=".*"), False),
    ],
)
def test_filters_match_as_a_whole(filters: RemarkFilter, taken: bool) -> None:
    assert filters.takes(remark()) is taken
    assert filters.is_off is (filters == RemarkFilter())


def test_a_bad_filter_is_an_error() -> None:
    with pytest.raises(FilterError, match=r"'\(' is no regular expression: "):
        RemarkFilter(passed="(")


def test_text() -> None:
    assert str(remark()) == (
        "a b.mlir:8:3: remark: [Missed] ReduceOfReduce | "
        'Category:neuron-inst-combine | Reason="it\'s so"'
    )


def test_yaml() -> None:
    assert to_yaml(remark()) == (
        "--- !Missed\n"
        "Pass:            'neuron-inst-combine'\n"
        "Name:            'ReduceOfReduce'\n"
        "DebugLoc:        { File: 'a b.mlir', Line: 8, Column: 3 }\n"
        "Function:        'main'\n"
        "Args:\n"
        "  - Condition:       '2'\n"
        "  - Reason:          'it''s so'\n"
        "...\n"
    )


def test_yaml_of_odd_text() -> None:
    text = to_yaml(remark(RemarkKind.PASSED, "a\nb"))
    assert '  - Reason:          "a\\nb"\n' in text
    assert "Condition" not in text
