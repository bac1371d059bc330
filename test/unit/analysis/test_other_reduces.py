# RUN: %pytest %s
"""Reduces of a value with few users, and with many."""

from __future__ import annotations

from typing import Any

import pytest

from neuron_inst_combine.analysis.other_reduces import (
    MOST_IN_VAIN,
    MOST_USES,
    OtherReduces,
    become_newest_user,
)
from neuron_inst_combine.bindings import load

BINDINGS = load("iree")


def block_of(more_users: int) -> tuple[Any, list[Any]]:
    """A module, and its ops: a constant, two reduces of %x, other users of %x."""
    reduce_x = (
        "= stablehlo.reduce(%x init: %z) applies stablehlo.add across dimensions = [0]"
        " : (tensor<4xi32>, tensor<i32>) -> tensor<i32>"
    )
    text = "\n".join(
        [
            "func.func @main(%x: tensor<4xi32>) {",
            "%z = stablehlo.constant dense<0> : tensor<i32>",
            f"%a {reduce_x}",
            f"%b {reduce_x}",
            *(f"%c{k} = stablehlo.negate %x : tensor<4xi32>" for k in range(more_users)),
            "return }",
        ]
    )
    module = BINDINGS.ir.Module.parse(text, BINDINGS.context())
    block = module.body.operations[0].regions[0].blocks[0]
    return module, [op.operation for op in block.operations]


def test_few_users_are_looked_at_once() -> None:
    _module, (_, root, other, *_others) = block_of(10)
    looks = list(OtherReduces().looks(root, root.operands[0]))
    assert looks == [[other]]


@pytest.mark.parametrize("times", [1, 2 * MOST_IN_VAIN])
def test_what_is_found_among_all_can_be_found_again(times: int) -> None:
    _module, (_, root, other, *_others) = block_of(MOST_USES)
    reduces = OtherReduces()
    for _ in range(times):
        looks = reduces.looks(root, root.operands[0])
        assert next(looks) == []
        assert next(looks) == [other]


def test_the_newest_user_is_found_at_once() -> None:
    _module, (_, root, other, *_others) = block_of(MOST_USES)
    become_newest_user(other, 1)
    assert next(OtherReduces().looks(root, root.operands[0])) == [other]


def test_all_are_looked_at_in_vain_for_a_few_only() -> None:
    _module, (_, root, *_others) = block_of(MOST_USES)
    x = root.operands[0]
    reduces = OtherReduces()
    users = [use.owner.operation for use in x.uses][: MOST_IN_VAIN + 1]
    for user in users[:-1]:
        assert not reduces.has_given_up(user, x)
        assert len(list(reduces.looks(user, x))) == 2
    assert reduces.has_given_up(users[-1], x)
    assert len(list(reduces.looks(users[-1], x))) == 1
    # Who has asked before may ask again.
    assert len(list(reduces.looks(users[0], x))) == 2


def test_of_few_users_none_is_left_out() -> None:
    _module, (_, root, *_others) = block_of(10)
    assert not OtherReduces().has_given_up(root, root.operands[0])
