# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Arithmetic on arrays of residues modulo the prime 2^31 - 1, and hashing into it.

Arrays that repeat elements (with a stride of 0, as a splat has) are not expanded.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Residues: TypeAlias = npt.NDArray[np.uint64]

PRIME = (1 << 31) - 1

_P = np.uint64(PRIME)
_ONE = np.uint64(0xFF51AFD7ED558CCD)
_TWO = np.uint64(0xC4CEB9FE1A85EC53)
_STEP = np.uint64(0x9E3779B97F4A7C15)
_SHIFT = np.uint64(33)


def seed_of(*parts: object) -> int:
    """A number of 64 bits made of things by their text, the same in every process."""
    text = "\0".join(map(str, parts)).encode(errors="surrogateescape")
    return int.from_bytes(hashlib.blake2b(text, digest_size=8).digest(), "little")


def scramble(words: Residues) -> Residues:
    """Maps 64-bit words to others, one to one, so that each bit depends on all."""
    words = words ^ (words >> _SHIFT)
    words = words * _ONE
    words = words ^ (words >> _SHIFT)
    words = words * _TWO
    scrambled: Residues = words ^ (words >> _SHIFT)
    return scrambled


def hash_words(seed: int, *words: Residues) -> Residues:
    """The residue of a tuple of words for each element of arrays of one shape; order matters.

    With no words, a scalar.
    """
    with np.errstate(over="ignore"):
        state: Residues = np.asarray(seed, np.uint64)
        for word in words:
            state = scramble((state ^ word) + _STEP)
        residues: Residues = scramble(state) % _P
    return residues


def compressed(arrays: Sequence[Residues]) -> list[Residues]:
    """Arrays of one shape, with extent 1 wherever all of them repeat their elements."""
    shape = arrays[0].shape
    index = tuple(
        slice(0, 1) if extent > 1 and all(a.strides[d] == 0 for a in arrays) else slice(None)
        for d, extent in enumerate(shape)
    )
    return [array[index] for array in arrays]


def elementwise(function: Callable[..., Residues], *arrays: Residues) -> Residues:
    """Applies a function to arrays of one shape, to repeated elements once."""
    shape = arrays[0].shape
    return np.broadcast_to(function(*compressed(arrays)), shape)


def add(left: Residues, right: Residues) -> Residues:
    """The sum in the field."""
    return elementwise(lambda a, b: (a + b) % _P, left, right)


def multiply(left: Residues, right: Residues) -> Residues:
    """The product in the field."""
    return elementwise(lambda a, b: a * b % _P, left, right)


def sum_over(array: Residues, dimensions: Sequence[int]) -> Residues:
    """The sum over dimensions, in the field; 0 of nothing."""
    distinct, repeats, shape = _distinct(array, dimensions)
    # Fewer than 2^33 residues of 31 bits do not overflow 64.
    total: Residues = np.asarray(distinct.sum(axis=tuple(dimensions), dtype=np.uint64)) % _P
    return np.broadcast_to(total * np.uint64(repeats % PRIME) % _P, shape)


def product_over(array: Residues, dimensions: Sequence[int]) -> Residues:
    """The product over dimensions, in the field; 1 of nothing."""
    distinct, repeats, shape = _distinct(array, dimensions)
    for dimension in dimensions:
        distinct = _product_along(distinct, dimension)
    return np.broadcast_to(power(np.squeeze(distinct, tuple(dimensions)), repeats), shape)


def power(base: Residues, exponent: int) -> Residues:
    """A power in the field."""
    result: Residues = np.ones_like(base)
    while exponent:
        if exponent & 1:
            result = result * base % _P
        base = base * base % _P
        exponent >>= 1
    return result


def _product_along(array: Residues, dimension: int) -> Residues:
    """By halves: a product of two residues is all that 64 bits hold."""
    array = np.moveaxis(array, dimension, 0)
    while array.shape[0] > 1:
        half = array.shape[0] // 2
        odd = array[2 * half :]
        array = np.concatenate([array[:half] * array[half : 2 * half] % _P, odd])
    if not array.shape[0]:
        array = np.ones((1, *array.shape[1:]), np.uint64)
    return np.moveaxis(array, 0, dimension)


def _distinct(array: Residues, dimensions: Sequence[int]) -> tuple[Residues, int, tuple[int, ...]]:
    """One of each repeated element, how often each is reduced, and the shape of the result."""
    repeats = 1
    index = [slice(None)] * array.ndim
    for dimension, extent in enumerate(array.shape):
        if extent > 1 and array.strides[dimension] == 0:
            repeats *= extent if dimension in dimensions else 1
            index[dimension] = slice(0, 1)
    shape = tuple(extent for d, extent in enumerate(array.shape) if d not in dimensions)
    return array[tuple(index)], repeats, shape
