# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A reduce whose body is taken for some associative, commutative op with the init as identity."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from neuron_inst_combine.validation.field import (
    PRIME,
    Residues,
    hash_words,
    power,
    seed_of,
    sum_over,
)

_P = np.uint64(PRIME)
# Coprime to PRIME - 1, so that raising to them is one to one in the field.
_INNER, _OUTER = 5, 13


def assumed_reduce(
    seed: int, inputs: Sequence[Residues], inits: Sequence[Residues], dimensions: Sequence[int]
) -> list[Residues]:
    """The results of a reduce with a body that is known by a seed alone.

    Any one-to-one map f of tuples with f(init) = 0 makes ``x . y = f^-1(f(x) + f(y))`` associative
    and commutative with identity ``init``. In this f each component depends on all, and on the
    seed: each is mapped by itself, then has a hash of those before it added, then one of those
    behind it.
    """
    count = len(inputs)
    moved = [(array + (_P - init)) % _P for array, init in zip(inputs, inits, strict=True)]
    upper = [
        (_forward(moved[k], seed_of(seed, k)) + _mixed(moved[:k], seed_of(seed, "up", k))) % _P
        for k in range(count)
    ]
    lower = [
        (upper[k] + _mixed(upper[k + 1 :], seed_of(seed, "down", k))) % _P for k in range(count)
    ]
    sums = [sum_over(value, dimensions) for value in lower]
    for k in reversed(range(count)):
        sums[k] = (sums[k] + _P - _mixed(sums[k + 1 :], seed_of(seed, "down", k))) % _P
    for k in range(count):
        mapped = (sums[k] + _P - _mixed(sums[:k], seed_of(seed, "up", k))) % _P
        sums[k] = _backward(mapped, seed_of(seed, k))
    return [(value + init) % _P for value, init in zip(sums, inits, strict=True)]


def _mixed(values: Sequence[Residues], seed: int) -> Residues:
    """A hash of some components that is 0 where all of them are."""
    zeros = [np.zeros((), np.uint64)] * len(values)
    mixed: Residues = (hash_words(seed, *values) + _P - hash_words(seed, *zeros)) % _P
    return mixed


def _forward(value: Residues, seed: int) -> Residues:
    shift = np.asarray(seed % PRIME, np.uint64)
    result: Residues = (
        power((power(value, _INNER) + shift) % _P, _OUTER) + _P - power(shift, _OUTER)
    ) % _P
    return result


def _backward(value: Residues, seed: int) -> Residues:
    shift = np.asarray(seed % PRIME, np.uint64)
    undone = power((value + power(shift, _OUTER)) % _P, pow(_OUTER, -1, PRIME - 1))
    return power((undone + _P - shift) % _P, pow(_INNER, -1, PRIME - 1))
