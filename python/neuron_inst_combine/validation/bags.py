# Part of neuron-inst-combine, under the Apache License v2.0 with LLVM Exceptions.
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Values under an idempotent law, as the sets of what was combined.

A maximum of a thousand numbers does not change when one is left out, but for one chance in a
thousand. So it is not computed: a maximum is the *set* of its arguments, the free semilattice.
Equal sets are equal maxima whatever the order of the elements, and for unequal sets there is an
order that tells them apart.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from neuron_inst_combine.validation.field import PRIME, Residues, compressed, hash_words, seed_of
from neuron_inst_combine.validation.laws import Law


@dataclass(frozen=True, slots=True)
class Bag:
    """A tensor each of whose elements is what a law makes of several residues.

    Attributes:
      law: The law.
      identity: The residue that it takes no notice of; None without one.
      members: Of the tensor's shape with one more dimension at the end, of what is combined.
    """

    law: Law
    identity: int | None
    members: Residues


def resolve(bag: Bag, seed: int) -> Residues:
    """The residue of each element of a bag.

    That of the one member where there is one, the identity where there is none (and one exists),
    else the sum of hashes of the members, which depends on the set alone.
    """
    shape = bag.members.shape[:-1]
    # Repeated members do count, in the Boolean group; so only whole elements are taken once.
    (selector,) = compressed([bag.members[..., 0]])
    index = tuple(slice(0, extent) for extent in selector.shape)
    counted = np.sort(bag.members[index], axis=-1)
    keep = _odd_runs(counted) if bag.law is Law.XOR else _first_of_runs(counted)
    if bag.identity is not None:
        keep &= counted != np.uint64(bag.identity)
    hashes = hash_words(seed_of(seed, "bag", bag.law.value), counted)
    zero = np.uint64(0)
    result: Residues = np.where(keep, hashes, zero).sum(axis=-1, dtype=np.uint64) % np.uint64(PRIME)
    count = keep.sum(axis=-1)
    alone: Residues = np.where(keep, counted, zero).sum(axis=-1, dtype=np.uint64)
    result = np.where(count == 1, alone, result)
    result = np.where(count == 0, np.uint64(bag.identity or 0), result)
    return np.broadcast_to(result, shape)


def _first_of_runs(counted: Residues) -> np.typing.NDArray[np.bool_]:
    keep = np.ones(counted.shape, np.bool_)
    keep[..., 1:] = counted[..., 1:] != counted[..., :-1]
    return keep


def _odd_runs(counted: Residues) -> np.typing.NDArray[np.bool_]:
    """The last member of each run of equal ones of odd length."""
    first = _first_of_runs(counted)
    place = np.arange(counted.shape[-1])
    begin = np.maximum.accumulate(np.where(first, place, 0), axis=-1)
    last = np.ones(counted.shape, np.bool_)
    last[..., :-1] = first[..., 1:]
    odd: np.typing.NDArray[np.bool_] = (place - begin) % 2 == 0
    return last & odd
