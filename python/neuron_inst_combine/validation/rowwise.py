# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""A reduce with any body: each element of a result is a function of what is reduced to it."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from neuron_inst_combine.validation.field import (
    Residues,
    compressed,
    elementwise,
    hash_words,
    seed_of,
    sum_over,
)


def with_places(inputs: Sequence[Residues], dimensions: Sequence[int]) -> list[Residues]:
    """The inputs, and for each element its place among those that are reduced together."""
    shape = inputs[0].shape
    extents = [extent if d in dimensions else 1 for d, extent in enumerate(shape)]
    places = np.arange(math.prod(extents), dtype=np.uint64).reshape(extents)
    return [*inputs, np.broadcast_to(places, shape)]


def rowwise_reduce(
    seed: int,
    inputs: Sequence[Residues],
    inits: Sequence[Residues],
    dimensions: Sequence[int],
    result: int,
) -> Residues:
    """One result of a reduce with a body that is known by a seed alone.

    It is a hash of the elements, in row-major order, and of the init values; nothing reduced is the
    init value itself. Dimensions of extent 1 among those reduced make no difference.
    """
    shape = inputs[0].shape
    kept = tuple(extent for d, extent in enumerate(shape) if d not in dimensions)
    reduced = [shape[d] for d in dimensions if shape[d] != 1]
    if 0 in reduced:
        return np.broadcast_to(inits[result], kept)
    words = compressed(with_places(inputs, dimensions))
    # A sum of hashes that know their places is a hash of the sequence.
    rows = sum_over(hash_words(seed_of(seed, "element"), *words), dimensions)
    rows = np.broadcast_to(rows, kept)
    starts = [np.broadcast_to(init, kept) for init in inits]
    whole = seed_of(seed, "row", reduced, result)
    return elementwise(lambda *parts: hash_words(whole, *parts), rows, *starts)
